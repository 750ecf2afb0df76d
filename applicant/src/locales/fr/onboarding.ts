import type { Translated } from "@latchkey/words/translated.ts";
import type { onboarding as english } from "../en/onboarding.ts";

export const onboarding: Translated<typeof english> = {
  stepOf: "Étape {{step}} sur {{total}}",
  step: "Étape {{step}}",
  back: "Retour",
  continue: "Continuer",
  welcome: {
    title: "Bienvenue, {{name}}",
    titleWithoutName: "Bienvenue",
    why: "{{provider}} nous a demandé de vérifier quelques informations avant que vous louiez votre nouveau logement.",
    howLong:
      "La plupart des gens ont besoin d’environ 20\u00a0minutes. Vous pouvez vous arrêter à tout moment. Nous gardons ce que vous avez déjà fait.",
    howLongOne:
      "La plupart des gens ont besoin d’environ cinq\u00a0minutes. Vous pouvez vous arrêter à tout moment. Nous gardons ce que vous avez déjà fait.",
  },
  identity: {
    section: "Identité",
    title: "Ayez l’un de ces documents avec vous",
    titleRightToRent: "Ayez votre passeport avec vous",
    text: "Une photo prise avec votre téléphone suffit.",
    passport: "Passeport",
    passportHint: "La page avec votre photo",
    licence: "Permis de conduire",
    licenceHint: "Recto et verso",
    card: "Carte d’identité",
    cardHint: "Recto et verso",
    shareCodeTitle: "Vous n’avez pas la nationalité britannique ou irlandaise\u00a0?",
    shareCode:
      "Il vous faut peut-être aussi un code de partage (share code). Il prouve que vous avez le droit de louer en Angleterre. Nous vous dirons où l’obtenir.",
  },
  income: {
    section: "Revenus",
    title: "Comment vous paierez le loyer",
    titleThen: "Ensuite, comment vous paierez le loyer",
    text: "Ce qu’il vous faut dépend de votre revenu.",
    statements: "Relevés de compte",
    statementsHint: "Les trois derniers mois, en PDF ou sur papier",
    employer: "Votre employeur",
    employerHint: "Un nom et une adresse e-mail où nous pouvons écrire",
    other: "Autre chose",
    otherHint: "Épargne, retraite, prêt étudiant ou aides sociales",
  },
  residence: {
    section: "Domicile",
    title: "Où vous avez habité",
    titleLast: "Pour finir, où vous avez habité",
    text: "Nos questions portent sur les trois dernières années.",
    proof: "Justificatif de domicile",
    proofHint:
      "Une facture d’électricité, de gaz ou d’eau, un avis de taxe locale (council tax) ou un contrat de location",
    landlord: "Votre propriétaire ou agence",
    landlordHint: "Un nom et une adresse e-mail, si vous étiez locataire",
  },
  allSet: {
    title: "C’est tout ce qu’il vous faut",
    text: "Remplissez les rubriques dans l’ordre que vous voulez. S’il vous manque un document, passez-le et revenez plus tard.",
    textOne: "S’il vous manque un document, passez-le et revenez plus tard.",
    next: "Encore une page\u00a0: il nous faut votre autorisation pour vérifier.",
  },
  consents: {
    title: "Votre autorisation",
    text: "Cochez les trois premières cases pour que nous puissions commencer la vérification.",
    terms:
      "J’accepte les <terms>conditions</terms> et j’ai lu la <privacy>politique de confidentialité</privacy>",
    background: "Vous pouvez vérifier mes informations auprès d’autres organismes",
    backgroundHint:
      "Par exemple auprès de mon employeur et de mon propriétaire. Si je les choisis\u00a0: TrueLayer pour ma banque, HMRC pour mon dossier fiscal, Konfir pour mon emploi",
    accuracy: "Les informations que je donne sont vraies et complètes",
    marketing: "Envoyez-moi des conseils sur la location",
    optional: "(facultatif)",
    submit: "Accepter et commencer",
    mustAcceptTitle: "Veuillez cocher les trois premières cases",
    mustAccept: "Sans votre autorisation, nous ne pouvons rien vérifier.",
    failedTitle: "Quelque chose n’a pas fonctionné",
    failed:
      "Nous n’avons pas pu enregistrer votre autorisation. Vérifiez votre connexion à Internet, puis appuyez de nouveau sur le bouton.",
  },
};
