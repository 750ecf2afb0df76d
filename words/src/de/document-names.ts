import type { documentNames as english } from "../en/document-names.ts";
import type { Translated } from "../translated.ts";

export const documentNames: Translated<typeof english> = {
  kind: {
    PASSPORT: "Reisepass",
    UK_PASSPORT: "Britischer Reisepass",
    NATURALIZATION: "Urkunde über die Einbürgerung (certificate of naturalisation)",
    BRITISH_CITIZEN:
      "Urkunde über die Registrierung der britischen Staatsangehörigkeit (certificate of registration)",
    BIRTH_ADOPTION: "Geburts- oder Adoptions\u00adurkunde",
    DBS: "DBS-Zertifikat",
    UK_VISA_APPLICATION_LETTER: "Schreiben zu Ihrem Visumantrag",
    TRAVEL_BOOKING: "Nachweis, wann Sie ins Vereinigte Königreich gekommen sind",
    BRITISH_NATIONAL_OVERSEAS_PASSPORT: "Reisepass „British National (Overseas)“",
    UK_IMMIGRATION_STATUS: "Britisches Dokument über den Aufenthalts\u00adstatus",
    OTHER: "Ein anderes Dokument",
    DRIVING_LICENCE: "Führerschein",
    NATIONAL_ID: "Personal\u00adausweis",
    RESIDENCE_PERMIT: "Aufenthalts\u00adtitel",
    NEXUS_CARD: "NEXUS-Karte",
    AADHAAR: "Aadhaar-Karte",
    PAN: "PAN-Karte",
    MYKAD: "MyKad",
    POSTAL_ID: "Postausweis",
    PROFESSIONAL_ID: "Berufsausweis",
    SSS_ID_CARD: "SSS-Ausweis",
    VOTER_ID: "Wählerausweis",
    STATE_ID: "Ausweis eines US-Bundes\u00adstaats",
    UK_DRIVING_LICENCE: "Britischer Führerschein",
    ARMED_FORCES: "Ausweis der britischen Streitkräfte",
    UK_BIOMETRIC_RESIDENCE: "Biometrische Aufenthalts\u00adkarte (BRP oder BRC)",
    TIME_LIMITED_PASSPORT: "Reisepass mit britischem Visum",
  },
};
