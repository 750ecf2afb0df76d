import type { Translated } from "@latchkey/words/translated.ts";
import type { taxLink as english } from "../en/tax-link.ts";

export const taxLink: Translated<typeof english> = {
  title: "Muestre su registro fiscal",
  subtitle: "Su empresa comunica su sueldo a HMRC. Con su permiso, lo leemos una sola vez.",
  or: "O muestre su registro fiscal",
  text: "Su empresa comunica su sueldo a HMRC. Con su permiso, lo leemos una sola vez.",
  nino: "Número National Insurance",
  ninoHint: "Está en su nómina o en el P60. Por ejemplo, AB\u00a012\u00a034\u00a056\u00a0C",
  required: "Introduzca su número National Insurance",
  go: "Continuar a HMRC",
  why: "¿Qué ven allí?",
  whyText:
    "Empresas, fechas y sueldo de este año fiscal y del anterior. Nada sobre su salud ni sus deudas. Borramos su número en cuanto lo hemos leído.",
  failedTitle: "No hemos podido conectar con HMRC",
  failedText: "Inténtelo de nuevo en un momento o elija otra forma.",
  reading: "Estamos leyendo su registro fiscal. Tarda un momento.",
  nothing: "Su registro fiscal no nombra ninguna empresa en estos dos años.",
  found: "{{employer}}, {{amount}} en {{taxYear}}",
  others:
    "Este registro nombra a otras empresas, no a {{employer}}. Una persona lo comparará y quizá le pida una nómina.",
  lastPaid: "Último pago el {{date}}",
  done: {
    title: "Su registro fiscal está vinculado",
    subtitle: "Lo hemos leído una vez; nadie puede volver a mirarlo.",
  },
  error: {
    title: "Su registro fiscal no está vinculado",
    subtitle: "No ha funcionado, o ha preferido no compartirlo. No se ha guardado nada.",
    refused: "Ha preferido no compartirlo. No se ha guardado nada.",
    unavailable: "HMRC no ha respondido o ha tenido un fallo. No se ha guardado nada.",
    other: "La vinculación no ha funcionado. No se ha guardado nada.",
    text: "Puede intentarlo de nuevo o elegir otra forma.",
    check: "Compruebe que el número es suyo e inténtelo de nuevo, o elija otra opción.",
    later: "Inténtelo más tarde o elija otra forma.",
  },
};
