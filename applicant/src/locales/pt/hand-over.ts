import type { Translated } from "@latchkey/words/translated.ts";
import type { handOver as english } from "../en/hand-over.ts";

export const handOver: Translated<typeof english> = {
  title: "Adicionar com o telemóvel",
  scan: "Digitalize este código com a câmara do telemóvel. Funciona uma vez, durante dez minutos.",
  qr: "Código QR que abre este passo no seu telemóvel",
  words: "Se não conseguir digitalizá-lo, abra este endereço no telemóvel:",
  copy: "Copiar o endereço",
  copied: "Copiado",
  waiting: "Aguardamos o seu telemóvel.",
  open: "O telemóvel está ligado. Adicione lá o ficheiro.",
  over: "Este código já não funciona.",
  again: "Mostrar um novo código",
  loading: "O código está a ser criado",
  failed: "Não foi possível criar o código. Verifique a ligação e tente novamente.",
  often: "Pediu muitos códigos. Tente novamente daqui a uma hora, ou adicione o ficheiro aqui.",
  close: "Fechar",
};
