import type { Translated } from "@latchkey/words/translated.ts";
import type { cases as english } from "../en/cases.ts";

export const cases: Translated<typeof english> = {
  shown: "Esta candidatura é para {{home}}.",
  others: "Também com o seu endereço de e-mail:",
  choose: {
    title: "Quem é?",
    lead: "Várias pessoas usam este endereço de e-mail para {{home}}. Cada uma responde por si: escolha o seu nome.",
    leadOfSeveral:
      "Várias pessoas usam este endereço de e-mail. Cada uma responde por si: escolha o seu nome.",
    note: "Escolha apenas o seu próprio nome. Pelo endereço de e-mail não conseguimos distingui-los, e dizemo-lo a quem analisa a candidatura.",
    unnamed: "Pessoa {{number}}",
  },
};
