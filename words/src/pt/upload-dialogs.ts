import type { uploadDialogs as english } from "../en/upload-dialogs.ts";
import type { Translated } from "../translated.ts";

export const uploadDialogs: Translated<typeof english> = {
  status: {
    arrived: "{{file}} chegou",
    removed: "{{file}} foi removido",
  },
  file: {
    sent: "O que enviou",
    picture: "Imagem de {{file}}",
    turned: "Convertido em JPEG",
    goOn: "Pode usá-lo mesmo assim.",
  },
  notice: {
    dark: "Esta imagem está quase preta. Se não a conseguir ler, tire outra com melhor luz.",
    grey: "Esta imagem não tem cor. Pedimos o original a cores, não uma cópia.",
    screenshot: "Parece uma captura de ecrã. É melhor uma foto ou digitalização do próprio documento.",
    cut: "Parece faltar um lado ou um canto. Verifique se se vê tudo.",
    "same-as-front": "Esta é a mesma imagem que a frente. Adicione uma imagem do verso.",
    twice: "Adicionou este ficheiro duas vezes.",
  },
  confirm: {
    title: "Lê-se tudo bem?",
    lead: "Se faltar alguma coisa, temos de lhe pedir outra vez. Isso demora mais um ou dois dias.",
    name: "O meu nome completo lê-se bem",
    corners: "Veem-se os quatro cantos",
    sharp: "Nada está desfocado nem tapado",
    dates: "Todas as datas se leem bem",
    page: "Vê-se a página inteira",
    agree: "Verifiquei o meu ficheiro e vê-se tudo isto",
    agreeError: "Assinale a caixa para confirmar",
    use: "Usar este ficheiro",
    back: "Voltar e verificar",
  },
  without: {
    title: "Porque não o tem?",
    lead: "Não faz mal. A nossa equipa vai ler o motivo. Talvez lhe peça outro documento.",
    lost: "Perdi-o ou foi roubado",
    expired: "Está fora de validade",
    with_authority: "Neste momento está numa entidade oficial",
    never_had: "Nunca o tive",
    other: "Outro motivo",
    confirm: "Continuar sem ele",
    cancel: "Voltar",
  },
};
