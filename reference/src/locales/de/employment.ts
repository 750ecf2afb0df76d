import type { Translated } from "@latchkey/words/translated.ts";
import type { employment as english } from "../en/employment.ts";

export const employment: Translated<typeof english> = {
  title: "Ein paar Worte zum Arbeits\u00adverhältnis",
  lead: "Vier Fragen, etwa zwei Minuten. Lassen Sie weg, was Sie nicht sagen dürfen.",
  subject: {
    label: "Arbeits\u00adverhältnis",
    roleAt: "Eigene Angabe: {{role}} bei {{company}}",
    role: "Eigene Angabe: {{role}}",
    company: "Eigene Angabe: arbeitet bei {{company}}",
    since: "Eigene Angabe: seit {{from}}",
  },
  worksHere: "Arbeitet {{name}} zurzeit bei Ihnen?",
  before: "Hat {{name}} früher bei Ihnen gearbeitet? Bis wann?",
  beforeMissing: "Sagen Sie uns, ob und bis wann, oder ändern Sie Ihre Antwort",
  details: "Stimmen Funktion und Beginn oben?",
  contract: {
    label: "Was für ein Vertrag ist es?",
    choose: "Auswählen",
    PERMANENT: "Unbefristet",
    FIXED_TERM: "Befristet",
    ZERO_HOURS: "Auf Abruf, ohne feste Stunden",
    AGENCY: "Aushilfe oder Zeitarbeit",
    OTHER: "Ein anderer",
  },
  pay: {
    legend: "Welcher Bruttolohn ist vereinbart?",
    hint: "Ohne Überstunden und Sonder\u00adzahlungen",
    amount: "Betrag",
    period: "Pro",
    YEAR: "Jahr",
    MONTH: "Monat",
    WEEK: "Woche",
    HOUR: "Stunde",
    missing: "Geben Sie den Betrag ein oder setzen Sie unten den Haken",
  },
  notMine: {
    label: "Diese Person arbeitet nicht hier",
    hint: "Oder ich kenne sie nicht",
  },
};
