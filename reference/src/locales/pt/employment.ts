import type { Translated } from "@latchkey/words/translated.ts";
import type { employment as english } from "../en/employment.ts";

export const employment: Translated<typeof english> = {
  title: "Algumas palavras sobre o emprego",
  lead: "Quatro perguntas, cerca de dois minutos. Deixe de fora o que não pode dizer.",
  subject: {
    label: "Emprego",
    roleAt: "Diz: {{role}} em {{company}}",
    role: "Diz: {{role}}",
    company: "Diz que trabalha em {{company}}",
    since: "Diz: desde {{from}}",
  },
  worksHere: "{{name}} trabalha atualmente convosco?",
  before: "{{name}} trabalhou convosco antes? Até quando?",
  beforeMissing: "Diga-nos se sim e até quando, ou mude a resposta",
  details: "A função e o início acima estão certos?",
  contract: {
    label: "Que tipo de contrato é?",
    choose: "Escolha",
    PERMANENT: "Sem termo",
    FIXED_TERM: "A termo",
    ZERO_HOURS: "Sem horas garantidas",
    AGENCY: "Temporário ou por agência",
    OTHER: "Outro tipo",
  },
  pay: {
    legend: "Qual é a remuneração bruta acordada?",
    hint: "Sem horas extraordinárias nem prémios",
    amount: "Montante",
    period: "Por",
    YEAR: "Ano",
    MONTH: "Mês",
    WEEK: "Semana",
    HOUR: "Hora",
    missing: "Indique o montante ou assinale a caixa abaixo",
  },
  notMine: {
    label: "Esta pessoa não trabalha aqui",
    hint: "Ou não a conheço",
  },
};
