import type { remedial as english } from "../en/remedial.ts";
import type { Translated } from "../translated.ts";

export const remedial: Translated<typeof english> = {
  page: {
    missing: "Ce qui manquait",
    note: "Un mot de notre équipe de vérification",
    noteIn: "Un mot de notre équipe de vérification, langue\u00a0: {{language}}",
    nothing: "Notre équipe a encore besoin de quelque chose. La page suivante dit de quoi il s’agit.",
    rest: "Vous devez seulement répondre à ceci. Tout le reste de votre envoi reste inchangé.",
    sendDocument: "Envoyer un nouveau document",
  },
  title: {
    details: "Certaines de vos informations sont à revoir",
    document: "Il nous faut un autre document",
    photo: "Il nous faut de nouveau votre document",
    named: "Il nous faut encore un document\u00a0: {{document}}",
    live: "Il nous faut une photo de vous",
    code: "Il nous faut un code de partage (share code)",
    status: "Nous devons en savoir plus sur votre visa",
    payer: "Votre réponse sur le paiement du loyer est à revoir",
    source: "Vos revenus sont à revoir",
    reference: "Il nous faut une personne à interroger sur votre emploi",
    guarantor: "Les informations sur votre garant sont à revoir",
    income: "Il nous faut un justificatif de revenus",
    another: "Il nous faut un autre document\u00a0: {{document}}",
    history: "Vos adresses sont à revoir",
    rental: "Votre loyer est à revoir",
    landlord: "Il nous faut une personne à interroger sur votre logement",
    address: "Il nous faut un justificatif de domicile",
    agreement: "Il nous faut votre contrat de location",
  },
};
