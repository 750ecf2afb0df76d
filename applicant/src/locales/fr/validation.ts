import type { validation as english } from "../en/validation.ts";
import type { Translated } from "../translated.ts";

export const validation: Translated<typeof english> = {
  text: {
    required: "Donnez une réponse",
    please_select_an_option: "Choisissez une option",
    must_accept: "Cochez la case pour continuer",
    unknown: "Vérifiez cette réponse",
    unknown_step: "Vérifiez cette réponse",
    max_length: "C’est trop long. Utilisez {{max}}\u00a0caractères au maximum",
  },
  name: {
    length: "Utilisez de {{min}} à {{max}}\u00a0lettres",
    pattern: "Utilisez des lettres, des espaces, des traits d’union, des points et des apostrophes",
  },
  birthdate: {
    invalid: "Indiquez une date qui existe, par exemple 27 3 1994",
    under18: "Il faut avoir 18\u00a0ans ou plus",
  },
  email: {
    format: "Indiquez une adresse e-mail comme nom@example.com",
  },
};
