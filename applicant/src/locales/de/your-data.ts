import type { Translated } from "@latchkey/words/translated.ts";
import type { yourData as english } from "../en/your-data.ts";

export const yourData: Translated<typeof english> = {
  title: "Ihre Daten",
  lead: "{{provider}} ist dafür verantwortlich. Was damit geschieht, steht in der <privacy>Datenschutz\u00aderklärung</privacy>.",
  permissions: {
    title: "Ihre Erlaubnis",
    required:
      "Ohne diese drei Punkte ist keine Prüfung möglich. Wenn Sie einen davon widerrufen möchten, <mail>schreiben Sie uns</mail>.",
    anyTime: "Sie können das jederzeit ändern",
    given: "Gespeichert. Sie sind mit Tipps rund ums Mieten einverstanden.",
    withdrawn: "Gespeichert. Sie erhalten keine Tipps rund ums Mieten.",
    failedTitle: "Das wurde nicht gespeichert",
    failed:
      "Ihre Auswahl ist so, wie sie vorher war. Prüfen Sie Ihre Verbindung und versuchen Sie es dann noch einmal.",
  },
  choices: {
    title: "Diese Bewerbung",
    stop: "Keine Erinne\u00adrungen mehr",
    stopped: "Sie bekommen keine Erinnerungen mehr zu dieser Bewerbung.",
    leave: "Ich möchte diese Wohnung nicht mehr",
    leaveTitle: "Bewerbung zurück\u00adziehen?",
    leaveLead: "Ihre Bewerbung für diese Wohnung endet. Hier lässt sich das nicht rückgängig machen.",
    leaveConfirm: "Zurück\u00adziehen",
    keep: "Behalten",
  },
};
