import type { questions as english } from "../en/questions.ts";
import type { Translated } from "../translated.ts";

export const questions: Translated<typeof english> = {
  page: {
    back: "Atrás",
    continue: "Continuar",
    numberOf: "Pregunta {{number}} de {{total}}",
    numberOfAbout: "Pregunta {{number}} de unas {{total}}",
    cancel: "Cancelar",
    saved: "Se guarda al pulsar «Continuar»",
    sections: "Secciones",
    errorTitle: "Hay un problema",
    wrongField: "{{field}}: {{message}}",
    errorPrefix: "Error: ",
    optional: "(opcional)",
    newTab: "(se abre en otra pestaña)",
  },
  answer: {
    yes: "Sí",
    no: "No",
    required: "Elija Sí o No",
  },
  date: {
    day: "Día",
    month: "Mes",
    year: "Año",
  },
  reason: {
    words: "Díganos por qué",
    hint: "Basta con una frase. La leen nuestros revisores.",
    required: "Explique el motivo en una frase",
  },
  section: {
    IDENTITY: "Identidad",
    INCOME: "Ingresos",
    RESIDENCE: "Domicilio",
  },
  status: {
    todo: "Por hacer",
    progress: "En curso",
    done: "Completado",
    submitted: "Enviado",
  },
  notSaved: {
    changedTitle: "Esta respuesta se cambió en otro lugar",
    changedText:
      "Desde que abrió esta página, sus respuestas se cambiaron en otra pestaña o en otro dispositivo. No se ha perdido nada: elija cuáles valen.",
    keepMine: "Conservar lo que tengo aquí",
    showNewer: "Mostrar las respuestas más recientes",
    title: "Su respuesta todavía no está guardada",
    text: "No hemos podido conectar con nuestro servidor. Lo que ha escrito sigue aquí. Compruebe su conexión e inténtelo otra vez.",
    retry: "Intentar otra vez",
    refusedTitle: "No hemos podido aceptar esta respuesta",
    refusedText: "Revise sus respuestas en esta página y pulse Continuar otra vez.",
  },
};
