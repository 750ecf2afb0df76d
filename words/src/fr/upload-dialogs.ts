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
};
