import type { Translated } from "@latchkey/words/translated.ts";
import type { statement as english } from "../en/statement.ts";

export const statement: Translated<typeof english> = {
  unsaid: "No puedo decirlo",
  earningsUnsaid: "No puedo decir cuánto gana",
  different: "¿Qué es diferente?",
  differentMissing: "Díganos qué es diferente o cambie su respuesta",
  who: {
    legend: "¿Quién es usted?",
    name: "Su nombre",
    role: "Su cargo",
    phone: "Teléfono de la empresa",
    phoneHint:
      "Mejor el de la centralita, con + y el prefijo del país si no es del Reino Unido. Quizá llamemos una vez para comprobar que fue usted",
    nameMissing: "Escriba su nombre",
    roleMissing: "Escriba su cargo",
  },
  where: "Sus respuestas se envían a {{provider}} para una sola solicitud. {{name}} puede pedir verlas.",
  truth: "<strong>Escriba solo lo que sabe que es cierto.</strong> No tiene ninguna obligación de responder.",
  cannot: "No conozco a esta persona o no quiero responder",
  somebodyElse: "Otra persona responde a estas preguntas",
};
