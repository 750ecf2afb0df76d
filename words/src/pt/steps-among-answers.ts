import type { stepsAmongAnswers as english } from "../en/steps-among-answers.ts";
import type { Translated } from "../translated.ts";

export const stepsAmongAnswers: Translated<typeof english> = {
  "in-uk": "se vive no Reino Unido",
  upload: "o ficheiro do seu documento",
  uploadBack: "o verso do seu documento",
  uploadSecondary: "o ficheiro do segundo documento",
  uploadSecondaryBack: "o verso do segundo documento",
  uploadSecondaryTwo: "o ficheiro do terceiro documento",
  uploadSecondaryTwoBack: "o verso do terceiro documento",
  someoneElse: "como outra pessoa paga",
  yourLoan: "o montante do seu empréstimo",
  pensionAmount: "o montante da sua pensão",
  benefitAmount: "o montante dos seus apoios",
  openBanking: "como comprova os seus rendimentos",
  uploadBankStatements: "os seus extratos bancários",
  "have-you-ever": "se já viveu no Reino Unido",
  "select-address": "a sua morada principal",
  feedback: "porque não há banco ligado",
  konfir: "a confirmação do seu emprego",
  "already-connected": "a sua morada no banco",
};
