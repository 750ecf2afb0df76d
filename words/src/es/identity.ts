import type { identity as english } from "../en/identity.ts";
import type { Translated } from "../translated.ts";

export const identity: Translated<typeof english> = {
  name: {
    title: "¿Cómo se llama?",
    subtitle: "Escriba su nombre como aparece en su pasaporte o documento de identidad.",
    phrase: "su nombre",
    firstName: "Nombre",
    middleName: "Otros nombres",
    lastName: "Apellidos",
    firstNameRequired: "Escriba su nombre",
    lastNameRequired: "Escriba sus apellidos",
  },
  birthdate: {
    title: "¿Cuándo nació?",
    subtitle: "Para alquilar una vivienda hay que tener 18\u00a0años o más.",
    phrase: "su fecha de nacimiento",
    legend: "Fecha de nacimiento",
    hint: "Por ejemplo, 27\u00a03\u00a01994",
    required: "Escriba su fecha de nacimiento",
    yearDigits: "Escriba el año con cuatro cifras, como 1996",
  },
  nationality: {
    title: "¿Cuál es su nacionalidad?",
    subtitle: "La usamos para mostrarle los documentos que puede enviar. No influye en nuestra decisión.",
    phrase: "su nacionalidad",
    field: "Nacionalidad",
    hint: "Escriba las primeras letras y elija en la lista.",
    placeholder: "Elija un país",
    nothing: "Ningún país empieza por «{{typed}}»",
    required: "Elija su nacionalidad",
  },
  documents: {
    title: "¿Qué documento nos puede mostrar?",
    subtitle: "Elija uno que esté vigente y que tenga su foto.",
    phrase: "su documento de identidad",
    legend: "Documento",
    none: "No tengo ninguno de estos",
    oneSide: "Una foto de la página con su foto",
    twoSides: "Dos fotos, anverso y reverso",
    required: "Elija un documento o «No tengo ninguno de estos»",
  },
  none: {
    title: "No tiene ningún documento que mostrar",
    subtitle: "Eso no es un problema por sí solo.",
    text: "Puede terminar esta sección sin un documento. Una persona revisará su caso y le escribirá si otra cosa puede servir.",
    back: "Si encuentra un documento, vuelva atrás y elíjalo.",
  },
  documentSignposting: { phrase: "su documento de identidad" },
  upload: {
    phrase: "su documento de identidad",
    phraseAmongAnswers: "el archivo de su documento",
  },
  documentSignpostingBack: { phrase: "el reverso de su documento de identidad" },
  uploadBack: {
    phrase: "el reverso de su documento de identidad",
    phraseAmongAnswers: "el reverso de su documento",
  },
  livePhotoSignposting: { phrase: "una foto suya" },
  livePhotoPermissions: { phrase: "una foto suya" },
  livePhotoCamera: { phrase: "una foto suya" },
  livePhotoOptOut: {
    phrase: "una foto suya",
    choices: {
      take_photo: "Hacer la foto de todos modos",
      continue_without: "Continuar sin foto",
    },
  },
  genericUpload: { phrase: "un documento" },
};
