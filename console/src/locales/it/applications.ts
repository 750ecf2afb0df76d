import type { Translated } from "@latchkey/words/translated.ts";
import type { applications as english } from "../en/applications.ts";

export const applications: Translated<typeof english> = {
  title: "Domande",
  loading: "Caricamento delle domande",
  lead: "Prima le più recenti.",
  create: "Nuova domanda",
  list: "Elenco delle domande",
  columns: {
    home: "Abitazione",
    people: "Persone",
    agency: "Agenzia",
    reference: "Riferimento",
    start: "Inizio",
    created: "Creata",
  },
  noReference: "Nessuno",
  pages: "Pagine dell’elenco",
  shown_one: "1 domanda in questa pagina",
  shown_other: "{{count}} domande in questa pagina",
  empty: {
    title: "Ancora nessuna domanda",
    text: "Crei la prima: un’abitazione e tutti quelli che ci vivranno.",
  },
  keys: {
    create: "Nuova domanda",
    rows: "Scorri le domande",
    open: "Apri la domanda",
  },
  how: "Le frecce scorrono le domande, Invio ne apre una.",
  guarantorMark: "{{name}}, garante",
};
