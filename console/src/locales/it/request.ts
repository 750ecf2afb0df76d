import type { Translated } from "@latchkey/words/translated.ts";
import type { request as english } from "../en/request.ts";

export const request: Translated<typeof english> = {
  title: "Chiedere qualcosa",
  lead: "Per ogni richiesta appare una scheda. Se può, chieda tutto in una volta.",
  section: "Sezione",
  about: "Su che cosa",
  whole: "Tutta la sezione",
  payer: "Chi paga l’affitto",
  guarantor: "Garante",
  start: "Comincia da questa domanda",
  end: "Finisce dopo",
  choose: "Scelga",
  document: "Documento",
  reasons: "Che cosa manca?",
  reasonsHint: "Scelga almeno un motivo. La persona legge queste parole.",
  note: "La Sua nota",
  optional: "(facoltativo)",
  noteHint: "Breve e cortese. Dica esattamente che cosa servirebbe.",
  length: "{{length}} caratteri su {{max}}",
  add: "Aggiungi un’altra richiesta",
  send_one: "Invia la richiesta",
  send_other: "Invia {{count}} richieste",
  sent_one: "La richiesta è stata inviata.",
  sent_other: "Le richieste sono state inviate.",
  refused:
    "Il caso non è più Suo, oppure è già tornato alla persona. Non è stato inviato nulla; ciò che ha scritto è ancora qui.",
  mayBeSent:
    "Ciò che ha inviato prima forse è arrivato. Guardi prima il caso; ciò che ha scritto è ancora qui.",
  email: "{{name}} riceve un’e-mail in {{language}}",
  emailPlain: "La persona riceve un’e-mail in {{language}}",
  rest: "Le altre sezioni restano chiuse.",
  preview: {
    title: "Che cosa vedrà {{name}}",
    titlePlain: "Che cosa vedrà la persona",
    in: "Mostra in {{language}}",
    empty: "Scelga da dove comincia e apparirà qui.",
    failed: "L’anteprima non si è caricata. Può inviare la richiesta lo stesso.",
  },
  closed: {
    notYours: {
      title: "Non sta lavorando a questo caso",
      text: "Prenda prima il caso. Poi potrà chiedere qualcosa.",
    },
    lost: {
      title: "Adesso questo caso è di qualcun altro",
      text: "Ciò che ha scritto è ancora qui, ma non può inviarlo.",
    },
    nothing: {
      title: "Non c’è nulla da chiedere",
      text: "In questo caso non si può richiedere di nuovo nulla.",
    },
  },
  request: {
    title: "Richiesta {{number}}",
    remove: "Rimuovi la richiesta {{number}}",
    validations: {
      reasons: "Scelga almeno un motivo",
      noteForOther: "Scriva una nota: il motivo dice che lì si spiega che cosa manca",
      none: "Aggiunga una richiesta",
      tooMany: "Al massimo {{max}} richieste alla volta",
    },
  },
};
