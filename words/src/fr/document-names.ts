import type { documentNames as english } from "../en/document-names.ts";
import type { Translated } from "../translated.ts";

export const documentNames: Translated<typeof english> = {
  kind: {
    PASSPORT: "Passeport",
    UK_PASSPORT: "Passeport britannique",
    NATURALIZATION: "Certificat de naturalisation britannique",
    BRITISH_CITIZEN: "Certificat d’enregistrement comme citoyen britannique",
    BIRTH_ADOPTION: "Acte de naissance ou d’adoption",
    DBS: "Certificat DBS",
    UK_VISA_APPLICATION_LETTER: "Lettre sur votre demande de visa",
    TRAVEL_BOOKING: "Preuve de votre date d’arrivée au Royaume-Uni",
    BRITISH_NATIONAL_OVERSEAS_PASSPORT: "Passeport British National (Overseas)",
    UK_IMMIGRATION_STATUS: "Document britannique sur le statut d’immigration",
    OTHER: "Un autre document",
    DRIVING_LICENCE: "Permis de conduire",
    NATIONAL_ID: "Carte nationale d’identité",
    RESIDENCE_PERMIT: "Titre de séjour",
    NEXUS_CARD: "Carte NEXUS",
    AADHAAR: "Carte Aadhaar",
    PAN: "Carte PAN",
    MYKAD: "MyKad",
    POSTAL_ID: "Carte d’identité postale",
    PROFESSIONAL_ID: "Carte d’identité professionnelle",
    SSS_ID_CARD: "Carte d’identité SSS",
    VOTER_ID: "Carte d’électeur",
    STATE_ID: "Carte d’identité d’un État américain",
    UK_DRIVING_LICENCE: "Permis de conduire britannique",
    ARMED_FORCES: "Carte d’identité des forces armées britanniques",
    UK_BIOMETRIC_RESIDENCE: "Titre de séjour biométrique (BRP ou BRC)",
    TIME_LIMITED_PASSPORT: "Passeport avec un visa britannique",
  },
};
