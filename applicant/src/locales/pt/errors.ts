import type { Translated } from "@latchkey/words/translated.ts";
import type { errors as english } from "../en/errors.ts";

export const errors: Translated<typeof english> = {
  page: {
    title: "Algo não funcionou",
    description: "O problema é nosso, não é seu. As respostas que guardou estão seguras.",
    tryAgainText:
      "Espere um momento e tente outra vez. Se continuar a acontecer, escreva para <mail>{{email}}</mail>.",
    tryAgain: "Tentar outra vez",
    dashboard: "Ir para a sua página principal",
  },
  pending: {
    title: "Esta página abriu demasiado cedo",
    text: "Ainda não sabemos se entrou na sua conta. Volte a carregar a página.",
  },
  expired: {
    title: "A sua sessão foi terminada",
    text: "A sua sessão terminou. O que escreveu ainda está nesta página.",
    how: "Entre outra vez num novo separador e depois volte aqui. Esta página continua sozinha.",
    signIn: "Entrar num novo separador",
  },
};
