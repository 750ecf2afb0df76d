import type { Translated } from "@latchkey/words/translated.ts";
import type { shareCode as english } from "../en/share-code.ts";

export const shareCode: Translated<typeof english> = {
  title: "Ci serve un nuovo codice di condivisione (share code)",
  ended:
    "Questi codici valgono {{days}} giorni. Il Suo è scaduto al più tardi il {{date}}, prima che il Suo diritto di affittare fosse registrato. La Sua richiesta resta com’è.",
  field: "Nuovo codice di condivisione",
  hint: "Nove lettere e numeri, per esempio R12 345 678",
  required: "Inserisca il Suo nuovo codice",
  get: "Ottenere un codice su GOV.UK",
  send: "Inviare il nuovo codice",
  other:
    "Non ha un codice o preferisce mostrare il Suo diritto di affittare in un altro modo? <mail>Ci scriva</mail>.",
  thanks: "Grazie",
  given: "Abbiamo il Suo nuovo codice. Non deve fare altro.",
  failedTitle: "Il Suo codice non è stato salvato",
  failed: "Non è andato perso nulla. Riprovi tra un minuto.",
};
