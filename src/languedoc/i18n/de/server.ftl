# Was der Server antwortet, wenn er nicht tun kann, worum er gebeten wird.

refused-malformed = Diese Nachricht ist nicht zu verstehen.
refused-too_large = Das ist zu groß.
refused-too_fast = Zu viele Nachrichten auf einmal. Bitte warte einen Augenblick.
refused-stale = Die Partie ist inzwischen weitergegangen. Sieh noch einmal hin und wähle dann.
refused-lesson = { $answer }
refused-illegal = Das ist jetzt nicht erlaubt.
refused-not_your_seat = Du bist nicht an der Reihe.
refused-not_running = Diese Partie läuft nicht.
refused-nothing_to_undo = Es gibt nichts, was zurückgenommen werden kann.
refused-not_found = Hier gibt es nichts, oder nichts mehr.
refused-seat_taken = Auf diesem Platz sitzt schon jemand.
refused-not_host = Das darf nur, wer die Partie angelegt hat.
refused-bad_upload = Diese Datei ist keine gespeicherte Partie, die hier gelesen werden kann.
refused-not_built = Zu dieser Partie gehört etwas, das hier noch nicht gespielt werden kann: { $modules }.
refused-unsupported = Zu dieser Partie gehört etwas, das es hier nicht gibt.
refused-bad_setup = So kann keine Partie gespielt werden.
refused-too_many_games = Du hast so viele Partien, wie hier jemand haben darf. Entferne zuerst eine davon oder gib deinen Platz darin auf.
refused-unknown = Hier ist etwas schiefgegangen. Es hat sich nichts geändert.
refused-unavailable = Die Spiele sind im Augenblick nicht zu erreichen. Bitte versuche es noch einmal.
refused-not_over = Das gibt es erst, wenn die Partie vorbei ist.
refused-not_savable = Diese Partie lässt sich gerade nicht speichern: Ein Spielstand darf nicht verraten, was verdeckt ist, und es fand sich in der Zeit keine andere Partie, die für alle gleich aussieht. Versucht es einige Züge später noch einmal, oder wenn die Partie zu Ende ist.
refused-no_picture = Von dieser Partie lässt sich hier kein Bild machen.
refused-no_hints = In dieser Partie gibt es keine Hinweise.
refused-begun = Diese Partie hat schon begonnen.
refused-bad_name = Das ist kein Name.
refused-from_elsewhere = Darum hat eine andere Seite gebeten.
refused-method = So kann diese Adresse nicht benutzt werden.
refused-chat_full = In dieser Partie wurde schon so viel gesagt, dass nichts mehr dazukommen kann.
refused-too_many_sockets = Es sind zu viele Fenster gleichzeitig offen.
refused-not_absent = Diese Person ist noch nicht lange genug fort, um ihren Platz zu vergeben.
refused-sits_here = Du hast oder hattest hier schon einen Platz. In einem Spiel mit Geheimnissen ist dieser für jemand anderen.
refused-muted = Du kannst in dieser Partie nichts mehr sagen.
refused-not_allowed = Das darfst du nicht.
refused-bad_pass = Dieser Code gilt nicht oder nicht mehr.

# What the server tells in the chat of a game.
told-given_open = Der Platz von { $name } wurde freigegeben: Wer kommt, kann ihn einnehmen.
told-given_bot = Der Computer spielt für { $name } weiter.
told-uploaded = Diese Partie wurde anderswo begonnen und kam als Datei. Was noch verborgen ist, wurde neu gemischt.
told-played_on = Diese Partie geht von einem Augenblick einer anderen aus weiter. Was noch verborgen ist, wurde neu gemischt.
told-removal = { $name } möchte diese Partie entfernen. Wenn alle das wollen, die hier sitzen, wird sie entfernt.
told-hint = { $name } hat sich einen Hinweis geben lassen.
told-resigned = { $name } gibt auf.
told-refused_undo = { $name } ist mit dem Zurücknehmen nicht einverstanden.
told-refused_tie = { $name } ist mit einem Unentschieden nicht einverstanden.
told-withdrawn = { $name } zieht den Vorschlag zurück.
told-agreed_undo = Alle sind einverstanden: Der letzte Zug von { $name } wird zurückgenommen.
told-agreed_tie = Alle sind mit einem Unentschieden einverstanden.

# Wie es ausging, wenn die anderen eine Partie beendet haben, weil jemandes Zeit um war.
ended-by_clock = Die Zeit von { $name } war um, und die anderen haben die Partie beendet.
ended-by_resigned = { $name } hat aufgegeben.
ended-by_tie = Man hat sich auf ein Unentschieden geeinigt.

# Eine Lektion.
learning = Spielen lernen: { $game }
learning-opponent = { $name } ist am Zug
learning-example = Zeig es mir: { $title }
learning-you = Du bist { $name }. { $text }

# In the preview of a link to a game.
preview-running = Eine Partie { $game }, die gerade gespielt wird
preview-over = Eine Partie { $game }, die zu Ende ist
