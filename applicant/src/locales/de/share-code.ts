import type { Translated } from "@latchkey/words/translated.ts";
import type { shareCode as english } from "../en/share-code.ts";

export const shareCode: Translated<typeof english> = {
  title: "Bitte geben Sie uns einen neuen Share-Code",
  ended:
    "Share-Codes gelten {{days}} Tage. Ihrer ist spätestens am {{date}} abgelaufen, bevor Ihr Recht zu mieten vermerkt war. Ihre Bewerbung bleibt, wie sie ist.",
  field: "Neuer Share-Code",
  hint: "Neun Buchstaben und Ziffern, zum Beispiel R12 345 678",
  required: "Geben Sie Ihren neuen Share-Code ein",
  get: "Share-Code auf GOV.UK holen",
  send: "Neuen Code senden",
  other:
    "Sie haben keinen Code oder möchten Ihr Recht zu mieten anders zeigen? <mail>Schreiben Sie uns</mail>.",
  thanks: "Vielen Dank",
  given: "Ihr neuer Share-Code ist da. Sie müssen nichts weiter tun.",
  failedTitle: "Ihr Code wurde nicht gespeichert",
  failed: "Es ist nichts verloren. Bitte versuchen Sie es in einer Minute noch einmal.",
};
