import type { stepsAmongAnswers as english } from "../en/steps-among-answers.ts";
import type { Translated } from "../translated.ts";

export const stepsAmongAnswers: Translated<typeof english> = {
  "in-uk": "ob Sie im Vereinigten Königreich wohnen",
  upload: "die Datei zu Ihrem Dokument",
  uploadBack: "die Rückseite Ihres Dokuments",
  uploadSecondary: "die Datei zum zweiten Dokument",
  uploadSecondaryBack: "die Rückseite des zweiten Dokuments",
  uploadSecondaryTwo: "die Datei zum dritten Dokument",
  uploadSecondaryTwoBack: "die Rückseite des dritten Dokuments",
  someoneElse: "wie jemand anderes zahlt",
  yourLoan: "die Höhe Ihres Darlehens",
  pensionAmount: "die Höhe Ihrer Rente",
  benefitAmount: "die Höhe Ihrer Sozial\u00adleistungen",
  openBanking: "wie Sie Ihr Einkommen nachweisen",
  uploadBankStatements: "Ihre Konto\u00adauszüge",
  "have-you-ever": "ob Sie im Vereinigten Königreich gewohnt haben",
  "select-address": "Ihre Haupt\u00adadresse",
  feedback: "warum keine Bank verbunden ist",
  konfir: "die Bestätigung Ihrer Arbeit",
  "already-connected": "Ihre Adresse bei der Bank",
};
