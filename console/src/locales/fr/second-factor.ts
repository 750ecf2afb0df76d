import type { Translated } from "@latchkey/words/translated.ts";
import type { secondFactor as english } from "../en/second-factor.ts";

export const secondFactor: Translated<typeof english> = {
  step: "Étape 2 sur 2",
  title: "Encore une étape",
  signingIn: "Vous vous connectez avec <strong>{{email}}</strong>.",
  passkey: {
    use: "Utiliser votre clé d’accès",
    cancelled: "La clé d’accès n’a pas été utilisée. Appuyez sur le bouton et suivez votre appareil.",
    cancelledOther:
      "La clé d’accès n’a pas été utilisée. Appuyez de nouveau sur le bouton ou choisissez un autre moyen.",
    refused: "Cette clé d’accès n’a pas fonctionné. Utilisez-en une autre ou choisissez un autre moyen.",
    unsupported:
      "Ce navigateur ne peut pas utiliser de clés d’accès ici. Prenez un autre navigateur ou choisissez un autre moyen.",
  },
  code: {
    label: "Saisissez les 6\u00a0chiffres de votre application",
    labelOr: "Ou saisissez les 6\u00a0chiffres de votre application",
    hint: "Ouvrez votre application d’authentification. Le code change toutes les 30\u00a0secondes.",
    required: "Saisissez les 6\u00a0chiffres",
    wrong: "Ce code n’est pas le bon. Vérifiez l’heure de votre téléphone, puis utilisez le code suivant",
    submit: "Continuer",
  },
  recovery: {
    title: "Utiliser un code de secours",
    lead: "L’un des dix codes que vous avez conservés en configurant la deuxième étape. Chacun fonctionne une seule fois. Ensuite, vous configurerez une nouvelle deuxième étape.",
    label: "Code de secours",
    required: "Saisissez un code de secours",
    wrong: "Ce code n’est pas le bon, ou il a déjà servi",
    submit: "Continuer",
    use: "Utiliser un code de secours",
    back: "Revenir aux autres moyens",
  },
  triesLeft_one: "Encore 1 essai. Ensuite, il vous faudra un nouveau lien.",
  triesLeft_other: "Encore {{count}} essais. Ensuite, il vous faudra un nouveau lien.",
  lost: "Vous avez tout perdu\u00a0? Demandez à votre administrateur.",
  lostNamed: "Vous avez tout perdu\u00a0? Demandez à votre administrateur, {{name}}.",
  failed: {
    title: "Nous n’avons rien reçu",
    text: "Vérifiez votre connexion à Internet, puis réessayez. Votre lien reste valable.",
    tooManyTitle: "Trop d’essais",
    tooMany: "Attendez quelques minutes, puis réessayez.",
    tryAgain: "Réessayer",
    notLoadedTitle: "Nous n’avons pas pu charger cette page",
  },
};
