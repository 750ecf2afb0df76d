import type { Translated } from "@latchkey/words/translated.ts";
import type { handOver as english } from "../en/hand-over.ts";

export const handOver: Translated<typeof english> = {
  title: "Ajouter avec votre téléphone",
  scan: "Scannez ce code avec l’appareil photo de votre téléphone. Il sert une seule fois, pendant dix minutes.",
  qr: "Code QR qui ouvre cette étape sur votre téléphone",
  words: "Si vous ne pouvez pas le scanner, ouvrez cette adresse sur votre téléphone\u00a0:",
  copy: "Copier l’adresse",
  copied: "Copiée",
  waiting: "Nous attendons votre téléphone.",
  open: "Votre téléphone est relié. Ajoutez-y le fichier.",
  over: "Ce code n’est plus valable.",
  again: "Afficher un nouveau code",
  loading: "Le code se prépare",
  failed: "Le code n’a pas pu être créé. Vérifiez votre connexion et réessayez.",
  often:
    "Vous avez demandé un très grand nombre de codes. Réessayez dans une heure, ou ajoutez le fichier ici.",
  close: "Fermer",
};
