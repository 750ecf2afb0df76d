import type { Translated } from "@latchkey/words/translated.ts";
import type { weighing as english } from "../en/weighing.ts";

export const weighing: Translated<typeof english> = {
  title: "Puede responder a una referencia",
  about: {
    RENTAL:
      "Preguntamos a {{name}} por una de sus viviendas. Algo de la respuesta puede contar en su contra:",
    EMPLOYMENT: "Preguntamos a {{name}} por su trabajo. Algo de la respuesta puede contar en su contra:",
    ACCOUNTANT: "Preguntamos a {{name}} por su negocio. Algo de la respuesta puede contar en su contra:",
  },
  facts: {
    TENANCY_DETAILS_DATES_CONFIRMED: "Se dice que las fechas o la dirección que indicó no son correctas.",
    MISSED_OR_INCOMPLETE_PAYMENTS: "Se dice que faltó un pago o que fue demasiado bajo.",
    DAMAGE_TO_THE_PROPERTY: "Se dice que hubo daños en la vivienda.",
    ANY_COMPLAINTS: "Se dice que hubo quejas sobre usted.",
    ANY_REASON_NOT_TO_LET_AGAIN: "Se dice que hay un motivo para no volver a alquilarle.",
    WORKS_HERE: "Se dice que usted no trabaja allí.",
    ACTS_FOR: "Dicen que no trabajan para usted.",
    DETAILS_CONFIRMED: "Se dice que algunos de los datos que indicó no son correctos.",
    CONTRACT: "Se dice que su contrato no es indefinido.",
    WILL_FALL: "Se espera que su beneficio baje.",
    NOT_THEIRS: "Dicen que no le conocen, o no en este lugar.",
    PAY: "Se dice que su sueldo es más bajo de lo que indicó.",
    PROFIT: "Se dice que su beneficio es más bajo de lo que indicó.",
  },
  amounts: {
    YEAR: "Usted indicó {{declared}} al año; la referencia indica {{said}} al año.",
    MONTH: "Usted indicó {{declared}} al año; la referencia indica {{said}} al mes.",
    WEEK: "Usted indicó {{declared}} al año; la referencia indica {{said}} a la semana.",
  },
  lead: "Quien revisa su solicitud lee su respuesta al lado. Nada se decide solo por una referencia.",
  field: "Su respuesta",
  hint: "Como máximo 1.000 caracteres. Puede enviarla una vez, hasta que decidamos.",
  required: "Escriba su respuesta",
  tooLong: "Su respuesta tiene {{count}} caracteres. Como máximo puede tener 1.000",
  wrong: "Su respuesta tiene caracteres que no podemos guardar. Escríbala aquí en lugar de pegarla",
  send: "Enviar la respuesta",
  replied: "Respondió el {{date}}:",
  over: "El plazo para responder ha terminado.",
  failedTitle: "Su respuesta no se ha guardado",
  failed: "No se ha perdido nada. Inténtelo de nuevo dentro de un minuto.",
  changed: "Ya ha respondido, o ya hemos decidido. Vuelva a cargar la página para verlo.",
};
