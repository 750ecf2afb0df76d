import type { reasons as english } from "../en/reasons.ts";
import type { Translated } from "../translated.ts";

export const reasons: Translated<typeof english> = {
  text: {
    IRRELEVANT_DOCUMENT_UPLOADED: "É um documento diferente do que pedimos",
    EXPIRED_DOCUMENT: "O documento está fora de validade",
    DOCUMENT_OUT_OF_DATE: "O documento não é suficientemente recente",
    PARTIAL_CROPPED_BLURRY_DOCUMENT: "Uma parte do documento está cortada ou desfocada",
    BLACK_AND_WHITE_DOCUMENT: "É uma cópia a preto e branco. Precisamos dela a cores",
    NO_ADVERSE_META_DATA: "O ficheiro foi alterado depois de ter sido criado. Envie o original",
    MISSING_ID: "Não recebemos um documento de identidade",
    MISSING_RTR_DOCUMENT: "Não recebemos um documento que prove o seu direito de arrendar",
    SHARECODE_REQUIRED: "Precisamos do seu código de partilha (share code)",
    PROOF_OF_ADDRESS_NOT_CORRECT: "O comprovativo de morada não mostra a sua morada",
    MISSING_PROOF_OF_ADDRESS: "Não recebemos um comprovativo de morada",
    SOURCE_DOES_NOT_SHOW_INCOME: "O documento não mostra o seu rendimento",
    MISSING_PROOF_OF_INCOME: "Não recebemos um comprovativo de rendimentos",
    MISSING_TENANCY_AGREEMENT: "Não recebemos o seu contrato de arrendamento",
    INCORRECT_INCOME_REFERENCE: "Não conseguimos contactar a pessoa que indicou para os seus rendimentos",
    INCORRECT_RENTAL_REFERENCE: "Não conseguimos contactar a pessoa que indicou para a sua renda",
    OTHER: "A nota da nossa equipa explica o que falta",
  },
};
