import type { Translated } from "@latchkey/words/translated.ts";
import type { errors as english } from "../en/errors.ts";

export const errors: Translated<typeof english> = {
  page: {
    title: "Quelque chose n’a pas fonctionné",
    description: "Le problème vient de nous, pas de vous. Vos réponses enregistrées sont en sécurité.",
    tryAgainText:
      "Attendez un instant, puis réessayez. Si cela se reproduit, écrivez à <mail>{{email}}</mail>.",
    tryAgain: "Réessayer",
    dashboard: "Aller à votre page d’accueil",
  },
  pending: {
    title: "Cette page s’est ouverte trop tôt",
    text: "Nous ne savons pas encore si votre session est ouverte. Rechargez la page.",
  },
  expired: {
    title: "Votre session est fermée",
    text: "Votre session a pris fin. Ce que vous avez écrit est toujours sur cette page.",
    how: "Connectez-vous de nouveau dans un nouvel onglet, puis revenez ici. Cette page reprendra toute seule.",
    signIn: "Se connecter dans un nouvel onglet",
  },
};
