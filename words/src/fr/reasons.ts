import type { reasons as english } from "../en/reasons.ts";
import type { Translated } from "../translated.ts";

export const reasons: Translated<typeof english> = {
  text: {
    IRRELEVANT_DOCUMENT_UPLOADED: "C’est un autre document que celui que nous avons demandé",
    EXPIRED_DOCUMENT: "Le document a expiré",
    DOCUMENT_OUT_OF_DATE: "Le document n’est pas assez récent",
    PARTIAL_CROPPED_BLURRY_DOCUMENT: "Une partie du document est coupée ou floue",
    BLACK_AND_WHITE_DOCUMENT: "C’est une copie en noir et blanc. Il nous la faut en couleur",
    NO_ADVERSE_META_DATA: "Le fichier a été modifié après sa création. Envoyez l’original",
    MISSING_ID: "Nous n’avons pas reçu de pièce d’identité",
    MISSING_RTR_DOCUMENT: "Nous n’avons pas reçu de document prouvant votre droit de louer",
    SHARECODE_REQUIRED: "Il nous faut votre code de partage (share code)",
    PROOF_OF_ADDRESS_NOT_CORRECT: "Le justificatif de domicile ne montre pas votre adresse",
    MISSING_PROOF_OF_ADDRESS: "Nous n’avons pas reçu de justificatif de domicile",
    SOURCE_DOES_NOT_SHOW_INCOME: "Le document ne montre pas votre revenu",
    MISSING_PROOF_OF_INCOME: "Nous n’avons pas reçu de justificatif de revenus",
    MISSING_TENANCY_AGREEMENT: "Nous n’avons pas reçu votre contrat de location",
    INCORRECT_INCOME_REFERENCE:
      "Nous n’avons pas pu joindre la personne que vous avez indiquée pour vos revenus",
    INCORRECT_RENTAL_REFERENCE:
      "Nous n’avons pas pu joindre la personne que vous avez indiquée pour votre loyer",
    OTHER: "La note de notre équipe explique ce qui manque",
  },
};
