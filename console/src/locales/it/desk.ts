import type { Translated } from "@latchkey/words/translated.ts";
import type { desk as english } from "../en/desk.ts";

export const desk: Translated<typeof english> = {
  role: {
    tenant: "Inquilino",
    occupier: "Vi abita, non paga",
    guarantor: "Garante",
  },
  section: {
    IDENTITY: "Identità",
    INCOME: "Reddito",
    RESIDENCE: "Residenza",
  },
  standing: {
    todo: "non iniziata",
    progress: "iniziata",
    done: "completata",
    submitted: "inviata",
    missing: "manca una risposta",
  },
  sectionIs: "{{section}}: {{standing}}",
  status: {
    NEW: "Nuovo",
    ANSWER: "Risposta arrivata",
    INVITED: "Invitato",
    COLLECTING: "In compilazione",
    IN_REVIEW: "In verifica",
    RETURNED: "In attesa di risposta",
    DECIDED: "Deciso",
    WITHDRAWN: "Ritirato",
    EXPIRED: "Scaduto",
    BOUNCED: "Invito tornato indietro",
  },
  nobody: "Ancora nessuno",
  you: "Lei",
  tryAgain: "Riprova",
  close: "Chiudi",
  cancel: "Annulla",
  previous: "Indietro",
  next: "Avanti",
  policies: {
    "england-default": "Inghilterra",
    "scotland-wales-ni-default": "Scozia, Galles, Irlanda del Nord",
    "no-references": "Senza referenze",
    "guarantor-required": "Garante richiesto",
    "every-proof": "Ogni tipo di prova",
    "identity-only": "Solo identità",
    "england-identity-only": "Solo identità, Inghilterra",
    "identity-residence": "Identità e indirizzi",
  },
  failed: {
    title: "Non è stato salvato",
    text: "Controlli la connessione e riprovi. Quello che ha scritto è ancora qui.",
    refusedTitle: "Non è più possibile",
    refused: "Forse qualcuno l’ha modificato nel frattempo. Ricarichi la pagina e controlli.",
    tooManyTitle: "Troppe modifiche insieme",
    tooMany: "Attenda qualche minuto e riprovi.",
  },
  stale: {
    title: "Non siamo riusciti a caricare lo stato più recente",
    text: "Quello che vede potrebbe essere cambiato. Nulla di ciò che ha salvato è andato perso.",
  },
  loadFailed: {
    title: "Non siamo riusciti a caricare la pagina",
    text: "Il problema è nostro. Nulla di ciò che ha salvato è andato perso.",
  },
};
