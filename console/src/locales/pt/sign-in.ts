import type { Translated } from "@latchkey/words/translated.ts";
import type { signIn as english } from "../en/sign-in.ts";

export const signIn: Translated<typeof english> = {
  form: {
    pageTitle: "Acesso interno",
    title: "Acesso interno",
    lead: "Enviamos-lhe um link por e-mail. Depois usa a sua chave de acesso ou introduz um código.",
    email: "E-mail de trabalho",
    submit: "Enviar-me um link por e-mail",
    note: "O link funciona uma só vez e é válido durante {{minutes}}\u00a0minutos. Só chega às pessoas que o seu administrador adicionou.",
    applicant: "Está a candidatar-se a uma casa? <link>Entre aqui</link>.",
  },
  issues: {
    required: "Indique o seu e-mail de trabalho",
    format: "Indique um endereço de e-mail como nome@example.com",
  },
  out: { title: "Terminou a sessão" },
  expired: {
    title: "A sua sessão foi terminada",
    reasonTitle: "A sua sessão chegou ao fim",
    reason: "Esteve algum tempo fora ou um administrador terminou-a. O que guardou ainda está aqui.",
  },
  over: {
    title: "Comece de novo",
    reasonTitle: "Este acesso terminou",
    reason:
      "Passaram mais de {{minutes}}\u00a0minutos ou houve demasiados códigos errados. Peça um novo link.",
  },
  failed: {
    title: "Não conseguimos enviar o seu link",
    text: "Verifique a sua ligação à Internet e prima o botão outra vez.",
    tooManyTitle: "Demasiados pedidos",
    tooMany: "Espere alguns minutos e prima o botão outra vez.",
  },
  sent: {
    title: "Veja o seu e-mail",
    text: "Enviámos um link para <strong>{{email}}</strong>, se esse endereço for da equipa.",
    textUnknown: "Enviámos-lhe um link, se o seu endereço for da equipa.",
    note: "Funciona uma só vez e é válido durante {{minutes}}\u00a0minutos. Abra-o neste dispositivo.",
    again: "Enviar o link outra vez",
    sentAgain: "Tentámos outra vez.",
    otherAddress: "Usar outro endereço",
  },
  link: {
    pageTitle: "O seu link",
    lookingTitle: "Um momento",
    looking: "Estamos a verificar o seu link.",
    foundTitle: "O seu link funciona",
    found: "É para <strong>{{email}}</strong>. Prima o botão para continuar.",
    continueAs: "Continuar como {{email}}",
    notYou: "Este não é o meu endereço",
    otherTitle: "Está noutro navegador",
    other: "Alguém pediu este link noutro navegador. Se o pedido foi seu, continue aqui.",
    otherWarning: "Outra pessoa enviou-lhe este link? Então feche esta página.",
    otherContinue: "Fui eu, continuar aqui",
    spentTitle: "Este link não funciona",
    spentReasonTitle: "Já foi usado, é demasiado antigo ou está incompleto",
    spentReason: "Um link funciona uma só vez e é válido durante {{minutes}}\u00a0minutos. Peça um novo.",
    failedTitle: "Não conseguimos verificar o seu link",
    failed: "Verifique a sua ligação à Internet e tente outra vez.",
    tryAgain: "Tentar outra vez",
  },
};
