import type { Translated } from "@latchkey/words/translated.ts";
import type { phone as english } from "../en/phone.ts";

export const phone: Translated<typeof english> = {
  looking: { title: "Un instant", text: "La page s’ouvre." },
  offer: {
    photo: "Prenez une photo de votre visage",
    text: "Ajoutez-le avec ce téléphone\u00a0: le fichier arrive directement sur la page de votre ordinateur.",
    warning:
      "Ne continuez que si vous avez vous-même ouvert cette page. Personne d’autre ne devrait vous envoyer un tel code.",
    open: "Continuer sur ce téléphone",
  },
  step: {
    subtitle: "Ajoutez-le ici. Continuez ensuite sur votre ordinateur.",
    done: "Terminé",
    arrived_one: "Votre fichier est sur votre ordinateur",
    arrived_other: "{{count}} fichiers sont sur votre ordinateur",
    goBack: "Vous pouvez y continuer.",
    goBackOrMore: "Vous pouvez y continuer, ou ajouter ici un autre fichier.",
    notArrived: "Le fichier n’est pas encore sur votre ordinateur",
  },
  done: {
    title: "Vous pouvez fermer cette page",
    text: "Continuez sur votre ordinateur. Ce téléphone n’y est plus relié.",
  },
  over: {
    title: "Ce code n’est plus valable",
    text: "Un code sert une seule fois, pendant dix minutes, tant que la page est ouverte sur votre ordinateur. Affichez-y un nouveau code.",
  },
  failed: {
    title: "Le serveur est injoignable",
    text: "Vérifiez votre connexion et réessayez.",
    tryAgain: "Réessayer",
  },
};
