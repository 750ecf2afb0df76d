import type { Translated } from "@latchkey/words/translated.ts";
import type { frame as english } from "../en/frame.ts";

export const frame: Translated<typeof english> = {
  staff: "Área interna",
  loadingPage: "A carregar",
  goHome: "Ir para a página inicial",
  nav: {
    label: "Consola",
    pages: {
      queue: "Fila",
      applications: "Candidaturas",
      team: "Equipa",
      keys: "Chaves",
    },
  },
  shortcuts: {
    title: "Atalhos do teclado",
    lead: "Prima as teclas uma depois da outra. Não fazem nada enquanto escreve num campo.",
    on: "Os atalhos estão ligados",
    onHint: "Desligue-os se dita ou se prime teclas sem querer. Este navegador lembra-se disso.",
    scope: {
      page: "Nesta página",
      everywhere: "Em todo o lado",
    },
    show: "Mostrar esta lista",
    goTo: "Ir para: {{page}}",
    close: "Fechar",
  },
  notFound: {
    title: "Esta página não existe",
    text: "Talvez o endereço esteja mal escrito ou a página tenha mudado de sítio.",
  },
  notYours: {
    title: "Esta página não é para a sua função",
    text: "A sua função não permite abri-la. Se precisar dela, peça a um administrador.",
  },
  ownCase: {
    title: "Também faz parte deste pedido",
    text: "O seu endereço é o de uma das pessoas. Tem de ser outra pessoa a vê-lo.",
  },
};
