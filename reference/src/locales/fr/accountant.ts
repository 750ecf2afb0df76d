import type { Translated } from "@latchkey/words/translated.ts";
import type { accountant as english } from "../en/accountant.ts";

export const accountant: Translated<typeof english> = {
  title: "Quelques mots sur un dossier que vous suivez",
  lead: "Quatre questions, environ trois minutes. Laissez de côté ce que vous ne pouvez pas dire.",
  subject: {
    label: "Dossier",
    selfEmployed: "Déclare travailler à son compte",
    business: "Déclare travailler à son compte, {{company}}",
    since: "Déclare\u00a0: depuis {{from}}",
  },
  actsFor: "Est-ce que {{name}} fait actuellement partie de votre clientèle\u00a0?",
  details: "L’activité et le début indiqués ci-dessus sont-ils exacts\u00a0?",
  profit: {
    legend: "Quel a été le bénéfice du dernier exercice complet\u00a0?",
    yearEnd: "Dernier jour de cet exercice",
    yearEndHint: "Par exemple, 31\u00a03\u00a02025",
    day: "Jour",
    month: "Mois",
    year: "Année",
    last: "Bénéfice avant impôts",
    lossHint: "0 en cas de perte",
    before: "Bénéfice de l’exercice précédent",
    yearEndMissing: "Indiquez le dernier jour de cet exercice, ou cochez la case ci-dessous",
    missing: "Indiquez le bénéfice, ou cochez la case ci-dessous",
    amount: "Indiquez un montant inférieur à 10\u00a0000\u00a0000, ou 0 en cas de perte",
  },
  willFall: "Attendez-vous un bénéfice nettement plus faible cette année\u00a0?",
  less: "Pourquoi sera-t-il plus faible\u00a0?",
  lessMissing: "Dites-nous pourquoi il sera plus faible, ou changez votre réponse",
  differentAndLess: "Qu’est-ce qui est différent, et pourquoi le bénéfice baissera-t-il\u00a0?",
  lessAbove: "Dites-nous pourquoi dans le texte ci-dessus",
  notMine: {
    label: "Ce dossier n’est pas le mien",
    hint: "Ou je ne connais pas cette personne",
  },
};
