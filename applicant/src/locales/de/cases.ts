import type { Translated } from "@latchkey/words/translated.ts";
import type { cases as english } from "../en/cases.ts";

export const cases: Translated<typeof english> = {
  shown: "Diese Bewerbung gilt für {{home}}.",
  others: "Ebenfalls mit Ihrer E-Mail-Adresse:",
  choose: {
    title: "Wer sind Sie?",
    lead: "Für {{home}} nutzen mehrere Personen diese E-Mail-Adresse. Jede Person antwortet für sich selbst: Wählen Sie Ihren Namen.",
    leadOfSeveral:
      "Diese E-Mail-Adresse nutzen mehrere Personen. Jede Person antwortet für sich selbst: Wählen Sie Ihren Namen.",
    note: "Bitte wählen Sie nur Ihren eigenen Namen. An der E-Mail-Adresse können wir Sie nicht unterscheiden; das sagen wir auch den Menschen, die die Bewerbung prüfen.",
    unnamed: "{{number}}. Person",
  },
};
