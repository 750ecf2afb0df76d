import type { validation as english } from "../en/validation.ts";
import type { Translated } from "../translated.ts";

export const validation: Translated<typeof english> = {
  text: {
    required: "Indique uma resposta",
    please_select_an_option: "Escolha uma opção",
    must_accept: "Assinale a caixa para continuar",
    unknown: "Reveja esta resposta",
    unknown_step: "Reveja esta resposta",
    max_length: "É demasiado longo. Use no máximo {{max}}\u00a0caracteres",
  },
  name: {
    length: "Use de {{min}} a {{max}}\u00a0letras",
    pattern: "Use letras, espaços, hífenes, pontos e apóstrofos",
  },
  birthdate: {
    invalid: "Indique uma data que exista, como 27 3 1994",
    under18: "Precisa de ter 18\u00a0anos ou mais",
  },
  email: {
    format: "Indique um endereço de e-mail como nome@example.com",
  },
};
