import type { Translated } from "@latchkey/words/translated.ts";
import type { applications as english } from "../en/applications.ts";

export const applications: Translated<typeof english> = {
  shown: "Esta solicitud es para {{home}}.",
  others: "Con la misma dirección de correo electrónico:",
  choose: {
    title: "¿Quién es usted?",
    lead: "Varias personas usan esta dirección de correo electrónico para {{home}}. Cada una responde por sí misma: elija su nombre.",
    leadOfSeveral:
      "Varias personas usan esta dirección de correo electrónico. Cada una responde por sí misma: elija su nombre.",
    note: "Elija solo su propio nombre. No podemos distinguirles por la dirección de correo electrónico, y así se lo indicamos a quienes revisan la solicitud.",
    unnamed: "Persona {{number}}",
  },
};
