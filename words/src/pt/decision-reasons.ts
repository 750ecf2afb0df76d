import type { decisionReasons as english } from "../en/decision-reasons.ts";
import type { Translated } from "../translated.ts";

export const decisionReasons: Translated<typeof english> = {
  reason: {
    INCOME_BELOW_RULE: "O rendimento que os seus documentos mostram fica abaixo do que esta renda pede.",
    INCOME_NOT_SHOWN: "Os seus documentos não mostram o rendimento que nos indicou.",
    INCOME_TOO_NEW: "O seu rendimento ainda é demasiado recente para contarmos com ele.",
    RENT_ARREARS: "Soubemos que uma renda não foi paga.",
    REFERENCE_UNFAVOURABLE: "Alguém a quem perguntámos por si falou de problemas.",
    IDENTITY_NOT_SHOWN: "Não conseguimos confirmar quem é.",
    RIGHT_TO_RENT_NOT_SHOWN: "Não conseguimos confirmar que tem o direito de arrendar em Inglaterra.",
    DOCUMENTS_NOT_GENUINE: "Não conseguimos confirmar que os seus documentos são autênticos.",
    OUTSIDE_RESULT_UNFAVOURABLE: "Um resultado externo pesa contra si.",
    OTHER: "Há outro motivo.",
  },
  outside: {
    CREDIT_FILE:
      "Um relatório de crédito pesa contra si: {{provider}}, {{day}}. Pode pedir uma cópia a {{provider}} e pedir que o corrijam.",
    OTHER_SCREENING:
      "O resultado de uma verificação pesa contra si: {{title}}, {{provider}}, {{day}}. Pode pedir uma cópia a {{provider}} e pedir que o corrijam.",
  },
  condition: {
    REFERENCE_BEFORE_KEYS: "Uma referência chega antes de receber as chaves",
    EMPLOYMENT_BEFORE_KEYS: "O seu emprego é confirmado antes de receber as chaves",
    ORIGINALS_BEFORE_KEYS: "Mostra os documentos originais antes de receber as chaves",
    OTHER: "Mais uma condição",
  },
};
