import type { Translated } from "@latchkey/words/translated.ts";
import type { yourData as english } from "../en/your-data.ts";

export const yourData: Translated<typeof english> = {
  title: "Vos données",
  lead: "{{provider}} en est responsable. La <privacy>politique de confidentialité</privacy> explique ce qu’il en est fait.",
  permissions: {
    title: "Vos autorisations",
    required:
      "Sans ces trois autorisations, aucune vérification n’est possible. Pour en retirer une, <mail>écrivez-nous</mail>.",
    anyTime: "Vous pouvez modifier ce choix à tout moment",
    given: "Enregistré. Vous acceptez de recevoir des conseils sur la location.",
    withdrawn: "Enregistré. Vous ne recevrez pas de conseils sur la location.",
    failedTitle: "Votre choix n’a pas été enregistré",
    failed: "Il reste tel qu’il était. Vérifiez votre connexion à Internet, puis réessayez.",
  },
  choices: {
    title: "Ce dossier",
    stop: "Plus de rappels",
    stopped: "Vous ne recevrez plus de rappels pour ce dossier.",
    leave: "Je ne veux plus ce logement",
    leaveTitle: "Retirer votre dossier ?",
    leaveLead: "Votre dossier pour ce logement prend fin. Cela ne peut pas être annulé ici.",
    leaveConfirm: "Retirer",
    keep: "Garder",
  },
};
