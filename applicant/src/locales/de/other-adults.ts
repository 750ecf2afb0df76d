import type { Translated } from "@latchkey/words/translated.ts";
import type { otherAdults as english } from "../en/other-adults.ts";

export const otherAdults: Translated<typeof english> = {
  openTitle: "Eine Sache fehlt noch, {{name}}",
  openTitleWithoutName: "Eine Sache fehlt noch",
  turnStatus: "Noch etwas zu tun",
  turnText: "Bitte beantworten Sie die Frage auf dieser Seite.",
  title: "Wer dort wohnen wird",
  question: "Wird noch jemand ab 18 Jahren in dieser Wohnung leben?",
  hint: "Außer den Personen, die in dieser Bewerbung genannt sind. Das Recht in England verlangt diese Frage. Bitte nennen Sie keine Kinder.",
  yes: "Ja",
  no: "Nein",
  save: "Speichern",
  choose: "Bitte antworten Sie mit Ja oder Nein",
  saidNo: "Ihre Antwort: Niemand sonst ab 18 Jahren wird dort wohnen.",
  saidYes:
    "Ihre Antwort: Noch jemand ab 18 Jahren wird dort wohnen. Bitte sagen Sie Ihrer Agentur, wer das ist, damit die Person vor dem Vertrag ergänzt werden kann.",
  change: "Antwort ändern",
  cancel: "Abbrechen",
  failedTitle: "Ihre Antwort wurde nicht gespeichert",
  failed: "Es ist nichts verloren. Bitte versuchen Sie es in einer Minute noch einmal.",
};
