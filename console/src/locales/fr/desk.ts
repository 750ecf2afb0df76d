import type { Translated } from "@latchkey/words/translated.ts";
import type { desk as english } from "../en/desk.ts";

export const desk: Translated<typeof english> = {
  role: {
    tenant: "Locataire",
    occupier: "Y habite, ne paie rien",
    guarantor: "Garant",
  },
  section: {
    IDENTITY: "Identité",
    INCOME: "Revenus",
    RESIDENCE: "Résidence",
  },
  standing: {
    todo: "pas commencé",
    progress: "commencé",
    done: "complet",
    submitted: "envoyé",
    missing: "réponse manquante",
  },
  sectionIs: "{{section}} : {{standing}}",
  status: {
    NEW: "Nouveau",
    ANSWER: "Réponse reçue",
    INVITED: "Invité",
    COLLECTING: "En cours de saisie",
    IN_REVIEW: "En examen",
    RETURNED: "Attend une réponse",
    DECIDED: "Décidé",
    WITHDRAWN: "Retiré",
    EXPIRED: "Expiré",
    BOUNCED: "Invitation revenue",
  },
  nobody: "Personne encore",
  you: "Vous",
  tryAgain: "Réessayer",
  close: "Fermer",
  cancel: "Annuler",
  previous: "Précédent",
  next: "Suivant",
  policies: {
    "england-default": "Angleterre",
    "scotland-wales-ni-default": "Écosse, pays de Galles, Irlande du Nord",
    "no-references": "Sans références",
    "guarantor-required": "Garant exigé",
    "every-proof": "Toutes les preuves",
    "identity-only": "Identité seulement",
    "england-identity-only": "Identité seulement, Angleterre",
    "identity-residence": "Identité et adresses",
  },
  failed: {
    title: "Cela n’a pas été enregistré",
    text: "Vérifiez votre connexion, puis réessayez. Ce que vous avez saisi est toujours là.",
    refusedTitle: "Ce n’est plus possible",
    refused: "Quelqu’un a peut-être modifié cela entre-temps. Rechargez la page et vérifiez.",
    tooManyTitle: "Trop de modifications à la fois",
    tooMany: "Attendez quelques minutes, puis réessayez.",
  },
  stale: {
    title: "Impossible de charger l’état le plus récent",
    text: "Ce que vous voyez a peut-être changé. Rien de ce que vous avez enregistré n’est perdu.",
  },
  loadFailed: {
    title: "Impossible de charger cette page",
    text: "Le problème vient de nous. Rien de ce que vous avez enregistré n’est perdu.",
  },
};
