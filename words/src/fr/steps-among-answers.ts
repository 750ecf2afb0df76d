import type { stepsAmongAnswers as english } from "../en/steps-among-answers.ts";
import type { Translated } from "../translated.ts";

export const stepsAmongAnswers: Translated<typeof english> = {
  "in-uk": "si vous vivez au Royaume-Uni",
  upload: "le fichier de votre document",
  uploadBack: "le verso de votre document",
  uploadSecondary: "le fichier du deuxième document",
  uploadSecondaryBack: "le verso du deuxième document",
  uploadSecondaryTwo: "le fichier du troisième document",
  uploadSecondaryTwoBack: "le verso du troisième document",
  someoneElse: "comment quelqu’un d’autre paie",
  yourLoan: "le montant de votre prêt",
  pensionAmount: "le montant de votre retraite",
  benefitAmount: "le montant de vos prestations",
  openBanking: "comment vous justifiez vos revenus",
  uploadBankStatements: "vos relevés bancaires",
  "have-you-ever": "si vous avez vécu au Royaume-Uni",
  "select-address": "votre adresse principale",
  feedback: "pourquoi aucune banque n’est connectée",
  konfir: "la confirmation de votre emploi",
  "already-connected": "votre adresse à la banque",
};
