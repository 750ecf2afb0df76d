import { homeCourse } from "@latchkey/words/pt/home-course.ts";
import type { Translated } from "@latchkey/words/translated.ts";
import type { afterDecision as english } from "../en/after-decision.ts";

export const afterDecision: Translated<typeof english> = {
  conditions: {
    MET: "Cumprida em {{date}}.",
    LAPSED: "Não cumprida a tempo. Registado em {{date}}.",
    next: "Esta aceitação já não é válida, porque as condições não foram cumpridas a tempo.",
  },
  home: homeCourse,
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
