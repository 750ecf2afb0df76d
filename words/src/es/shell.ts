import type { shell as english } from "../en/shell.ts";
import type { Translated } from "../translated.ts";

export const shell: Translated<typeof english> = {
  skipToContent: "Ir al contenido principal",
  poweredBy: "Funciona con <b>Latchkey</b>",
  checkedBy: "Comprobaciones de {{provider}}. Funciona con <b>Latchkey</b>",
  help: "Pedir ayuda",
  callAgency: "Llamar a {{name}}: {{phone}}",
  agencySite: "Sitio web de {{name}}",
  language: "Idioma",
  languageNow: "Idioma: ",
  accountOf: "Su cuenta: {{name}}",
  menu: {
    label: "Menú",
    close: "Cerrar el menú",
    dashboard: "Página principal",
    people: "Ser otra persona",
    yourData: "Sus datos",
    signOut: "Cerrar sesión",
  },
  footer: {
    privacy: "Privacidad",
    terms: "Condiciones",
    accessibility: "Accesibilidad",
  },
  loading: "Abriendo su solicitud",
  errorPrefix: "Error: ",
};
