import type { Translated } from "@latchkey/words/translated.ts";
import type { accountant as english } from "../en/accountant.ts";

export const accountant: Translated<typeof english> = {
  title: "Unas palabras sobre su cliente",
  lead: "Cuatro preguntas, unos tres minutos. Omita lo que no pueda decir.",
  subject: {
    label: "Cliente",
    selfEmployed: "Dice: trabaja por cuenta propia",
    business: "Dice: trabaja por cuenta propia, {{company}}",
    since: "Dice: desde {{from}}",
  },
  actsFor: "¿Lleva usted ahora la contabilidad de {{name}}?",
  details: "¿Son correctos la actividad y el inicio de arriba?",
  profit: {
    legend: "¿Cuál fue el beneficio del último ejercicio completo?",
    yearEnd: "Último día de ese ejercicio",
    yearEndHint: "Por ejemplo, 31\u00a03\u00a02025",
    day: "Día",
    month: "Mes",
    year: "Año",
    last: "Beneficio antes de impuestos",
    lossHint: "0 si hubo pérdidas",
    before: "Beneficio del ejercicio anterior",
    yearEndMissing: "Escriba el último día de ese ejercicio o marque la casilla de abajo",
    missing: "Escriba el beneficio o marque la casilla de abajo",
    amount: "Escriba un importe inferior a 10.000.000, o 0 si hubo pérdidas",
  },
  willFall: "¿Espera un beneficio claramente menor este año?",
  less: "¿Por qué será menor?",
  lessMissing: "Díganos por qué será menor o cambie su respuesta",
  differentAndLess: "¿Qué es diferente y por qué será menor el beneficio?",
  lessAbove: "Díganos por qué en el texto de arriba",
  notMine: {
    label: "No llevo a este cliente",
    hint: "O no conozco a esta persona",
  },
};
