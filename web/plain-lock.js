// Takes out of package-lock.json what npm notes for people: the addresses of sponsors. Run by `make lock`.
import { readFileSync, writeFileSync } from "node:fs";

const file = new URL("package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(file, "utf8"));
for (const part of Object.values(lock.packages)) delete part.funding;
writeFileSync(file, JSON.stringify(lock, null, 2) + "\n");
