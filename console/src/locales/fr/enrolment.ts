import type { Translated } from "@latchkey/words/translated.ts";
import type { enrolment as english } from "../en/enrolment.ts";

export const enrolment: Translated<typeof english> = {
  step: "Avant de continuer",
  recovered: {
    step: "Code de secours accepté",
    lead: "Configurez maintenant une nouvelle deuxième étape. Ensuite, l’ancienne et ses codes de secours ne fonctionneront plus.",
  },
  title: "Configurez votre deuxième étape",
  lead: "Ici, on voit des passeports et des relevés bancaires. Chaque connexion demande donc une deuxième preuve. Choisissez-en une maintenant\u00a0; vous pourrez ajouter l’autre plus tard.",
  kinds: {
    label: "Type de deuxième étape",
    passkey: "Clé d’accès",
    app: "Application d’authentification",
  },
  passkey: {
    text: "Votre téléphone, votre ordinateur ou une clé de sécurité prouve que c’est vous\u00a0: par empreinte, visage ou code PIN. Il n’y a rien à recopier.",
    create: "Créer une clé d’accès",
    cancelled: "Aucune clé d’accès n’a été créée. Appuyez sur le bouton et suivez votre appareil.",
    refused: "Cette clé d’accès n’a pas pu être ajoutée. Réessayez ou choisissez l’application.",
    known:
      "Cet appareil a déjà une clé d’accès pour vous. Prenez un autre appareil ou choisissez l’application.",
    unsupported:
      "Ce navigateur ne peut pas créer de clés d’accès ici. Prenez un autre navigateur ou choisissez l’application.",
  },
  app: {
    scan: "Ouvrez votre application d’authentification et scannez le code.",
    type: "Ou saisissez cette clé à la main\u00a0:",
    qr: "Code QR pour votre application d’authentification",
    copy: "Copier",
    copied: "La clé est copiée.",
    code: "Saisissez ensuite les 6\u00a0chiffres affichés",
    submit: "Continuer",
    loading: "Chargement de votre code",
  },
  recovery: {
    pageTitle: "Codes de secours",
    done: "Votre deuxième étape est configurée",
    title: "Conservez vos codes de secours",
    lead: "Chacun fonctionne une seule fois, si vous perdez votre téléphone. Imprimez-les ou gardez-les dans votre gestionnaire de mots de passe. Nous ne les montrons que maintenant.",
    list: "Codes de secours",
    download: "Télécharger",
    print: "Imprimer",
    fileTitle: "Codes de secours Latchkey pour {{email}}",
    fileNote: "Chacun fonctionne une seule fois.",
    saved: "J’ai conservé les codes de secours",
    savedRequired: "Conservez les codes, puis cochez la case",
    finish: "Terminer et se connecter",
  },
};
