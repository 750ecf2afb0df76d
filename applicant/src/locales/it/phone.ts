import type { Translated } from "@latchkey/words/translated.ts";
import type { phone as english } from "../en/phone.ts";

export const phone: Translated<typeof english> = {
  looking: { title: "Un momento", text: "La pagina si sta aprendo." },
  offer: {
    photo: "Scatti una foto del Suo viso",
    text: "Lo aggiunga con questo telefono: il file arriva direttamente alla pagina sul Suo computer.",
    warning: "Continui solo se ha aperto Lei quella pagina. Nessun altro dovrebbe mandarLe un codice simile.",
    open: "Continua su questo telefono",
  },
  step: {
    subtitle: "Lo aggiunga qui. Poi continui sul computer.",
    done: "Fatto",
    arrived_one: "Il Suo file è sul computer",
    arrived_other: "{{count}} file sono sul computer",
    goBack: "Può continuare lì.",
    goBackOrMore: "Può continuare lì, oppure aggiungere qui un altro file.",
    notArrived: "Il file non è ancora sul computer",
  },
  done: {
    title: "Può chiudere questa pagina",
    text: "Continui sul computer. Questo telefono non è più collegato.",
  },
  over: {
    title: "Questo codice non vale più",
    text: "Un codice vale una volta, per dieci minuti, finché la pagina sul Suo computer è aperta. Ne mostri uno nuovo lì.",
  },
  failed: {
    title: "Il server non è raggiungibile",
    text: "Controlli la connessione e riprovi.",
    tryAgain: "Riprova",
  },
};
