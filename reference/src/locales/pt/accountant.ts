import type { Translated } from "@latchkey/words/translated.ts";
import type { accountant as english } from "../en/accountant.ts";

export const accountant: Translated<typeof english> = {
  title: "Algumas palavras sobre uma atividade que acompanha",
  lead: "Quatro perguntas, cerca de três minutos. Deixe de fora o que não pode dizer.",
  subject: {
    label: "Atividade",
    selfEmployed: "Diz: trabalha por conta própria",
    business: "Diz: trabalha por conta própria, {{company}}",
    since: "Diz: desde {{from}}",
  },
  actsFor: "Trata atualmente da contabilidade de {{name}}?",
  details: "A atividade e o início acima estão certos?",
  profit: {
    legend: "Qual foi o lucro do último exercício completo?",
    yearEnd: "Último dia desse exercício",
    yearEndHint: "Por exemplo, 31\u00a03\u00a02025",
    day: "Dia",
    month: "Mês",
    year: "Ano",
    last: "Lucro antes de impostos",
    lossHint: "0 se houve prejuízo",
    before: "Lucro do exercício anterior",
    yearEndMissing: "Indique o último dia desse exercício ou assinale a caixa abaixo",
    missing: "Indique o lucro ou assinale a caixa abaixo",
    amount: "Indique um montante inferior a 10\u00a0000\u00a0000, ou 0 se houve prejuízo",
  },
  willFall: "Espera um lucro claramente menor este ano?",
  less: "Porque será menor?",
  lessMissing: "Diga-nos porque será menor ou mude a resposta",
  differentAndLess: "O que é diferente, e porque será menor o lucro?",
  lessAbove: "Diga-nos porquê no texto acima",
  notMine: {
    label: "Não acompanho esta atividade",
    hint: "Ou não conheço esta pessoa",
  },
};
