import type { Translated } from "@latchkey/words/translated.ts";
import type { signIn as english } from "../en/sign-in.ts";

export const signIn: Translated<typeof english> = {
  form: {
    pageTitle: "Connexion interne",
    title: "Connexion interne",
    lead: "Nous vous envoyons un lien par e-mail. Ensuite, vous utilisez votre clé d’accès ou saisissez un code.",
    email: "Adresse e-mail professionnelle",
    submit: "M’envoyer un lien par e-mail",
    note: "Le lien fonctionne une seule fois et reste valable {{minutes}}\u00a0minutes. Il n’arrive qu’aux personnes que votre administrateur a ajoutées.",
    applicant: "Vous cherchez un logement\u00a0? <link>Connectez-vous ici</link>.",
  },
  issues: {
    required: "Indiquez votre adresse e-mail professionnelle",
    format: "Indiquez une adresse e-mail comme nom@example.com",
  },
  out: { title: "Vous avez fermé votre session" },
  expired: {
    title: "Votre session est fermée",
    reasonTitle: "Votre session est terminée",
    reason:
      "Vous avez fait une longue pause, ou un administrateur y a mis fin. Ce que vous avez enregistré est toujours là.",
  },
  over: {
    title: "Recommencez",
    reasonTitle: "Cette connexion est terminée",
    reason:
      "Plus de {{minutes}}\u00a0minutes ont passé, ou il y a eu trop de codes incorrects. Demandez un nouveau lien.",
  },
  failed: {
    title: "Nous n’avons pas pu envoyer votre lien",
    text: "Vérifiez votre connexion à Internet, puis appuyez de nouveau sur le bouton.",
    tooManyTitle: "Trop de demandes",
    tooMany: "Attendez quelques minutes, puis appuyez de nouveau sur le bouton.",
  },
  sent: {
    title: "Consultez vos e-mails",
    text: "Nous avons envoyé un lien à <strong>{{email}}</strong> si cette adresse fait partie de l’équipe.",
    textUnknown: "Nous vous avons envoyé un lien si votre adresse fait partie de l’équipe.",
    note: "Il fonctionne une seule fois et reste valable {{minutes}}\u00a0minutes. Ouvrez-le sur cet appareil.",
    again: "Renvoyer le lien",
    sentAgain: "Nous avons réessayé.",
    otherAddress: "Utiliser une autre adresse",
  },
  link: {
    pageTitle: "Votre lien",
    lookingTitle: "Un instant",
    looking: "Nous vérifions votre lien.",
    foundTitle: "Votre lien fonctionne",
    found: "Il est pour <strong>{{email}}</strong>. Appuyez sur le bouton pour continuer.",
    continueAs: "Continuer avec {{email}}",
    notYou: "Ce n’est pas mon adresse",
    otherTitle: "Vous êtes dans un autre navigateur",
    other: "Quelqu’un a demandé ce lien dans un autre navigateur. Si c’était vous, continuez ici.",
    otherWarning: "Une autre personne vous a envoyé ce lien\u00a0? Alors fermez cette page.",
    otherContinue: "C’était moi, continuer ici",
    spentTitle: "Ce lien ne fonctionne pas",
    spentReasonTitle: "Il a déjà servi, est trop ancien ou incomplet",
    spentReason:
      "Un lien fonctionne une seule fois et reste valable {{minutes}}\u00a0minutes. Demandez-en un nouveau.",
    failedTitle: "Nous n’avons pas pu vérifier votre lien",
    failed: "Vérifiez votre connexion à Internet, puis réessayez.",
    tryAgain: "Réessayer",
  },
};
