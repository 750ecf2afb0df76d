import type { Translated } from "@latchkey/words/translated.ts";
import type { withoutScript as english } from "../en/without-script.ts";

export const withoutScript: Translated<typeof english> = {
  sent: "Se conosciamo il Suo indirizzo, un link è in arrivo.",
  sentNeeds: "Lo apra in un browser con JavaScript: le pagine successive ne hanno bisogno.",
  failed:
    "C’è un problema da parte nostra. Attenda un minuto e prema di nuovo il pulsante. Ciò che ha salvato non è andato perso.",
  linkTitle: "Attivi JavaScript",
  link: "Il Suo link non è stato usato e funziona ancora. Attivi JavaScript per questa pagina e la ricarichi, oppure apra il link in un altro browser.",
};
