import type { Translated } from "@latchkey/words/translated.ts";
import type { signOut as english } from "../en/sign-out.ts";

export const signOut: Translated<typeof english> = {
  title: "In un’altra scheda ci sono risposte non salvate",
  text: "Vada a quella scheda e prema «Continua» per salvarle. Se esce ora, andranno perse.",
  anyway: "Esci comunque",
  stay: "Non uscire",
  everywhereTitle: "Chiudere tutte le sessioni?",
  everywhereText:
    "La Sua sessione terminerà in ogni browser e su ogni dispositivo, anche qui. Ciò che non è salvato andrà perso.",
  everywhere: "Chiudi tutte le sessioni",
};
