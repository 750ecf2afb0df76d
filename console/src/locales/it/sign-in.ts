import type { Translated } from "@latchkey/words/translated.ts";
import type { signIn as english } from "../en/sign-in.ts";

export const signIn: Translated<typeof english> = {
  form: {
    pageTitle: "Accesso interno",
    title: "Accesso interno",
    lead: "Le inviamo un link per e-mail. Poi userà la Sua passkey o inserirà un codice.",
    email: "E-mail di lavoro",
    submit: "Invia il link per e-mail",
    note: "Il link funziona una sola volta e vale {{minutes}}\u00a0minuti. Arriva solo alle persone che il Suo amministratore ha aggiunto.",
    applicant: "Cerca una casa? <link>Acceda qui</link>.",
  },
  issues: {
    required: "Inserisca la Sua e-mail di lavoro",
    format: "Inserisca un indirizzo e-mail come nome@example.com",
  },
  out: { title: "Ha chiuso la sessione" },
  expired: {
    title: "La Sua sessione è stata chiusa",
    reasonTitle: "La Sua sessione è terminata",
    reason:
      "È passato un po’ di tempo, oppure un amministratore l’ha chiusa. Ciò che ha salvato è ancora qui.",
  },
  over: {
    title: "Ricominci da capo",
    reasonTitle: "Questo accesso è terminato",
    reason:
      "Sono passati più di {{minutes}}\u00a0minuti, oppure ci sono stati troppi codici errati. Chieda un nuovo link.",
  },
  failed: {
    title: "Non siamo riusciti a inviare il Suo link",
    text: "Controlli la connessione e prema di nuovo il pulsante.",
    tooManyTitle: "Troppe richieste",
    tooMany: "Aspetti qualche minuto e prema di nuovo il pulsante.",
  },
  sent: {
    title: "Controlli la Sua e-mail",
    text: "Abbiamo inviato un link a <strong>{{email}}</strong>, se questo indirizzo fa parte del team.",
    textUnknown: "Le abbiamo inviato un link, se il Suo indirizzo fa parte del team.",
    note: "Funziona una sola volta e vale {{minutes}}\u00a0minuti. Lo apra su questo dispositivo.",
    again: "Invia di nuovo il link",
    sentAgain: "Abbiamo riprovato.",
    otherAddress: "Usa un altro indirizzo",
  },
  link: {
    pageTitle: "Il Suo link",
    lookingTitle: "Un momento",
    looking: "Stiamo controllando il Suo link.",
    foundTitle: "Il Suo link funziona",
    found: "È per <strong>{{email}}</strong>. Prema il pulsante per continuare.",
    continueAs: "Continua come {{email}}",
    notYou: "Non è il mio indirizzo",
    otherTitle: "È in un altro browser",
    other: "Qualcuno ha chiesto questo link in un altro browser. Se era Lei, continui qui.",
    otherWarning: "Un’altra persona Le ha mandato questo link? Allora chiuda questa pagina.",
    otherContinue: "Ero io, continua qui",
    spentTitle: "Questo link non funziona",
    spentReasonTitle: "È già stato usato, è troppo vecchio o incompleto",
    spentReason: "Un link funziona una sola volta e vale {{minutes}}\u00a0minuti. Ne chieda uno nuovo.",
    failedTitle: "Non siamo riusciti a controllare il Suo link",
    failed: "Controlli la connessione e riprovi.",
    tryAgain: "Riprova",
  },
};
