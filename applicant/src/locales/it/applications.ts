import type { Translated } from "@latchkey/words/translated.ts";
import type { applications as english } from "../en/applications.ts";

export const applications: Translated<typeof english> = {
  shown: "Questa richiesta riguarda {{home}}.",
  others: "Con lo stesso indirizzo e-mail:",
  choose: {
    title: "Chi è Lei?",
    lead: "Più persone usano questo indirizzo e-mail per {{home}}. Ognuna risponde per sé: scelga il Suo nome.",
    leadOfSeveral: "Più persone usano questo indirizzo e-mail. Ognuna risponde per sé: scelga il Suo nome.",
    note: "Scelga soltanto il Suo nome. In base all’indirizzo e-mail non possiamo distinguervi: lo segnaliamo anche a chi esamina la richiesta.",
    unnamed: "Persona {{number}}",
  },
};
