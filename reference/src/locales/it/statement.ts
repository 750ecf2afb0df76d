import type { Translated } from "@latchkey/words/translated.ts";
import type { statement as english } from "../en/statement.ts";

export const statement: Translated<typeof english> = {
  unsaid: "Non posso dirlo",
  earningsUnsaid: "Non posso dire quanto guadagna",
  different: "Che cosa è diverso?",
  differentMissing: "Ci dica che cosa è diverso, oppure cambi la risposta",
  who: {
    legend: "Chi è Lei?",
    name: "Il Suo nome",
    role: "Il Suo ruolo",
    phone: "Telefono dell’azienda",
    phoneHint:
      "Meglio il centralino, con + e il prefisso del Paese se non è nel Regno Unito. Potremmo chiamare una volta per verificare che la risposta venga da Lei",
    nameMissing: "Inserisca il Suo nome",
    roleMissing: "Inserisca il Suo ruolo",
  },
  where: "Le Sue risposte vanno a {{provider}} per una sola domanda. {{name}} può chiedere di vederle.",
  truth: "<strong>Scriva solo ciò che sa essere vero.</strong> Non ha alcun obbligo di rispondere.",
  cannot: "Non conosco questa persona o non voglio rispondere",
  somebodyElse: "Qualcun altro risponde a queste domande",
};
