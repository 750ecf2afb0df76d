import type { Translated } from "@latchkey/words/translated.ts";
import type { signOut as english } from "../en/sign-out.ts";

export const signOut: Translated<typeof english> = {
  title: "Há respostas por guardar noutro separador",
  text: "Vá a esse separador e prima «Continuar» para as guardar. Se sair agora, perdem-se.",
  anyway: "Sair mesmo assim",
  stay: "Não sair",
};
