import type { Translated } from "@latchkey/words/translated.ts";
import type { dashboard as english } from "../en/dashboard.ts";

export const dashboard: Translated<typeof english> = {
  greeting: {
    hi: "Bonjour {{name}}",
    hiWithoutName: "Bonjour",
    thanks: "Merci, {{name}}",
    thanksWithoutName: "Merci",
  },
  info: {
    started: "Vos réponses sont enregistrées. Continuez quand vous voulez.",
    halfway:
      "Vous en êtes à la moitié. Vos réponses sont enregistrées. Continuez avec la rubrique de votre choix.",
    ready: "C’était la dernière question. Vous pouvez encore modifier vos réponses. Ensuite, envoyez-les.",
    submitted:
      "Notre équipe a reçu votre dossier et va l’examiner. Nous écrirons à <strong>{{email}}</strong> dès que nous aurons du nouveau, ou s’il nous faut autre chose.",
    remedialReady: "Merci. Vous pouvez encore modifier vos nouvelles réponses. Ensuite, envoyez-les.",
    remedialSubmitted:
      "Notre équipe a reçu vos nouvelles réponses et va les examiner. Nous écrirons à <strong>{{email}}</strong> dès que nous aurons du nouveau.",
  },
  fresh: {
    one: "{{provider}} a besoin d’une chose avant que vous puissiez louer votre nouveau logement. Vous pouvez vous arrêter et revenir plus tard.",
    two: "{{provider}} a besoin de deux choses avant que vous puissiez louer votre nouveau logement. Commencez par celle que vous voulez. Vous pouvez vous arrêter et revenir plus tard.",
    three:
      "{{provider}} a besoin de trois choses avant que vous puissiez louer votre nouveau logement. Commencez par celle que vous voulez. Vous pouvez vous arrêter et revenir plus tard.",
  },
  remedial: {
    one: "Nous avons examiné votre dossier et il nous faut encore une chose. Cela prend environ cinq minutes.",
    two: "Nous avons examiné votre dossier et il nous faut encore deux choses. Chacune prend environ cinq minutes.",
    many: "Nous avons examiné votre dossier et il nous faut encore {{count}} choses. Chacune prend environ cinq minutes.",
  },
  progress: {
    progress: "Votre progression",
    remedial: "Informations manquantes",
    completed: "Tout est fait. Prêt à envoyer",
    submitted: "Envoyé",
    submittedOn: "Envoyé le {{date}}",
  },
  list: {
    sections: "Rubriques",
    remedial: "Il nous faut encore quelque chose",
    rest: "Tout le reste",
  },
  section: {
    IDENTITY: "Identité",
    INCOME: "Revenus",
    RESIDENCE: "Domicile",
  },
  hint: {
    IDENTITY: "Votre nom, votre date de naissance et une preuve de votre identité",
    INCOME: "Comment vous paierez le loyer",
    RESIDENCE: "Où vous avez habité ces trois dernières années",
    completed: "Vous pouvez encore modifier vos réponses",
    additionalIncome: "Si vous avez un autre revenu, cela peut vous aider",
    remedialCompleted: "Votre nouvelle réponse est prête à envoyer",
  },
  card: {
    additionalIncome: "Revenu supplémentaire",
    missing: "Information manquante\u00a0: {{step}}",
    missingPlain: "Information manquante",
    guarantor: "Garant",
  },
  status: {
    submitted: "Envoyé",
    completed: "Terminé",
    inProgress: "En cours",
    optional: "Ajouter un revenu",
    toDo: "À faire",
    waived: "Pas nécessaire",
    missing: "Réponse attendue",
  },
  incomeType: {
    T_BENFITS: "Aides sociales",
    T_EMPLOYED_EXP: "Emploi qui commence bientôt",
    T_EMPLOYED_PB: "Emploi en période d’essai",
    T_EMPLOYED_PERM: "Emploi à durée indéterminée",
    T_EMPLOYED_TEMP: "Emploi à durée déterminée",
    T_EMPLOYED_ZH: "Emploi sans heures garanties",
    T_GUARANTOR: "Garant",
    T_NOINCOME: "Aucun revenu",
    T_PENSION: "Retraite ou pension",
    T_SAVINGS: "Épargne ou placements",
    T_SCHOLARSHIP_LOANS: "Prêt étudiant ou bourse",
    T_SELFEMPLOYED: "Travail indépendant",
    T_ZERO_PERCENT_RENT_SHARE: "Une autre personne paie le loyer",
  },
  submit: {
    check: "Vérifiez d’abord vos réponses",
    copy: "Lire ce que vous avez envoyé",
    title: "Envoyer pour examen",
    readyTitle: "Prêt à envoyer",
    remedialTitle: "Envoyez vos réponses",
    button: "Envoyer mon dossier",
    remedialButton: "Envoyer mes réponses",
    readyNote: "Après l’envoi, vous ne pourrez plus modifier ces rubriques.",
    waived: "{{section}}\u00a0: pas nécessaire, car une autre personne paie votre loyer",
    done: "terminé",
    open: "encore à faire",
  },
  note: {
    one: "Vous pourrez envoyer le dossier quand cette rubrique sera terminée.",
    two: "Vous pourrez envoyer le dossier quand les deux rubriques seront terminées.",
    three: "Vous pourrez envoyer le dossier quand les trois rubriques seront terminées.",
  },
  remedialDue: "Merci de répondre d’ici au {{date}}.",
  remedialNote: {
    one: "Il reste une chose à compléter. Les rubriques déjà envoyées ne changent pas.",
    two: "Il reste deux choses à compléter. Les rubriques déjà envoyées ne changent pas.",
    many: "Il reste {{count}} choses à compléter. Les rubriques déjà envoyées ne changent pas.",
  },
  sent: {
    title: "Tout est envoyé",
    text: "Vous n’avez plus rien à faire pour l’instant.",
    contact: "Quelque chose ne va pas\u00a0? <mail>Écrivez à l’assistance</mail>.",
    guarantorINVITED: "Nous avons écrit à votre garant.",
    guarantorSENT: "Votre garant a envoyé son dossier.",
  },
  failed: {
    title: "Nous n’avons pas pu envoyer votre dossier",
    text: "Vérifiez votre connexion à Internet, puis appuyez de nouveau sur le bouton. Rien de ce que vous avez enregistré n’est perdu.",
    refusedTitle: "Nous ne pouvons pas encore l’envoyer",
    refused: "Il manque encore\u00a0: {{missing}}.",
    consents: "votre autorisation",
    fileCheck: "l’analyse antivirus de vos fichiers, qui prend quelques minutes",
    refusedPlain: "Il manque encore quelque chose. Regardez de nouveau les rubriques.",
  },
};
