import type { Translated } from "@latchkey/words/translated.ts";
import type { afterDecision as english } from "../en/after-decision.ts";

export const afterDecision: Translated<typeof english> = {
  conditions: {
    MET: "Cumplida el {{date}}.",
    LAPSED: "No cumplida a tiempo. Registrado el {{date}}.",
    next: "Esta aceptación ya no vale, porque las condiciones no se cumplieron a tiempo.",
  },
  home: {
    OPEN: "Todavía no se ha decidido cómo sigue el alquiler de esta vivienda. Hasta entonces su aceptación es provisional y aún no hay contrato de alquiler.",
    REPLACE: "Otra persona va a mudarse con usted. Cuando también esté aceptada, lo verá en esta página.",
    CHANGE_SHARES:
      "El alquiler se reparte de nuevo, así que su parte puede subir. La agencia o el propietario le dice el importe.",
    END: "El alquiler de esta vivienda no sigue adelante. Su aceptación era solo para esta vivienda y no vale para ninguna otra. No hay nada más que hacer.",
  },
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
