import type { Translated } from "@latchkey/words/translated.ts";
import type { phone as english } from "../en/phone.ts";

export const phone: Translated<typeof english> = {
  looking: { title: "Um momento", text: "A página está a abrir." },
  offer: {
    photo: "Tire uma fotografia do seu rosto",
    text: "Adicione-o com este telemóvel: o ficheiro chega diretamente à página no seu computador.",
    warning: "Continue apenas se tiver aberto essa página. Mais ninguém lhe deve enviar um código destes.",
    open: "Continuar neste telemóvel",
  },
  step: {
    subtitle: "Adicione-o aqui. Depois continue no computador.",
    done: "Concluído",
    arrived_one: "O seu ficheiro está no computador",
    arrived_other: "{{count}} ficheiros estão no computador",
    goBack: "Pode continuar lá.",
    goBackOrMore: "Pode continuar lá, ou adicionar aqui outro ficheiro.",
    notArrived: "O ficheiro ainda não está no computador",
  },
  done: {
    title: "Pode fechar esta página",
    text: "Continue no computador. Este telemóvel já não está ligado a ele.",
  },
  over: {
    title: "Este código já não funciona",
    text: "Um código funciona uma vez, durante dez minutos, enquanto a página no seu computador estiver aberta. Mostre lá um novo.",
  },
  failed: {
    title: "Não foi possível contactar o servidor",
    text: "Verifique a ligação e tente novamente.",
    tryAgain: "Tentar novamente",
  },
};
