import type { Translated } from "@latchkey/words/translated.ts";
import type { shareCode as english } from "../en/share-code.ts";

export const shareCode: Translated<typeof english> = {
  title: "Precisamos de um novo código de partilha (share code)",
  ended:
    "Estes códigos valem {{days}} dias. O seu terminou o mais tardar em {{date}}, antes de o seu direito de arrendar ficar registado. O seu pedido fica como está.",
  field: "Novo código de partilha",
  hint: "Nove letras e números, por exemplo R12 345 678",
  required: "Introduza o seu novo código",
  get: "Pedir um código em GOV.UK",
  send: "Enviar o novo código",
  other:
    "Não tem código ou prefere mostrar o seu direito de arrendar de outra forma? <mail>Escreva-nos</mail>.",
  thanks: "Obrigado",
  given: "Temos o seu novo código. Não tem mais nada a fazer.",
  failedTitle: "O seu código não foi guardado",
  failed: "Não se perdeu nada. Tente de novo dentro de um minuto.",
};
