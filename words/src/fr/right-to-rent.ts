import type { rightToRent as english } from "../en/right-to-rent.ts";
import type { Translated } from "../translated.ts";

export const rightToRent: Translated<typeof english> = {
  primaryDocument: {
    title: "Comment pouvez-vous prouver votre droit de louer\u00a0?",
    subtitle: "Nous le demandons à toutes les personnes qui louent un logement en Angleterre.",
    phrase: "votre pièce d’identité",
    choices: {
      SHARE_CODE: "Un code de partage (share code)",
    },
    none: "Je n’ai rien de tout cela",
  },
  status: {
    title: "Attendez-vous une décision pour un visa\u00a0?",
    subtitle: "Il peut aussi s’agir d’une demande de statut de résident (settled status) ou d’un recours.",
    phrase: "votre demande de visa",
    choices: {
      ongoing_visa_application: "Oui, j’ai fait une demande et j’attends",
      no_application: "Non, je n’ai pas de demande en cours",
    },
    ongoing_visa_application_hint: "Ensuite, vous pouvez nous montrer une lettre à ce sujet",
    no_application_hint: "Ensuite, vous pouvez nous montrer un autre document",
  },
  biometricEducation: {
    title: "Il vous faut plutôt un code de partage",
    subtitle: "La carte seule n’est plus acceptée. Vos droits restent les mêmes.",
    phrase: "votre code de partage (share code)",
    lead: "Votre statut est maintenant en ligne. Il s’appelle eVisa. Voici comment obtenir un code\u00a0:",
    signIn: "Connectez-vous sur GOV.UK. Vous pouvez créer un compte avec votre carte, même expirée.",
    getCode: "Demandez un code pour prouver votre droit de louer (right to rent).",
    comeBack: "Revenez ici. Nous demandons le code à la fin de cette rubrique.",
    link: "Voir votre statut et obtenir un code sur GOV.UK",
    later: "Vous n’avez pas encore besoin du code. Vous pouvez continuer.",
  },
  expiredVisa: {
    title: "Votre visa a expiré",
    subtitle: "La date que vous avez indiquée est le {{date}}.",
    phrase: "votre visa",
    text: "Il nous faut une preuve encore valable. Par exemple, un code de partage ou un visa plus récent.",
    pending:
      "Avez-vous demandé un nouveau visa\u00a0? Choisissez «\u00a0Je n’ai rien de tout cela\u00a0». Nous vous poserons ensuite la question.",
    wrong: "Si la date est fausse, revenez en arrière et corrigez-la.",
    continue: "Choisir autre chose",
  },
  secondaryDocumentOne: {
    title: "Choisissez le premier de deux documents",
    subtitle: "Ensemble, deux de ces documents prouvent votre droit de louer.",
    phrase: "un deuxième document",
  },
  documentSignpostingSecondary: { phrase: "un deuxième document" },
  uploadSecondary: {
    phrase: "un deuxième document",
    phraseAmongAnswers: "le fichier du deuxième document",
  },
  documentSignpostingSecondaryBack: { phrase: "un deuxième document" },
  uploadSecondaryBack: {
    phrase: "un deuxième document",
    phraseAmongAnswers: "le verso du deuxième document",
  },
  secondaryDocumentTwo: {
    title: "Choisissez le deuxième document",
    subtitle: "Il doit être différent du premier.",
    phrase: "un troisième document",
  },
  documentSignpostingSecondaryTwo: { phrase: "un troisième document" },
  uploadSecondaryTwo: {
    phrase: "un troisième document",
    phraseAmongAnswers: "le fichier du troisième document",
  },
  documentSignpostingSecondaryTwoBack: { phrase: "un troisième document" },
  uploadSecondaryTwoBack: {
    phrase: "un troisième document",
    phraseAmongAnswers: "le verso du troisième document",
  },
  shareCode: {
    title: "Quel est votre code de partage (share code)\u00a0?",
    subtitle: "Il nous permet de voir sur GOV.UK que vous pouvez louer en Angleterre.",
    phrase: "votre code de partage (share code)",
    choices: {
      withoutShareCode: "Je n’ai pas de code",
    },
    field: "Code de partage (share code)",
    hint: "Neuf lettres et chiffres, par exemple R12\u00a034A\u00a0BCD. Il est valable 90 jours.",
    required: "Indiquez votre code, ou choisissez «\u00a0Je n’ai pas de code\u00a0»",
    get: "Obtenir un code sur GOV.UK",
    rightCode: "Obtenir sur GOV.UK un code pour louer",
    saidTitle: "Vous nous avez dit que vous n’aviez pas de code",
    saidText: "En avez-vous un maintenant\u00a0? Indiquez-le pour changer votre réponse.",
    again: "Si le code est correct, appuyez de nouveau sur «\u00a0Continuer\u00a0».",
  },
  travel: {
    title: "Pouvez-vous montrer votre date d’arrivée au Royaume-Uni\u00a0?",
    subtitle: "Les visiteurs peuvent louer pendant six mois après leur arrivée.",
  },
  one: {
    title: "Quel autre document pouvez-vous nous montrer\u00a0?",
    subtitle: "Il nous permet de voir que l’autre preuve est bien à vous.",
  },
  secondary: {
    none: "Je n’ai aucun de ces documents",
    noneOfOne: "Je ne l’ai pas",
    letter: "Une lettre qui prouve qui vous êtes",
    other: "Un autre document",
  },
  hint: {
    SHARE_CODE:
      "Neuf lettres et chiffres de GOV.UK. Si vous avez un eVisa ou le statut de résident de l’UE (settled status). Nous vous le demanderons à la fin",
    visitor: "Si vous êtes en visite depuis moins de six mois",
    letter:
      "De moins de trois mois. De votre employeur, d’une école ou d’une université britannique, ou d’une administration. Ou de la police, d’un établissement pénitentiaire, du service de probation, d’un programme de location, d’une association ou d’une personne ayant un passeport britannique. Les papiers d’aides sociales comptent aussi",
    other: "Par exemple, un document de voyage du Home Office",
    BIRTH_ADOPTION: "Du Royaume-Uni, des îles Anglo-Normandes, de l’île de Man ou d’Irlande",
    DBS: "Du Disclosure and Barring Service, de moins de trois mois",
    TIME_LIMITED_PASSPORT: "Avec un visa ou un tampon à durée limitée. Deux photos",
    TRAVEL_BOOKING: "Billet, carte d’embarquement ou réservation des six derniers mois",
    UK_BIOMETRIC_RESIDENCE: "La carte en plastique avec votre photo, même si elle a expiré",
    UK_DRIVING_LICENCE: "La carte avec votre photo, définitive ou provisoire. Deux photos, recto et verso",
    UK_IMMIGRATION_STATUS: "Un papier du Home Office avec votre photo",
    UK_VISA_APPLICATION_LETTER:
      "Du Home Office. Pour le statut de l’UE, votre attestation de demande (certificate of application)",
  },
  denied: {
    title: "Vous n’avez pas de document de ce type",
    subtitle: "Ce n’est pas un problème en soi.",
    text: "Vous pouvez continuer sans ce document. Une personne va examiner votre cas et vous écrira si autre chose peut convenir.",
    back: "Si vous trouvez un document, revenez en arrière et choisissez-le.",
  },
};
