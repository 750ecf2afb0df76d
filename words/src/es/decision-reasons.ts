import type { decisionReasons as english } from "../en/decision-reasons.ts";
import type { Translated } from "../translated.ts";

export const decisionReasons: Translated<typeof english> = {
  reason: {
    INCOME_BELOW_RULE: "Los ingresos que muestran sus documentos no llegan a lo que pide este alquiler.",
    INCOME_NOT_SHOWN: "Sus documentos no muestran los ingresos que nos indicó.",
    INCOME_TOO_NEW: "Sus ingresos son demasiado recientes para contar con ellos.",
    RENT_ARREARS: "Hemos sabido que no se pagó un alquiler.",
    REFERENCE_UNFAVOURABLE: "Alguien a quien preguntamos por usted nos habló de problemas.",
    IDENTITY_NOT_SHOWN: "No hemos podido confirmar quién es usted.",
    RIGHT_TO_RENT_NOT_SHOWN: "No hemos podido confirmar que tiene derecho a alquilar en Inglaterra.",
    DOCUMENTS_NOT_GENUINE: "No hemos podido confirmar que sus documentos son auténticos.",
    OUTSIDE_RESULT_UNFAVOURABLE: "Un resultado externo pesa en su contra.",
    OTHER: "Hay otro motivo.",
  },
  outside: {
    CREDIT_FILE:
      "Un informe de crédito pesa en su contra: {{provider}}, {{day}}. Puede pedir una copia a {{provider}} y solicitar que lo corrijan.",
    OTHER_SCREENING:
      "El resultado de una comprobación pesa en su contra: {{title}}, {{provider}}, {{day}}. Puede pedir una copia a {{provider}} y solicitar que lo corrijan.",
  },
  condition: {
    REFERENCE_BEFORE_KEYS: "Llega una referencia antes de que reciba las llaves",
    EMPLOYMENT_BEFORE_KEYS: "Se confirma su trabajo antes de que reciba las llaves",
    ORIGINALS_BEFORE_KEYS: "Enseña los documentos originales antes de recibir las llaves",
    OTHER: "Una condición más",
  },
};
