import type { uploadDialogs as english } from "../en/upload-dialogs.ts";
import type { Translated } from "../translated.ts";

export const uploadDialogs: Translated<typeof english> = {
  status: {
    arrived: "{{file}} est arrivé",
    removed: "{{file}} a été retiré",
  },
  file: {
    sent: "Ce que vous avez envoyé",
    picture: "Image de {{file}}",
    turned: "Converti en JPEG",
    goOn: "Vous pouvez tout de même l’utiliser.",
  },
  notice: {
    blank: "La page semble vide. Vérifiez que c’est le bon fichier.",
    dark: "Cette image est presque noire. Si vous ne pouvez pas la lire, reprenez-la avec plus de lumière.",
    grey: "Cette image est sans couleur. Nous demandons l’original en couleur, pas une copie.",
    screenshot:
      "Cela ressemble à une capture d’écran. Une photo ou un scan du document lui-même convient mieux.",
    cut: "Un bord ou un coin semble manquer. Vérifiez que tout est visible.",
    "same-as-front": "C’est la même image que le recto. Ajoutez une image du verso.",
    twice: "Vous avez ajouté ce fichier deux fois.",
  },
  confirm: {
    title: "Tout est-il facile à lire\u00a0?",
    lead: "S’il manque quelque chose, nous devrons vous le redemander. Cela prend un ou deux jours de plus.",
    name: "Mon nom complet est lisible",
    corners: "Les quatre coins sont visibles",
    sharp: "Rien n’est flou ni caché",
    dates: "Toutes les dates sont lisibles",
    page: "La page entière est visible",
    agree: "J’ai vérifié mon fichier et il montre tout cela",
    agreeError: "Cochez la case pour confirmer",
    use: "Utiliser ce fichier",
    back: "Revenir et vérifier",
  },
  without: {
    title: "Pourquoi ne l’avez-vous pas\u00a0?",
    lead: "Ce n’est pas grave. Notre équipe lira votre explication. Elle vous demandera peut-être un autre document.",
    lost: "Je l’ai perdu ou on me l’a volé",
    expired: "Il a expiré",
    with_authority: "Une administration l’a en ce moment",
    never_had: "Je n’en ai jamais eu",
    other: "Une autre raison",
    confirm: "Continuer sans ce document",
    cancel: "Retour",
  },
  papers: {
    understood: "J’ai compris ce qu’il faut envoyer",
    good: "La page entière, nette",
    crop: "Bords coupés",
    blur: "Floue",
    pages: "Envoyez toutes les pages, même vides",
    screen: "Photographier un écran ou envoyer une capture d’écran",
    cover: "Cacher ou découper quelque chose",
    password: "Envoyer un PDF avec mot de passe",
    statement: {
      title: "Avant d’ajouter vos relevés",
      subtitle:
        "Le mieux est le PDF de votre banque\u00a0: cherchez «\u00a0Relevés\u00a0» dans son application. Si vos relevés sont sur papier, photographiez chaque page.",
      name: "Montrez votre nom et le numéro de compte",
      what: "Envoyez les mois sans interruption",
    },
    payslip: {
      title: "Avant d’ajouter vos bulletins de paie",
      subtitle:
        "Le mieux est le PDF de votre employeur. Si vos bulletins sont sur papier, photographiez chaque page.",
      name: "Montrez votre nom et celui de votre employeur",
      what: "Montrez la date et le montant versé",
    },
    tax: {
      title: "Avant d’ajouter vos documents fiscaux",
      subtitle:
        "Le mieux est le PDF des impôts ou de votre comptable. Si vos documents sont sur papier, photographiez chaque page.",
      name: "Montrez le nom et l’année fiscale",
      what: "Montrez le revenu ou le bénéfice",
    },
    letter: {
      title: "Avant d’ajouter votre document",
      subtitle:
        "Le mieux est le fichier lui-même, si vous l’avez. Si votre document est sur papier, photographiez chaque page.",
      name: "Montrez votre nom et la date",
      what: "Montrez qui l’a rédigé",
    },
    contract: {
      title: "Avant d’ajouter votre contrat",
      subtitle:
        "Le mieux est le fichier lui-même, si vous l’avez. Si votre contrat est sur papier, photographiez chaque page.",
      name: "Montrez les noms et les dates",
      what: "Montrez les montants et les signatures",
    },
    bill: {
      title: "Avant d’ajouter votre facture",
      subtitle:
        "Le mieux est le PDF, si vous pouvez le télécharger. Si votre facture est sur papier, photographiez chaque page.",
      name: "Montrez votre nom et l’adresse",
      what: "Montrez la date de la facture",
    },
  },
  pages: {
    title: "Vos pages",
    figure_one: "{{count}} page, {{size}} sur {{most}}",
    figure_other: "{{count}} pages, {{size}} sur {{most}}",
    page: "Page {{page}}",
    preparing: "La photo est en préparation",
    said: {
      added: "Page {{page}} ajoutée. {{figure}}",
      replaced: "Page {{page}} remplacée. {{figure}}",
      changed: "Page {{page}} modifiée. {{figure}}",
      moved: "La page {{page}} est maintenant la page {{to}}",
      removed: "Page {{page}} supprimée. {{figure}}",
    },
    edit: "Recadrer ou tourner la page {{page}}",
    editShort: "Recadrer ou tourner",
    up: "Monter la page {{page}}",
    down: "Descendre la page {{page}}",
    remove: "Supprimer la page {{page}}",
    photograph: "Photographier la page {{page}}",
    choose: "Choisir des photos",
    make: "Ajouter ces pages",
    making: "Le PDF est en préparation",
    discard: "Supprimer toutes les pages",
    discardTitle: "Supprimer toutes les pages\u00a0?",
    discardText: "Vous devriez les photographier de nouveau.",
    file: "Pages",
    crop: {
      title: "Page {{page}}",
      lead: "Déplacez les bords jusqu’à ne garder que la page.",
      picture: "Photo de la page {{page}}",
      top: "Bord supérieur",
      right: "Bord droit",
      bottom: "Bord inférieur",
      left: "Bord gauche",
      turn: "Tourner",
      whole: "Afficher toute la photo",
      retake: "Reprendre la photo",
      use: "Utiliser cette page",
      cancel: "Annuler",
    },
    kept: {
      title: "Vos pages sont toujours là",
      text: "Reprenez où vous en étiez, ou supprimez-les.",
      lost: "La photo que vous preniez est perdue. Reprenez-la.",
    },
    memory: {
      title: "Ce navigateur ne conserve pas vos pages",
      text: "Ne fermez pas et ne rechargez pas cette page avant de les avoir ajoutées.",
    },
    error: {
      title_one: "Une photo n’a pas été ajoutée",
      title_other: "{{count}} photos n’ont pas été ajoutées",
      tooManyPages:
        "Un PDF contient {{most}} pages au plus. Ajoutez d’abord celles-ci, puis photographiez les autres",
      tooLarge:
        "Avec cette page, le PDF dépasserait {{most}}. Ajoutez d’abord les autres pages, ou recadrez-les",
      heic: "Ce navigateur ne peut pas ouvrir les photos au format HEIC\u00a0: {{file}}. Enregistrez-les en JPG et ajoutez-les à nouveau, ou photographiez les pages avec votre téléphone",
      unreadable:
        "Cet appareil ne peut pas ouvrir {{file}}. Prenez ici une nouvelle photo, ou choisissez un JPG ou un PNG",
      failed: "La photo n’a pas pu être préparée. Fermez d’autres applications et réessayez",
    },
  },
};
