import type { Translated } from "@latchkey/words/translated.ts";
import type { carryOver as english } from "../en/carry-over.ts";

export const carryOver: Translated<typeof english> = {
  title: "Una parte ce l’ha già detta",
  lead: "Per {{home}}, modificato l’ultima volta il {{date}}. Lasci la spunta su ciò che è ancora valido e lo copieremo. Potrà modificarlo dopo.",
  fact: {
    name: "Nome: {{value}}",
    birthdate: "Data di nascita: {{value}}",
    nationality: "Cittadinanza: {{value}}",
  },
  file: "{{file}}, aggiunto il {{date}}",
  fileOfBack: "Retro: {{file}}, aggiunto il {{date}}",
  copy: "Copia gli elementi spuntati",
  failed: {
    title: "Non ha funzionato.",
    text: "Non è stato copiato nulla. Riprovi oppure risponda alle domande.",
  },
};
