import type { identity as english } from "../en/identity.ts";
import type { Translated } from "../translated.ts";

export const identity: Translated<typeof english> = {
  name: {
    title: "Come si chiama?",
    subtitle: "Scriva il Suo nome come appare sul passaporto o sulla carta d’identità.",
    phrase: "il Suo nome",
    firstName: "Nome",
    middleName: "Altri nomi",
    lastName: "Cognome",
    firstNameRequired: "Inserisca il Suo nome",
    lastNameRequired: "Inserisca il Suo cognome",
  },
  birthdate: {
    title: "Qual è la Sua data di nascita?",
    subtitle: "Per prendere in affitto una casa bisogna avere almeno 18\u00a0anni.",
    phrase: "la Sua data di nascita",
    legend: "Data di nascita",
    hint: "Per esempio, 27\u00a03\u00a01994",
    required: "Inserisca la Sua data di nascita",
    yearDigits: "Inserisca l’anno con quattro cifre, come 1996",
  },
  nationality: {
    title: "Qual è la Sua cittadinanza?",
    subtitle: "Ci serve per mostrarLe i documenti che può inviare. Non influisce sulla nostra decisione.",
    phrase: "la Sua cittadinanza",
    field: "Cittadinanza",
    hint: "Scriva le prime lettere, poi scelga dall’elenco.",
    placeholder: "Scelga un Paese",
    nothing: "Nessun Paese inizia con «{{typed}}»",
    required: "Scelga la Sua cittadinanza",
  },
  documents: {
    title: "Quale documento può mostrarci?",
    subtitle: "Scelga un documento non scaduto e con la Sua foto.",
    phrase: "il Suo documento d’identità",
    legend: "Documento",
    none: "Non ho nessuno di questi",
    oneSide: "Una foto della pagina con il Suo ritratto",
    twoSides: "Due foto, fronte e retro",
    required: "Scelga un documento, oppure «Non ho nessuno di questi»",
  },
  none: {
    title: "Non ha documenti da mostrare",
    subtitle: "Di per sé non è un problema.",
    text: "Può finire questa sezione senza un documento. Una persona esaminerà il Suo caso e Le scriverà se può servire qualcos’altro.",
    back: "Se trova un documento, torni indietro e lo scelga.",
  },
  documentSignposting: { phrase: "il Suo documento d’identità" },
  upload: {
    phrase: "il Suo documento d’identità",
    phraseAmongAnswers: "il file del Suo documento",
  },
  documentSignpostingBack: { phrase: "il retro del Suo documento d’identità" },
  uploadBack: {
    phrase: "il retro del Suo documento d’identità",
    phraseAmongAnswers: "il retro del Suo documento",
  },
  livePhotoSignposting: { phrase: "una Sua foto" },
  livePhotoPermissions: { phrase: "una Sua foto" },
  livePhotoCamera: { phrase: "una Sua foto" },
  livePhotoOptOut: {
    phrase: "una Sua foto",
    choices: {
      take_photo: "Scatta comunque una foto",
      continue_without: "Continua senza foto",
    },
  },
  genericUpload: { phrase: "un documento" },
};
