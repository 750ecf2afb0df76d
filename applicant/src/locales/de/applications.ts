import type { Translated } from "@latchkey/words/translated.ts";
import type { applications as english } from "../en/applications.ts";

export const applications: Translated<typeof english> = {
  shown: "In dieser Bewerbung geht es um {{home}}.",
  others: "Mit derselben E-Mail-Adresse:",
  choose: {
    title: "Wer sind Sie?",
    lead: "Für {{home}} nutzen mehrere Personen diese E-Mail-Adresse. Jede Person antwortet für sich selbst: Wählen Sie Ihren Namen.",
    leadOfSeveral:
      "Diese E-Mail-Adresse nutzen mehrere Personen. Jede Person antwortet für sich selbst: Wählen Sie Ihren Namen.",
    note: "Bitte wählen Sie nur Ihren eigenen Namen. Anhand der E-Mail-Adresse können wir Sie nicht unterscheiden. Darauf weisen wir auch die Menschen hin, die die Bewerbung prüfen.",
    unnamed: "{{number}}. Person",
  },
};
