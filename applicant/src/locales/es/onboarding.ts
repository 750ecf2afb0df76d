import type { Translated } from "@latchkey/words/translated.ts";
import type { onboarding as english } from "../en/onboarding.ts";

export const onboarding: Translated<typeof english> = {
  stepOf: "Paso {{step}} de {{total}}",
  step: "Paso {{step}}",
  back: "Atrás",
  continue: "Continuar",
  welcome: {
    title: "Le damos la bienvenida, {{name}}",
    titleWithoutName: "Le damos la bienvenida",
    why: "{{provider}} nos ha pedido que comprobemos algunos datos antes de que usted alquile su nueva vivienda.",
    howLong:
      "La mayoría necesita unos 20\u00a0minutos. Puede parar cuando quiera. Guardamos lo que ya ha hecho.",
    howLongOne:
      "La mayoría necesita unos cinco\u00a0minutos. Puede parar cuando quiera. Guardamos lo que ya ha hecho.",
  },
  identity: {
    section: "Identidad",
    title: "Tenga a mano uno de estos documentos",
    titleRightToRent: "Tenga a mano su pasaporte",
    text: "Basta con una foto hecha con el móvil.",
    passport: "Pasaporte",
    passportHint: "La página con su foto",
    licence: "Permiso de conducir",
    licenceHint: "Anverso y reverso",
    card: "Documento de identidad",
    cardHint: "Anverso y reverso",
    shareCodeTitle: "¿No tiene nacionalidad británica o irlandesa?",
    shareCode:
      "Quizá necesite también un código para compartir (share code). Demuestra que tiene derecho a alquilar en Inglaterra. Le diremos dónde conseguirlo.",
  },
  income: {
    section: "Ingresos",
    title: "Cómo va a pagar el alquiler",
    titleThen: "Después, cómo va a pagar el alquiler",
    text: "Lo que necesita depende de sus ingresos.",
    statements: "Extractos bancarios",
    statementsHint: "Los últimos tres meses, en PDF o en papel",
    employer: "La empresa donde trabaja",
    employerHint: "Un nombre y un correo al que podamos escribir",
    other: "Otra cosa",
    otherHint: "Ahorros, pensión, préstamo de estudios o ayudas sociales",
  },
  residence: {
    section: "Domicilio",
    title: "Dónde ha vivido",
    titleLast: "Por último, dónde ha vivido",
    text: "Le preguntamos por los últimos tres años.",
    proof: "Justificante de domicilio",
    proofHint:
      "Una factura de luz, agua o gas, un recibo del impuesto municipal (council tax) o un contrato de alquiler",
    landlord: "El propietario o la agencia",
    landlordHint: "Un nombre y un correo, si ha vivido de alquiler",
  },
  allSet: {
    title: "Eso es todo lo que necesita",
    text: "Haga las secciones en el orden que quiera. Si ahora no tiene un documento, sáltelo y vuelva más tarde.",
    textOne: "Si ahora no tiene un documento, sáltelo y vuelva más tarde.",
    next: "Queda una página: necesitamos su permiso para hacer las comprobaciones.",
  },
  consents: {
    title: "Su permiso",
    text: "Marque las tres primeras casillas para que podamos empezar la revisión.",
    terms: "Acepto las <terms>condiciones</terms> y he leído la <privacy>política de privacidad</privacy>",
    background: "Pueden comprobar mis datos con otras entidades",
    backgroundHint:
      "Por ejemplo, con la empresa donde trabajo y con el propietario de mi vivienda. Si los elijo: TrueLayer para mi banco, HMRC para mi registro fiscal, Konfir para mi empleo",
    accuracy: "Los datos que doy son ciertos y completos",
    marketing: "Envíenme consejos sobre el alquiler",
    optional: "(opcional)",
    submit: "Aceptar y empezar",
    mustAcceptTitle: "Marque las tres primeras casillas, por favor",
    mustAccept: "Sin su permiso no podemos comprobar nada.",
    failedTitle: "Algo no ha funcionado",
    failed: "No hemos podido guardar su permiso. Compruebe su conexión y pulse el botón otra vez.",
  },
};
