import type { Translated } from "@latchkey/words/translated.ts";
import type { handOver as english } from "../en/hand-over.ts";

export const handOver: Translated<typeof english> = {
  title: "Mit dem Telefon hinzufügen",
  scan: "Scannen Sie diesen Code mit der Kamera Ihres Telefons. Er gilt einmal, zehn Minuten lang.",
  qr: "QR-Code, der diesen Schritt auf Ihrem Telefon öffnet",
  words: "Wenn Sie ihn nicht scannen können, öffnen Sie diese Adresse auf Ihrem Telefon:",
  copy: "Adresse kopieren",
  copied: "Kopiert",
  waiting: "Wir warten auf Ihr Telefon.",
  open: "Ihr Telefon ist verbunden. Fügen Sie die Datei dort hinzu.",
  over: "Dieser Code gilt nicht mehr.",
  again: "Neuen Code anzeigen",
  loading: "Der Code wird erstellt",
  failed:
    "Der Code konnte nicht erstellt werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  often:
    "Sie haben sehr viele Codes angefordert. Versuchen Sie es in einer Stunde wieder, oder fügen Sie die Datei hier hinzu.",
  close: "Schließen",
};
