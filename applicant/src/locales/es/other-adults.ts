import type { Translated } from "@latchkey/words/translated.ts";
import type { otherAdults as english } from "../en/other-adults.ts";

export const otherAdults: Translated<typeof english> = {
  openTitle: "Falta una cosa, {{name}}",
  openTitleWithoutName: "Falta una cosa",
  turnStatus: "Queda algo por hacer",
  turnText: "Responda la pregunta de esta página.",
  title: "Quién vivirá allí",
  question: "¿Vivirá en esta vivienda alguna otra persona de 18 años o más?",
  hint: "Además de las personas que figuran en esta solicitud. La ley de Inglaterra nos obliga a preguntarlo. No indique menores, por favor.",
  yes: "Sí",
  no: "No",
  save: "Guardar",
  choose: "Responda sí o no",
  saidNo: "Su respuesta: no vivirá allí ninguna otra persona de 18 años o más.",
  saidYes:
    "Su respuesta: vivirá allí otra persona de 18 años o más. Indique a su agencia quién es, para que se la pueda añadir antes del contrato.",
  change: "Cambiar la respuesta",
  cancel: "Cancelar",
  failedTitle: "Su respuesta no se ha guardado",
  failed: "No se ha perdido nada. Inténtelo de nuevo dentro de un minuto.",
};
