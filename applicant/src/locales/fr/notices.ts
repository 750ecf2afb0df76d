import type { Translated } from "@latchkey/words/translated.ts";
import type { notices as english } from "../en/notices.ts";

export const notices: Translated<typeof english> = {
  page: {
    home: "Aller à votre dossier",
    languages: "Lire cette page dans une autre langue",
  },
  privacy: {
    title: "Confidentialité",
    lead: "Cette page explique ce que {{provider}} fait de vos données quand vous déposez un dossier pour un logement.",
    whatTitle: "Ce que nous recueillons",
    whatText: "Nous demandons seulement ce qu’il nous faut pour vérifier votre dossier\u00a0:",
    whatEmail: "votre adresse e-mail, pour vous connecter et pour vous écrire",
    whatIdentity: "vos nom, date de naissance et nationalité, et des photos d’une pièce d’identité",
    whatIncome: "comment vous payez le loyer, avec des documents qui le montrent",
    whatResidence: "où vous avez habité, et qui peut le confirmer",
    whatRecords:
      "le moment de vos connexions, ce que vous avez accepté et le moment où vous envoyez vos réponses",
    whatCookies:
      "Nous utilisons des cookies seulement pour vous connecter, reconnaître votre navigateur et retenir votre langue.",
    whatPages:
      "Les pages que vous photographiez restent dans votre navigateur jusqu’à ce que vous les ajoutiez, les supprimiez ou vous déconnectiez.",
    whyTitle: "Pourquoi nous en avons besoin",
    whyCheck: "Pour vérifier votre dossier pour le logement que vous voulez louer.",
    whyLaw: "Pour faire ce que la loi demande, par exemple vérifier votre droit de louer en Angleterre.",
    whySafe: "Pour vous protéger, vous et les autres, contre la fraude.",
    whyTips:
      "Pour vous envoyer des conseils sur la location, mais seulement si vous avez coché cette case. Vous pouvez cesser de les recevoir à tout moment.",
    whoTitle: "Qui les voit",
    whoReviewers:
      "Notre équipe de vérification. Une personne regarde chaque dossier. Aucun ordinateur ne décide seul.",
    whoLandlord:
      "L’agence du logement. Elle voit votre nom, votre adresse e-mail et l’avancement de votre dossier, mais aucune de vos réponses ni aucun document.",
    whoAsked:
      "Les personnes que vous nommez, par exemple chez votre employeur, votre propriétaire ou votre comptable. Nous les interrogeons seulement avec votre autorisation.",
    whoPartners:
      "Les organismes qui lisent quelque chose pour nous, si vous le choisissez\u00a0: TrueLayer votre compte bancaire, HMRC votre dossier fiscal, Konfir votre emploi.",
    whoHelpers:
      "Les entreprises qui conservent des données ou envoient des e-mails pour nous. Elles ne peuvent utiliser vos données pour rien d’autre.",
    whoNobody: "Nous ne vendons jamais vos données.",
    keepTitle: "Combien de temps nous les gardons",
    keepUntil:
      "Nous gardons vos réponses et vos documents jusqu’à ce que vous nous demandiez de les supprimer. Rien n’est supprimé automatiquement.",
    keepAlso:
      "C’est aussi le cas si vous n’envoyez pas votre dossier, s’il est retiré ou si vous ne louez pas le logement.",
    rightsTitle: "Vos droits",
    rightsText: "Vous pouvez nous demander à tout moment\u00a0:",
    rightsSee: "de vous donner une copie de ce que nous savons de vous",
    rightsCorrect: "de corriger ce qui est faux",
    rightsDelete: "de le supprimer, sauf si la loi nous oblige à le garder",
    rightsStop: "de ne plus l’utiliser, ou de l’utiliser pour moins de choses",
    rightsAgain: "de faire revoir une décision par une autre personne",
    rightsHow: "Écrivez-nous. C’est gratuit, et nous répondons dans un délai d’un mois.",
    rightsComplain:
      "Vous pouvez aussi vous plaindre auprès d’une autorité de protection des données. Au Royaume-Uni, c’est l’Information Commissioner’s Office (ico.org.uk).",
    contactTitle: "Nous écrire",
    contactText: "{{provider}} est responsable de vos données. Écrivez à <mail>{{email}}</mail>.",
  },
  terms: {
    title: "Conditions d’utilisation",
    lead: "Voici les règles de ce service. Nous vous demandons de les accepter avant de commencer.",
    serviceTitle: "Ce que fait ce service",
    serviceText:
      "{{provider}} utilise ce service pour vérifier vos informations avant que vous louiez un logement. Vous répondez à des questions et envoyez des documents. Notre équipe les examine et décide.",
    serviceLimit: "Un bon résultat n’est pas une promesse. Le propriétaire décide qui loue le logement.",
    promiseTitle: "Ce à quoi vous vous engagez",
    promiseAge: "Vous avez 18\u00a0ans ou plus.",
    promiseTrue: "Ce que vous nous dites est vrai et complet.",
    promiseOwn: "Les documents que vous envoyez sont les vôtres, et personne ne les a modifiés.",
    promiseOthers: "Les personnes que vous nommez, par exemple votre garant, savent que vous les nommez.",
    promiseLink: "Vous gardez pour vous les liens que nous vous envoyons. Ils ouvrent votre dossier.",
    checkTitle: "Ce que vous nous autorisez à faire",
    checkText:
      "Vous nous autorisez à vérifier vos informations auprès des personnes que vous nommez, par exemple votre employeur ou votre propriétaire. Si vous le choisissez, TrueLayer lit votre compte bancaire pour nous, HMRC nous montre votre dossier fiscal ou Konfir confirme votre emploi. Nous le faisons seulement pour votre dossier.",
    checkStop:
      "Vous pouvez retirer cette autorisation à tout moment. Nous arrêtons alors, et nous ne pouvons pas terminer la vérification. Nous gardons ce que vous avez envoyé jusqu’à ce que vous nous demandiez de le supprimer.",
    wrongTitle: "Si quelque chose ne va pas",
    wrongFalse: "Si nous trouvons des informations fausses, nous pouvons arrêter la vérification.",
    wrongOurs:
      "Si nous avons fait une erreur, écrivez-nous. Nous la corrigeons et nous examinons de nouveau votre dossier.",
    wrongAway:
      "Il peut arriver que le service soit indisponible, par exemple pendant des réparations. Vos réponses enregistrées restent en sécurité.",
    lawTitle: "Vos droits selon la loi",
    lawText: "Rien sur cette page ne vous retire un droit que la loi vous donne.",
    contactTitle: "Nous écrire",
    contactText: "Vous avez une question\u00a0? Écrivez à {{provider}}\u00a0: <mail>{{email}}</mail>.",
  },
  accessibility: {
    title: "Accessibilité",
    lead: "Tout le monde devrait pouvoir utiliser ce service. Cette page dit ce qui fonctionne, ce qui ne fonctionne pas et où trouver de l’aide.",
    worksTitle: "Ce qui fonctionne",
    worksText: "Vous devriez pouvoir\u00a0:",
    worksKeyboard: "utiliser chaque page au clavier seul",
    worksReader: "écouter chaque page avec un lecteur d’écran",
    worksZoom: "agrandir jusqu’à 400\u00a0% sans défilement horizontal",
    worksColours: "choisir des couleurs sombres ou plus de contraste dans les réglages de votre appareil",
    worksMotion: "désactiver les animations dans les réglages de votre appareil",
    worksPause: "vous arrêter à tout moment et continuer plus tard, car nous enregistrons chaque réponse",
    standardTitle: "La norme que nous suivons",
    standardText:
      "Ce service est conçu pour respecter les Web Content Accessibility Guidelines (WCAG) 2.2, niveau AA.",
    standardTests:
      "Nous le testons avec des outils automatiques, au clavier, sur de petits écrans et avec de grands caractères. Aucun expert extérieur ne l’a encore vérifié.",
    limitsTitle: "Ce qui peut être difficile",
    limitsPhoto:
      "Nous demandons des photos ou des fichiers de documents. Si vous ne pouvez pas en faire, choisissez «\u00a0Je n’ai pas ce document\u00a0» ou écrivez-nous. Nous trouverons une autre solution.",
    limitsSignedOut:
      "Nous fermons votre session après une longue absence. Vos réponses enregistrées restent, et un nouveau lien vous permet de revenir.",
    helpTitle: "Si quelque chose ne fonctionne pas pour vous",
    helpText:
      "Écrivez à <mail>{{email}}</mail>. Indiquez la page et le problème. Nous répondons dans les cinq jours ouvrés.",
    helpMore:
      "Notre réponse ne vous convient pas\u00a0? Au Royaume-Uni, vous pouvez vous adresser à l’Equality Advisory and Support Service (equalityadvisoryservice.com).",
  },
};
