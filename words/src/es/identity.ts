import type { identity as english } from "../en/identity.ts";
import type { Translated } from "../translated.ts";

export const identity: Translated<typeof english> = {
  name: {
    title: "¿Cómo se llama?",
    subtitle: "Escriba su nombre como aparece en su pasaporte o documento de identidad.",
    firstName: "Nombre",
    middleName: "Otros nombres",
    lastName: "Apellidos",
    firstNameRequired: "Escriba su nombre",
    lastNameRequired: "Escriba sus apellidos",
  },
  birthdate: {
    title: "¿Cuándo nació?",
    subtitle: "Para alquilar una vivienda hay que tener 18\u00a0años o más.",
    legend: "Fecha de nacimiento",
    hint: "Por ejemplo, 27\u00a03\u00a01994",
    required: "Escriba su fecha de nacimiento",
    yearDigits: "Escriba el año con cuatro cifras, como 1996",
  },
  nationality: {
    title: "¿Cuál es su nacionalidad?",
    subtitle: "La usamos para mostrarle los documentos que puede enviar. No influye en nuestra decisión.",
    label: "Nacionalidad",
    hint: "Escriba las primeras letras y elija en la lista.",
    placeholder: "Elija un país",
    nothing: "Ningún país empieza por «{{typed}}»",
    required: "Elija su nacionalidad",
  },
  documents: {
    title: "¿Qué documento nos puede mostrar?",
    subtitle: "Elija uno que esté vigente y que tenga su foto.",
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
};
