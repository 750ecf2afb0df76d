import type { rightToRent as english } from "../en/right-to-rent.ts";
import type { Translated } from "../translated.ts";

export const rightToRent: Translated<typeof english> = {
  primaryDocument: {
    title: "Come può dimostrare il Suo diritto di prendere in affitto una casa?",
    subtitle: "Lo chiediamo a chiunque prenda in affitto una casa in Inghilterra.",
    phrase: "il Suo documento d’identità",
    choices: {
      SHARE_CODE: "Un codice di condivisione (share code)",
    },
    none: "Non ho nessuno di questi",
  },
  status: {
    title: "È in attesa di una decisione su un visto?",
    subtitle: "Può essere anche una domanda di status di residente (settled status) o un ricorso.",
    phrase: "la Sua richiesta di visto",
    choices: {
      ongoing_visa_application: "Sì, ho presentato una domanda e sono in attesa",
      no_application: "No, non ho nessuna domanda in corso",
    },
    ongoing_visa_application_hint: "Subito dopo può mostrarci una lettera su questo",
    no_application_hint: "Subito dopo può mostrarci un altro documento",
  },
  biometricEducation: {
    title: "Le serve invece un codice di condivisione",
    subtitle: "La tessera da sola non è più accettata. I Suoi diritti restano gli stessi.",
    phrase: "il Suo codice di condivisione (share code)",
    lead: "Il Suo status è ora online. Si chiama eVisa. Ecco come ottenere un codice:",
    signIn: "Acceda su GOV.UK. Può aprire un account con la Sua tessera, anche scaduta.",
    getCode:
      "Chieda un codice per dimostrare il Suo diritto di prendere in affitto una casa (right to rent).",
    comeBack: "Torni qui. Chiediamo il codice alla fine di questa sezione.",
    link: "Lo status e il codice su GOV.UK",
    later: "Il codice non serve ancora. Può continuare ora.",
  },
  expiredVisa: {
    title: "Il Suo visto è scaduto",
    subtitle: "La data che ci ha indicato è {{date}}.",
    phrase: "il Suo visto",
    text: "Ci serve qualcosa di ancora valido. Per esempio, un codice di condivisione o un visto più recente.",
    pending: "Ha chiesto un nuovo visto? Scelga «Non ho nessuno di questi». Subito dopo glielo chiediamo.",
    wrong: "Se la data è sbagliata, torni indietro e la corregga.",
    continue: "Scegli un’altra opzione",
  },
  secondaryDocumentOne: {
    title: "Scelga il primo di due documenti",
    subtitle: "Due di questi insieme dimostrano il Suo diritto di prendere in affitto una casa.",
    phrase: "un secondo documento",
  },
  documentSignpostingSecondary: { phrase: "un secondo documento" },
  uploadSecondary: {
    phrase: "un secondo documento",
    phraseAmongAnswers: "il file del secondo documento",
  },
  documentSignpostingSecondaryBack: { phrase: "un secondo documento" },
  uploadSecondaryBack: {
    phrase: "un secondo documento",
    phraseAmongAnswers: "il retro del secondo documento",
  },
  secondaryDocumentTwo: {
    title: "Scelga il secondo documento",
    subtitle: "Deve essere diverso dal primo.",
    phrase: "un terzo documento",
  },
  documentSignpostingSecondaryTwo: { phrase: "un terzo documento" },
  uploadSecondaryTwo: {
    phrase: "un terzo documento",
    phraseAmongAnswers: "il file del terzo documento",
  },
  documentSignpostingSecondaryTwoBack: { phrase: "un terzo documento" },
  uploadSecondaryTwoBack: {
    phrase: "un terzo documento",
    phraseAmongAnswers: "il retro del terzo documento",
  },
  shareCode: {
    title: "Qual è il Suo codice di condivisione (share code)?",
    subtitle: "Con questo vediamo su GOV.UK che può prendere in affitto una casa in Inghilterra.",
    phrase: "il Suo codice di condivisione (share code)",
    choices: {
      withoutShareCode: "Non ho un codice",
    },
    field: "Codice di condivisione (share code)",
    hint: "Nove lettere e numeri, per esempio R12\u00a034A\u00a0BCD. Vale 90 giorni.",
    required: "Inserisca il Suo codice, oppure scelga «Non ho un codice»",
    get: "Ottieni un codice su GOV.UK",
    rightCode: "Ottieni su GOV.UK un codice per prendere in affitto una casa",
    saidTitle: "Ci ha detto di non avere un codice",
    saidText: "Ora ne ha uno? Lo inserisca per cambiare la risposta.",
    again: "Se il codice è corretto, prema di nuovo «Continua».",
  },
  travel: {
    title: "Può mostrare la data del Suo arrivo nel Regno Unito?",
    subtitle: "Chi è in visita può prendere in affitto una casa per sei mesi dall’arrivo.",
  },
  one: {
    title: "Quale altro documento può mostrarci?",
    subtitle: "Ci serve per vedere che l’altra prova è Sua.",
  },
  secondary: {
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
  denied: {
    title: "Non ha un documento di questo tipo",
    subtitle: "Di per sé non è un problema.",
    text: "Può continuare senza. Una persona esaminerà il Suo caso e Le scriverà se può servire qualcos’altro.",
    back: "Se trova un documento, torni indietro e lo scelga.",
  },
};
