import type { DemoTexts } from "./demo-texts.ts";

export const demo: DemoTexts = {
  title: "Qui voulez-vous être\u00a0?",
  lead: "Latchkey vérifie les dossiers de personnes qui veulent louer un logement\u00a0: elles répondent à des questions et montrent des documents, d’autres les confirment, une équipe décide. Commencez par Amara. Un seul clic vous connecte. Chaque personne a sa banque, son employeur et son propriétaire, et rien ne quitte cet ordinateur.",
  applicants: "Les candidats",
  otherSide: "De l’autre côté",
  again: "Recommencer",
  allAgain: "Recommencer avec de nouvelles personnes",
  freshPeople: "Toutes recommencent au prochain clic.",
  outbox: "Tous les e-mails arrivent dans la <a>boîte d’envoi de cet ordinateur</a>.",
  telemetry:
    "Ce que des services extérieurs apprennent de l’utilisation figure sur la page <a>Ce qui a quitté cette installation</a>.",
  ownAddress: "Se connecter avec votre propre adresse",
  languages: "Langue",
  persona: {
    amara: {
      who: "Emploi stable, payé au mois",
      what: "Il ne manque que le justificatif\u00a0: connecter la banque. Le salaire est un peu trop bas pour le loyer",
    },
    ben: { who: "Entrepôt, payé à la semaine", what: "Tout est envoyé, et une pièce de plus est demandée" },
    ella: {
      who: "Contrat sans horaire fixe, restauration",
      what: "Une paie qui change chaque semaine, et des semaines sans rien",
    },
    femi: { who: "Photographe indépendant", what: "Six mois de factures à la banque" },
    george: { who: "Retraite d’État et retraite privée", what: "Deux retraites qui s’additionnent" },
    hana: { who: "Universal Credit et temps partiel", what: "Les aides comptent comme tout autre revenu" },
    mo: {
      who: "Un nouvel emploi, connu du fisc",
      what: "Banque, dossier fiscal ou Konfir\u00a0: tous les justificatifs sont proposés. Numéro National Insurance PC 10 00 06 B",
    },
    sophie: {
      who: "Étudiante française avec une bourse",
      what: "Un logement en Angleterre\u00a0: droit de louer par share code",
    },
    jack: { who: "Vit de son épargne", what: "Une épargne à la place d’un revenu" },
    lucia: {
      who: "Payée sur une banque en Espagne",
      what: "Un revenu en euros, dans une banque à l’étranger",
    },
    callum: {
      who: "A modifié sa fiche de paie",
      what: "La banque en montre la moitié, et son employeur répond aussitôt et dit autre chose",
    },
    tomasz: {
      who: "Son propriétaire ne répond jamais",
      what: "Prêt à envoyer. Des rappels suivent\u00a0; le silence ne nuit pas",
    },
    samira: {
      who: "Son propriétaire refuse",
      what: "Prêt à envoyer. Le propriétaire décline\u00a0; rien n’est perdu",
    },
    margaret: {
      who: "Se porte garante pour son petit-fils",
      what: "Son identité et ses revenus à elle, et rien de lui",
    },
  },
  referee: {
    landlord: {
      name: "Harbour Street Homes",
      who: "Propriétaire d’Amara Okafor",
      what: "Cinq questions par oui ou par non, sans compte",
    },
    employer: {
      name: "Ellen Marsh",
      who: "Paie chez Brightwater Ltd",
      what: "Quelques questions sur une collègue\u00a0; rien n’est obligatoire",
    },
    accountant: {
      name: "Ada Quill",
      who: "Comptable d’Oluwafemi Adeyemi",
      what: "Ce que disent les comptes d’un indépendant",
    },
  },
  agency: "À l’agence",
  agent: {
    marcus: {
      who: "Administrateur de l’agence",
      what: "Le portail de l’agence\u00a0: ses dossiers, ses utilisateurs, les changements après l’envoi",
    },
    hannah: {
      who: "Négociatrice, vérifie aussi le droit de louer",
      what: "Envoie des dossiers, les suit et pose des questions",
    },
  },
  provider: "Chez la société qui vérifie",
  staff: {
    priya: {
      who: "Examinatrice",
      what: "Regarde ce qui a été envoyé. Crée des dossiers et en prend dans la file",
    },
    lucia: {
      who: "Examinatrice",
      what: "La collègue de Priya\u00a0: ce que Priya traite, elle le voit comme pris",
    },
    owen: {
      who: "Responsable",
      what: "Examine comme Priya, répartit les dossiers, voit la charge de travail, suspend les décisions",
    },
    ruth: {
      who: "Administratrice",
      what: "L’équipe, les règles et les clés des programmes. Ne voit aucun dossier",
    },
    henry: { who: "Administrateur", what: "Le collègue de Ruth : publie les règles qu’elle propose" },
  },
  wrong: {
    title: "Provoquer une panne",
    text: "Chaque partenaire est simulé sur cet ordinateur. Faites-en échouer un et voyez ce qui s’affiche.",
    switch: "Appliquer",
    away: "Les partenaires simulés ne répondent pas\u00a0: rien ne peut être changé.",
  },
  partner: {
    truelayer: "Banque",
    hmrc: "Administration fiscale",
    konfir: "Vérification de l’emploi",
    postcoder: "Recherche d’adresse",
  },
  scenario: {
    works: "Fonctionne",
    timeout: "Ne répond jamais",
    "500": "Erreur du serveur (500)",
    "429": "Trop de demandes (429)",
    malformed_json: "Réponse illisible",
    slow: "Répond après 8 secondes",
    drop_connection: "Coupe la connexion",
  },
};
