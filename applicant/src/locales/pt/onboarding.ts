import type { Translated } from "@latchkey/words/translated.ts";
import type { onboarding as english } from "../en/onboarding.ts";

export const onboarding: Translated<typeof english> = {
  stepOf: "Passo {{step}} de {{total}}",
  step: "Passo {{step}}",
  back: "Voltar",
  continue: "Continuar",
  welcome: {
    title: "Damos-lhe as boas-vindas, {{name}}",
    titleWithoutName: "Damos-lhe as boas-vindas",
    why: "{{provider}} pediu-nos para verificar alguns dados antes do arrendamento da sua nova casa.",
    howLong:
      "A maioria das pessoas precisa de cerca de 20\u00a0minutos. Pode parar quando quiser. Guardamos o que já fez.",
    howLongOne:
      "A maioria das pessoas precisa de cerca de cinco\u00a0minutos. Pode parar quando quiser. Guardamos o que já fez.",
  },
  identity: {
    section: "Identidade",
    title: "Tenha consigo um destes documentos",
    titleRightToRent: "Tenha consigo o seu passaporte",
    text: "Basta uma fotografia tirada com o telemóvel.",
    passport: "Passaporte",
    passportHint: "A página com a sua fotografia",
    licence: "Carta de condução",
    licenceHint: "Frente e verso",
    card: "Cartão de identidade",
    cardHint: "Frente e verso",
    shareCodeTitle: "Não tem nacionalidade britânica ou irlandesa?",
    shareCode:
      "Pode também precisar de um código de partilha (share code). Prova que tem o direito de arrendar em Inglaterra. Nós dizemos-lhe onde o obter.",
  },
  income: {
    section: "Rendimentos",
    title: "Como vai pagar a renda",
    titleThen: "Depois, como vai pagar a renda",
    text: "Aquilo de que precisa depende do seu rendimento.",
    statements: "Extratos bancários",
    statementsHint: "Os últimos três meses, em PDF ou em papel",
    employer: "A sua entidade patronal",
    employerHint: "Um nome e um e-mail para onde possamos escrever",
    other: "Outra coisa",
    otherHint: "Poupanças, pensão, empréstimo de estudante ou apoios sociais",
  },
  residence: {
    section: "Residência",
    title: "Onde viveu",
    titleLast: "Por fim, onde viveu",
    text: "Perguntamos sobre os últimos três anos.",
    proof: "Comprovativo de morada",
    proofHint:
      "Uma fatura de luz, água ou gás, um aviso do imposto municipal (council tax) ou um contrato de arrendamento",
    landlord: "O seu senhorio ou a agência",
    landlordHint: "Um nome e um e-mail, se viveu numa casa arrendada",
  },
  allSet: {
    title: "É tudo o que precisa",
    text: "Faça as secções pela ordem que quiser. Se agora não tiver um documento, salte-o e volte mais tarde.",
    textOne: "Se agora não tiver um documento, salte-o e volte mais tarde.",
    next: "Só mais uma página: precisamos da sua autorização para verificar.",
  },
  consents: {
    title: "A sua autorização",
    text: "Assinale as três primeiras caixas para podermos começar a verificação.",
    terms: "Aceito os <terms>termos</terms> e li a <privacy>política de privacidade</privacy>",
    background: "Podem verificar os meus dados junto de outras entidades",
    backgroundHint:
      "Por exemplo, a minha entidade patronal e o meu senhorio. Se as escolher: TrueLayer para o meu banco, HMRC para o meu registo fiscal, Konfir para o meu emprego",
    accuracy: "Os dados que dou são verdadeiros e completos",
    marketing: "Enviem-me conselhos sobre arrendamento",
    optional: "(opcional)",
    submit: "Aceitar e começar",
    mustAcceptTitle: "Assinale as três primeiras caixas, por favor",
    mustAccept: "Não podemos verificar nada sem a sua autorização.",
    failedTitle: "Algo não funcionou",
    failed:
      "Não conseguimos guardar a sua autorização. Verifique a sua ligação à Internet e prima o botão outra vez.",
  },
};
