import type { documentNames as english } from "../en/document-names.ts";
import type { Translated } from "../translated.ts";

export const documentNames: Translated<typeof english> = {
  kind: {
    PASSPORT: "Passaporto",
    UK_PASSPORT: "Passaporto britannico",
    NATURALIZATION: "Certificato di naturalizzazione britannica",
    BRITISH_CITIZEN: "Certificato di registrazione come cittadino britannico",
    BIRTH_ADOPTION: "Certificato di nascita o di adozione",
    DBS: "Certificato DBS",
    UK_VISA_APPLICATION_LETTER: "Lettera sulla Sua domanda di visto",
    TRAVEL_BOOKING: "Prova della data di arrivo nel Regno Unito",
    BRITISH_NATIONAL_OVERSEAS_PASSPORT: "Passaporto British National (Overseas)",
    UK_IMMIGRATION_STATUS: "Documento britannico sullo status di immigrazione",
    OTHER: "Un altro documento",
    DRIVING_LICENCE: "Patente di guida",
    NATIONAL_ID: "Carta d’identità nazionale",
    RESIDENCE_PERMIT: "Permesso di soggiorno",
    NEXUS_CARD: "Carta NEXUS",
    AADHAAR: "Carta Aadhaar",
    PAN: "Carta PAN",
    MYKAD: "MyKad",
    POSTAL_ID: "Carta d’identità postale",
    PROFESSIONAL_ID: "Carta d’identità professionale",
    SSS_ID_CARD: "Carta d’identità SSS",
    VOTER_ID: "Tessera elettorale",
    STATE_ID: "Carta d’identità di uno Stato americano",
    UK_DRIVING_LICENCE: "Patente di guida britannica",
    ARMED_FORCES: "Tesserino delle forze armate britanniche",
    UK_BIOMETRIC_RESIDENCE: "Permesso o carta di soggiorno biometrica (BRP o BRC)",
    TIME_LIMITED_PASSPORT: "Passaporto con visto britannico",
  },
};
