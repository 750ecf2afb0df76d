import type { Translated } from "@latchkey/words/translated.ts";
import type { otherAdults as english } from "../en/other-adults.ts";

export const otherAdults: Translated<typeof english> = {
  openTitle: "Falta uma coisa, {{name}}",
  openTitleWithoutName: "Falta uma coisa",
  turnStatus: "Há uma coisa a fazer",
  turnText: "Responda à pergunta nesta página.",
  title: "Quem vai morar lá",
  question: "Vai morar nesta casa mais alguma pessoa com 18 anos ou mais?",
  hint: "Além das pessoas indicadas neste pedido. A lei em Inglaterra obriga-nos a perguntar. Por favor, não indique crianças.",
  yes: "Sim",
  no: "Não",
  save: "Guardar",
  choose: "Responda sim ou não",
  saidNo: "A sua resposta: não vai morar lá mais ninguém com 18 anos ou mais.",
  saidYes:
    "A sua resposta: vai morar lá outra pessoa com 18 anos ou mais. Diga à sua agência quem é, para que possa ser acrescentada antes do contrato.",
  change: "Alterar a resposta",
  cancel: "Cancelar",
  failedTitle: "A sua resposta não foi guardada",
  failed: "Não se perdeu nada. Tente de novo dentro de um minuto.",
};
