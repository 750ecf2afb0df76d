import type { Translated } from "@latchkey/words/translated.ts";
import type { applications as english } from "../en/applications.ts";

export const applications: Translated<typeof english> = {
  shown: "Ce dossier concerne {{home}}.",
  others: "Avec la même adresse e-mail\u00a0:",
  choose: {
    title: "Qui êtes-vous\u00a0?",
    lead: "Plusieurs personnes utilisent cette adresse e-mail pour {{home}}. Chacune répond pour elle-même\u00a0: choisissez votre prénom.",
    leadOfSeveral:
      "Plusieurs personnes utilisent cette adresse e-mail. Chacune répond pour elle-même\u00a0: choisissez votre prénom.",
    note: "Choisissez uniquement votre propre prénom. L’adresse e-mail ne nous permet pas de vous distinguer\u00a0; nous le signalons aux personnes qui examinent le dossier.",
    unnamed: "Personne {{number}}",
  },
};
