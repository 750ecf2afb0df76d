import type { Translated } from "@latchkey/words/translated.ts";
import type { taxLink as english } from "../en/tax-link.ts";

export const taxLink: Translated<typeof english> = {
  title: "Mostre o seu registo fiscal",
  subtitle: "O seu empregador comunica o seu salário à HMRC. Com a sua autorização, lemo-lo uma só vez.",
  or: "Ou mostre o seu registo fiscal",
  text: "O seu empregador comunica o seu salário à HMRC. Com a sua autorização, lemo-lo uma só vez.",
  nino: "Número National Insurance",
  ninoHint: "Está no recibo de vencimento ou no P60. Por exemplo, AB\u00a012\u00a034\u00a056\u00a0C",
  required: "Introduza o seu número National Insurance",
  go: "Continuar para a HMRC",
  why: "O que se vê lá?",
  whyText:
    "Empregadores, datas e salário deste ano fiscal e do anterior. Nada sobre a sua saúde ou as suas dívidas. Apagamos o seu número assim que o lermos.",
  failedTitle: "Não foi possível contactar a HMRC",
  failedText: "Tente de novo dentro de momentos ou escolha outra forma.",
  reading: "Estamos a ler o seu registo fiscal. Demora um momento.",
  nothing: "O seu registo fiscal não indica nenhum empregador nestes dois anos.",
  found: "{{employer}}, {{amount}} em {{taxYear}}",
  others:
    "Este registo indica outras entidades patronais, não {{employer}}. Uma pessoa vai comparar e poderá pedir-lhe um recibo de vencimento.",
  lastPaid: "Último pagamento em {{date}}",
  done: {
    title: "O seu registo fiscal está ligado",
    subtitle: "Lemo-lo uma vez; ninguém pode voltar a vê-lo.",
  },
  error: {
    title: "O seu registo fiscal não está ligado",
    subtitle: "Não resultou, ou preferiu não partilhar. Nada foi guardado.",
    refused: "Preferiu não partilhar. Nada foi guardado.",
    unavailable: "O HMRC não respondeu ou teve uma falha. Nada foi guardado.",
    other: "A ligação não funcionou. Nada foi guardado.",
    text: "Pode tentar de novo ou escolher outra forma.",
    check: "Verifique se o número é seu e tente novamente, ou escolha outra forma.",
    later: "Tente mais tarde, ou escolha outra forma.",
  },
};
