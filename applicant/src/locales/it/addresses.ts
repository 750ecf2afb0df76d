import type { Translated } from "@latchkey/words/translated.ts";
import type { addresses as english } from "../en/addresses.ts";

export const addresses: Translated<typeof english> = {
  country: {
    label: "Paese",
    placeholder: "Scelga un Paese",
    nothing: "Nessun Paese inizia con «{{typed}}»",
  },
  search: {
    label: "Indirizzo o codice postale",
    list: "Indirizzi",
    searching: "Ricerca in corso",
    found: "Risultati: {{number}}. Scelga con i tasti freccia.",
    count: "{{number}} indirizzi",
    back: "Torna a tutti i risultati",
    more: "Ce ne sono altri. Inserisca anche il numero o un’altra parte dell’indirizzo.",
    nothing: "Non abbiamo trovato nessun indirizzo simile. Controlli l’ortografia o lo inserisca a mano.",
    failed: "La ricerca degli indirizzi al momento non funziona. Inserisca l’indirizzo a mano.",
    required: "Cerchi l’indirizzo o lo inserisca a mano",
    byHand: "Inserisci l’indirizzo a mano",
    instead: "Cerca invece l’indirizzo",
  },
  parts: {
    building: "Numero o nome dell’edificio",
    flat: "Interno",
    street: "Via",
    city: "Città",
    postalCode: "Codice postale",
  },
};
