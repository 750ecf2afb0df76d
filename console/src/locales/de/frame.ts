import type { Translated } from "@latchkey/words/translated.ts";
import type { frame as english } from "../en/frame.ts";

export const frame: Translated<typeof english> = {
  staff: "Interner Bereich",
  loadingPage: "Wird geladen",
  goHome: "Zur Startseite",
  nav: {
    label: "Konsole",
    pages: {
      queue: "Warteliste",
      applications: "Bewerbungen",
      team: "Team",
      keys: "Schlüssel",
    },
  },
  shortcuts: {
    title: "Tasten\u00adkürzel",
    lead: "Drücken Sie die Tasten nacheinander. Solange Sie in ein Feld schreiben, tun sie nichts.",
    on: "Tastenkürzel sind eingeschaltet",
    onHint:
      "Schalten Sie sie aus, wenn Sie diktieren oder versehentlich Tasten drücken. Dieser Browser merkt es sich.",
    scope: {
      page: "Auf dieser Seite",
      everywhere: "Überall",
    },
    show: "Diese Liste zeigen",
    goTo: "Zu: {{page}}",
    close: "Schließen",
  },
  notFound: {
    title: "Diese Seite gibt es nicht",
    text: "Vielleicht ist die Adresse falsch geschrieben, oder die Seite ist umgezogen.",
  },
  notYours: {
    title: "Diese Seite gehört nicht zu Ihrer Rolle",
    text: "Mit Ihrer Rolle können Sie sie nicht öffnen. Wenn Sie sie brauchen, fragen Sie Ihre Administration.",
  },
  ownCase: {
    title: "Sie gehören selbst zu dieser Bewerbung",
    text: "Ihre Adresse gehört einer der Personen darin. Jemand anderes muss sie ansehen.",
  },
};
