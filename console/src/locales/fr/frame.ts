import type { Translated } from "@latchkey/words/translated.ts";
import type { frame as english } from "../en/frame.ts";

export const frame: Translated<typeof english> = {
  staff: "Espace interne",
  loadingPage: "Chargement",
  goHome: "Aller à la page d’accueil",
  nav: {
    label: "Console",
    pages: {
      queue: "File d’attente",
      applications: "Dossiers",
      team: "Équipe",
      keys: "Clés",
    },
  },
  shortcuts: {
    title: "Raccourcis clavier",
    lead: "Appuyez sur les touches l’une après l’autre. Elles ne font rien pendant que vous écrivez dans un champ.",
    on: "Les raccourcis sont activés",
    onHint:
      "Désactivez-les si vous dictez ou appuyez sur des touches par mégarde. Ce navigateur s’en souviendra.",
    scope: {
      page: "Sur cette page",
      everywhere: "Partout",
    },
    show: "Afficher cette liste",
    goTo: "Aller à\u00a0: {{page}}",
    close: "Fermer",
  },
  notFound: {
    title: "Cette page n’existe pas",
    text: "L’adresse est peut-être mal écrite, ou la page a changé de place.",
  },
  notYours: {
    title: "Cette page n’est pas pour votre rôle",
    text: "Votre rôle ne permet pas de l’ouvrir. Si vous en avez besoin, demandez à un administrateur.",
  },
  ownCase: {
    title: "Vous figurez vous-même dans cette demande",
    text: "Votre adresse est celle d’une des personnes. Quelqu’un d’autre doit la regarder.",
  },
};
