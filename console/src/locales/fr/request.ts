import type { Translated } from "@latchkey/words/translated.ts";
import type { request as english } from "../en/request.ts";

export const request: Translated<typeof english> = {
  title: "Demander quelque chose",
  lead: "Chaque demande donne une carte. Si possible, demandez tout en une fois.",
  section: "Rubrique",
  about: "À propos de",
  whole: "Toute la rubrique",
  payer: "Qui paie le loyer",
  guarantor: "Garant",
  start: "Commence à cette question",
  end: "Se termine après",
  choose: "Choisissez",
  document: "Document",
  reasons: "Que manque-t-il\u00a0?",
  reasonsHint: "Choisissez au moins un motif. La personne lit ces mots.",
  note: "Votre mot",
  optional: "(facultatif)",
  noteHint: "Court et aimable. Dites exactement ce qui aiderait.",
  length: "{{length}} caractères sur {{max}}",
  add: "Ajouter une demande",
  send_one: "Envoyer la demande",
  send_other: "Envoyer {{count}} demandes",
  sent_one: "La demande est envoyée.",
  sent_other: "Les demandes sont envoyées.",
  refused:
    "Le dossier n’est plus le vôtre, ou il est déjà reparti. Rien n’a été envoyé\u00a0; ce que vous avez écrit est toujours ici.",
  mayBeSent:
    "Votre premier envoi est peut-être arrivé. Regardez d’abord le dossier\u00a0; ce que vous avez écrit est toujours ici.",
  email: "{{name}} reçoit un e-mail en {{language}}",
  emailPlain: "La personne reçoit un e-mail en {{language}}",
  rest: "Les autres rubriques restent fermées.",
  preview: {
    title: "Ce que {{name}} verra",
    titlePlain: "Ce que la personne verra",
    in: "Afficher en {{language}}",
    empty: "Choisissez où cela commence, et l’aperçu apparaît ici.",
    failed: "L’aperçu ne s’est pas chargé. Vous pouvez envoyer la demande malgré tout.",
  },
  closed: {
    notYours: {
      title: "Vous ne travaillez pas sur ce dossier",
      text: "Prenez d’abord le dossier. Vous pourrez alors demander quelque chose.",
    },
    lost: {
      title: "Quelqu’un d’autre a maintenant ce dossier",
      text: "Ce que vous avez écrit est toujours ici, mais vous ne pouvez pas l’envoyer.",
    },
    nothing: {
      title: "Il n’y a rien à demander",
      text: "Dans ce dossier, rien ne peut être redemandé.",
    },
  },
  request: {
    title: "Demande {{number}}",
    remove: "Supprimer la demande {{number}}",
    validations: {
      reasons: "Choisissez au moins un motif",
      noteForOther: "Écrivez un mot\u00a0: le motif dit qu’il explique ce qui manque",
      none: "Ajoutez une demande",
      tooMany: "{{max}} demandes au plus à la fois",
    },
  },
};
