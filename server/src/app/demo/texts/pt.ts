import type { DemoTexts } from "./demo-texts.ts";

export const demo: DemoTexts = {
  title: "Escolha quem quer ser",
  lead: "O Latchkey verifica quem quer arrendar uma casa: responde a perguntas e mostra documentos, outras pessoas confirmam-nos e uma equipa decide. Comece com a Amara. Basta um clique para entrar. Cada pessoa tem o seu banco, o seu empregador e o seu senhorio, e nada sai deste computador.",
  applicants: "Candidatos",
  otherSide: "Do outro lado",
  again: "Começar de novo",
  allAgain: "Começar de novo com outras pessoas",
  freshPeople: "Todas começam de novo no próximo clique.",
  outbox: "Todos os e-mails chegam à <a>caixa de saída deste computador</a>.",
  telemetry:
    "O que os serviços externos ficam a saber sobre a utilização está na página <a>O que saiu desta instalação</a>.",
  ownAddress: "Iniciar sessão com um endereço seu",
  languages: "Idioma",
  persona: {
    amara: {
      who: "Emprego fixo, paga ao mês",
      what: "Só falta a prova: ligar o banco. O salário é um pouco baixo para a renda",
    },
    ben: { who: "Armazém, pago à semana", what: "Tudo está enviado e é pedido mais um documento" },
    ella: {
      who: "Sem horas certas, na restauração",
      what: "Um pagamento diferente por semana, e semanas sem nada",
    },
    femi: { who: "Fotógrafo por conta própria", what: "Seis meses de faturas no banco" },
    george: { who: "Pensão do Estado e uma privada", what: "Duas pensões que se somam" },
    hana: {
      who: "Universal Credit e um trabalho a tempo parcial",
      what: "Os apoios contam como qualquer outro rendimento",
    },
    mo: {
      who: "Um novo emprego, que as Finanças já conhecem",
      what: "Banco, registo fiscal ou Konfir: todas as provas são oferecidas. Número National Insurance PC 10 00 06 B",
    },
    sophie: {
      who: "Estudante de França com uma bolsa",
      what: "Uma casa em Inglaterra: direito a arrendar com share code",
    },
    jack: { who: "Vive de poupanças", what: "Poupanças em vez de rendimento" },
    lucia: { who: "Recebe num banco em Espanha", what: "Rendimento em euros, num banco estrangeiro" },
    callum: {
      who: "Alterou o recibo de vencimento",
      what: "O banco mostra metade, e o empregador responde logo e diz outra coisa",
    },
    tomasz: {
      who: "O senhorio dele nunca responde",
      what: "Pronto a enviar. Seguem-se lembretes; o silêncio não prejudica",
    },
    samira: {
      who: "O senhorio dela recusa",
      what: "Pronto a enviar. O senhorio não quer responder; nada se perde",
    },
    margaret: { who: "É fiadora do neto", what: "A identidade e o rendimento dela, e nada dele" },
  },
  referee: {
    landlord: {
      name: "Harbour Street Homes",
      who: "Senhorio de Amara Okafor",
      what: "Cinco perguntas de sim ou não, sem conta",
    },
    employer: {
      name: "Ellen Marsh",
      who: "Salários na Brightwater Ltd",
      what: "Algumas perguntas sobre uma colega; nada é obrigatório",
    },
    accountant: {
      name: "Ada Quill",
      who: "Contabilista de Oluwafemi Adeyemi",
      what: "O que dizem as contas de um trabalhador independente",
    },
  },
  agency: "Na agência",
  agent: {
    marcus: {
      who: "Administrador da agência",
      what: "O portal da agência: as suas candidaturas, as suas pessoas, alterações depois do envio",
    },
    hannah: {
      who: "Agente, verifica também o direito de arrendar",
      what: "Envia candidaturas, acompanha-as e faz perguntas",
    },
  },
  provider: "Na empresa que verifica",
  staff: {
    priya: { who: "Analista", what: "Vê o que foi enviado. Cria candidaturas e retira casos da fila" },
    lucia: { who: "Analista", what: "A colega da Priya: vê como ocupado o que a Priya está a tratar" },
    owen: {
      who: "Responsável",
      what: "Analisa como a Priya, distribui os casos, vê a carga de trabalho, suspende decisões",
    },
    ruth: { who: "Administradora", what: "A equipa, as políticas e as chaves para programas. Não vê casos" },
    henry: { who: "Administrador", what: "O colega da Ruth: publica as políticas que ela propõe" },
  },
  wrong: {
    title: "Faça algo correr mal",
    text: "Cada parceiro é aqui um substituto neste computador. Faça um falhar e veja o que aparece.",
    switch: "Aplicar",
    away: "Os substitutos não respondem, por isso nada pode ser mudado.",
  },
  partner: {
    truelayer: "Banco",
    hmrc: "Finanças",
    konfir: "Verificação do emprego",
    postcoder: "Pesquisa de moradas",
  },
  scenario: {
    works: "Funciona",
    timeout: "Nunca responde",
    "500": "Erro do servidor (500)",
    "429": "Demasiados pedidos (429)",
    malformed_json: "Resposta ilegível",
    slow: "Responde após 8 segundos",
    drop_connection: "Corta a ligação",
  },
};
