import type { Translated } from "@latchkey/words/translated.ts";
import type { signIn as english } from "../en/sign-in.ts";

export const signIn: Translated<typeof english> = {
  form: {
    pageTitle: "Entrar",
    title: "Entre con su correo electrónico",
    out: "Ha cerrado la sesión",
    lead: "Le enviaremos un enlace por correo. No necesita ninguna contraseña.",
    email: "Correo electrónico",
    hint: "Use la dirección que le dio a su agencia inmobiliaria.",
    submit: "Enviarme un enlace por correo",
    note: "El enlace funciona una sola vez y dura {{minutes}}\u00a0minutos. ¿No es su primera visita? Sus respuestas siguen aquí.",
  },
  invited: {
    title: "Le invitamos a presentar su solicitud",
    lead: "{{provider}} le pide que solicite una vivienda. Introduzca la dirección a la que llegó la invitación y le enviaremos un enlace de acceso.",
  },
  issues: {
    required: "Escriba su correo electrónico",
    format: "Escriba un correo electrónico como nombre@example.com",
  },
  failed: {
    title: "No hemos podido enviar su enlace",
    text: "Compruebe su conexión y pulse el botón otra vez. No se ha perdido nada de lo que guardó.",
    helpTitle: "¿Sigue sin funcionar?",
    helpText: "Escriba a <mail>{{email}}</mail> y le daremos acceso de otra forma.",
  },
  expired: {
    pageTitle: "Sesión cerrada",
    title: "Se ha cerrado su sesión",
    reasonTitle: "Su sesión ha terminado",
    reason:
      "La hemos cerrado para proteger sus datos, o usted cerró todas sus sesiones. Todo lo que guardó sigue aquí.",
  },
  sent: {
    title: "Mire su correo",
    text: "Si conocemos la dirección <strong>{{email}}</strong>, un enlace va de camino. Ábralo en este dispositivo para continuar.",
    note: "El enlace funciona una sola vez y dura {{minutes}}\u00a0minutos. Si no le llega, mire en la carpeta de spam, espere una hora o escriba a <mail>{{support}}</mail>.",
    outbox: "En esta demo, todos los correos llegan a la <outbox>bandeja de salida de este equipo</outbox>.",
    openMail: "Abrir mi correo",
    again: "Enviar el enlace otra vez",
    sentAgain: "Lo hemos intentado otra vez.",
    otherAddress: "Usar otra dirección",
  },
  link: {
    pageTitle: "Su enlace",
    lookingTitle: "Un momento",
    looking: "Estamos comprobando su enlace.",
    foundTitle: "Su enlace funciona",
    found: "Con él entra como <strong>{{email}}</strong>. Pulse el botón para continuar.",
    continueAs: "Continuar como {{email}}",
    notYou: "Esta no es mi dirección",
    otherTitle: "Está en otro navegador",
    other: "Alguien pidió este enlace en otro navegador. Si fue usted, continúe aquí.",
    otherWarning: "¿Le ha enviado este enlace otra persona? Entonces cierre esta página.",
    otherContinue: "Fui yo, continuar aquí",
    spentTitle: "Este enlace no funciona",
    spentReasonTitle: "Ya se ha usado, es demasiado antiguo o está incompleto",
    spentReason:
      "Un enlace funciona una sola vez y dura {{minutes}}\u00a0minutos. Todo lo que guardó sigue aquí.",
    spentNote: "Escriba su correo electrónico y le enviaremos un enlace nuevo.",
    failedTitle: "No hemos podido comprobar su enlace",
    failed: "Compruebe su conexión e inténtelo otra vez.",
    tryAgain: "Intentar otra vez",
  },
};
