import type { validation as english } from "../en/validation.ts";
import type { Translated } from "../translated.ts";

export const validation: Translated<typeof english> = {
  text: {
    required: "Inserisca una risposta",
    please_select_an_option: "Scelga un’opzione",
    must_accept: "Selezioni la casella per continuare",
    unknown: "Controlli questa risposta",
    unknown_step: "Controlli questa risposta",
    max_length: "È troppo lungo. Usi al massimo {{max}}\u00a0caratteri",
  },
  name: {
    length: "Usi da {{min}} a {{max}}\u00a0lettere",
    pattern: "Usi lettere, spazi, trattini, punti e apostrofi",
  },
  birthdate: {
    invalid: "Inserisca una data che esiste, come 27 3 1994",
    under18: "Deve avere almeno 18\u00a0anni",
  },
  email: {
    format: "Inserisca un indirizzo e-mail come nome@example.com",
  },
};
