import type { Translated } from "@latchkey/words/translated.ts";
import type { withoutScript as english } from "../en/without-script.ts";

export const withoutScript: Translated<typeof english> = {
  sent: "Si nous connaissons votre adresse, un lien lui a été envoyé.",
  sentNeeds:
    "Ouvrez-le dans un navigateur où JavaScript est activé\u00a0: les pages suivantes en ont besoin.",
  failed:
    "Un problème est survenu de notre côté. Attendez une minute, puis appuyez de nouveau sur le bouton. Rien de ce que vous avez enregistré n’est perdu.",
  linkTitle: "Veuillez activer JavaScript",
  link: "Votre lien n’a pas servi et fonctionne toujours. Activez JavaScript pour cette page et rechargez-la, ou ouvrez le lien dans un autre navigateur.",
};
