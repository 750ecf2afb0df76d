import type { questions as english } from "../en/questions.ts";
import type { Translated } from "../translated.ts";

export const questions: Translated<typeof english> = {
  page: {
    back: "Retour",
    continue: "Continuer",
    numberOf: "Question {{number}} sur {{total}}",
    numberOfAbout: "Question {{number}} sur environ {{total}}",
    cancel: "Annuler",
    saved: "Enregistré quand vous appuyez sur «\u00a0Continuer\u00a0»",
    sections: "Rubriques",
    errorTitle: "Il y a un problème",
    wrongField: "{{field}}\u00a0: {{message}}",
    errorPrefix: "Erreur\u00a0: ",
    optional: "(facultatif)",
    newTab: "(s’ouvre dans un nouvel onglet)",
  },
  answer: {
    yes: "Oui",
    no: "Non",
    required: "Choisissez Oui ou Non",
  },
  date: {
    day: "Jour",
    month: "Mois",
    year: "Année",
  },
  reason: {
    words: "Dites-nous pourquoi",
    hint: "Une phrase suffit. Nos examinateurs la lisent.",
    required: "Indiquez la raison en une phrase",
  },
  section: {
    IDENTITY: "Identité",
    INCOME: "Revenus",
    RESIDENCE: "Domicile",
  },
  status: {
    todo: "À faire",
    progress: "En cours",
    done: "Terminé",
    submitted: "Envoyé",
  },
  notSaved: {
    changedTitle: "Cette réponse a été modifiée ailleurs",
    changedText:
      "Depuis l’ouverture de cette page, vos réponses ont été modifiées dans un autre onglet ou sur un autre appareil. Rien n’est perdu\u00a0: choisissez celles qui comptent.",
    keepMine: "Garder mes réponses d’ici",
    showNewer: "Afficher les réponses plus récentes",
    title: "Votre réponse n’est pas encore enregistrée",
    text: "Nous n’avons pas pu joindre notre serveur. Ce que vous avez écrit est toujours ici. Vérifiez votre connexion à Internet, puis réessayez.",
    retry: "Réessayer",
    refusedTitle: "Nous n’avons pas pu accepter cette réponse",
    refusedText: "Vérifiez vos réponses sur cette page, puis appuyez de nouveau sur Continuer.",
  },
};
