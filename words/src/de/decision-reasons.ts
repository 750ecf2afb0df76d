import type { decisionReasons as english } from "../en/decision-reasons.ts";
import type { Translated } from "../translated.ts";

export const decisionReasons: Translated<typeof english> = {
  reason: {
    INCOME_BELOW_RULE:
      "Das Einkommen, das Ihre Unterlagen zeigen, liegt unter dem, was für diese Miete nötig ist.",
    INCOME_NOT_SHOWN: "Ihre Unterlagen zeigen das Einkommen nicht, das Sie uns genannt haben.",
    INCOME_TOO_NEW: "Ihr Einkommen ist noch zu neu, um sich darauf zu verlassen.",
    RENT_ARREARS: "Wir haben erfahren, dass Miete nicht gezahlt wurde.",
    REFERENCE_UNFAVOURABLE: "Jemand, den wir nach Ihnen gefragt haben, hat von Problemen berichtet.",
    IDENTITY_NOT_SHOWN: "Wir konnten nicht bestätigen, wer Sie sind.",
    RIGHT_TO_RENT_NOT_SHOWN: "Wir konnten nicht bestätigen, dass Sie in England mieten dürfen.",
    DOCUMENTS_NOT_GENUINE: "Wir konnten nicht bestätigen, dass Ihre Dokumente echt sind.",
    OUTSIDE_RESULT_UNFAVOURABLE: "Eine Auskunft von außen spricht gegen Sie.",
    OTHER: "Es gibt einen anderen Grund.",
  },
  outside: {
    CREDIT_FILE:
      "Eine Kreditauskunft spricht gegen Sie: {{provider}}, {{day}}. Sie können von {{provider}} eine Kopie verlangen und sie dort berichtigen lassen.",
    OTHER_SCREENING:
      "Das Ergebnis einer Prüfung spricht gegen Sie: {{title}}, {{provider}}, {{day}}. Sie können von {{provider}} eine Kopie verlangen und es dort berichtigen lassen.",
  },
  condition: {
    REFERENCE_BEFORE_KEYS: "Eine Referenz kommt an, bevor Sie die Schlüssel bekommen",
    EMPLOYMENT_BEFORE_KEYS: "Ihre Arbeit wird bestätigt, bevor Sie die Schlüssel bekommen",
    ORIGINALS_BEFORE_KEYS: "Sie zeigen die Originale, bevor Sie die Schlüssel bekommen",
    OTHER: "Noch eine Bedingung",
  },
};
