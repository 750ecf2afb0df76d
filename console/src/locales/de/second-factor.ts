import type { Translated } from "@latchkey/words/translated.ts";
import type { secondFactor as english } from "../en/second-factor.ts";

export const secondFactor: Translated<typeof english> = {
  step: "Schritt 2 von 2",
  title: "Noch ein Schritt",
  signingIn: "Sie melden sich als <strong>{{email}}</strong> an.",
  passkey: {
    use: "Passkey verwenden",
    cancelled:
      "Der Passkey wurde nicht verwendet. Drücken Sie auf die Schaltfläche und folgen Sie Ihrem Gerät.",
    cancelledOther:
      "Der Passkey wurde nicht verwendet. Drücken Sie noch einmal auf die Schaltfläche oder wählen Sie einen anderen Weg.",
    refused:
      "Dieser Passkey hat nicht funktioniert. Verwenden Sie einen anderen oder wählen Sie einen anderen Weg.",
    unsupported:
      "Dieser Browser kann hier keine Passkeys verwenden. Nehmen Sie einen anderen Browser oder wählen Sie einen anderen Weg.",
  },
  code: {
    label: "Geben Sie die 6\u00a0Ziffern aus Ihrer App ein",
    labelOr: "Oder geben Sie die 6\u00a0Ziffern aus Ihrer App ein",
    hint: "Öffnen Sie Ihre Authenticator-App. Der Code ändert sich alle 30\u00a0Sekunden.",
    required: "Geben Sie die 6\u00a0Ziffern ein",
    wrong:
      "Dieser Code ist nicht richtig. Prüfen Sie die Uhr Ihres Telefons und verwenden Sie den nächsten Code",
    submit: "Weiter",
  },
  recovery: {
    title: "Wiederherstellungs\u00adcode verwenden",
    lead: "Einen der zehn Codes, die Sie gespeichert haben, als Sie den zweiten Schritt eingerichtet haben. Jeder funktioniert einmal. Danach richten Sie einen neuen zweiten Schritt ein.",
    label: "Wiederherstellungs\u00adcode",
    required: "Geben Sie einen Wiederherstellungs\u00adcode ein",
    wrong: "Dieser Code ist nicht richtig oder wurde schon benutzt",
    submit: "Weiter",
    use: "Wiederherstellungs\u00adcode verwenden",
    back: "Zurück zu den anderen Wegen",
  },
  triesLeft_one: "Noch 1 Versuch. Danach brauchen Sie einen neuen Link.",
  triesLeft_other: "Noch {{count}} Versuche. Danach brauchen Sie einen neuen Link.",
  lost: "Alles verloren? Fragen Sie Ihre Administration.",
  lostNamed: "Alles verloren? Fragen Sie Ihre Administration: {{name}}.",
  failed: {
    title: "Das ist nicht angekommen",
    text: "Prüfen Sie Ihre Verbindung und versuchen Sie es dann noch einmal. Ihr Link gilt noch.",
    tooManyTitle: "Zu viele Versuche",
    tooMany: "Warten Sie einige Minuten und versuchen Sie es dann noch einmal.",
    tryAgain: "Erneut versuchen",
    notLoadedTitle: "Wir konnten diese Seite nicht laden",
  },
};
