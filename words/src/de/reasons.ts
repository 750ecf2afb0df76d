import type { reasons as english } from "../en/reasons.ts";
import type { Translated } from "../translated.ts";

export const reasons: Translated<typeof english> = {
  text: {
    IRRELEVANT_DOCUMENT_UPLOADED: "Es ist ein anderes Dokument als das, um das wir gebeten haben",
    EXPIRED_DOCUMENT: "Das Dokument ist abgelaufen",
    DOCUMENT_OUT_OF_DATE: "Das Dokument ist nicht aktuell genug",
    PARTIAL_CROPPED_BLURRY_DOCUMENT: "Ein Teil des Dokuments ist abge\u00adschnitten oder unscharf",
    BLACK_AND_WHITE_DOCUMENT: "Es ist eine Schwarz-Weiß-Kopie. Wir brauchen es in Farbe",
    NO_ADVERSE_META_DATA: "Die Datei wurde nach\u00adträglich verändert. Senden Sie das Original",
    MISSING_ID: "Wir haben kein Ausweis\u00addokument bekommen",
    MISSING_RTR_DOCUMENT: "Wir haben keinen Nachweis bekommen, dass Sie in England mieten dürfen",
    SHARECODE_REQUIRED: "Wir brauchen Ihren Share-Code",
    PROOF_OF_ADDRESS_NOT_CORRECT: "Der Adress\u00adnachweis zeigt Ihre Adresse nicht",
    MISSING_PROOF_OF_ADDRESS: "Wir haben keinen Adress\u00adnachweis bekommen",
    SOURCE_DOES_NOT_SHOW_INCOME: "Das Dokument zeigt Ihr Einkommen nicht",
    MISSING_PROOF_OF_INCOME: "Wir haben keinen Einkommens\u00adnachweis bekommen",
    MISSING_TENANCY_AGREEMENT: "Wir haben Ihren Mietvertrag nicht bekommen",
    INCORRECT_INCOME_REFERENCE:
      "Wir konnten die Person nicht erreichen, die Sie für Ihr Einkommen genannt haben",
    INCORRECT_RENTAL_REFERENCE:
      "Wir konnten die Person nicht erreichen, die Sie für Ihre Miete genannt haben",
    OTHER: "Was fehlt, steht in der Notiz unseres Prüfteams",
  },
};
