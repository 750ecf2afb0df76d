import type { Translated } from "@latchkey/words/translated.ts";
import type { reference as english } from "../en/reference.ts";

export const reference: Translated<typeof english> = {
  title: "Qualche parola sul Suo inquilino",
  lead: "Cinque domande brevi. Ci vogliono circa due minuti.",
  opening: "Apertura del Suo link",
  withoutScript: "Questa pagina ha bisogno di JavaScript. Lo attivi, oppure scriva a <mail>{{email}}</mail>.",
  subject: {
    label: "Inquilino",
    period: "Da {{from}} a {{to}}",
    present: "Da {{from}} a oggi",
  },
  yes: "Sì",
  no: "No",
  question: {
    tenancy_details_dates_confirmed: "Le date e l’indirizzo qui sopra sono corretti?",
    missed_or_incomplete_payments: "{{name}} ha saltato un pagamento o ha pagato meno del dovuto?",
    damage_to_the_property: "Ci sono stati danni all’immobile?",
    any_complaints: "Ha ricevuto lamentele su {{name}}?",
    any_reason_not_to_let_again: "C’è un motivo per non affittare di nuovo a {{name}}?",
  },
  note: {
    different: "Che cosa è diverso?",
    happened: "Che cosa è successo?",
    reason: "Qual è il motivo?",
  },
  noteMissing: {
    different: "Ci dica che cosa è diverso, oppure cambi la risposta in Sì",
    happened: "Ci dica che cosa è successo, oppure cambi la risposta in No",
    reason: "Ci dica il motivo, oppure cambi la risposta in No",
  },
  send: "Invia la referenza",
  shown: {
    title: "A {{name}} viene mostrato ciò che nelle Sue risposte pesa contro la domanda, e può rispondere",
    text: "Le Sue parole e i Suoi recapiti non vengono mostrati.",
  },
  where: "Le Sue risposte vanno a {{provider}}. {{name}} può chiedere di vederle.",
  truth: "<strong>Scriva solo ciò che sa essere vero.</strong> Potremmo chiederLe delle prove.",
  cannot: "Non posso o non voglio rispondere",
  decline: {
    title: "Può anche non rispondere",
    lead: "Ci dica qual è il motivo e non Le scriveremo più.",
    legend: "Perché non risponde",
    NOT_MY_TENANT: {
      label: "Non è un mio inquilino",
      hint: "Non conosco questa persona o questo indirizzo",
    },
    SOMEBODY_ELSE: {
      label: "Qualcun altro gestisce questa casa",
      hint: "Può darci il suo indirizzo e-mail",
    },
    NOT_WILLING: { label: "Non voglio rispondere", hint: "Non serve un motivo" },
    email: "Il suo indirizzo e-mail",
    note: "C’è qualcosa che dovremmo sapere?",
    optional: "(facoltativo)",
    noteHint: "{{name}} può chiedere di vederlo",
    send: "Invia e chiudi",
    back: "Torna alle domande",
    person: "Non rispondere non decide nulla da solo. Una persona valuta il caso.",
    mistake: "Ha ricevuto la nostra e-mail per errore? Scelga la prima risposta.",
  },
  thanks: {
    title: "Grazie per il Suo tempo",
    named: "La Sua referenza per <strong>{{name}}</strong> è in viaggio verso {{provider}}.",
    unnamed: "Ciò che ha inviato è in viaggio verso {{provider}}.",
    declined: "Grazie per avercelo detto. Non Le scriveremo più di <strong>{{name}}</strong>.",
    done: "Non deve fare altro. Può chiudere questa pagina.",
  },
  closed: {
    ALREADY_ANSWERED: {
      title: "Abbiamo le Sue risposte",
      text: "Questo link è stato usato e funziona una sola volta. Non deve fare altro.",
    },
    DECLINED: {
      title: "Ci ha detto che non risponde",
      text: "Non Le scriveremo più a questo proposito.",
    },
    EXPIRED: {
      title: "Questo link è scaduto",
      text: "Ha funzionato per 30 giorni, oppure Le abbiamo mandato un link più recente.",
    },
    NOT_FOUND: {
      title: "Questo link non apre nulla",
      text: "Forse ne manca una parte. Lo apra di nuovo dalla nostra e-mail o lo copi per intero.",
    },
    again: {
      button: "Inviami di nuovo l’e-mail",
      sent: "Controlli la Sua posta",
      sentText: "Se la referenza è ancora aperta, riceverà di nuovo la nostra e-mail allo stesso indirizzo.",
    },
    help: "Non è così? Scriva a <mail>{{email}}</mail>.",
  },
  notSent: {
    title: "Non ancora inviato",
    text: "Le Sue risposte sono come le ha lasciate. Le controlli, poi le invii in fondo alla pagina.",
  },
  failure: {
    title: "Qualcosa è andato storto",
    OFFLINE: "Non siamo riusciti a raggiungere il nostro servizio. Controlli la connessione.",
    TOO_MANY_REQUESTS: "Ci sono stati troppi tentativi. Attenda un minuto, poi riprovi.",
    UNAVAILABLE: "Il nostro servizio al momento non è disponibile. Attenda un momento, poi riprovi.",
    UNEXPECTED: "Errore imprevisto",
    kept: "Ciò che ha scritto è ancora qui.",
    tryAgainText: "Se succede di nuovo, scriva a <mail>{{email}}</mail>.",
    tryAgain: "Riprova",
  },
};
