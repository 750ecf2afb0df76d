import type { Translated } from "@latchkey/words/translated.ts";
import type { withoutScript as english } from "../en/without-script.ts";

export const withoutScript: Translated<typeof english> = {
  sent: "Nous vous avons envoyé un lien si nous le pouvions. Ouvrez-le dans un navigateur où JavaScript est activé\u00a0: les pages suivantes en ont besoin.",
  linkTitle: "Veuillez activer JavaScript",
  link: "Votre lien n’a pas servi et fonctionne toujours. Activez JavaScript pour cette page et rechargez-la, ou ouvrez le lien dans un autre navigateur.",
};
