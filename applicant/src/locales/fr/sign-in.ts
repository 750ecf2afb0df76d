import type { Translated } from "@latchkey/words/translated.ts";
import type { signIn as english } from "../en/sign-in.ts";

export const signIn: Translated<typeof english> = {
  form: {
    pageTitle: "Se connecter",
    title: "Connectez-vous avec votre adresse e-mail",
    out: "Vous avez fermé votre session",
    lead: "Nous vous enverrons un lien par e-mail. Vous n’avez pas besoin de mot de passe.",
    email: "Adresse e-mail",
    hint: "Utilisez l’adresse que votre agence immobilière connaît.",
    submit: "M’envoyer un lien par e-mail",
    note: "Le lien fonctionne une seule fois et reste valable {{minutes}}\u00a0minutes. Ce n’est pas votre première visite\u00a0? Vos réponses sont toujours là.",
  },
  invited: {
    title: "Une invitation à déposer votre dossier",
    lead: "{{provider}} vous invite à déposer votre dossier pour un logement. Saisissez l’adresse qui a reçu l’invitation et nous vous enverrons un lien de connexion.",
  },
  issues: {
    required: "Indiquez votre adresse e-mail",
    format: "Indiquez une adresse e-mail comme nom@example.com",
  },
  failed: {
    title: "Nous n’avons pas pu envoyer votre lien",
    text: "Vérifiez votre connexion à Internet, puis appuyez de nouveau sur le bouton. Rien de ce que vous avez enregistré n’est perdu.",
    helpTitle: "Cela ne fonctionne toujours pas\u00a0?",
    helpText: "Écrivez à <mail>{{email}}</mail> et nous vous connecterons d’une autre façon.",
  },
  expired: {
    pageTitle: "Session fermée",
    title: "Votre session est fermée",
    reasonTitle: "Votre session a pris fin",
    reason:
      "Nous l’avons fermée pour protéger vos informations, ou vous avez fermé toutes vos sessions. Tout ce que vous avez enregistré est toujours là.",
  },
  sent: {
    title: "Consultez vos e-mails",
    text: "Si nous connaissons l’adresse <strong>{{email}}</strong>, un lien lui a été envoyé. Ouvrez-le sur cet appareil pour continuer.",
    note: "Le lien fonctionne une seule fois et reste valable {{minutes}}\u00a0minutes. S’il n’arrive pas, regardez dans vos courriers indésirables (spam), attendez une heure ou écrivez à <mail>{{support}}</mail>.",
    outbox:
      "Dans cette démo, tous les e-mails arrivent dans la <outbox>boîte d’envoi de cet ordinateur</outbox>.",
    openMail: "Ouvrir ma messagerie",
    again: "Renvoyer le lien",
    sentAgain: "Nous avons réessayé.",
    otherAddress: "Utiliser une autre adresse",
  },
  link: {
    pageTitle: "Votre lien",
    lookingTitle: "Un instant",
    looking: "Nous vérifions votre lien.",
    foundTitle: "Votre lien fonctionne",
    found:
      "Il vous connecte avec l’adresse <strong>{{email}}</strong>. Appuyez sur le bouton pour continuer.",
    continueAs: "Continuer avec {{email}}",
    notYou: "Ce n’est pas mon adresse",
    otherTitle: "Vous êtes dans un autre navigateur",
    other: "Quelqu’un a demandé ce lien dans un autre navigateur. Si c’était vous, continuez ici.",
    otherWarning: "Une autre personne vous a envoyé ce lien\u00a0? Alors fermez cette page.",
    otherContinue: "C’était moi, continuer ici",
    spentTitle: "Ce lien ne fonctionne pas",
    spentReasonTitle: "Il a déjà servi, est trop ancien ou incomplet",
    spentReason:
      "Un lien fonctionne une seule fois et reste valable {{minutes}}\u00a0minutes. Tout ce que vous avez enregistré est toujours là.",
    spentNote: "Indiquez votre adresse e-mail et nous vous enverrons un nouveau lien.",
    failedTitle: "Nous n’avons pas pu vérifier votre lien",
    failed: "Vérifiez votre connexion à Internet, puis réessayez.",
    tryAgain: "Réessayer",
  },
};
