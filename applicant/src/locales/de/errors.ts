import type { Translated } from "@latchkey/words/translated.ts";
import type { errors as english } from "../en/errors.ts";

export const errors: Translated<typeof english> = {
  page: {
    title: "Etwas ist schief\u00adgelaufen",
    description: "Der Fehler liegt bei uns, nicht bei Ihnen. Ihre gespeicherten Antworten sind sicher.",
    tryAgainText:
      "Warten Sie einen Moment und versuchen Sie es dann noch einmal. Wenn es wieder passiert, schreiben Sie an <mail>{{email}}</mail>.",
    tryAgain: "Erneut versuchen",
    dashboard: "Zu Ihrer Übersicht",
  },
  pending: {
    title: "Diese Seite wurde zu früh geöffnet",
    text: "Wir wissen noch nicht, ob Sie angemeldet sind. Laden Sie die Seite neu.",
  },
  expired: {
    title: "Sie wurden abge\u00admeldet",
    text: "Ihre Sitzung ist beendet. Was Sie eingegeben haben, steht noch auf dieser Seite.",
    how: "Melden Sie sich in einem neuen Tab wieder an und kommen Sie dann hierher zurück. Hier geht es dann von selbst weiter.",
    signIn: "In neuem Tab anmelden",
  },
};
