import type { Translated } from "@latchkey/words/translated.ts";
import type { enrolment as english } from "../en/enrolment.ts";

export const enrolment: Translated<typeof english> = {
  step: "Prima di continuare",
  recovered: {
    step: "Codice di recupero accettato",
    lead: "Ora imposti un nuovo secondo passo. Dopo, quello vecchio e i suoi codici di recupero non funzioneranno più.",
  },
  title: "Imposti il Suo secondo passo",
  lead: "Chi lavora qui vede passaporti ed estratti conto. Per questo ogni accesso richiede una seconda prova. Ne scelga una ora; potrà aggiungere l’altra più tardi.",
  kinds: {
    label: "Tipo di secondo passo",
    passkey: "Passkey",
    app: "App di autenticazione",
  },
  passkey: {
    text: "Il Suo telefono, il computer o una chiave di sicurezza prova che è Lei: con impronta, volto o PIN. Non c’è nulla da copiare.",
    create: "Crea una passkey",
    cancelled: "Non è stata creata nessuna passkey. Prema il pulsante e segua il Suo dispositivo.",
    refused: "Non è stato possibile aggiungere questa passkey. Riprovi o scelga l’app.",
    known: "Questo dispositivo ha già una passkey per Lei. Usi un altro dispositivo o scelga l’app.",
    unsupported: "Questo browser non può creare passkey qui. Usi un altro browser o scelga l’app.",
  },
  app: {
    scan: "Apra la Sua app di autenticazione e inquadri il codice.",
    type: "Oppure inserisca questa chiave a mano:",
    qr: "Codice QR per la Sua app di autenticazione",
    copy: "Copia",
    copied: "La chiave è stata copiata.",
    code: "Poi inserisca le 6\u00a0cifre che mostra",
    submit: "Continua",
    loading: "Caricamento del Suo codice",
  },
  recovery: {
    pageTitle: "Codici di recupero",
    done: "Il Suo secondo passo è impostato",
    title: "Salvi i Suoi codici di recupero",
    lead: "Ognuno funziona una sola volta, se perde il telefono. Li stampi o li conservi nel Suo gestore di password. Li mostriamo solo adesso.",
    list: "Codici di recupero",
    download: "Scarica",
    print: "Stampa",
    fileTitle: "Codici di recupero Latchkey per {{email}}",
    fileNote: "Ognuno funziona una sola volta.",
    saved: "Ho salvato i codici di recupero",
    savedRequired: "Salvi i codici, poi spunti la casella",
    finish: "Termina e accedi",
  },
};
