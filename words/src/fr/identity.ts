import type { identity as english } from "../en/identity.ts";
import type { Translated } from "../translated.ts";

export const identity: Translated<typeof english> = {
  name: {
    title: "Comment vous appelez-vous\u00a0?",
    subtitle: "Écrivez votre nom comme sur votre passeport ou votre carte d’identité.",
    phrase: "votre nom",
    firstName: "Prénom",
    middleName: "Autres prénoms",
    lastName: "Nom de famille",
    firstNameRequired: "Indiquez votre prénom",
    lastNameRequired: "Indiquez votre nom de famille",
  },
  birthdate: {
    title: "Quelle est votre date de naissance\u00a0?",
    subtitle: "Il faut avoir 18\u00a0ans ou plus pour louer un logement.",
    phrase: "votre date de naissance",
    legend: "Date de naissance",
    hint: "Par exemple, 27\u00a03\u00a01994",
    required: "Indiquez votre date de naissance",
    yearDigits: "Indiquez l’année avec quatre chiffres, par exemple 1996",
  },
  nationality: {
    title: "Quelle est votre nationalité\u00a0?",
    subtitle:
      "Elle nous sert à vous montrer les documents que vous pouvez envoyer. Elle n’influence pas notre décision.",
    phrase: "votre nationalité",
    field: "Nationalité",
    hint: "Écrivez les premières lettres, puis choisissez dans la liste.",
    placeholder: "Choisissez un pays",
    nothing: "Aucun pays ne commence par «\u00a0{{typed}}\u00a0»",
    required: "Choisissez votre nationalité",
  },
  documents: {
    title: "Quel document pouvez-vous nous montrer\u00a0?",
    subtitle: "Choisissez un document en cours de validité, avec votre photo.",
    phrase: "votre pièce d’identité",
    legend: "Document",
    none: "Je n’ai aucun de ces documents",
    oneSide: "Une photo de la page avec votre portrait",
    twoSides: "Deux photos, recto et verso",
    required: "Choisissez un document, ou «\u00a0Je n’ai aucun de ces documents\u00a0»",
  },
  none: {
    title: "Vous n’avez aucun document à montrer",
    subtitle: "Ce n’est pas un problème en soi.",
    text: "Vous pouvez terminer cette rubrique sans document. Une personne va examiner votre cas et vous écrira si autre chose peut convenir.",
    back: "Si vous trouvez un document, revenez en arrière et choisissez-le.",
  },
  documentSignposting: { phrase: "votre pièce d’identité" },
  upload: {
    phrase: "votre pièce d’identité",
    phraseAmongAnswers: "le fichier de votre document",
  },
  documentSignpostingBack: { phrase: "le verso de votre pièce d’identité" },
  uploadBack: {
    phrase: "le verso de votre pièce d’identité",
    phraseAmongAnswers: "le verso de votre document",
  },
  livePhotoSignposting: { phrase: "une photo de vous" },
  livePhotoPermissions: { phrase: "une photo de vous" },
  livePhotoCamera: { phrase: "une photo de vous" },
  livePhotoOptOut: {
    phrase: "une photo de vous",
    choices: {
      take_photo: "Prendre quand même une photo",
      continue_without: "Continuer sans photo",
    },
  },
  genericUpload: { phrase: "un document" },
};
