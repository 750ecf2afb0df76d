import type { Translated } from "@latchkey/words/translated.ts";
import type { request as english } from "../en/request.ts";

export const request: Translated<typeof english> = {
  title: "Pedir algo",
  lead: "Por cada petición aparece una tarjeta. Si puede, pídalo todo de una vez.",
  section: "Sección",
  about: "Sobre",
  whole: "Toda la sección",
  payer: "Quién paga el alquiler",
  guarantor: "Avalista",
  start: "Empieza en esta pregunta",
  end: "Termina después de",
  choose: "Elija",
  document: "Documento",
  reasons: "¿Qué falta?",
  reasonsHint: "Elija al menos un motivo. La persona lee estas palabras.",
  note: "Su nota",
  optional: "(opcional)",
  noteHint: "Breve y amable. Diga exactamente qué ayudaría.",
  length: "{{length}} de {{max}} caracteres",
  add: "Añadir otra petición",
  send_one: "Enviar la petición",
  send_other: "Enviar {{count}} peticiones",
  sent_one: "La petición se ha enviado.",
  sent_other: "Las peticiones se han enviado.",
  refused:
    "El caso ya no es suyo o ya volvió a la persona. No se ha enviado nada; lo que escribió sigue aquí.",
  mayBeSent: "Puede que lo enviado antes haya llegado. Mire primero el caso; lo que escribió sigue aquí.",
  email: "{{name}} recibe un correo en {{language}}",
  emailPlain: "La persona recibe un correo en {{language}}",
  rest: "Las demás secciones siguen cerradas.",
  preview: {
    title: "Lo que verá {{name}}",
    titlePlain: "Lo que verá la persona",
    in: "Mostrar en {{language}}",
    empty: "Elija dónde empieza y aparecerá aquí.",
    failed: "La vista previa no se ha cargado. Puede enviar la petición de todos modos.",
  },
  closed: {
    notYours: {
      title: "Usted no trabaja en este caso",
      text: "Tome primero el caso. Después podrá pedir algo.",
    },
    lost: {
      title: "Otra persona tiene ahora este caso",
      text: "Lo que escribió sigue aquí, pero no puede enviarlo.",
    },
    nothing: {
      title: "No hay nada que pedir",
      text: "En este caso no se puede volver a pedir nada.",
    },
  },
  request: {
    title: "Petición {{number}}",
    remove: "Quitar la petición {{number}}",
    validations: {
      reasons: "Elija al menos un motivo",
      noteForOther: "Escriba una nota: el motivo dice que en ella está lo que falta",
      none: "Añada una petición",
      tooMany: "Como máximo {{max}} peticiones a la vez",
    },
  },
};
