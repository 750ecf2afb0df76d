import type { Translated } from "@latchkey/words/translated.ts";
import type { cases as english } from "../en/cases.ts";

export const cases: Translated<typeof english> = {
  others_one: "Su otra solicitud:",
  others_other: "Sus otras solicitudes:",
  named: "{{home}} ({{name}})",
  choose: {
    title: "¿Quién es usted?",
    lead: "Varias personas usan esta dirección de correo electrónico para {{home}}. Cada una responde por sí misma: elija su nombre.",
    note: "Elija solo su propio nombre. Por la dirección de correo no podemos distinguirles, y así se lo decimos a quienes revisan la solicitud.",
    unnamed: "Persona {{number}}",
  },
};
