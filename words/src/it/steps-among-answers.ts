import type { stepsAmongAnswers as english } from "../en/steps-among-answers.ts";
import type { Translated } from "../translated.ts";

export const stepsAmongAnswers: Translated<typeof english> = {
  "in-uk": "se vive nel Regno Unito",
  upload: "il file del Suo documento",
  uploadBack: "il retro del Suo documento",
  uploadSecondary: "il file del secondo documento",
  uploadSecondaryBack: "il retro del secondo documento",
  uploadSecondaryTwo: "il file del terzo documento",
  uploadSecondaryTwoBack: "il retro del terzo documento",
  someoneElse: "come paga qualcun altro",
  yourLoan: "l’importo del Suo prestito",
  pensionAmount: "l’importo della Sua pensione",
  benefitAmount: "l’importo dei Suoi sussidi",
  openBanking: "come dimostra il Suo reddito",
  uploadBankStatements: "i Suoi estratti conto",
  "have-you-ever": "se ha vissuto nel Regno Unito",
  "select-address": "il Suo indirizzo principale",
  feedback: "perché nessuna banca è collegata",
  konfir: "la conferma del Suo lavoro",
  "already-connected": "il Suo indirizzo presso la banca",
};
