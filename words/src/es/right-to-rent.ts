import type { rightToRent as english } from "../en/right-to-rent.ts";
import type { Translated } from "../translated.ts";

export const rightToRent: Translated<typeof english> = {
  primaryDocument: {
    title: "¿Cómo puede demostrar su derecho a alquilar?",
    subtitle: "Se le pregunta a todas las personas que alquilan una vivienda en Inglaterra.",
    phrase: "su documento de identidad",
    choices: {
      SHARE_CODE: "Un código para compartir (share code)",
    },
    none: "No tengo ninguno de estos",
  },
  status: {
    title: "¿Está esperando una decisión sobre un visado?",
    subtitle: "También puede ser una solicitud de estatus de asentado (settled status) o un recurso.",
    phrase: "su solicitud de visado",
    choices: {
      ongoing_visa_application: "Sí, he presentado una solicitud y estoy esperando",
      no_application: "No, no tengo ninguna solicitud",
    },
    ongoing_visa_application_hint: "A continuación puede mostrarnos una carta sobre ella",
    no_application_hint: "A continuación puede mostrarnos otro documento",
  },
  biometricEducation: {
    title: "En su lugar necesita un código para compartir",
    subtitle: "La tarjeta sola ya no se acepta. Sus derechos siguen siendo los mismos.",
    phrase: "su código para compartir (share code)",
    lead: "Su estatus está ahora en línea. Se llama eVisa. Así obtiene un código:",
    signIn: "Inicie sesión en GOV.UK. Puede crear una cuenta con su tarjeta, aunque haya caducado.",
    getCode: "Pida un código para demostrar su derecho a alquilar (right to rent).",
    comeBack: "Vuelva aquí. Le pedimos el código al final de esta sección.",
    link: "Ver su estatus y obtener un código en GOV.UK",
    later: "Todavía no necesita el código. Puede continuar ahora.",
  },
  expiredVisa: {
    title: "Su visado ha caducado",
    subtitle: "La fecha que nos dio es el {{date}}.",
    phrase: "su visado",
    text: "Necesitamos algo que siga vigente. Por ejemplo, un código para compartir o un visado más reciente.",
    pending:
      "¿Ha solicitado un visado nuevo? Elija «No tengo ninguno de estos». Después le preguntamos por él.",
    wrong: "Si la fecha no es correcta, vuelva atrás y cámbiela.",
    continue: "Elegir otra opción",
  },
  secondaryDocumentOne: {
    title: "Elija el primero de dos documentos",
    subtitle: "Dos de estos documentos juntos demuestran su derecho a alquilar.",
    phrase: "un segundo documento",
  },
  documentSignpostingSecondary: { phrase: "un segundo documento" },
  uploadSecondary: {
    phrase: "un segundo documento",
    phraseAmongAnswers: "el archivo del segundo documento",
  },
  documentSignpostingSecondaryBack: { phrase: "un segundo documento" },
  uploadSecondaryBack: {
    phrase: "un segundo documento",
    phraseAmongAnswers: "el reverso del segundo documento",
  },
  secondaryDocumentTwo: {
    title: "Elija el segundo documento",
    subtitle: "Tiene que ser distinto del primero.",
    phrase: "un tercer documento",
  },
  documentSignpostingSecondaryTwo: { phrase: "un tercer documento" },
  uploadSecondaryTwo: {
    phrase: "un tercer documento",
    phraseAmongAnswers: "el archivo del tercer documento",
  },
  documentSignpostingSecondaryTwoBack: { phrase: "un tercer documento" },
  uploadSecondaryTwoBack: {
    phrase: "un tercer documento",
    phraseAmongAnswers: "el reverso del tercer documento",
  },
  shareCode: {
    title: "¿Cuál es su código para compartir (share code)?",
    subtitle: "Con él vemos en GOV.UK que puede alquilar en Inglaterra.",
    phrase: "su código para compartir (share code)",
    choices: {
      withoutShareCode: "No tengo ningún código",
    },
    field: "Código para compartir (share code)",
    hint: "Nueve letras y números, por ejemplo R12\u00a034A\u00a0BCD. Vale 90 días.",
    required: "Escriba su código o elija «No tengo ningún código»",
    get: "Obtener un código en GOV.UK",
    rightCode: "Obtener en GOV.UK un código para alquilar",
    saidTitle: "Nos dijo que no tenía ningún código",
    saidText: "¿Ahora tiene uno? Escríbalo para cambiar su respuesta.",
    again: "Si el código es correcto, pulse «Continuar» otra vez.",
  },
  travel: {
    title: "¿Puede mostrar cuándo llegó al Reino Unido?",
    subtitle: "Quien está de visita puede alquilar durante seis meses desde su llegada.",
  },
  one: {
    title: "¿Qué otro documento nos puede mostrar?",
    subtitle: "Con él vemos que la otra prueba es suya.",
  },
  secondary: {
    none: "No tengo ninguno de estos",
    noneOfOne: "No lo tengo",
    letter: "Una carta que acredite quién es usted",
    other: "Otro documento",
  },
  hint: {
    SHARE_CODE:
      "Nueve letras y números de GOV.UK. Para quien tiene un eVisa o el estatus de asentado de la UE (settled status). Se lo pedimos al final",
    visitor: "Si llegó de visita en los últimos seis meses",
    letter:
      "De hace tres meses como máximo. De la empresa donde trabaja, de una escuela o universidad británica o de un organismo público. O de la policía, la prisión, el servicio de libertad vigilada, un programa de alquiler, una ONG o alguien con pasaporte británico. También valen los papeles de ayudas sociales",
    other: "Por ejemplo, un documento de viaje del Home Office",
    BIRTH_ADOPTION: "Del Reino Unido, las islas del Canal, la isla de Man o Irlanda",
    DBS: "Del Disclosure and Barring Service, de hace tres meses como máximo",
    TIME_LIMITED_PASSPORT: "Con un visado o sello con fecha de caducidad. Dos fotos",
    TRAVEL_BOOKING: "Billete, tarjeta de embarque o reserva de los últimos seis meses",
    UK_BIOMETRIC_RESIDENCE: "La tarjeta de plástico con su foto, aunque haya caducado",
    UK_DRIVING_LICENCE: "La tarjeta con su foto, definitiva o provisional. Dos fotos, anverso y reverso",
    UK_IMMIGRATION_STATUS: "Un papel del Home Office con su foto",
    UK_VISA_APPLICATION_LETTER:
      "Del Home Office. Para el estatus de la UE, su certificado de solicitud (certificate of application)",
  },
  denied: {
    title: "No tiene un documento así",
    subtitle: "Eso no es un problema por sí solo.",
    text: "Puede continuar sin él. Una persona revisará su caso y le escribirá si otra cosa puede servir.",
    back: "Si encuentra un documento, vuelva atrás y elíjalo.",
  },
};
