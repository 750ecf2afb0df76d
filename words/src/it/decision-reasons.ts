import type { decisionReasons as english } from "../en/decision-reasons.ts";
import type { Translated } from "../translated.ts";

export const decisionReasons: Translated<typeof english> = {
  reason: {
    INCOME_BELOW_RULE:
      "Il reddito che i Suoi documenti mostrano è inferiore a quanto richiede questo affitto.",
    INCOME_NOT_SHOWN: "I Suoi documenti non mostrano il reddito che ci ha indicato.",
    INCOME_TOO_NEW: "Il Suo reddito è ancora troppo recente per farci affidamento.",
    RENT_ARREARS: "Abbiamo saputo che un affitto non è stato pagato.",
    REFERENCE_UNFAVOURABLE: "Una persona a cui abbiamo chiesto di Lei ci ha parlato di problemi.",
    IDENTITY_NOT_SHOWN: "Non abbiamo potuto confermare chi è Lei.",
    RIGHT_TO_RENT_NOT_SHOWN: "Non abbiamo potuto confermare che ha il diritto di affittare in Inghilterra.",
    DOCUMENTS_NOT_GENUINE: "Non abbiamo potuto confermare che i Suoi documenti sono autentici.",
    OUTSIDE_RESULT_UNFAVOURABLE: "Un risultato esterno depone a Suo sfavore.",
    OTHER: "C’è un altro motivo.",
  },
  outside: {
    CREDIT_FILE:
      "Un rapporto di credito depone a Suo sfavore: {{provider}}, {{day}}. Può chiederne una copia a {{provider}} e chiedere che venga corretto.",
    OTHER_SCREENING:
      "Il risultato di una verifica depone a Suo sfavore: {{title}}, {{provider}}, {{day}}. Può chiederne una copia a {{provider}} e chiedere che venga corretto.",
  },
  condition: {
    REFERENCE_BEFORE_KEYS: "Una referenza arriva prima della consegna delle chiavi",
    EMPLOYMENT_BEFORE_KEYS: "Il Suo lavoro è confermato prima della consegna delle chiavi",
    ORIGINALS_BEFORE_KEYS: "Mostra i documenti originali prima della consegna delle chiavi",
    OTHER: "Un’altra condizione",
  },
};
