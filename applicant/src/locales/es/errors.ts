import type { Translated } from "@latchkey/words/translated.ts";
import type { errors as english } from "../en/errors.ts";

export const errors: Translated<typeof english> = {
  page: {
    title: "Algo no ha funcionado",
    description: "El problema es nuestro, no suyo. Sus respuestas guardadas están seguras.",
    tryAgainText:
      "Espere un momento e inténtelo otra vez. Si sigue pasando, escriba a <mail>{{email}}</mail>.",
    tryAgain: "Intentar otra vez",
    dashboard: "Ir a su página principal",
  },
  pending: {
    title: "Esta página se ha abierto demasiado pronto",
    text: "Todavía no sabemos si ha entrado en su cuenta. Vuelva a cargar la página.",
  },
  expired: {
    title: "Se ha cerrado su sesión",
    text: "Su sesión ha terminado. Lo que ha escrito sigue en esta página.",
    how: "Entre otra vez en una pestaña nueva y después vuelva aquí. Esta página continuará sola.",
    signIn: "Entrar en una pestaña nueva",
  },
};
