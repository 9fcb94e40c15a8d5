# Wat de server antwoordt als hij niet kan doen wat hem gevraagd wordt.

refused-malformed = Dit bericht is niet te begrijpen.
refused-too_large = Dit is te groot.
refused-too_fast = Te veel berichten tegelijk. Wacht even.
refused-stale = Het spel is intussen verdergegaan. Kijk nog eens en kies dan.
refused-lesson = { $answer }
refused-illegal = Dit mag nu niet.
refused-not_your_seat = Je bent niet aan de beurt.
refused-not_running = Dit spel is niet aan de gang.
refused-nothing_to_undo = Er is niets dat teruggenomen kan worden.
refused-not_found = Hier is niets, of niet meer.
refused-seat_taken = Op deze plaats zit al iemand anders.
refused-not_host = Dat mag alleen wie het spel gemaakt heeft.
refused-bad_upload = Dit bestand is geen opgeslagen spel dat hier gelezen kan worden.
refused-not_built = Bij dit spel hoort iets dat hier nog niet gespeeld kan worden: { $modules }.
refused-unsupported = Bij dit spel hoort iets dat hier niet bestaat.
refused-bad_setup = Zo kan er geen spel gespeeld worden.
refused-too_many_games = Je hebt zoveel spellen als iemand hier mag hebben. Verwijder er eerst een of sta ervan op.
refused-unknown = Er is hier iets misgegaan. Er is niets veranderd.
refused-unavailable = De spellen zijn op dit moment niet bereikbaar. Probeer het nog eens.
refused-not_over = Dit is er pas als het spel voorbij is.
refused-not_savable = Dit spel kan nu niet worden opgeslagen: een bestand mag niet verraden wat verborgen is, en er is op tijd geen ander spel gevonden dat er voor iedereen hetzelfde uitziet. Probeer het enkele zetten later, of als het spel voorbij is.
refused-no_picture = Van dit spel kan hier geen afbeelding worden gemaakt.
refused-no_hints = In dit spel krijgt niemand hints.
refused-begun = Dit spel is al begonnen.
refused-bad_name = Dit is geen naam.
refused-from_elsewhere = Een andere site heeft hierom gevraagd.
refused-method = Zo kan dit adres niet gebruikt worden.
refused-chat_full = In dit spel is al zo veel gezegd dat er niets meer bij kan.
refused-too_many_sockets = Er staan te veel vensters tegelijk open.
refused-not_absent = Deze speler is nog niet lang genoeg weg om de plaats weg te geven.
refused-sits_here = Je hebt of had hier al een plaats. In een spel met geheimen is deze voor iemand anders.
refused-muted = Je kunt in dit spel niets meer zeggen.
refused-not_allowed = Dat mag je niet.
refused-bad_pass = Deze code is niet of niet meer geldig.

# What the server tells in the chat of a game.
told-given_open = De plaats van { $name } is vrijgegeven: wie komt, kan hem innemen.
told-given_bot = De computer speelt verder voor { $name }.
told-uploaded = Dit spel is elders begonnen en kwam als bestand. Wat nog verborgen is, is opnieuw geschud.
told-played_on = Dit spel gaat verder vanaf een moment van een ander spel. Wat nog verborgen is, werd opnieuw geschud.
told-removal = { $name } wil dit spel verwijderen. Als iedereen die hier zit dat wil, wordt het verwijderd.
told-hint = { $name } heeft om een hint gevraagd.
told-resigned = { $name } geeft op.
told-refused_undo = { $name } gaat niet akkoord met terugnemen.
told-refused_tie = { $name } gaat niet akkoord met gelijkspel.
told-withdrawn = { $name } trekt het voorstel in.
told-agreed_undo = Iedereen gaat akkoord: de laatste zet van { $name } wordt teruggenomen.
told-agreed_tie = Iedereen gaat akkoord met gelijkspel.

# De uitslag als de anderen een spel hebben beëindigd omdat iemands tijd om was.
ended-by_clock = De tijd van { $name } was om, en de anderen hebben het spel beëindigd.
ended-by_resigned = { $name } heeft opgegeven.
ended-by_tie = De spelers zijn gelijkspel overeengekomen.

# Een les.
learning = Leren spelen: { $game }
learning-opponent = { $name } is aan de beurt
learning-example = Laat zien: { $title }
learning-you = Jij bent { $name }. { $text }

# In the preview of a link to a game.
preview-running = Een spel { $game } dat nu gespeeld wordt
preview-over = Een spel { $game } dat afgelopen is
