import type { shell as english } from "../en/shell.ts";
import type { Translated } from "../translated.ts";

export const shell: Translated<typeof english> = {
  skipToContent: "Zum Hauptinhalt springen",
  poweredBy: "Bereit\u00adgestellt mit <b>Latchkey</b>",
  checkedBy: "Prüfung durch {{provider}}. Bereit\u00adgestellt mit <b>Latchkey</b>",
  help: "Hilfe erhalten",
  callAgency: "{{name}} anrufen: {{phone}}",
  agencySite: "Website von {{name}}",
  language: "Sprache",
  languageNow: "Sprache: ",
  accountOf: "Ihr Konto: {{name}}",
  menu: {
    label: "Menü",
    close: "Menü schließen",
    dashboard: "Übersicht",
    people: "Jemand anderes sein",
    yourData: "Ihre Daten",
    signOut: "Abmelden",
  },
  footer: {
    privacy: "Datenschutz",
    terms: "Nutzungs\u00adbedingungen",
    accessibility: "Barriere\u00adfreiheit",
  },
  loading: "Ihre Bewerbung wird geöffnet",
  errorPrefix: "Fehler: ",
};
