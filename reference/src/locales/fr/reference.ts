import type { Translated } from "@latchkey/words/translated.ts";
import type { reference as english } from "../en/reference.ts";

export const reference: Translated<typeof english> = {
  title: "Quelques mots sur votre locataire",
  lead: "Cinq questions courtes. Cela prend environ deux minutes.",
  opening: "Ouverture de votre lien",
  withoutScript: "Cette page a besoin de JavaScript. Activez-le, ou écrivez à <mail>{{email}}</mail>.",
  subject: {
    label: "Locataire",
    period: "De {{from}} à {{to}}",
    present: "De {{from}} à aujourd’hui",
  },
  yes: "Oui",
  no: "Non",
  question: {
    tenancy_details_dates_confirmed: "Les dates et l’adresse ci-dessus sont-elles exactes\u00a0?",
    missed_or_incomplete_payments: "Des loyers de {{name}} sont-ils restés impayés ou incomplets\u00a0?",
    damage_to_the_property: "Y a-t-il eu des dégâts dans le logement\u00a0?",
    any_complaints: "Avez-vous reçu des plaintes au sujet de {{name}}\u00a0?",
    any_reason_not_to_let_again: "Y a-t-il une raison de ne plus louer à {{name}}\u00a0?",
  },
  note: {
    different: "Qu’est-ce qui est différent\u00a0?",
    happened: "Que s’est-il passé\u00a0?",
    reason: "Quelle est la raison\u00a0?",
  },
  noteMissing: {
    different: "Dites-nous ce qui est différent, ou changez votre réponse en Oui",
    happened: "Dites-nous ce qui s’est passé, ou changez votre réponse en Non",
    reason: "Dites-nous la raison, ou changez votre réponse en Non",
  },
  send: "Envoyer la référence",
  shown: {
    title: "{{name}} voit ce qui, dans vos réponses, joue contre sa demande, et peut y répondre",
    text: "Vos propres mots et vos coordonnées ne lui sont pas montrés.",
  },
  where: "Vos réponses vont à {{provider}}. {{name}} peut demander à les voir.",
  truth:
    "<strong>N’écrivez que ce que vous savez être vrai.</strong> Des justificatifs pourront vous être demandés.",
  cannot: "Je ne peux pas ou ne veux pas répondre",
  decline: {
    title: "Rien ne vous oblige à répondre",
    lead: "Dites-nous ce qu’il en est, et nous ne vous écrirons plus.",
    legend: "Pourquoi vous ne répondez pas",
    NOT_MY_TENANT: {
      label: "Ce n’est pas mon locataire",
      hint: "Je ne connais pas cette personne, ou pas cette adresse",
    },
    SOMEBODY_ELSE: {
      label: "Quelqu’un d’autre gère ce logement",
      hint: "Vous pouvez nous donner son adresse e-mail",
    },
    NOT_WILLING: { label: "Je ne veux pas répondre", hint: "Aucune raison n’est nécessaire" },
    email: "Son adresse e-mail",
    note: "Y a-t-il quelque chose que nous devrions savoir\u00a0?",
    optional: "(facultatif)",
    noteHint: "{{name}} peut demander à le voir",
    send: "Envoyer et fermer",
    back: "Retour aux questions",
    person:
      "L’absence de réponse ne suffit jamais, à elle seule, à décider. Une personne examine la situation.",
    mistake: "Vous avez reçu notre e-mail par erreur\u00a0? Choisissez la première réponse.",
  },
  thanks: {
    title: "Merci pour votre temps",
    named: "Votre référence pour <strong>{{name}}</strong> est en route vers {{provider}}.",
    unnamed: "Ce que vous avez envoyé est en route vers {{provider}}.",
    declined: "Merci de nous l’avoir dit. Nous ne vous écrirons plus au sujet de <strong>{{name}}</strong>.",
    done: "Vous n’avez rien d’autre à faire. Vous pouvez fermer cette page.",
  },
  closed: {
    ALREADY_ANSWERED: {
      title: "Nous avons vos réponses",
      text: "Ce lien a été utilisé, et il ne marche qu’une fois. Vous n’avez rien d’autre à faire.",
    },
    DECLINED: {
      title: "Vous nous avez dit que vous ne répondez pas",
      text: "Nous ne vous écrirons plus à ce sujet.",
    },
    EXPIRED: {
      title: "Ce lien n’est plus valable",
      text: "Il a été valable 30 jours, ou nous vous en avons envoyé un plus récent.",
    },
    NOT_FOUND: {
      title: "Ce lien n’ouvre rien",
      text: "Il en manque peut-être une partie. Ouvrez-le à nouveau depuis notre e-mail, ou copiez-le en entier.",
    },
    again: {
      button: "Me renvoyer l’e-mail",
      sent: "Consultez votre boîte de réception",
      sentText:
        "Si votre réponse est encore attendue, vous recevrez de nouveau notre e-mail, à la même adresse.",
    },
    help: "Ce n’est pas exact\u00a0? Écrivez à <mail>{{email}}</mail>.",
  },
  notSent: {
    title: "Pas encore envoyé",
    text: "Vos réponses sont telles que vous les avez laissées. Vérifiez-les, puis envoyez-les en bas de la page.",
  },
  failure: {
    title: "Un problème est survenu",
    OFFLINE: "Nous n’avons pas pu joindre notre service. Vérifiez votre connexion.",
    TOO_MANY_REQUESTS: "Il y a eu trop d’essais. Attendez une minute, puis réessayez.",
    UNAVAILABLE: "Notre service n’est pas disponible pour le moment. Attendez un instant, puis réessayez.",
    UNEXPECTED: "Erreur inattendue",
    kept: "Ce que vous avez écrit est toujours là.",
    tryAgainText: "Si cela se reproduit, écrivez à <mail>{{email}}</mail>.",
    tryAgain: "Réessayer",
  },
};
