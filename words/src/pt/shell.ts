import type { shell as english } from "../en/shell.ts";
import type { Translated } from "../translated.ts";

export const shell: Translated<typeof english> = {
  skipToContent: "Ir para o conteúdo principal",
  poweredBy: "Funciona com <b>Latchkey</b>",
  checkedBy: "Verificações por {{provider}}. Funciona com <b>Latchkey</b>",
  help: "Pedir ajuda",
  callAgency: "Telefonar para {{name}}: {{phone}}",
  agencySite: "Site de {{name}}",
  language: "Idioma",
  languageNow: "Idioma: ",
  accountOf: "A sua conta: {{name}}",
  menu: {
    label: "Menu",
    close: "Fechar o menu",
    dashboard: "Página principal",
    people: "Ser outra pessoa",
    yourData: "Os seus dados",
    signOut: "Terminar sessão",
  },
  footer: {
    privacy: "Privacidade",
    terms: "Termos",
    accessibility: "Acessibilidade",
  },
  loading: "A abrir a sua candidatura",
  errorPrefix: "Erro: ",
};
