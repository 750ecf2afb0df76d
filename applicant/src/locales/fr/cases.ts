import type { Translated } from "@latchkey/words/translated.ts";
import type { cases as english } from "../en/cases.ts";

export const cases: Translated<typeof english> = {
  others_one: "Votre autre dossier\u00a0:",
  others_other: "Vos autres dossiers\u00a0:",
  named: "{{home}} ({{name}})",
  choose: {
    title: "Qui êtes-vous\u00a0?",
    lead: "Plusieurs personnes utilisent cette adresse e-mail pour {{home}}. Chacune répond pour elle-même\u00a0: choisissez votre prénom.",
    note: "Choisissez uniquement votre propre prénom. L’adresse e-mail ne nous permet pas de vous distinguer\u00a0; nous le signalons aux personnes qui examinent le dossier.",
    unnamed: "Personne {{number}}",
  },
};
