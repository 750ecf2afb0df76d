import type { Translated } from "@latchkey/words/translated.ts";
import type { weighing as english } from "../en/weighing.ts";

export const weighing: Translated<typeof english> = {
  title: "Sie können zu einer Auskunft Stellung nehmen",
  about: {
    RENTAL:
      "Wir haben {{name}} zu einer Ihrer Wohnungen gefragt. Manches in der Antwort könnte gegen Sie sprechen:",
    EMPLOYMENT:
      "Wir haben {{name}} zu Ihrer Arbeit gefragt. Manches in der Antwort könnte gegen Sie sprechen:",
    ACCOUNTANT:
      "Wir haben {{name}} zu Ihrem Betrieb gefragt. Manches in der Antwort könnte gegen Sie sprechen:",
  },
  facts: {
    TENANCY_DETAILS_DATES_CONFIRMED: "Die von Ihnen genannten Daten oder die Adresse sollen nicht stimmen.",
    MISSED_OR_INCOMPLETE_PAYMENTS: "Eine Zahlung soll ausgeblieben oder zu niedrig gewesen sein.",
    DAMAGE_TO_THE_PROPERTY: "Es soll Schäden in der Wohnung gegeben haben.",
    ANY_COMPLAINTS: "Es soll Beschwerden über Sie gegeben haben.",
    ANY_REASON_NOT_TO_LET_AGAIN: "Es soll einen Grund geben, nicht wieder an Sie zu vermieten.",
    WORKS_HERE: "Sie sollen dort nicht arbeiten.",
    ACTS_FOR: "Die Kanzlei sagt, dass sie nicht für Sie tätig ist.",
    DETAILS_CONFIRMED: "Einige Ihrer Angaben sollen nicht stimmen.",
    CONTRACT: "Ihr Vertrag soll nicht unbefristet sein.",
    WILL_FALL: "Es wird erwartet, dass Ihr Gewinn sinkt.",
    NOT_THEIRS: "Man sagt, dass man Sie nicht kennt, oder nicht an diesem Ort.",
    PAY: "Ihr Lohn soll niedriger sein, als Sie angegeben haben.",
    PROFIT: "Ihr Gewinn soll niedriger sein, als Sie angegeben haben.",
  },
  amounts: {
    YEAR: "Sie haben {{declared}} im Jahr angegeben, die Auskunft nennt {{said}} im Jahr.",
    MONTH: "Sie haben {{declared}} im Jahr angegeben, die Auskunft nennt {{said}} im Monat.",
    WEEK: "Sie haben {{declared}} im Jahr angegeben, die Auskunft nennt {{said}} in der Woche.",
  },
  lead: "Wer Ihre Bewerbung prüft, liest Ihre Stellung\u00adnahme daneben. Nach einer Auskunft allein wird nichts entschieden.",
  field: "Ihre Stellung\u00adnahme",
  hint: "Höchstens 1.000 Zeichen. Sie können sie einmal senden, bis wir entscheiden.",
  required: "Schreiben Sie Ihre Stellung\u00adnahme",
  tooLong: "Ihre Stellung\u00adnahme hat {{count}} Zeichen. Höchstens 1.000 sind möglich",
  wrong:
    "Ihre Stellung\u00adnahme enthält Zeichen, die wir nicht speichern können. Tippen Sie sie hier ein, statt sie einzufügen",
  send: "Stellung\u00adnahme senden",
  replied: "Sie haben am {{date}} Stellung genommen:",
  over: "Die Zeit für eine Stellung\u00adnahme ist vorbei.",
  failedTitle: "Ihre Stellung\u00adnahme wurde nicht gespeichert",
  failed: "Nichts ging verloren. Bitte versuchen Sie es in einer Minute noch einmal.",
  changed:
    "Sie haben schon Stellung genommen, oder wir haben entschieden. Laden Sie die Seite neu, um es zu sehen.",
};
