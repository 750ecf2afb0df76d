import type { Translated } from "@latchkey/words/translated.ts";
import type { taxLink as english } from "../en/tax-link.ts";

export const taxLink: Translated<typeof english> = {
  title: "Zeigen Sie Ihren Steuer\u00addatensatz",
  subtitle: "Ihr Arbeitgeber meldet Ihren Lohn an HMRC. Mit Ihrer Erlaubnis lesen wir ihn einmal.",
  or: "Oder zeigen Sie Ihren Steuer\u00addatensatz",
  text: "Ihr Arbeitgeber meldet Ihren Lohn an HMRC. Mit Ihrer Erlaubnis lesen wir ihn einmal.",
  nino: "National Insurance Number",
  ninoHint:
    "Sie steht auf der Gehalts\u00adabrechnung oder dem P60. Zum Beispiel AB\u00a012\u00a034\u00a056\u00a0C",
  required: "Geben Sie Ihre National Insurance Number ein",
  go: "Weiter zu HMRC",
  why: "Was sehen Sie dort?",
  whyText:
    "Arbeitgeber, Daten und Lohn dieses und des vorigen Steuerjahrs. Nichts über Ihre Gesundheit oder Ihre Schulden. Ihre Nummer löschen wir, sobald wir gelesen haben.",
  failedTitle: "HMRC ist nicht erreichbar",
  failedText: "Versuchen Sie es gleich noch einmal oder wählen Sie einen anderen Weg.",
  reading: "Wir lesen Ihren Steuerdatensatz. Das dauert einen Moment.",
  nothing: "Ihr Steuerdatensatz nennt für diese zwei Jahre keinen Arbeitgeber.",
  found: "{{employer}}: {{amount}} im Steuerjahr {{taxYear}}",
  others:
    "Dieser Datensatz nennt andere Arbeitgeber als {{employer}}. Wir vergleichen das und bitten Sie vielleicht um eine Gehalts\u00adabrechnung.",
  lastPaid: "Zuletzt bezahlt am {{date}}",
  done: {
    title: "Ihr Steuer\u00addatensatz ist verknüpft",
    subtitle: "Wir haben ihn einmal gelesen; niemand kann noch einmal hineinsehen.",
  },
  error: {
    title: "Ihr Steuer\u00addatensatz ist nicht verknüpft",
    subtitle: "Es hat nicht geklappt, oder Sie wollten ihn nicht teilen. Nichts wurde gespeichert.",
    refused: "Sie wollten ihn nicht teilen. Nichts wurde gespeichert.",
    unavailable:
      "HMRC hat nicht geantwortet, oder dort ist ein Fehler aufgetreten. Nichts wurde gespeichert.",
    other: "Die Verknüpfung hat nicht geklappt. Nichts wurde gespeichert.",
    text: "Sie können es noch einmal versuchen oder einen anderen Weg wählen.",
    check:
      "Prüfen Sie, ob es Ihre Nummer ist, und versuchen Sie es noch einmal, oder wählen Sie einen anderen Weg.",
    later: "Versuchen Sie es später noch einmal, oder wählen Sie einen anderen Weg.",
  },
};
