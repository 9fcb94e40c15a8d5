// The current page. It is in the address after the #, so that every page and every moment of a game has a link.

export type Route =
  | { page: "lobby" }
  | { page: "setup"; game: string }
  | { page: "guide"; game: string; query: string }
  | { page: "table" }
  | { page: "me"; code: string }
  | { page: "history" }
  | { page: "game"; code: string; analysis?: boolean }
  | { page: "moment"; code: string; version: number };

export function read(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#?\/?/, "").split("?");
  const parts = path.split("/").map(decoded);
  if (parts[0] === "guide" && parts[1] === "table") return { page: "table" };
  if (parts[0] === "guide") return { page: "guide", game: parts[1] || "carcassonne", query };
  if (parts[0] === "me" && parts[1]) return { page: "me", code: parts[1] };
  if (parts[0] === "new") return { page: "setup", game: parts[1] ?? "" };
  if (parts[0] === "history") return { page: "history" };
  if (parts[0] === "g" && parts[1]) {
    const code = tidy(parts[1]);
    const version = Number(parts[3]);
    if (parts[2] === "at" && Number.isInteger(version) && version >= 0)
      return { page: "moment", code, version };
    return parts[2] === "analysis" ? { page: "game", code, analysis: true } : { page: "game", code };
  }
  return { page: "lobby" };
}

/** A part of an address; undecoded if it is malformed. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The link to a game that is passed on. The server puts a preview into its page, in this language. */
export const invitationTo = (code: string, language: string) =>
  `${location.origin}/g/${encodeURIComponent(code)}${language === "en" ? "" : `?lang=${language}`}`;

export function address(route: Route): string {
  switch (route.page) {
    case "lobby":
      return "#/";
    case "setup":
      return route.game ? `#/new/${route.game}` : "#/new";
    case "guide":
      return `#/guide/${route.game}${route.query && `?${route.query}`}`;
    case "table":
      return "#/guide/table";
    case "me":
      return `#/me/${encodeURIComponent(route.code)}`;
    case "game":
      return `#/g/${encodeURIComponent(route.code)}${route.analysis ? "/analysis" : ""}`;
    case "history":
      return "#/history";
    case "moment":
      return `#/g/${encodeURIComponent(route.code)}/at/${route.version}`;
  }
}

/** A code as the server writes it: some keyboards begin with a capital, and some people insert spaces. */
function tidy(code: string): string {
  return code.replace(/\s+/g, "").toLowerCase();
}

/** A code in what somebody typed or pasted: the code itself, or a link with it. */
export function codeIn(text: string): string {
  const found = /\/g\/([^/\s?#]+)/.exec(text);
  return tidy(decoded(found?.[1] ?? text));
}

// The play aid has a plain address, too, which is easier to tell and to install; so has a game, for previews of its link.
if (location.pathname === "/guide") history.replaceState(null, "", `/${location.hash || `#/guide${location.search}`}`);
if (location.pathname.startsWith("/g/")) history.replaceState(null, "", `/${location.hash || `#${location.pathname}`}`);

let current = $state.raw<Route>(read(location.hash));
addEventListener("hashchange", () => (current = read(location.hash)));

export function route(): Route {
  return current;
}

export function go(to: Route, replace = false): void {
  if (replace) {
    history.replaceState(null, "", address(to));
    current = to;
  } else location.hash = address(to);
}
