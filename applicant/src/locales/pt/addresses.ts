import type { Translated } from "@latchkey/words/translated.ts";
import type { addresses as english } from "../en/addresses.ts";

export const addresses: Translated<typeof english> = {
  country: {
    label: "País",
    placeholder: "Escolha um país",
    nothing: "Nenhum país começa por «{{typed}}»",
  },
  search: {
    label: "Morada ou código postal",
    list: "Moradas",
    searching: "A pesquisar",
    found: "Resultados: {{number}}. Escolha com as teclas de seta.",
    count: "{{number}} moradas",
    back: "Voltar a todos os resultados",
    more: "Há mais. Escreva também o número ou mais da morada.",
    nothing: "Não encontrámos nenhuma morada assim. Verifique a ortografia ou escreva-a à mão.",
    failed: "A pesquisa de moradas não está a funcionar neste momento. Escreva a morada à mão.",
    required: "Pesquise a morada ou escreva-a à mão",
    byHand: "Escrever a morada à mão",
    instead: "Pesquisar antes a morada",
  },
  parts: {
    building: "Número ou nome do edifício",
    flat: "Andar ou apartamento",
    street: "Rua",
    city: "Localidade",
    postalCode: "Código postal",
  },
};
