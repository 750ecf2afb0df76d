import type { Translated } from "@latchkey/words/translated.ts";
import type { waiting as english } from "../en/waiting.ts";

export const waiting: Translated<typeof english> = {
  again: {
    title: "Nous réexaminons notre décision",
    text: "Nous avions déjà décidé et nous réexaminons cette décision. Vous n’avez rien à faire. Nous vous écrirons dès que nous aurons décidé.",
  },
  title: "Rien à faire pour le moment, {{name}}",
  titleWithoutName: "Rien à faire pour le moment",
  lead: "Vous avez envoyé vos dernières réponses le {{date}}. C’est maintenant au tour des autres. Nous écrirons à <strong>{{email}}</strong> dès que nous aurons du nouveau, ou s’il nous faut autre chose.",
  turns: "À qui le tour",
  sent: "Ce que vous avez envoyé",
  reviewer: {
    name: "Notre équipe",
    WAITING: {
      status: "Pas encore commencé",
      text: "Vos réponses attendent d’être examinées. C’est une personne qui décide, pas un ordinateur.",
    },
    WORKING: {
      status: "Examen en cours",
      text: "Une personne de notre équipe examine vos réponses. C’est une personne qui décide, pas un ordinateur.",
    },
    DONE: {
      status: "Votre partie est examinée",
      text: "Vous aurez la réponse quand toutes les personnes de votre foyer auront été examinées.",
    },
  },
  reference: {
    name: {
      RENTAL: "Votre ancien propriétaire ou l’agence",
      EMPLOYMENT: "Votre employeur",
      ACCOUNTANT: "Votre comptable",
    },
    status: {
      SENT: "Pas encore de réponse",
      OPENED: "A vu nos questions",
      ANSWERED: "A répondu",
      DECLINED: "Préfère ne pas répondre",
      SILENT: "Pas de réponse",
      BOUNCED: "E-mail non arrivé",
    },
    asked: "Nous avons interrogé {{name}} le {{date}}.",
    remind: "Nous avons interrogé {{name}} le {{date}} et enverrons un rappel le {{remind}}.",
    silence: "L’absence de réponse ne compte pas contre vous.",
    declined: "Nous continuons avec ce que vous avez envoyé.",
    bounced: "Vous avez une autre adresse\u00a0? <mail>Écrivez-nous</mail>.",
  },
  others: {
    one: "L’autre personne de votre foyer",
    many: "Les autres personnes de votre foyer",
    sent: "Envois\u00a0: {{sent}} sur {{count}}",
    done: "Tout est envoyé",
    text: "La décision est commune à votre foyer. Personne n’a de réponse avant que tout le monde ait envoyé sa partie.",
  },
  guarantor: {
    name: "Votre garant",
    asked: { status: "N’a pas encore accepté", text: "{{name}} a reçu un e-mail de notre part." },
    missing: {
      status: "Informations manquantes",
      text: "{{name}} a accepté le {{date}}. Il nous manque encore ses informations.",
    },
    done: { status: "A accepté", text: "{{name}} a accepté le {{date}}." },
    ended: {
      title: "Vous n’avez plus de garant",
      status: "Ne participe plus",
      text: "Vous pouvez indiquer un autre garant. <mail>Écrivez-nous</mail>, et nous vous demanderons le nom et l’adresse.",
    },
  },
  you: {
    name: "Vous",
    status: "Rien à faire",
    text: "Nous avons tout ce que nous vous avons demandé.",
  },
  when: {
    title: "Quand aurai-je la réponse\u00a0?",
    thanks: "Merci. C’est tout.",
    promise: "<strong>Nous voulons décider d’ici au {{date}}.</strong>",
    late: "<strong>Nous voulions décider d’ici au {{date}} et nous sommes en retard.</strong> Veuillez nous en excuser.",
    together: "Pour cela, toutes les personnes de votre foyer doivent avoir envoyé leur partie.",
    slow: "Cela peut durer plus longtemps si une personne interrogée tarde à répondre.",
    timing: "Sur nos {{of}}\u00a0dernières décisions, {{within}} sont arrivées dans ce délai.",
    moveIn:
      "Vous voulez emménager le {{date}}. Vous avez besoin d’une réponse plus tôt\u00a0? <mail>Écrivez-nous</mail>.",
    contact: "Quelque chose ne va pas\u00a0? <mail>Écrivez-nous</mail>.",
  },
};
