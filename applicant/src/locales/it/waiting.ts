import type { Translated } from "@latchkey/words/translated.ts";
import type { waiting as english } from "../en/waiting.ts";

export const waiting: Translated<typeof english> = {
  again: {
    title: "Stiamo riesaminando la nostra decisione",
    text: "Avevamo già deciso e stiamo riesaminando la decisione. Non deve fare nulla. Le scriveremo non appena avremo deciso.",
  },
  title: "Per ora non deve fare nulla, {{name}}",
  titleWithoutName: "Per ora non deve fare nulla",
  lead: "Ha inviato le Sue ultime risposte in data {{date}}. Ora tocca ad altri. Scriveremo a <strong>{{email}}</strong> quando ci saranno novità o se ci servirà altro.",
  turns: "A chi tocca",
  sent: "Che cosa ha inviato",
  reviewer: {
    name: "Il nostro team",
    WAITING: {
      status: "Non ancora iniziato",
      text: "Le Sue risposte aspettano di essere esaminate. Decide una persona, non un computer.",
    },
    WORKING: {
      status: "In esame",
      text: "Una persona del nostro team esamina le Sue risposte. Decide una persona, non un computer.",
    },
    DONE: {
      status: "La Sua parte è esaminata",
      text: "Riceverà la risposta quando avremo esaminato tutte le persone della Sua casa.",
    },
  },
  reference: {
    name: {
      RENTAL: "Il proprietario o l’agenzia della casa precedente",
      EMPLOYMENT: "Il Suo datore di lavoro",
      ACCOUNTANT: "Il Suo commercialista",
    },
    status: {
      SENT: "Ancora nessuna risposta",
      OPENED: "Ha visto le domande",
      ANSWERED: "Ha risposto",
      DECLINED: "Preferisce non rispondere",
      SILENT: "Nessuna risposta",
      BOUNCED: "L’e-mail non è arrivata",
    },
    asked: "Abbiamo scritto a {{name}} in data {{date}}.",
    remind: "Abbiamo scritto a {{name}} in data {{date}} e invieremo un promemoria in data {{remind}}.",
    silence: "Se non arriva una risposta, questo non conta contro di Lei.",
    declined: "Andiamo avanti con ciò che ha inviato Lei.",
    bounced: "Ha un altro indirizzo? <mail>Ci scriva</mail>.",
  },
  others: {
    one: "L’altra persona della Sua casa",
    many: "Le altre persone della Sua casa",
    sent: "Inviato: {{sent}} di {{count}}",
    done: "Tutto inviato",
    text: "La decisione vale per tutta la casa. Nessuno riceve una risposta prima che tutti abbiano inviato la propria parte.",
  },
  guarantor: {
    name: "Il Suo garante",
    asked: { status: "Non ha ancora accettato", text: "{{name}} ha una nostra e-mail." },
    missing: {
      status: "Mancano i dati",
      text: "{{name}} ha accettato in data {{date}}. Mancano ancora i dati.",
    },
    done: { status: "Ha accettato", text: "{{name}} ha accettato in data {{date}}." },
    ended: {
      title: "Non ha più un garante",
      status: "Non partecipa più",
      text: "Può indicare un altro garante. <mail>Ci scriva</mail> e Le chiederemo il nome e l’indirizzo.",
    },
  },
  you: {
    name: "Lei",
    status: "Niente da fare",
    text: "Abbiamo tutto ciò che Le abbiamo chiesto.",
  },
  when: {
    title: "Quando lo saprò?",
    thanks: "Grazie. È tutto.",
    promise: "<strong>Vogliamo decidere entro questa data: {{date}}.</strong>",
    late: "<strong>Volevamo decidere entro questa data: {{date}}.</strong> Siamo in ritardo e ci scusiamo.",
    together: "Per questo, tutte le persone della Sua casa devono aver inviato la propria parte.",
    slow: "Può volerci di più se qualcuno a cui abbiamo scritto tarda a rispondere.",
    timing: "Delle nostre ultime {{of}} decisioni, {{within}} sono arrivate in questo tempo.",
    moveIn: "Vuole trasferirsi in data {{date}}. Le serve una risposta prima? <mail>Ci scriva</mail>.",
    contact: "Qualcosa non va? <mail>Ci scriva</mail>.",
  },
};
