import type { Translated } from "@latchkey/words/translated.ts";
import type { weighing as english } from "../en/weighing.ts";

export const weighing: Translated<typeof english> = {
  title: "Pode responder a uma referência",
  about: {
    RENTAL: "Perguntámos a {{name}} sobre uma casa sua. Parte da resposta pode contar contra si:",
    EMPLOYMENT: "Perguntámos a {{name}} sobre o seu trabalho. Parte da resposta pode contar contra si:",
    ACCOUNTANT: "Perguntámos a {{name}} sobre o seu negócio. Parte da resposta pode contar contra si:",
  },
  facts: {
    TENANCY_DETAILS_DATES_CONFIRMED: "Diz-se que as datas ou a morada que indicou não estão certas.",
    MISSED_OR_INCOMPLETE_PAYMENTS: "Diz-se que faltou um pagamento ou que foi demasiado baixo.",
    DAMAGE_TO_THE_PROPERTY: "Diz-se que houve danos na casa.",
    ANY_COMPLAINTS: "Diz-se que houve queixas sobre si.",
    ANY_REASON_NOT_TO_LET_AGAIN: "Diz-se que há um motivo para não lhe voltar a arrendar.",
    WORKS_HERE: "Diz-se que não trabalha lá.",
    ACTS_FOR: "Dizem que não trabalham para si.",
    DETAILS_CONFIRMED: "Diz-se que alguns dos dados que indicou não estão certos.",
    CONTRACT: "Diz-se que o seu contrato não é sem termo.",
    WILL_FALL: "Espera-se que o seu lucro desça.",
    NOT_THEIRS: "Dizem que não o conhecem, ou não neste lugar.",
    PAY: "Diz-se que o seu salário é mais baixo do que indicou.",
    PROFIT: "Diz-se que o seu lucro é mais baixo do que indicou.",
  },
  amounts: {
    YEAR: "Indicou {{declared}} por ano; a referência indica {{said}} por ano.",
    MONTH: "Indicou {{declared}} por ano; a referência indica {{said}} por mês.",
    WEEK: "Indicou {{declared}} por ano; a referência indica {{said}} por semana.",
  },
  lead: "Quem analisa o seu pedido lê a sua resposta ao lado. Nada é decidido só por uma referência.",
  field: "A sua resposta",
  hint: "No máximo 1000 caracteres. Pode enviá-la uma vez, até decidirmos.",
  required: "Escreva a sua resposta",
  tooLong: "A sua resposta tem {{count}} caracteres. No máximo são possíveis 1000",
  wrong: "A sua resposta tem caracteres que não podemos guardar. Escreva-a aqui em vez de a colar",
  send: "Enviar a resposta",
  replied: "Respondeu em {{date}}:",
  over: "O prazo para responder terminou.",
  failedTitle: "A sua resposta não foi guardada",
  failed: "Nada se perdeu. Tente de novo dentro de um minuto.",
  changed: "Já respondeu, ou já decidimos. Carregue a página de novo para ver.",
};
