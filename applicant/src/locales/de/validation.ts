import type { validation as english } from "../en/validation.ts";
import type { Translated } from "../translated.ts";

export const validation: Translated<typeof english> = {
  text: {
    required: "Geben Sie eine Antwort ein",
    please_select_an_option: "Wählen Sie eine Möglichkeit aus",
    must_accept: "Kreuzen Sie das Kästchen an, um weiterzumachen",
    unknown: "Prüfen Sie diese Antwort",
    unknown_step: "Prüfen Sie diese Antwort",
    max_length: "Das ist zu lang. Verwenden Sie höchstens {{max}}\u00a0Zeichen",
  },
  name: {
    length: "Verwenden Sie {{min}} bis {{max}}\u00a0Buchstaben",
    pattern: "Verwenden Sie Buchstaben, Leerzeichen, Bindestriche, Punkte und Apostrophe",
  },
  birthdate: {
    invalid: "Geben Sie ein Datum ein, das es gibt, zum Beispiel 27 3 1994",
    under18: "Sie müssen mindestens 18\u00a0Jahre alt sein",
  },
  email: {
    format: "Geben Sie eine E-Mail-Adresse wie name@example.com ein",
  },
};
