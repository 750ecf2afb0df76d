import type { Translated } from "@latchkey/words/translated.ts";
import type { signOut as english } from "../en/sign-out.ts";

export const signOut: Translated<typeof english> = {
  title: "Há texto por guardar noutro separador",
  text: "Vá a esse separador e guarde-o. Se sair agora, perde-se.",
  anyway: "Sair mesmo assim",
  stay: "Não sair",
};
