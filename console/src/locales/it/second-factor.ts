import type { Translated } from "@latchkey/words/translated.ts";
import type { secondFactor as english } from "../en/second-factor.ts";

export const secondFactor: Translated<typeof english> = {
  step: "Passo 2 di 2",
  title: "Ancora un passo",
  signingIn: "Sta accedendo come <strong>{{email}}</strong>.",
  passkey: {
    use: "Usa la Sua passkey",
    cancelled: "La passkey non è stata usata. Prema il pulsante e segua il Suo dispositivo.",
    cancelledOther: "La passkey non è stata usata. Prema di nuovo il pulsante o scelga un altro modo.",
    refused: "Questa passkey non ha funzionato. Ne usi un’altra o scelga un altro modo.",
    unsupported: "Questo browser non può usare passkey qui. Usi un altro browser o scelga un altro modo.",
  },
  code: {
    label: "Inserisca le 6\u00a0cifre della Sua app",
    labelOr: "Oppure inserisca le 6\u00a0cifre della Sua app",
    hint: "Apra la Sua app di autenticazione. Il codice cambia ogni 30\u00a0secondi.",
    required: "Inserisca le 6\u00a0cifre",
    wrong: "Questo codice non è giusto. Controlli l’ora del telefono e usi il codice successivo",
    submit: "Continua",
  },
  recovery: {
    title: "Usa un codice di recupero",
    lead: "Uno dei dieci codici che ha salvato quando ha impostato il secondo passo. Ognuno funziona una sola volta. Poi imposterà un nuovo secondo passo.",
    label: "Codice di recupero",
    required: "Inserisca un codice di recupero",
    wrong: "Questo codice non è giusto o è già stato usato",
    submit: "Continua",
    use: "Usa un codice di recupero",
    back: "Torna agli altri modi",
  },
  triesLeft_one: "Ancora 1 tentativo. Poi Le serve un nuovo link.",
  triesLeft_other: "Ancora {{count}} tentativi. Poi Le serve un nuovo link.",
  lost: "Ha perso tutto? Chieda al Suo amministratore.",
  lostNamed: "Ha perso tutto? Chieda al Suo amministratore, {{name}}.",
  failed: {
    title: "Non è arrivato",
    text: "Controlli la connessione e riprovi. Il Suo link vale ancora.",
    tooManyTitle: "Troppi tentativi",
    tooMany: "Aspetti qualche minuto e riprovi.",
    tryAgain: "Riprova",
    notLoadedTitle: "Non siamo riusciti a caricare questa pagina",
  },
};
