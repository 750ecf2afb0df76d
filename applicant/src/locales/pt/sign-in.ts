import type { signIn as english } from "../en/sign-in.ts";
import type { Translated } from "../translated.ts";

export const signIn: Translated<typeof english> = {
  form: {
    pageTitle: "Entrar",
    title: "Entre com o seu e-mail",
    lead: "Enviamos-lhe uma ligação por e-mail. Não precisa de palavra-passe.",
    email: "Endereço de e-mail",
    hint: "Use o endereço que deu à sua agência imobiliária.",
    submit: "Enviar-me uma ligação por e-mail",
    note: "A ligação funciona uma só vez e é válida durante {{minutes}}\u00a0minutos. Não é a sua primeira visita? As suas respostas ainda estão aqui.",
  },
  issues: {
    required: "Indique o seu endereço de e-mail",
    format: "Indique um endereço de e-mail como nome@example.com",
  },
  failed: {
    title: "Não conseguimos enviar a sua ligação",
    text: "Verifique a sua ligação à Internet e prima o botão outra vez. Nada do que guardou se perdeu.",
    helpTitle: "Continua sem funcionar?",
    helpText: "Escreva para <mail>{{email}}</mail> e damos-lhe acesso de outra forma.",
  },
  expired: {
    pageTitle: "Sessão terminada",
    title: "A sua sessão foi terminada",
    reasonTitle: "Esteve algum tempo fora",
    reason: "Terminámos a sua sessão para proteger os seus dados. Tudo o que guardou ainda está aqui.",
    note: "Indique o seu e-mail e enviamos-lhe uma nova ligação. Com ela volta ao ponto onde estava.",
  },
  sent: {
    title: "Veja o seu e-mail",
    text: "Enviámos uma ligação para <strong>{{email}}</strong>. Abra-a neste dispositivo para continuar.",
    note: "A ligação funciona uma só vez e é válida durante {{minutes}}\u00a0minutos. Pode demorar um minuto a chegar. Se não a encontrar, veja na pasta de spam.",
    openMail: "Abrir o meu e-mail",
    again: "Enviar a ligação outra vez",
    sentAgain: "Enviámos a ligação outra vez.",
    otherAddress: "Usar outro endereço",
  },
  link: {
    pageTitle: "A sua ligação",
    lookingTitle: "Um momento",
    looking: "Estamos a verificar a sua ligação.",
    foundTitle: "A sua ligação funciona",
    found: "Com ela entra como <strong>{{email}}</strong>. Prima o botão para continuar.",
    continueAs: "Continuar como {{email}}",
    notYou: "Este não é o meu endereço",
    otherTitle: "Está noutro navegador",
    other: "Alguém pediu esta ligação noutro navegador. Se foi o seu caso, continue aqui.",
    otherWarning: "Outra pessoa enviou-lhe esta ligação? Então feche esta página.",
    otherContinue: "Fui eu, continuar aqui",
    spentTitle: "Esta ligação já não funciona",
    spentReasonTitle: "Já foi usada ou é demasiado antiga",
    spentReason:
      "Uma ligação funciona uma só vez e é válida durante {{minutes}}\u00a0minutos. Tudo o que guardou ainda está aqui.",
    spentNote: "Indique o seu e-mail e enviamos-lhe uma nova ligação.",
    failedTitle: "Não conseguimos verificar a sua ligação",
    failed: "Verifique a sua ligação à Internet e tente outra vez.",
    tryAgain: "Tentar outra vez",
  },
};
