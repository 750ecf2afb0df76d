import type { Translated } from "@latchkey/words/translated.ts";
import type { signIn as english } from "../en/sign-in.ts";

export const signIn: Translated<typeof english> = {
  form: {
    pageTitle: "Acceso interno",
    title: "Acceso interno",
    lead: "Le enviamos un enlace por correo. Después usará su llave de acceso o escribirá un código.",
    email: "Correo electrónico del trabajo",
    submit: "Enviarme un enlace por correo",
    note: "El enlace funciona una sola vez y dura {{minutes}}\u00a0minutos. Solo llega a las personas que su administrador ha añadido.",
    applicant: "¿Solicita una vivienda? <link>Entre aquí</link>.",
  },
  issues: {
    required: "Escriba su correo electrónico del trabajo",
    format: "Escriba un correo electrónico como nombre@example.com",
  },
  out: { title: "Ha cerrado la sesión" },
  expired: {
    title: "Se ha cerrado su sesión",
    reasonTitle: "Su sesión ha terminado",
    reason: "Ha estado fuera un rato o un administrador la ha cerrado. Lo que guardó sigue aquí.",
  },
  over: {
    title: "Empiece de nuevo",
    reasonTitle: "Este acceso ha terminado",
    reason:
      "Ha pasado más de {{minutes}}\u00a0minutos o ha habido demasiados códigos incorrectos. Pida un enlace nuevo.",
  },
  failed: {
    title: "No hemos podido enviar su enlace",
    text: "Compruebe su conexión y pulse el botón otra vez.",
    tooManyTitle: "Demasiadas solicitudes",
    tooMany: "Espere unos minutos y pulse el botón otra vez.",
  },
  sent: {
    title: "Mire su correo",
    text: "Hemos enviado un enlace a <strong>{{email}}</strong>, si esa dirección es del equipo.",
    textUnknown: "Le hemos enviado un enlace, si su dirección es del equipo.",
    note: "Funciona una sola vez y dura {{minutes}}\u00a0minutos. Ábralo en este dispositivo.",
    again: "Enviar el enlace otra vez",
    sentAgain: "Lo hemos intentado otra vez.",
    otherAddress: "Usar otra dirección",
  },
  link: {
    pageTitle: "Su enlace",
    lookingTitle: "Un momento",
    looking: "Estamos comprobando su enlace.",
    foundTitle: "Su enlace funciona",
    found: "Es para <strong>{{email}}</strong>. Pulse el botón para continuar.",
    continueAs: "Continuar como {{email}}",
    notYou: "Esta no es mi dirección",
    otherTitle: "Está en otro navegador",
    other: "Alguien pidió este enlace en otro navegador. Si fue usted, continúe aquí.",
    otherWarning: "¿Le ha enviado este enlace otra persona? Entonces cierre esta página.",
    otherContinue: "Fui yo, continuar aquí",
    spentTitle: "Este enlace no funciona",
    spentReasonTitle: "Ya se ha usado, es demasiado antiguo o está incompleto",
    spentReason: "Un enlace funciona una sola vez y dura {{minutes}}\u00a0minutos. Pida uno nuevo.",
    failedTitle: "No hemos podido comprobar su enlace",
    failed: "Compruebe su conexión e inténtelo otra vez.",
    tryAgain: "Intentar otra vez",
  },
};
