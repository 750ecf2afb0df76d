import type { documentNames as english } from "../en/document-names.ts";
import type { Translated } from "../translated.ts";

export const documentNames: Translated<typeof english> = {
  kind: {
    PASSPORT: "Pasaporte",
    UK_PASSPORT: "Pasaporte británico",
    NATURALIZATION: "Certificado de naturalización como ciudadano británico",
    BRITISH_CITIZEN: "Certificado de registro como ciudadano británico",
    BIRTH_ADOPTION: "Certificado de nacimiento o de adopción",
    DBS: "Certificado DBS",
    UK_VISA_APPLICATION_LETTER: "Carta sobre su solicitud de visado",
    TRAVEL_BOOKING: "Prueba de cuándo llegó al Reino Unido",
    BRITISH_NATIONAL_OVERSEAS_PASSPORT: "Pasaporte British National (Overseas)",
    UK_IMMIGRATION_STATUS: "Documento de estatus migratorio británico",
    OTHER: "Otro documento",
    DRIVING_LICENCE: "Permiso de conducir",
    NATIONAL_ID: "Documento nacional de identidad",
    RESIDENCE_PERMIT: "Permiso de residencia",
    NEXUS_CARD: "Tarjeta NEXUS",
    AADHAAR: "Tarjeta Aadhaar",
    PAN: "Tarjeta PAN",
    MYKAD: "MyKad",
    POSTAL_ID: "Documento de identidad postal",
    PROFESSIONAL_ID: "Documento de identidad profesional",
    SSS_ID_CARD: "Documento de identidad SSS",
    VOTER_ID: "Tarjeta de elector",
    STATE_ID: "Documento de identidad de un estado de EE.\u00a0UU.",
    UK_DRIVING_LICENCE: "Permiso de conducir británico",
    ARMED_FORCES: "Carné de las fuerzas armadas británicas",
    UK_BIOMETRIC_RESIDENCE: "Permiso o tarjeta de residencia biométrica (BRP o BRC)",
    TIME_LIMITED_PASSPORT: "Pasaporte con visado británico",
  },
};
