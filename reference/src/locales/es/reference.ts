import type { Translated } from "@latchkey/words/translated.ts";
import type { reference as english } from "../en/reference.ts";

export const reference: Translated<typeof english> = {
  title: "Unas palabras sobre el alquiler",
  lead: "Cinco preguntas cortas. Tardará unos dos minutos.",
  opening: "Abriendo su enlace",
  withoutScript: "Esta página necesita JavaScript. Actívelo o escriba a <mail>{{email}}</mail>.",
  subject: {
    label: "Alquiler",
    period: "De {{from}} a {{to}}",
    present: "De {{from}} hasta hoy",
  },
  yes: "Sí",
  no: "No",
  question: {
    tenancy_details_dates_confirmed: "¿Son correctas las fechas y la dirección de arriba?",
    missed_or_incomplete_payments: "¿Dejó {{name}} de hacer algún pago o pagó de menos?",
    damage_to_the_property: "¿Hubo daños en la vivienda?",
    any_complaints: "¿Recibió quejas sobre {{name}}?",
    any_reason_not_to_let_again: "¿Hay algún motivo para no volver a alquilar a {{name}}?",
  },
  note: {
    different: "¿Qué es diferente?",
    happened: "¿Qué pasó?",
    reason: "¿Cuál es el motivo?",
  },
  noteMissing: {
    different: "Díganos qué es diferente o cambie su respuesta a Sí",
    happened: "Díganos qué pasó o cambie su respuesta a No",
    reason: "Díganos el motivo o cambie su respuesta a No",
  },
  send: "Enviar la referencia",
  shown: {
    title:
      "A {{name}} se le muestra lo que cuenta en su contra en las respuestas de usted, y puede responder",
    text: "Las palabras propias de usted y sus datos de contacto no se le muestran.",
  },
  where: "Sus respuestas se envían a {{provider}}. {{name}} puede pedir verlas.",
  truth: "<strong>Escriba solo lo que sabe que es cierto.</strong> Es posible que se le pidan pruebas.",
  cannot: "No puedo o no quiero responder",
  decline: {
    title: "No tiene que responder",
    lead: "Díganos qué ocurre y dejaremos de escribirle.",
    legend: "Por qué no responde",
    NOT_MY_TENANT: {
      label: "Nunca alquilé a esta persona",
      hint: "No conozco a la persona, o no conozco esta dirección",
    },
    SOMEBODY_ELSE: {
      label: "Otra persona gestiona esta vivienda",
      hint: "Puede darnos su correo electrónico",
    },
    NOT_WILLING: { label: "No quiero responder", hint: "No hace falta ningún motivo" },
    email: "Su correo electrónico",
    note: "¿Hay algo que debamos saber?",
    optional: "(opcional)",
    noteHint: "{{name}} puede pedir verlo",
    send: "Enviar y cerrar",
    back: "Volver a las preguntas",
    person: "No responder no decide nada por sí solo. Lo revisa una persona.",
    mistake: "¿Recibió nuestro correo por error? Elija la primera respuesta.",
  },
  thanks: {
    title: "Gracias por su tiempo",
    named: "Su referencia sobre <strong>{{name}}</strong> va de camino a {{provider}}.",
    unnamed: "Lo que ha enviado va de camino a {{provider}}.",
    declined: "Gracias por decírnoslo. No volveremos a escribirle sobre <strong>{{name}}</strong>.",
    done: "No tiene que hacer nada más. Puede cerrar esta página.",
  },
  closed: {
    ALREADY_ANSWERED: {
      title: "Ya tenemos sus respuestas",
      text: "Este enlace ya se usó y solo funciona una vez. No tiene que hacer nada más.",
    },
    DECLINED: {
      title: "Nos dijo que no responde",
      text: "No volveremos a escribirle por este motivo.",
    },
    EXPIRED: {
      title: "Este enlace ha caducado",
      text: "Funcionó durante 30 días, o le enviamos uno más nuevo.",
    },
    NOT_FOUND: {
      title: "Este enlace no abre nada",
      text: "Quizá le falte una parte. Ábralo otra vez desde nuestro correo o cópielo entero.",
    },
    again: {
      button: "Enviarme el correo otra vez",
      sent: "Revise su correo",
      sentText: "Si esta referencia sigue abierta, recibirá de nuevo nuestro correo en la misma dirección.",
    },
    help: "¿No es así? Escriba a <mail>{{email}}</mail>.",
  },
  notSent: {
    title: "Aún no enviado",
    text: "Sus respuestas están tal como las dejó. Revíselas y envíelas al final de la página.",
  },
  failure: {
    title: "Algo ha fallado",
    OFFLINE: "No hemos podido conectar con nuestro servicio. Compruebe su conexión.",
    TOO_MANY_REQUESTS: "Ha habido demasiados intentos. Espere un minuto y vuelva a intentarlo.",
    UNAVAILABLE: "Nuestro servicio no está disponible ahora. Espere un momento y vuelva a intentarlo.",
    UNEXPECTED: "Error inesperado",
    kept: "Lo que ha escrito sigue aquí.",
    tryAgainText: "Si sigue ocurriendo, escriba a <mail>{{email}}</mail>.",
    tryAgain: "Volver a intentarlo",
  },
};
