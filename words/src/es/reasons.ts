import type { reasons as english } from "../en/reasons.ts";
import type { Translated } from "../translated.ts";

export const reasons: Translated<typeof english> = {
  text: {
    IRRELEVANT_DOCUMENT_UPLOADED: "No es el documento que pedimos, es otro",
    EXPIRED_DOCUMENT: "El documento está caducado",
    DOCUMENT_OUT_OF_DATE: "El documento no es lo bastante reciente",
    PARTIAL_CROPPED_BLURRY_DOCUMENT: "Una parte del documento está cortada o no se ve nítida",
    BLACK_AND_WHITE_DOCUMENT: "Es una copia en blanco y negro. La necesitamos en color",
    NO_ADVERSE_META_DATA: "El archivo se modificó después de crearlo. Envíe el original",
    MISSING_ID: "No hemos recibido un documento de identidad",
    MISSING_RTR_DOCUMENT: "No hemos recibido un documento que demuestre su derecho a alquilar",
    SHARECODE_REQUIRED: "Necesitamos su código para compartir (share code)",
    PROOF_OF_ADDRESS_NOT_CORRECT: "El justificante de domicilio no muestra su dirección",
    MISSING_PROOF_OF_ADDRESS: "No hemos recibido un justificante de domicilio",
    SOURCE_DOES_NOT_SHOW_INCOME: "El documento no muestra sus ingresos",
    MISSING_PROOF_OF_INCOME: "No hemos recibido un justificante de ingresos",
    MISSING_TENANCY_AGREEMENT: "No hemos recibido su contrato de alquiler",
    INCORRECT_INCOME_REFERENCE: "No hemos podido contactar con la persona que indicó para sus ingresos",
    INCORRECT_RENTAL_REFERENCE: "No hemos podido contactar con la persona que indicó para su alquiler",
    OTHER: "La nota de nuestro equipo explica qué falta",
  },
};
