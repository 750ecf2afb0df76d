import type { shell as english } from "../en/shell.ts";
import type { Translated } from "../translated.ts";

export const shell: Translated<typeof english> = {
  skipToContent: "Aller au contenu principal",
  poweredBy: "Fonctionne avec <b>Latchkey</b>",
  checkedBy: "Vérifications par {{provider}}. Fonctionne avec <b>Latchkey</b>",
  help: "Obtenir de l’aide",
  callAgency: "Appeler {{name}}\u00a0: {{phone}}",
  agencySite: "Site web de {{name}}",
  language: "Langue",
  languageNow: "Langue\u00a0: ",
  accountOf: "Votre compte\u00a0: {{name}}",
  menu: {
    label: "Menu",
    close: "Fermer le menu",
    dashboard: "Page d’accueil",
    people: "Être quelqu’un d’autre",
    yourData: "Vos données",
    signOut: "Se déconnecter",
  },
  footer: {
    privacy: "Confidentialité",
    terms: "Conditions",
    accessibility: "Accessibilité",
  },
  loading: "Ouverture de votre dossier",
  errorPrefix: "Erreur\u00a0: ",
};
