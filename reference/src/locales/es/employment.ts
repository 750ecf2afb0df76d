import type { Translated } from "@latchkey/words/translated.ts";
import type { employment as english } from "../en/employment.ts";

export const employment: Translated<typeof english> = {
  title: "Unas palabras sobre el empleo",
  lead: "Cuatro preguntas, unos dos minutos. Omita lo que no pueda decir.",
  subject: {
    label: "Empleo",
    roleAt: "Dice: {{role}} en {{company}}",
    role: "Dice: {{role}}",
    company: "Dice que trabaja en {{company}}",
    since: "Dice: desde {{from}}",
  },
  worksHere: "¿Trabaja {{name}} ahora con ustedes?",
  before: "¿Trabajó {{name}} antes con ustedes? ¿Hasta cuándo?",
  beforeMissing: "Díganos si fue así y hasta cuándo, o cambie su respuesta",
  details: "¿Son correctos el puesto y el inicio de arriba?",
  contract: {
    label: "¿Qué tipo de contrato es?",
    choose: "Elija",
    PERMANENT: "Indefinido",
    FIXED_TERM: "De duración determinada",
    ZERO_HOURS: "Sin horas garantizadas",
    AGENCY: "Eventual o de agencia",
    OTHER: "Otro tipo",
  },
  pay: {
    legend: "¿Cuál es el salario bruto acordado?",
    hint: "Sin horas extra ni bonus",
    amount: "Importe",
    period: "Por",
    YEAR: "Año",
    MONTH: "Mes",
    WEEK: "Semana",
    HOUR: "Hora",
    missing: "Escriba el importe o marque la casilla de abajo",
  },
  notMine: {
    label: "Esta persona no trabaja aquí",
    hint: "O no la conozco",
  },
};
