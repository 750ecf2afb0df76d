import type { documents as english } from "../en/documents.ts";
import type { Translated } from "../translated.ts";

export const documents: Translated<typeof english> = {
  upload: {
    chooseFile: "Choisir un fichier",
    chooseFiles: "Choisir des fichiers",
    takePhoto: "Prendre une photo",
    photo: "Photo",
    photographPages: "Photographier les pages",
    usePhotos: "Utiliser des photos des pages",
    add: "Ajoutez votre fichier",
    drop: "Déposez votre fichier ici",
    dropNow: "Relâchez pour l’ajouter",
    full: "Vous avez ajouté votre fichier",
    fullRules: "Pour le changer, retirez-le d’abord.",
    list: "Vos fichiers",
    remove: "Retirer",
    cancel: "Annuler",
    uploading: "Envoi en cours",
    without: "Je n’ai pas ce document",
    phone: "Utiliser plutôt l’appareil photo de votre téléphone",
  },
  rules: {
    pdf: "PDF, {{megabytes}}\u00a0Mo au maximum.",
    images: "PDF, JPG ou PNG, {{megabytes}}\u00a0Mo au maximum.",
    documents: "PDF ou Word, {{megabytes}}\u00a0Mo au maximum.",
    any: "PDF, JPG, PNG ou Word, {{megabytes}}\u00a0Mo au maximum.",
    most_one: "Un seul fichier.",
    most_other: "{{count}} fichiers au maximum.",
  },
  error: {
    title_one: "Un fichier n’a pas été ajouté",
    title_other: "{{count}} fichiers n’ont pas été ajoutés",
    fileTooLarge:
      "{{file}} dépasse {{megabytes}}\u00a0Mo. Prenez une nouvelle photo ou choisissez un fichier plus petit",
    emptyFile: "{{file}} est vide. Choisissez un autre fichier",
    wrongFileFormat_pdf: "{{file}} n’est pas un PDF",
    wrongFileFormat_images: "{{file}} n’est pas un PDF, un JPG, un JPEG ou un PNG",
    wrongFileFormat_documents: "{{file}} n’est ni un PDF ni un document Word",
    wrongFileFormat_any: "{{file}} n’est pas un PDF, un JPG, un JPEG, un PNG ou un document Word",
    otherFormat: "{{file}} est en réalité un fichier {{kind}}. Vous pouvez ajouter ici\u00a0: {{formats}}",
    wordPrograms:
      "{{file}} contient des macros ou d’autres programmes. Enregistrez-le au format PDF et ajoutez ce fichier",
    wordRemote:
      "{{file}} charge à l’ouverture du contenu qui se trouve ailleurs. Enregistrez-le au format PDF et ajoutez ce fichier",
    infected:
      "{{file}} ne peut pas être utilisé\u00a0: notre antivirus y a trouvé un élément dangereux. Ajoutez une nouvelle photo ou une nouvelle numérisation",
    storageFull:
      "{{file}} n’a pas été ajouté\u00a0: vos fichiers occupent tout l’espace disponible. Ajoutez un fichier plus petit, ou supprimez-en un et réessayez demain",
    tooOften:
      "{{file}} n’a pas été ajouté\u00a0: vous avez ajouté un très grand nombre de fichiers en peu de temps. Réessayez plus tard dans la journée ou demain",
    unavailable:
      "{{file}} n’a pas été ajouté\u00a0: nous ne pouvons pas recevoir de fichiers pour le moment. Réessayez dans quelques minutes",
    encrypted:
      "{{file}} est protégé par un mot de passe. Ouvrez-le, enregistrez-le en PDF sans mot de passe et ajoutez ce fichier",
    dynamicForm:
      "{{file}} est un formulaire que seuls les logiciels d’Adobe affichent. Ouvrez-le avec l’un d’eux et imprimez-le en PDF, ou prenez-le en photo, puis ajoutez le résultat",
    unreadable:
      "{{file}} est endommagé et ne peut pas être ouvert. Enregistrez-le ou numérisez-le de nouveau, ou choisissez un autre fichier",
    tooManyPixels:
      "{{file}} contient trop de pixels et ne peut pas être ouvert. Enregistrez-le dans une taille plus petite ou prenez une nouvelle photo",
    tooSmall:
      "{{file}} est trop petit\u00a0: il a trop peu de pixels pour être lu. Prenez une nouvelle photo ou choisissez le fichier dans sa taille d’origine",
    blurred: "{{file}} n’est pas net. Prenez une nouvelle photo, sous une bonne lumière",
    cutOff: "{{file}} est coupé. Prenez une nouvelle photo où tous les coins sont visibles",
    noDocument:
      "{{file}} ne semble pas montrer de document. Vérifiez que c’est le bon fichier ou prenez une nouvelle photo",
    duplicate: "{{file}} a déjà été ajouté",
    tooManyFiles_one: "{{file}} n’a pas été ajouté\u00a0: vous pouvez ajouter un seul fichier ici",
    tooManyFiles_other: "{{file}} n’a pas été ajouté\u00a0: vous pouvez ajouter {{count}} fichiers ici",
    failed: "{{file}} n’est pas arrivé. Vérifiez votre connexion à Internet et ajoutez-le de nouveau",
    gone: "{{file}} n’est plus là. Ajoutez-le de nouveau",
    pagesWaiting: "Vos pages ne sont pas encore ajoutées. Choisissez d’abord «\u00a0Ajouter ces pages\u00a0»",
    inProgress: "Un fichier est encore en cours d’envoi. Attendez qu’il soit arrivé",
    minFiles: "Ajoutez au moins un fichier, ou choisissez «\u00a0Je n’ai pas ce document\u00a0»",
  },
  row: {
    failed: "Ce fichier n’est pas arrivé",
    refused: "Ce fichier ne peut pas être utilisé",
  },
  said: {
    title: "Vous nous avez dit que vous n’aviez pas ce document",
    text: "Vous l’avez maintenant\u00a0? Ajoutez un fichier pour changer votre réponse.",
  },
};
