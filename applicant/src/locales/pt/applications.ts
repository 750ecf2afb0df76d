import type { Translated } from "@latchkey/words/translated.ts";
import type { applications as english } from "../en/applications.ts";

export const applications: Translated<typeof english> = {
  shown: "Esta candidatura é para {{home}}.",
  others: "Com o mesmo endereço de e-mail:",
  choose: {
    title: "Diga-nos quem é",
    lead: "Várias pessoas usam este endereço de e-mail para {{home}}. Cada uma responde por si: escolha o seu nome.",
    leadOfSeveral:
      "Várias pessoas usam este endereço de e-mail. Cada uma responde por si: escolha o seu nome.",
    note: "Escolha apenas o seu próprio nome. Não conseguimos distinguir as pessoas pelo endereço de e-mail, e informamos disso quem analisa a candidatura.",
    unnamed: "Pessoa {{number}}",
  },
};
