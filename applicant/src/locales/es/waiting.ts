import type { Translated } from "@latchkey/words/translated.ts";
import type { waiting as english } from "../en/waiting.ts";

export const waiting: Translated<typeof english> = {
  again: {
    title: "Estamos revisando de nuevo nuestra decisión",
    text: "Ya habíamos decidido y lo estamos revisando otra vez. No tiene que hacer nada. Le escribiremos en cuanto hayamos decidido.",
  },
  title: "Por ahora no tiene que hacer nada, {{name}}",
  titleWithoutName: "Por ahora no tiene que hacer nada",
  lead: "Envió sus últimas respuestas el {{date}}. Ahora les toca a otros. Escribiremos a <strong>{{email}}</strong> cuando haya novedades o si necesitamos algo más.",
  turns: "A quién le toca",
  sent: "Lo que ha enviado",
  reviewer: {
    name: "Nuestro equipo de revisión",
    WAITING: {
      status: "Aún sin empezar",
      text: "Sus respuestas esperan a que las revisemos. Decide una persona, no un ordenador.",
    },
    WORKING: {
      status: "En revisión",
      text: "Una persona de nuestro equipo revisa sus respuestas. Decide una persona, no un ordenador.",
    },
    DONE: {
      status: "Su parte está revisada",
      text: "Recibirá la respuesta cuando hayamos revisado a todas las personas de su hogar.",
    },
  },
  reference: {
    name: {
      RENTAL: "El propietario o la agencia de su vivienda anterior",
      EMPLOYMENT: "Su empresa",
      ACCOUNTANT: "Su asesor contable",
    },
    status: {
      SENT: "Aún sin respuesta",
      OPENED: "Ha visto las preguntas",
      ANSWERED: "Ha respondido",
      DECLINED: "Prefiere no responder",
      SILENT: "Sin respuesta",
      BOUNCED: "El correo no llegó",
    },
    asked: "Preguntamos a {{name}} el {{date}}.",
    remind: "Preguntamos a {{name}} el {{date}} y enviaremos un recordatorio el {{remind}}.",
    silence: "Si no hay respuesta, no cuenta en su contra.",
    declined: "Seguimos con lo que usted envió.",
    bounced: "¿Tiene otra dirección? <mail>Escríbanos</mail>.",
  },
  others: {
    one: "La otra persona de su hogar",
    many: "Las demás personas de su hogar",
    sent: "Enviado: {{sent}} de {{count}}",
    done: "Todo enviado",
    text: "La decisión es conjunta para su hogar. Nadie recibe una respuesta antes de que todos hayan enviado lo suyo.",
  },
  guarantor: {
    name: "Su avalista",
    asked: { status: "Aún no ha aceptado", text: "{{name}} tiene un correo nuestro." },
    missing: { status: "Faltan datos", text: "{{name}} aceptó el {{date}}. Todavía faltan sus datos." },
    done: { status: "Ha aceptado", text: "{{name}} aceptó el {{date}}." },
    ended: {
      title: "Ya no tiene avalista",
      status: "Ya no participa",
      text: "Puede indicar a otra persona como avalista. <mail>Escríbanos</mail> y le pediremos el nombre y la dirección.",
    },
  },
  you: {
    name: "Usted",
    status: "Nada que hacer",
    text: "Tenemos todo lo que le pedimos.",
  },
  when: {
    title: "¿Cuándo lo sabré?",
    thanks: "Gracias. Eso es todo.",
    promise: "<strong>Queremos decidir a más tardar el {{date}}.</strong>",
    late: "<strong>Queríamos decidir a más tardar el {{date}} y vamos con retraso.</strong> Lo sentimos.",
    together: "Para eso, todas las personas de su hogar tienen que haber enviado lo suyo.",
    slow: "Puede tardar más si alguien a quien preguntamos tarda en responder.",
    timing: "De nuestras últimas {{of}} decisiones, {{within}} llegaron en ese plazo.",
    moveIn: "Quiere mudarse el {{date}}. ¿Necesita antes una respuesta? <mail>Escríbanos</mail>.",
    contact: "¿Hay algo que no está bien? <mail>Escríbanos</mail>.",
  },
};
