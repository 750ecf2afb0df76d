import type { rightToRent as english } from "../en/right-to-rent.ts";
import type { Translated } from "../translated.ts";

export const rightToRent: Translated<typeof english> = {
  primary: {
    title: "Come può dimostrare il Suo diritto di prendere in affitto una casa?",
    subtitle: "Lo chiediamo a chiunque prenda in affitto una casa in Inghilterra.",
    shareCode: "Un codice di condivisione (share code)",
    none: "Non ho nessuno di questi",
  },
  secondary: {
    first: "Scelga il primo di due documenti",
    firstSubtitle: "Due di questi insieme dimostrano il Suo diritto di prendere in affitto una casa.",
    second: "Scelga il secondo documento",
    secondSubtitle: "Deve essere diverso dal primo.",
    travel: "Può mostrare la data del Suo arrivo nel Regno Unito?",
    travelSubtitle: "Chi è in visita può prendere in affitto una casa per sei mesi dall’arrivo.",
    one: "Quale altro documento può mostrarci?",
    oneSubtitle: "Ci serve per vedere che l’altra prova è Sua.",
    none: "Non ho nessuno di questi",
    noneOfOne: "Non ce l’ho",
    letter: "Una lettera che attesta chi è",
    other: "Un altro documento",
  },
  hint: {
    SHARE_CODE:
      "Nove lettere e numeri ottenuti su GOV.UK. Per chi ha un eVisa o lo status di residente UE (settled status). Glielo chiederemo alla fine",
    visitor: "Se è in visita da meno di sei mesi",
    letter:
      "Di non più di tre mesi. Del datore di lavoro, di una scuola o università britannica o di un ufficio pubblico. Oppure della polizia, del carcere, dei servizi di libertà vigilata, di un programma di affitto, di un’associazione o di chi ha un passaporto britannico. Valgono anche i documenti sui sussidi",
    other: "Per esempio, un documento di viaggio dell’Home Office",
    BIRTH_ADOPTION: "Del Regno Unito, delle Isole del Canale, dell’Isola di Man o dell’Irlanda",
    DBS: "Del Disclosure and Barring Service, di non più di tre mesi",
    TIME_LIMITED_PASSPORT: "Con un visto o un timbro con data di scadenza. Due foto",
    TRAVEL_BOOKING: "Biglietto, carta d’imbarco o prenotazione degli ultimi sei mesi",
    UK_BIOMETRIC_RESIDENCE: "La tessera di plastica con la Sua foto, anche se scaduta",
    UK_DRIVING_LICENCE: "La tessera con la Sua foto, definitiva o provvisoria. Due foto, fronte e retro",
    UK_IMMIGRATION_STATUS: "Un foglio dell’Home Office con la Sua foto",
    UK_VISA_APPLICATION_LETTER:
      "Dell’Home Office. Per lo status UE, il Suo certificato di domanda (certificate of application)",
  },
  status: {
    title: "È in attesa di una decisione su un visto?",
    subtitle: "Può essere anche una domanda di status di residente (settled status) o un ricorso.",
    ongoing_visa_application: "Sì, ho presentato una domanda e sono in attesa",
    ongoing_visa_application_hint: "Subito dopo può mostrarci una lettera su questo",
    no_application: "No, non ho nessuna domanda in corso",
    no_application_hint: "Subito dopo può mostrarci un altro documento",
  },
  biometric: {
    title: "Le serve invece un codice di condivisione",
    subtitle: "La tessera da sola non è più accettata. I Suoi diritti restano gli stessi.",
    lead: "Il Suo status è ora online. Si chiama eVisa. Ecco come ottenere un codice:",
    signIn: "Acceda su GOV.UK. Può aprire un account con la Sua tessera, anche scaduta.",
    getCode:
      "Chieda un codice per dimostrare il Suo diritto di prendere in affitto una casa (right to rent).",
    comeBack: "Torni qui. Chiediamo il codice alla fine di questa sezione.",
    link: "Lo status e il codice su GOV.UK",
    later: "Il codice non serve ancora. Può continuare ora.",
  },
  expired: {
    title: "Il Suo visto è scaduto",
    subtitle: "La data che ci ha indicato è {{date}}.",
    text: "Ci serve qualcosa di ancora valido. Per esempio, un codice di condivisione o un visto più recente.",
    pending: "Ha chiesto un nuovo visto? Scelga «Non ho nessuno di questi». Subito dopo glielo chiediamo.",
    wrong: "Se la data è sbagliata, torni indietro e la corregga.",
    continue: "Scegli un’altra opzione",
  },
  denied: {
    title: "Non ha un documento di questo tipo",
    subtitle: "Di per sé non è un problema.",
    text: "Può continuare senza. Una persona esaminerà il Suo caso e Le scriverà se può servire qualcos’altro.",
    back: "Se trova un documento, torni indietro e lo scelga.",
  },
  shareCode: {
    title: "Qual è il Suo codice di condivisione (share code)?",
    subtitle: "Con questo vediamo su GOV.UK che può prendere in affitto una casa in Inghilterra.",
    label: "Codice di condivisione (share code)",
    hint: "Nove lettere e numeri, per esempio R12\u00a034A\u00a0BCD. Vale 90 giorni.",
    required: "Inserisca il Suo codice, oppure scelga «Non ho un codice»",
    get: "Ottieni un codice su GOV.UK",
    rightCode: "Ottieni su GOV.UK un codice per prendere in affitto una casa",
    without: "Non ho un codice",
    saidTitle: "Ci ha detto di non avere un codice",
    saidText: "Ora ne ha uno? Lo inserisca per cambiare la risposta.",
    again: "Se il codice è corretto, prema di nuovo «Continua».",
  },
};
