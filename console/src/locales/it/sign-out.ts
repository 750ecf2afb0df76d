import type { Translated } from "@latchkey/words/translated.ts";
import type { signOut as english } from "../en/sign-out.ts";

export const signOut: Translated<typeof english> = {
  title: "In un’altra scheda c’è del testo non salvato",
  text: "Vada a quella scheda e lo salvi. Se esce ora, andrà perso.",
  anyway: "Esci comunque",
  stay: "Non uscire",
};
