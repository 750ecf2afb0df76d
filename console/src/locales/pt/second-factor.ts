import type { Translated } from "@latchkey/words/translated.ts";
import type { secondFactor as english } from "../en/second-factor.ts";

export const secondFactor: Translated<typeof english> = {
  step: "Passo 2 de 2",
  title: "Mais um passo",
  signingIn: "Está a entrar como <strong>{{email}}</strong>.",
  passkey: {
    use: "Usar a sua chave de acesso",
    cancelled: "A chave de acesso não foi usada. Prima o botão e siga o seu dispositivo.",
    cancelledOther: "A chave de acesso não foi usada. Prima o botão outra vez ou escolha outra forma.",
    refused: "Esta chave de acesso não funcionou. Use outra ou escolha outra forma.",
    unsupported:
      "Este navegador não pode usar chaves de acesso aqui. Use outro navegador ou escolha outra forma.",
  },
  code: {
    label: "Introduza os 6\u00a0números da sua aplicação",
    labelOr: "Ou introduza os 6\u00a0números da sua aplicação",
    hint: "Abra a sua aplicação de autenticação. O código muda a cada 30\u00a0segundos.",
    required: "Introduza os 6\u00a0números",
    wrong: "Este código não está certo. Verifique a hora do telemóvel e use o código seguinte",
    submit: "Continuar",
  },
  recovery: {
    title: "Usar um código de recuperação",
    lead: "Um dos dez códigos que guardou quando configurou o segundo passo. Cada um funciona uma só vez. Depois configura um novo segundo passo.",
    label: "Código de recuperação",
    required: "Introduza um código de recuperação",
    wrong: "Este código não está certo ou já foi usado",
    submit: "Continuar",
    use: "Usar um código de recuperação",
    back: "Voltar às outras formas",
  },
  triesLeft_one: "Resta 1 tentativa. Depois precisa de um novo link.",
  triesLeft_other: "Restam {{count}} tentativas. Depois precisa de um novo link.",
  lost: "Perdeu tudo? Peça ajuda ao seu administrador.",
  lostNamed: "Perdeu tudo? Peça ajuda ao seu administrador, {{name}}.",
  failed: {
    title: "Não recebemos nada",
    text: "Verifique a sua ligação à Internet e tente outra vez. O seu link continua válido.",
    tooManyTitle: "Demasiadas tentativas",
    tooMany: "Espere alguns minutos e tente outra vez.",
    tryAgain: "Tentar outra vez",
    notLoadedTitle: "Não conseguimos carregar esta página",
  },
};
