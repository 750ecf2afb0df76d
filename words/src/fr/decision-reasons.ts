import type { decisionReasons as english } from "../en/decision-reasons.ts";
import type { Translated } from "../translated.ts";

export const decisionReasons: Translated<typeof english> = {
  reason: {
    INCOME_BELOW_RULE: "Le revenu que montrent vos documents est inférieur à ce que demande ce loyer.",
    INCOME_NOT_SHOWN: "Vos documents ne montrent pas le revenu que vous nous avez indiqué.",
    INCOME_TOO_NEW: "Votre revenu est encore trop récent pour que nous puissions compter dessus.",
    RENT_ARREARS: "Nous avons appris qu’un loyer n’a pas été payé.",
    REFERENCE_UNFAVOURABLE: "Une personne interrogée à votre sujet a signalé des problèmes.",
    IDENTITY_NOT_SHOWN: "Nous n’avons pas pu confirmer qui vous êtes.",
    RIGHT_TO_RENT_NOT_SHOWN: "Nous n’avons pas pu confirmer votre droit de louer en Angleterre.",
    DOCUMENTS_NOT_GENUINE: "Nous n’avons pas pu confirmer que vos documents sont authentiques.",
    OUTSIDE_RESULT_UNFAVOURABLE: "Un résultat externe joue en votre défaveur.",
    OTHER: "Il y a une autre raison.",
  },
  outside: {
    CREDIT_FILE:
      "Un rapport de crédit joue en votre défaveur\u00a0: {{provider}}, {{day}}. Vous pouvez en demander une copie à {{provider}}, et demander qu’il soit corrigé.",
    OTHER_SCREENING:
      "Le résultat d’une vérification joue en votre défaveur\u00a0: {{title}}, {{provider}}, {{day}}. Vous pouvez en demander une copie à {{provider}}, et demander qu’il soit corrigé.",
  },
  condition: {
    REFERENCE_BEFORE_KEYS: "Une référence arrive avant la remise des clés",
    EMPLOYMENT_BEFORE_KEYS: "Votre emploi est confirmé avant la remise des clés",
    ORIGINALS_BEFORE_KEYS: "Vous montrez les documents originaux avant la remise des clés",
    OTHER: "Une autre condition",
  },
};
