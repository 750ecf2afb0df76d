import type { Translated } from "@latchkey/words/translated.ts";
import type { statement as english } from "../en/statement.ts";

export const statement: Translated<typeof english> = {
  unsaid: "Não posso dizer",
  earningsUnsaid: "Não posso dizer quanto ganha",
  different: "O que é diferente?",
  differentMissing: "Diga-nos o que é diferente ou mude a resposta",
  who: {
    legend: "Quem responde?",
    name: "O seu nome",
    role: "A sua função",
    phone: "Telefone da empresa",
    phoneHint:
      "De preferência o geral, com + e o indicativo do país fora do Reino Unido. Podemos ligar uma vez para confirmar que a resposta é sua",
    nameMissing: "Indique o seu nome",
    roleMissing: "Indique a sua função",
  },
  where:
    "As suas respostas vão para {{provider}} para uma única candidatura. {{name}} pode pedir para as ver.",
  truth: "<strong>Escreva apenas o que sabe ser verdade.</strong> Não tem qualquer obrigação de responder.",
  cannot: "Não conheço esta pessoa ou não quero responder",
  somebodyElse: "Outra pessoa responde a estas perguntas",
};
