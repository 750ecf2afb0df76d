import type { remedial as english } from "../en/remedial.ts";
import type { Translated } from "../translated.ts";

export const remedial: Translated<typeof english> = {
  page: {
    missing: "Ce qui manquait",
    note: "Un mot de notre équipe de vérification",
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
    other: "Il nous faut encore quelque chose de votre part",
  },
};
