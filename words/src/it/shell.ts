import type { shell as english } from "../en/shell.ts";
import type { Translated } from "../translated.ts";

export const shell: Translated<typeof english> = {
  skipToContent: "Vai al contenuto principale",
  poweredBy: "Funziona con <b>Latchkey</b>",
  checkedBy: "Verifiche di {{provider}}. Funziona con <b>Latchkey</b>",
  help: "Chiedi aiuto",
  callAgency: "Chiama {{name}}: {{phone}}",
  agencySite: "Sito web di {{name}}",
  language: "Lingua",
  languageNow: "Lingua: ",
  accountOf: "Il Suo account: {{name}}",
  menu: {
    label: "Menu",
    close: "Chiudi il menu",
    dashboard: "Pagina principale",
    people: "Essere qualcun altro",
    yourData: "I Suoi dati",
    signOut: "Esci",
  },
  footer: {
    privacy: "Privacy",
    terms: "Condizioni",
    accessibility: "Accessibilità",
  },
  loading: "Apertura della Sua richiesta",
  errorPrefix: "Errore: ",
};
