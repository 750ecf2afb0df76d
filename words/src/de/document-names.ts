import type { documentNames as english } from "../en/document-names.ts";
import type { Translated } from "../translated.ts";

export const documentNames: Translated<typeof english> = {
  kind: {
    PASSPORT: "Reise\u00adpass",
    UK_PASSPORT: "Britischer Reise\u00adpass",
    NATURALIZATION: "Urkunde über die Ein\u00adbürgerung (certificate of natural\u00adisation)",
    BRITISH_CITIZEN:
      "Urkunde über die Regis\u00adtrierung der britischen Staats\u00adangehörig\u00adkeit (certificate of regis\u00adtration)",
    BIRTH_ADOPTION: "Geburts- oder Adoptions\u00adurkunde",
    DBS: "Britisches Führungs\u00adzeugnis (DBS certificate)",
    UK_VISA_APPLICATION_LETTER: "Schreiben zu Ihrem Visum\u00adantrag",
    TRAVEL_BOOKING: "Nachweis, wann Sie ins Vereinigte König\u00adreich gekommen sind",
    BRITISH_NATIONAL_OVERSEAS_PASSPORT: "Reise\u00adpass „British National (Overseas)“",
    UK_IMMIGRATION_STATUS: "Britisches Dokument über den Aufent\u00adhalts\u00adstatus",
    OTHER: "Ein anderes Dokument",
    DRIVING_LICENCE: "Führer\u00adschein",
    NATIONAL_ID: "Personal\u00adausweis",
    RESIDENCE_PERMIT: "Aufent\u00adhalts\u00adtitel",
    NEXUS_CARD: "NEXUS-Karte",
    AADHAAR: "Aadhaar-Karte",
    PAN: "PAN-Karte",
    MYKAD: "MyKad",
    POSTAL_ID: "Post\u00adausweis",
    PROFESSIONAL_ID: "Berufs\u00adausweis",
    SSS_ID_CARD: "SSS-Ausweis",
    VOTER_ID: "Wähler\u00adausweis",
    STATE_ID: "Ausweis eines US-Bundes\u00adstaats",
    UK_DRIVING_LICENCE: "Britischer Führer\u00adschein",
    ARMED_FORCES: "Ausweis der britischen Streit\u00adkräfte",
    UK_BIOMETRIC_RESIDENCE: "Biome\u00adtrische Aufent\u00adhalts\u00adkarte (BRP oder BRC)",
    TIME_LIMITED_PASSPORT: "Reise\u00adpass mit britischem Visum",
  },
};
