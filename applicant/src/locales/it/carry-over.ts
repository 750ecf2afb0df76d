import type { Translated } from "@latchkey/words/translated.ts";
import type { carryOver as english } from "../en/carry-over.ts";

export const carryOver: Translated<typeof english> = {
  title: "Ci ha già fornito alcuni di questi dati",
  lead: "Dalla Sua richiesta per {{home}}, modificata l’ultima volta il {{date}}. Tolga la spunta da ciò che non è più corretto: copieremo solo ciò che è spuntato. Potrà modificarlo dopo.",
  homes: {
    title: "Ci ha già fornito alcuni indirizzi",
    lead: "Dalla Sua richiesta per {{home}}. Tolga la spunta da ciò che non è più corretto: copieremo solo ciò che è spuntato. Potrà modificarlo dopo.",
  },
  income: {
    title: "Ci ha già indicato dei redditi",
    lead: "Dalla Sua richiesta per {{home}}. Importi e date vengono chiesti di nuovo.",
    use: "Usa questo",
    useOf: "Usa: {{income}}",
  },
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
