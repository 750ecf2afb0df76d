import type { Translated } from "@latchkey/words/translated.ts";
import type { weighing as english } from "../en/weighing.ts";

export const weighing: Translated<typeof english> = {
  title: "Vous pouvez répondre à une référence",
  about: {
    RENTAL:
      "Nous avons interrogé {{name}} sur l’un de vos logements. Une partie de la réponse peut jouer contre vous\u00a0:",
    EMPLOYMENT:
      "Nous avons interrogé {{name}} sur votre travail. Une partie de la réponse peut jouer contre vous\u00a0:",
    ACCOUNTANT:
      "Nous avons interrogé {{name}} sur votre activité. Une partie de la réponse peut jouer contre vous\u00a0:",
  },
  facts: {
    TENANCY_DETAILS_DATES_CONFIRMED: "Les dates ou l’adresse que vous avez données ne seraient pas exactes.",
    MISSED_OR_INCOMPLETE_PAYMENTS: "Un paiement aurait manqué ou aurait été trop faible.",
    DAMAGE_TO_THE_PROPERTY: "Il y aurait eu des dégâts dans le logement.",
    ANY_COMPLAINTS: "Il y aurait eu des plaintes à votre sujet.",
    ANY_REASON_NOT_TO_LET_AGAIN: "Il y aurait une raison de ne plus vous louer.",
    WORKS_HERE: "Vous n’y travailleriez pas.",
    ACTS_FOR: "On nous dit ne pas travailler pour vous.",
    DETAILS_CONFIRMED: "Certaines des informations que vous avez données ne seraient pas exactes.",
    CONTRACT: "Votre contrat ne serait pas à durée indéterminée.",
    WILL_FALL: "Une baisse de votre bénéfice est attendue.",
    NOT_THEIRS: "On nous dit ne pas vous connaître, ou pas à cet endroit.",
    PAY: "Votre salaire serait plus bas que ce que vous avez indiqué.",
    PROFIT: "Votre bénéfice serait plus bas que ce que vous avez indiqué.",
  },
  amounts: {
    YEAR: "Vous avez indiqué {{declared}} par an, la référence indique {{said}} par an.",
    MONTH: "Vous avez indiqué {{declared}} par an, la référence indique {{said}} par mois.",
    WEEK: "Vous avez indiqué {{declared}} par an, la référence indique {{said}} par semaine.",
  },
  lead: "La personne qui examine votre demande lit votre réponse à côté. Rien n’est décidé sur la seule base d’une référence.",
  field: "Votre réponse",
  hint: "1\u00a0000 caractères au plus. Vous pouvez l’envoyer une fois, jusqu’à notre décision.",
  required: "Écrivez votre réponse",
  tooLong: "Votre réponse compte {{count}} caractères. 1\u00a0000 au plus sont possibles",
  wrong:
    "Votre réponse contient des caractères que nous ne pouvons pas conserver. Saisissez-la ici au lieu de la coller",
  send: "Envoyer la réponse",
  replied: "Vous avez répondu le {{date}}\u00a0:",
  over: "Le délai pour répondre est passé.",
  failedTitle: "Votre réponse n’a pas été enregistrée",
  failed: "Rien n’est perdu. Veuillez réessayer dans une minute.",
  changed: "Vous avez déjà répondu, ou nous avons décidé. Rechargez la page pour le voir.",
};
