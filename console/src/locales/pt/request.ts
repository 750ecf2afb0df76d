import type { Translated } from "@latchkey/words/translated.ts";
import type { request as english } from "../en/request.ts";

export const request: Translated<typeof english> = {
  title: "Pedir algo",
  lead: "Cada pedido dá origem a um cartão. Se puder, peça tudo de uma vez.",
  section: "Secção",
  about: "Sobre",
  whole: "Toda a secção",
  payer: "Quem paga a renda",
  guarantor: "Fiador",
  start: "Começa nesta pergunta",
  end: "Termina depois de",
  choose: "Escolha",
  document: "Documento",
  reasons: "O que falta?",
  reasonsHint: "Escolha pelo menos um motivo. A pessoa lê estas palavras.",
  note: "A sua nota",
  optional: "(facultativo)",
  noteHint: "Breve e amável. Diga exatamente o que ajudaria.",
  length: "{{length}} de {{max}} caracteres",
  add: "Adicionar outro pedido",
  send_one: "Enviar o pedido",
  send_other: "Enviar {{count}} pedidos",
  sent_one: "O pedido foi enviado.",
  sent_other: "Os pedidos foram enviados.",
  refused: "O caso já não é seu, ou já voltou à pessoa. Nada foi enviado; o que escreveu continua aqui.",
  mayBeSent: "O que enviou antes pode ter chegado. Veja primeiro o caso; o que escreveu continua aqui.",
  email: "{{name}} recebe um e-mail em {{language}}",
  emailPlain: "A pessoa recebe um e-mail em {{language}}",
  rest: "As outras secções continuam fechadas.",
  preview: {
    title: "O que {{name}} verá",
    titlePlain: "O que a pessoa verá",
    in: "Mostrar em {{language}}",
    empty: "Escolha onde começa e aparecerá aqui.",
    failed: "A pré-visualização não carregou. Pode enviar o pedido mesmo assim.",
  },
  closed: {
    notYours: {
      title: "Não está a trabalhar neste caso",
      text: "Fique primeiro com o caso. Depois pode pedir algo.",
    },
    lost: {
      title: "Outra pessoa tem agora este caso",
      text: "O que escreveu continua aqui, mas não o pode enviar.",
    },
    nothing: {
      title: "Não há nada a pedir",
      text: "Neste caso nada pode ser pedido de novo.",
    },
  },
  request: {
    title: "Pedido {{number}}",
    remove: "Remover o pedido {{number}}",
    validations: {
      reasons: "Escolha pelo menos um motivo",
      noteForOther: "Escreva uma nota: o motivo diz que ela explica o que falta",
      none: "Adicione um pedido",
      tooMany: "No máximo {{max}} pedidos de uma vez",
    },
  },
};
