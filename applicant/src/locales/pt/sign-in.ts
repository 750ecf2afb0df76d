import type { Translated } from "@latchkey/words/translated.ts";
import type { signIn as english } from "../en/sign-in.ts";

export const signIn: Translated<typeof english> = {
  form: {
    pageTitle: "Entrar",
    title: "Entre com o seu e-mail",
    out: "Terminou a sessão",
    lead: "Enviamos-lhe um link por e-mail. Não precisa de palavra-passe.",
    email: "Endereço de e-mail",
    hint: "Use o endereço que deu à sua agência imobiliária.",
    submit: "Enviar-me um link por e-mail",
    note: "O link funciona uma só vez e é válido durante {{minutes}}\u00a0minutos. Não é a sua primeira visita? As suas respostas ainda estão aqui.",
  },
  invited: {
    title: "Recebeu um convite para se candidatar",
    lead: "{{provider}} pede-lhe que se candidate a uma casa. Introduza o endereço que recebeu o convite e enviamos-lhe um link de acesso.",
  },
  issues: {
    required: "Indique o seu endereço de e-mail",
    format: "Indique um endereço de e-mail como nome@example.com",
  },
  failed: {
    title: "Não conseguimos enviar o seu link",
    text: "Verifique a sua ligação à Internet e prima o botão outra vez. Nada do que guardou se perdeu.",
    helpTitle: "Continua sem funcionar?",
    helpText: "Escreva para <mail>{{email}}</mail> e damos-lhe acesso de outra forma.",
  },
  expired: {
    pageTitle: "Sessão terminada",
    title: "A sua sessão foi terminada",
    reasonTitle: "A sua sessão terminou",
    reason:
      "Terminámo-la para proteger os seus dados, ou terminou todas as sessões. Tudo o que guardou ainda está aqui.",
  },
  sent: {
    title: "Veja o seu e-mail",
    text: "Se conhecemos o endereço <strong>{{email}}</strong>, um link está a caminho. Abra-o neste dispositivo para continuar.",
    note: "O link funciona uma só vez e é válido durante {{minutes}}\u00a0minutos. Se não chegar nenhum, veja na pasta de spam, espere uma hora ou escreva para <mail>{{support}}</mail>.",
    outbox: "Nesta demo, todos os e-mails chegam à <outbox>caixa de saída deste computador</outbox>.",
    openMail: "Abrir o meu e-mail",
    again: "Enviar o link outra vez",
    sentAgain: "Tentámos outra vez.",
    otherAddress: "Usar outro endereço",
  },
  link: {
    pageTitle: "O seu link",
    lookingTitle: "Um momento",
    looking: "Estamos a verificar o seu link.",
    foundTitle: "O seu link funciona",
    found: "Com ele entra como <strong>{{email}}</strong>. Prima o botão para continuar.",
    continueAs: "Continuar como {{email}}",
    notYou: "Este não é o meu endereço",
    otherTitle: "Está noutro navegador",
    other: "Alguém pediu este link noutro navegador. Se o pedido foi seu, continue aqui.",
    otherWarning: "Outra pessoa enviou-lhe este link? Então feche esta página.",
    otherContinue: "Fui eu, continuar aqui",
    spentTitle: "Este link não funciona",
    spentReasonTitle: "Já foi usado, é demasiado antigo ou está incompleto",
    spentReason:
      "Um link funciona uma só vez e é válido durante {{minutes}}\u00a0minutos. Tudo o que guardou ainda está aqui.",
    spentNote: "Indique o seu e-mail e enviamos-lhe um novo link.",
    failedTitle: "Não conseguimos verificar o seu link",
    failed: "Verifique a sua ligação à Internet e tente outra vez.",
    tryAgain: "Tentar outra vez",
  },
};
