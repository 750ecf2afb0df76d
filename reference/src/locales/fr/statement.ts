import type { Translated } from "@latchkey/words/translated.ts";
import type { statement as english } from "../en/statement.ts";

export const statement: Translated<typeof english> = {
  unsaid: "Je ne peux pas le dire",
  earningsUnsaid: "Je ne peux rien dire de ses revenus",
  different: "Qu’est-ce qui est différent\u00a0?",
  differentMissing: "Dites-nous ce qui est différent, ou changez votre réponse",
  who: {
    legend: "Qui êtes-vous\u00a0?",
    name: "Votre nom",
    role: "Votre fonction",
    phone: "Téléphone de l’entreprise",
    phoneHint:
      "De préférence le standard, avec + et l’indicatif du pays hors du Royaume-Uni. Nous appellerons peut-être une fois pour vérifier que c’était bien vous",
    nameMissing: "Indiquez votre nom",
    roleMissing: "Indiquez votre fonction",
  },
  where: "Vos réponses vont à {{provider}} pour une seule candidature. {{name}} peut demander à les voir.",
  truth: "<strong>N’écrivez que ce que vous savez être vrai.</strong> Rien ne vous oblige à répondre.",
  cannot: "Je ne connais pas cette personne, ou je ne veux pas répondre",
  somebodyElse: "Quelqu’un d’autre répond à ces questions",
};
