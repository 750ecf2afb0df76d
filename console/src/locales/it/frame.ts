import type { Translated } from "@latchkey/words/translated.ts";
import type { frame as english } from "../en/frame.ts";

export const frame: Translated<typeof english> = {
  staff: "Area interna",
  loadingPage: "Caricamento",
  goHome: "Vai alla pagina iniziale",
  nav: {
    label: "Console",
    pages: {
      queue: "Coda",
      applications: "Richieste",
      team: "Team",
      keys: "Chiavi",
    },
  },
  shortcuts: {
    title: "Scorciatoie da tastiera",
    lead: "Prema i tasti uno dopo l’altro. Non fanno nulla mentre scrive in un campo.",
    on: "Le scorciatoie sono attive",
    onHint: "Le disattivi se detta o se preme tasti per sbaglio. Questo browser se ne ricorderà.",
    scope: {
      page: "In questa pagina",
      everywhere: "Ovunque",
    },
    show: "Mostra questo elenco",
    goTo: "Vai a: {{page}}",
    close: "Chiudi",
  },
  notFound: {
    title: "Questa pagina non esiste",
    text: "Forse l’indirizzo è scritto male oppure la pagina è stata spostata.",
  },
  notYours: {
    title: "Questa pagina non è per il Suo ruolo",
    text: "Il Suo ruolo non permette di aprirla. Se Le serve, chieda a un amministratore.",
  },
  ownCase: {
    title: "Lei stesso fa parte di questa domanda",
    text: "Il Suo indirizzo è quello di una delle persone. Deve guardarla qualcun altro.",
  },
};
