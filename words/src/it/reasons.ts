import type { reasons as english } from "../en/reasons.ts";
import type { Translated } from "../translated.ts";

export const reasons: Translated<typeof english> = {
  text: {
    IRRELEVANT_DOCUMENT_UPLOADED: "È un documento diverso da quello che abbiamo chiesto",
    EXPIRED_DOCUMENT: "Il documento è scaduto",
    DOCUMENT_OUT_OF_DATE: "Il documento non è abbastanza recente",
    PARTIAL_CROPPED_BLURRY_DOCUMENT: "Una parte del documento è tagliata o non è nitida",
    BLACK_AND_WHITE_DOCUMENT: "È una copia in bianco e nero. Ci serve a colori",
    NO_ADVERSE_META_DATA: "Il file è stato modificato dopo la creazione. Invii l’originale",
    MISSING_ID: "Non abbiamo ricevuto un documento d’identità",
    MISSING_RTR_DOCUMENT:
      "Non abbiamo ricevuto un documento che dimostri il Suo diritto di prendere in affitto una casa",
    SHARECODE_REQUIRED: "Ci serve il Suo codice di condivisione (share code)",
    PROOF_OF_ADDRESS_NOT_CORRECT: "La prova di residenza non mostra il Suo indirizzo",
    MISSING_PROOF_OF_ADDRESS: "Non abbiamo ricevuto una prova di residenza",
    SOURCE_DOES_NOT_SHOW_INCOME: "Il documento non mostra il Suo reddito",
    MISSING_PROOF_OF_INCOME: "Non abbiamo ricevuto una prova del reddito",
    MISSING_TENANCY_AGREEMENT: "Non abbiamo ricevuto il Suo contratto di affitto",
    INCORRECT_INCOME_REFERENCE:
      "Non siamo riusciti a contattare la persona che ha indicato per il Suo reddito",
    INCORRECT_RENTAL_REFERENCE:
      "Non siamo riusciti a contattare la persona che ha indicato per il Suo affitto",
    OTHER: "La nota del nostro personale spiega che cosa manca",
  },
};
