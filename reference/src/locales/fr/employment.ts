import type { Translated } from "@latchkey/words/translated.ts";
import type { employment as english } from "../en/employment.ts";

export const employment: Translated<typeof english> = {
  title: "Quelques mots sur votre collègue",
  lead: "Quatre questions, environ deux minutes. Laissez de côté ce que vous ne pouvez pas dire.",
  subject: {
    label: "Collègue",
    roleAt: "Déclare\u00a0: {{role}}, {{company}}",
    role: "Déclare\u00a0: {{role}}",
    company: "Déclare travailler chez {{company}}",
    since: "Déclare\u00a0: depuis {{from}}",
  },
  worksHere: "Employez-vous {{name}} actuellement\u00a0?",
  before: "Avez-vous employé {{name}} auparavant\u00a0? Jusqu’à quand\u00a0?",
  beforeMissing: "Dites-nous si c’est le cas et jusqu’à quand, ou changez votre réponse",
  details: "La fonction et le début indiqués ci-dessus sont-ils exacts\u00a0?",
  contract: {
    label: "De quel type de contrat s’agit-il\u00a0?",
    choose: "Choisissez",
    PERMANENT: "Durée indéterminée",
    FIXED_TERM: "Durée déterminée",
    ZERO_HOURS: "Sans heures garanties",
    AGENCY: "Intérim ou mission temporaire",
    OTHER: "Un autre type",
  },
  pay: {
    legend: "Quelle est la rémunération brute convenue\u00a0?",
    hint: "Sans heures supplémentaires ni primes",
    amount: "Montant",
    period: "Par",
    YEAR: "An",
    MONTH: "Mois",
    WEEK: "Semaine",
    HOUR: "Heure",
    missing: "Indiquez le montant, ou cochez la case ci-dessous",
  },
  notMine: {
    label: "Cette personne ne travaille pas ici",
    hint: "Ou je ne la connais pas",
  },
};
