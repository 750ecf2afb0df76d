import type { Translated } from "@latchkey/words/translated.ts";
import type { accountant as english } from "../en/accountant.ts";

export const accountant: Translated<typeof english> = {
  title: "Ein paar Worte zu Ihrem Mandat",
  lead: "Vier Fragen, etwa drei Minuten. Lassen Sie weg, was Sie nicht sagen dürfen.",
  subject: {
    label: "Mandat",
    selfEmployed: "Eigene Angabe: selbst\u00adständig",
    business: "Eigene Angabe: selbst\u00adständig, {{company}}",
    since: "Eigene Angabe: seit {{from}}",
  },
  actsFor: "Sind Sie zurzeit steuerlich für {{name}} tätig?",
  details: "Stimmen Tätigkeit und Beginn oben?",
  profit: {
    legend: "Wie hoch war der Gewinn im letzten vollen Geschäfts\u00adjahr?",
    yearEnd: "Letzter Tag des Geschäfts\u00adjahres",
    yearEndHint: "Zum Beispiel 31\u00a03\u00a02025",
    day: "Tag",
    month: "Monat",
    year: "Jahr",
    last: "Gewinn vor Steuern",
    lossHint: "0 bei einem Verlust",
    before: "Gewinn im Jahr davor",
    yearEndMissing: "Geben Sie den letzten Tag des Geschäfts\u00adjahres ein oder setzen Sie unten den Haken",
    missing: "Geben Sie den Gewinn ein oder setzen Sie unten den Haken",
    amount: "Geben Sie einen Betrag unter 10.000.000 ein, bei Verlust 0",
  },
  willFall: "Erwarten Sie für dieses Jahr deutlich weniger Gewinn?",
  less: "Warum wird es weniger?",
  lessMissing: "Sagen Sie uns, warum es weniger wird, oder ändern Sie Ihre Antwort",
  differentAndLess: "Was ist anders, und warum wird der Gewinn sinken?",
  lessAbove: "Nennen Sie uns den Grund im Text weiter oben",
  notMine: {
    label: "Dieses Mandat habe ich nicht",
    hint: "Oder ich kenne die Person nicht",
  },
};
