import type { Translated } from "@latchkey/words/translated.ts";
import type { otherAdults as english } from "../en/other-adults.ts";

export const otherAdults: Translated<typeof english> = {
  openTitle: "Il reste une chose à faire, {{name}}",
  openTitleWithoutName: "Il reste une chose à faire",
  turnStatus: "Une chose à faire",
  turnText: "Veuillez répondre à la question sur cette page.",
  title: "Qui y habitera",
  question: "Une autre personne de 18 ans ou plus habitera-t-elle ce logement ?",
  hint: "En plus des personnes nommées dans cette demande. La loi en Angleterre nous oblige à le demander. Merci de ne pas indiquer d’enfants.",
  yes: "Oui",
  no: "Non",
  save: "Enregistrer",
  choose: "Veuillez répondre par oui ou par non",
  saidNo: "Votre réponse : aucune autre personne de 18 ans ou plus n’y habitera.",
  saidYes:
    "Votre réponse : une autre personne de 18 ans ou plus y habitera. Veuillez dire à votre agence de qui il s’agit, pour qu’elle soit ajoutée avant le bail.",
  change: "Modifier la réponse",
  cancel: "Annuler",
  failedTitle: "Votre réponse n’a pas été enregistrée",
  failed: "Rien n’est perdu. Veuillez réessayer dans une minute.",
};
