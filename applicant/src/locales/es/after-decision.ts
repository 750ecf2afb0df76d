import { homeCourse } from "@latchkey/words/es/home-course.ts";
import type { Translated } from "@latchkey/words/translated.ts";
import type { afterDecision as english } from "../en/after-decision.ts";

export const afterDecision: Translated<typeof english> = {
  conditions: {
    MET: "Cumplida el {{date}}.",
    LAPSED: "No cumplida a tiempo. Registrado el {{date}}.",
    next: "Esta aceptación ya no vale, porque las condiciones no se cumplieron a tiempo.",
  },
  home: homeCourse,
  again: {
    label: "¿Qué debemos revisar de nuevo?",
    hint: "Hasta 1000 caracteres",
    send: "Enviar mi petición",
    cancel: "Cancelar",
    required: "Escriba qué debemos revisar de nuevo",
    tooLong: "Use como máximo 1000 caracteres. Ahora son {{count}}",
    failedTitle: "No hemos podido enviar su petición",
    failed: "Su texto sigue aquí. Compruebe su conexión y pulse el botón otra vez.",
    lateTitle: "Ya ha pasado el plazo",
  },
};
