import type { Translated } from "@latchkey/words/translated.ts";
import type { livePhoto as english } from "../en/live-photo.ts";

export const livePhoto: Translated<typeof english> = {
  signposting: {
    title: "Avant de prendre votre visage en photo",
    subtitle: "Nous comparons la photo à votre passeport, pour que personne d’autre n’utilise votre nom.",
    good: "Visage entier, bonne lumière",
    dark: "Lumière dans le dos",
    covered: "Visage couvert",
    covering: "Un foulard ou un turban ne pose pas de problème. Votre visage doit être visible.",
    alone: "Vous devez être la seule personne sur la photo.",
    choice: "Vous pouvez aussi continuer sans photo.",
    understood: "J’ai compris comment prendre la photo",
    understoodRequired: "Cochez la case pour indiquer que vous avez lu ces conseils",
  },
  permissions: {
    title: "Pouvons-nous utiliser votre caméra\u00a0?",
    subtitle: "Votre navigateur va vous le demander. Choisissez «\u00a0Autoriser\u00a0».",
    asks: "Nous prenons une seule photo, et seulement quand vous appuyez sur le bouton.",
    off: "Ensuite, la caméra s’éteint.",
    sent: "Vous voyez la photo avant de l’envoyer.",
    grant: "Autoriser la caméra",
    asking: "Votre navigateur demande l’accès à la caméra",
  },
  camera: {
    title: "Prenez votre visage en photo",
    subtitle: "Nous comparons la photo à votre passeport, pour que personne d’autre n’utilise votre nom.",
    hint: "Placez votre visage dans l’ovale",
    label: "Image en direct de votre caméra",
    starting: "La caméra démarre. Si votre navigateur le demande, choisissez «\u00a0Autoriser\u00a0».",
    off: "La caméra est éteinte.",
    ready: "La caméra est allumée. Prenez la photo quand vous voulez.",
    take: "Prendre la photo",
    turnOn: "Allumer la caméra",
    tryAgain: "Réessayer",
    without: "Continuer sans photo",
  },
  review: {
    title: "Cette photo est-elle nette\u00a0?",
    subtitle: "On doit voir tout votre visage, et rien ne doit le cacher.",
    photo: "La photo que vous avez prise",
    use: "Utiliser cette photo",
    again: "La reprendre",
    sending: "Nous envoyons votre photo",
  },
  kept: {
    title: "Nous avons déjà votre photo",
    subtitle: "Vous pouvez la garder ou en prendre une autre.",
    keep: "Garder cette photo",
    anew: "Prendre une autre photo",
  },
  refused: {
    face: "Nous n’avons pas vu votre visage",
    faceHelp:
      "Regardez la caméra bien en face, sans personne à côté et sous une bonne lumière. Puis reprenez la photo.",
    document: "Nous n’avons pas pu utiliser cette photo",
    documentHelp: "Reprenez-la sous une bonne lumière, sans rien devant le visage.",
    failed: "Votre photo n’est pas arrivée",
    failedHelp:
      "Vérifiez votre connexion à Internet et renvoyez la photo. Vos autres réponses sont enregistrées.",
  },
  problem: {
    refused: "Votre navigateur n’a pas autorisé la caméra",
    refusedHelp:
      "Sélectionnez le symbole à côté de l’adresse, en haut, autorisez la caméra pour cette page, puis réessayez.",
    missing: "Nous n’avons pas trouvé de caméra",
    missingHelp: "Branchez-en une et réessayez. Ou ouvrez cette page sur un téléphone.",
    busy: "La caméra n’a pas démarré",
    busyHelp: "Un autre programme l’utilise peut-être. Fermez-le et réessayez.",
    unavailable: "Ce navigateur ne peut pas utiliser de caméra ici",
    unavailableHelp: "Ouvrez cette page dans un autre navigateur ou sur un téléphone.",
    without: "Vous pouvez aussi continuer sans photo.",
  },
  optOut: {
    title: "Avec ou sans photo\u00a0?",
    subtitle: "Les deux sont possibles. C’est vous qui décidez.",
    fine: "Vous pouvez terminer cette rubrique sans photo.",
    reviewer: "Notre équipe examine alors seulement vos documents.",
    later: "Elle vous demandera peut-être autre chose.",
  },
};
