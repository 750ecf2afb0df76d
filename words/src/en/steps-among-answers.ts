import type { AnswerPhrases } from "../step-phrases.ts";

/** Phrases for the page with all answers, where those of a card are missing or ambiguous. */
export const stepsAmongAnswers = {
  "in-uk": "whether you live in the UK",
  upload: "the file of your document",
  uploadBack: "the back of your document",
  uploadSecondary: "the file of your second document",
  uploadSecondaryBack: "the back of your second document",
  uploadSecondaryTwo: "the file of your third document",
  uploadSecondaryTwoBack: "the back of your third document",
  someoneElse: "how somebody else pays",
  yourLoan: "the amount of your loan",
  pensionAmount: "the amount of your pension",
  benefitAmount: "the amount of your benefits",
  openBanking: "how you show your income",
  uploadBankStatements: "your bank statements",
  "have-you-ever": "whether you have lived in the UK",
  "select-address": "your main address",
  feedback: "why no bank is connected",
  konfir: "the confirmation of your job",
  "already-connected": "your address at the bank",
} as const satisfies AnswerPhrases;
