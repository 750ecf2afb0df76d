import type { Translated } from "@latchkey/words/translated.ts";
import type { withoutScript as english } from "../en/without-script.ts";

export const withoutScript: Translated<typeof english> = {
  sent: "Se conhecemos o seu endereço, um link está a caminho.",
  sentNeeds: "Abra-o num navegador com JavaScript: as páginas seguintes precisam dele.",
  failed:
    "Há um problema do nosso lado. Espere um minuto e prima o botão outra vez. Nada do que guardou se perdeu.",
  linkTitle: "Ative o JavaScript",
  link: "O seu link não foi usado e ainda funciona. Ative o JavaScript nesta página e volte a carregá-la, ou abra o link noutro navegador.",
};
