import type { Translated } from "@latchkey/words/translated.ts";
import type { signIn as english } from "../en/sign-in.ts";

export const signIn: Translated<typeof english> = {
  form: {
    pageTitle: "Accedi",
    title: "Acceda con il Suo indirizzo e-mail",
    out: "Ha chiuso la sessione",
    lead: "Le invieremo un link per e-mail. Non serve alcuna password.",
    email: "Indirizzo e-mail",
    hint: "Usi l’indirizzo che ha dato alla Sua agenzia immobiliare.",
    submit: "Invia il link per e-mail",
    note: "Il link funziona una sola volta e vale {{minutes}}\u00a0minuti. Non è la Sua prima visita? Le Sue risposte sono ancora qui.",
  },
  invited: {
    title: "Un invito a fare richiesta",
    lead: "{{provider}} La invita a fare richiesta per una casa. Inserisca l’indirizzo a cui è arrivato l’invito e Le invieremo un link di accesso.",
  },
  issues: {
    required: "Inserisca il Suo indirizzo e-mail",
    format: "Inserisca un indirizzo e-mail come nome@example.com",
  },
  failed: {
    title: "Non siamo riusciti a inviare il Suo link",
    text: "Controlli la connessione e prema di nuovo il pulsante. Ciò che ha salvato non è andato perso.",
    helpTitle: "Ancora non funziona?",
    helpText: "Scriva a <mail>{{email}}</mail> e La faremo accedere in un altro modo.",
  },
  expired: {
    pageTitle: "Sessione chiusa",
    title: "La Sua sessione è stata chiusa",
    reasonTitle: "La Sua sessione è terminata",
    reason:
      "L’abbiamo chiusa per proteggere i Suoi dati, oppure ha chiuso tutte le sessioni. Tutto ciò che ha salvato è ancora qui.",
  },
  sent: {
    title: "Controlli la Sua e-mail",
    text: "Se conosciamo l’indirizzo <strong>{{email}}</strong>, un link è in arrivo. Lo apra su questo dispositivo per continuare.",
    note: "Il link funziona una sola volta e vale {{minutes}}\u00a0minuti. Se non arriva, guardi nella cartella spam, aspetti un’ora oppure scriva a <mail>{{support}}</mail>.",
    outbox:
      "In questa demo tutte le e-mail arrivano nella <outbox>posta in uscita di questo computer</outbox>.",
    openMail: "Apri la mia e-mail",
    again: "Invia di nuovo il link",
    sentAgain: "Abbiamo riprovato.",
    otherAddress: "Usa un altro indirizzo",
  },
  link: {
    pageTitle: "Il Suo link",
    lookingTitle: "Un momento",
    looking: "Stiamo controllando il Suo link.",
    foundTitle: "Il Suo link funziona",
    found: "Con questo link accede come <strong>{{email}}</strong>. Prema il pulsante per continuare.",
    continueAs: "Continua come {{email}}",
    notYou: "Non è il mio indirizzo",
    otherTitle: "È in un altro browser",
    other: "Qualcuno ha chiesto questo link in un altro browser. Se era Lei, continui qui.",
    otherWarning: "Un’altra persona Le ha mandato questo link? Allora chiuda questa pagina.",
    otherContinue: "Ero io, continua qui",
    spentTitle: "Questo link non funziona",
    spentReasonTitle: "È già stato usato, è troppo vecchio o incompleto",
    spentReason:
      "Un link funziona una sola volta e vale {{minutes}}\u00a0minuti. Tutto ciò che ha salvato è ancora qui.",
    spentNote: "Inserisca il Suo indirizzo e-mail e Le invieremo un nuovo link.",
    failedTitle: "Non siamo riusciti a controllare il Suo link",
    failed: "Controlli la connessione e riprovi.",
    tryAgain: "Riprova",
  },
};
