import type { Translated } from "@latchkey/words/translated.ts";
import type { signOut as english } from "../en/sign-out.ts";

export const signOut: Translated<typeof english> = {
  title: "Há respostas por guardar noutro separador",
  text: "Vá a esse separador e prima «Continuar» para as guardar. Se sair agora, perdem-se.",
  anyway: "Sair mesmo assim",
  stay: "Não sair",
  everywhereTitle: "Terminar todas as sessões?",
  everywhereText:
    "A sua sessão termina em todos os navegadores e dispositivos, também aqui. O que não estiver guardado perde-se.",
  everywhere: "Terminar todas as sessões",
};
