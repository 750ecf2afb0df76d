import type { documentNames as english } from "../en/document-names.ts";
import type { Translated } from "../translated.ts";

export const documentNames: Translated<typeof english> = {
  kind: {
    PASSPORT: "Passaporte",
    UK_PASSPORT: "Passaporte britânico",
    NATURALIZATION: "Certificado de naturalização como cidadão britânico",
    BRITISH_CITIZEN: "Certificado de registo como cidadão britânico",
    BIRTH_ADOPTION: "Certidão de nascimento ou de adoção",
    DBS: "Certificado DBS",
    UK_VISA_APPLICATION_LETTER: "Carta sobre o seu pedido de visto",
    TRAVEL_BOOKING: "Prova da data de chegada ao Reino Unido",
    BRITISH_NATIONAL_OVERSEAS_PASSPORT: "Passaporte British National (Overseas)",
    UK_IMMIGRATION_STATUS: "Documento britânico do estatuto de imigração",
    OTHER: "Outro documento",
    DRIVING_LICENCE: "Carta de condução",
    NATIONAL_ID: "Cartão de identidade nacional",
    RESIDENCE_PERMIT: "Título de residência",
    NEXUS_CARD: "Cartão NEXUS",
    AADHAAR: "Cartão Aadhaar",
    PAN: "Cartão PAN",
    MYKAD: "MyKad",
    POSTAL_ID: "Cartão de identidade postal",
    PROFESSIONAL_ID: "Cartão de identidade profissional",
    SSS_ID_CARD: "Cartão de identidade SSS",
    VOTER_ID: "Cartão de eleitor",
    STATE_ID: "Cartão de identidade de um estado dos EUA",
    UK_DRIVING_LICENCE: "Carta de condução britânica",
    ARMED_FORCES: "Cartão das forças armadas britânicas",
    UK_BIOMETRIC_RESIDENCE: "Autorização ou cartão de residência biométrico (BRP ou BRC)",
    TIME_LIMITED_PASSPORT: "Passaporte com visto britânico",
  },
};
