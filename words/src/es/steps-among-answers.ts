import type { stepsAmongAnswers as english } from "../en/steps-among-answers.ts";
import type { Translated } from "../translated.ts";

export const stepsAmongAnswers: Translated<typeof english> = {
  "in-uk": "si vive en el Reino Unido",
  upload: "el archivo de su documento",
  uploadBack: "el reverso de su documento",
  uploadSecondary: "el archivo del segundo documento",
  uploadSecondaryBack: "el reverso del segundo documento",
  uploadSecondaryTwo: "el archivo del tercer documento",
  uploadSecondaryTwoBack: "el reverso del tercer documento",
  someoneElse: "cómo paga otra persona",
  yourLoan: "el importe de su préstamo",
  pensionAmount: "el importe de su pensión",
  benefitAmount: "el importe de sus prestaciones",
  openBanking: "cómo justifica sus ingresos",
  uploadBankStatements: "sus extractos bancarios",
  "have-you-ever": "si ha vivido en el Reino Unido",
  "select-address": "su dirección principal",
  feedback: "por qué no hay banco conectado",
  konfir: "la confirmación de su empleo",
  "already-connected": "su dirección en el banco",
};
