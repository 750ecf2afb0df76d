import type { Translated } from "@latchkey/words/translated.ts";
import type { handOver as english } from "../en/hand-over.ts";

export const handOver: Translated<typeof english> = {
  title: "Aggiungi con il telefono",
  scan: "Scansioni questo codice con la fotocamera del telefono. Vale una volta, per dieci minuti.",
  qr: "Codice QR che apre questo passaggio sul Suo telefono",
  words: "Se non riesce a scansionarlo, apra questo indirizzo sul telefono:",
  copy: "Copia l’indirizzo",
  copied: "Copiato",
  waiting: "Aspettiamo il Suo telefono.",
  open: "Il telefono è collegato. Aggiunga il file lì.",
  over: "Questo codice non vale più.",
  again: "Mostra un nuovo codice",
  loading: "Il codice è in preparazione",
  failed: "Non è stato possibile creare il codice. Controlli la connessione e riprovi.",
  often: "Ha chiesto moltissimi codici. Riprovi tra un’ora, oppure aggiunga il file qui.",
  close: "Chiudi",
};
