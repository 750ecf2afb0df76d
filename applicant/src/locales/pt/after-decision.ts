import type { Translated } from "@latchkey/words/translated.ts";
import type { afterDecision as english } from "../en/after-decision.ts";

export const afterDecision: Translated<typeof english> = {
  conditions: {
    MET: "Cumprida em {{date}}.",
    LAPSED: "Não cumprida a tempo. Registado em {{date}}.",
    next: "Esta aceitação já não é válida, porque as condições não foram cumpridas a tempo.",
  },
  home: {
    OPEN: "Ainda não está decidido como continua o arrendamento desta casa. Até lá, a sua aceitação é provisória e ainda não há contrato de arrendamento.",
    REPLACE: "Outra pessoa vai morar consigo. Quando também for aceite, esta página indica-o.",
    CHANGE_SHARES:
      "A renda é repartida de novo, por isso a sua parte pode aumentar. A agência ou o senhorio diz-lhe o valor.",
    END: "O arrendamento desta casa não avança. A sua aceitação era só para esta casa e não vale para nenhuma outra. Não há mais nada a fazer.",
  },
  again: {
    label: "O que devemos analisar outra vez?",
    hint: "Até 1000 caracteres",
    send: "Enviar o meu pedido",
    cancel: "Cancelar",
    required: "Escreva o que devemos analisar outra vez",
    tooLong: "Use, no máximo, 1000 caracteres. Agora são {{count}}",
    failedTitle: "Não conseguimos enviar o seu pedido",
    failed: "O seu texto ainda está aqui. Verifique a sua ligação e prima o botão outra vez.",
    lateTitle: "Já passou o prazo",
  },
};
