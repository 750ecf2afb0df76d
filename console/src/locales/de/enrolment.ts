import type { Translated } from "@latchkey/words/translated.ts";
import type { enrolment as english } from "../en/enrolment.ts";

export const enrolment: Translated<typeof english> = {
  step: "Bevor es weitergeht",
  recovered: {
    step: "Wiederherstellungs\u00adcode angenommen",
    lead: "Richten Sie jetzt einen neuen zweiten Schritt ein. Danach gelten der alte und seine Wiederherstellungs\u00adcodes nicht mehr.",
  },
  title: "Richten Sie Ihren zweiten Schritt ein",
  lead: "Wer hier arbeitet, sieht Pässe und Kontoauszüge. Darum braucht jede Anmeldung einen zweiten Nachweis. Wählen Sie jetzt einen; den anderen können Sie später hinzufügen.",
  kinds: {
    label: "Art des zweiten Schritts",
    passkey: "Passkey",
    app: "Authenticator-App",
  },
  passkey: {
    text: "Ihr Telefon, Ihr Computer oder ein Sicherheits\u00adschlüssel weist nach, dass Sie es sind: mit Fingerabdruck, Gesicht oder PIN. Sie müssen nichts abtippen.",
    create: "Passkey erstellen",
    cancelled: "Es wurde kein Passkey erstellt. Drücken Sie auf die Schaltfläche und folgen Sie Ihrem Gerät.",
    refused:
      "Dieser Passkey konnte nicht hinzugefügt werden. Versuchen Sie es noch einmal oder wählen Sie die App.",
    known:
      "Dieses Gerät hat schon einen Passkey für Sie. Verwenden Sie ein anderes Gerät oder wählen Sie die App.",
    unsupported:
      "Dieser Browser kann hier keine Passkeys erstellen. Nehmen Sie einen anderen Browser oder wählen Sie die App.",
  },
  app: {
    scan: "Öffnen Sie Ihre Authenticator-App und scannen Sie den Code.",
    type: "Oder tippen Sie diesen Schlüssel ab:",
    qr: "QR-Code für Ihre Authenticator-App",
    copy: "Kopieren",
    copied: "Der Schlüssel ist kopiert.",
    code: "Geben Sie dann die 6\u00a0Ziffern ein, die sie zeigt",
    submit: "Weiter",
    loading: "Ihr Code wird geladen",
  },
  recovery: {
    pageTitle: "Wiederherstellungs\u00adcodes",
    done: "Ihr zweiter Schritt ist eingerichtet",
    title: "Speichern Sie Ihre Wiederherstellungs\u00adcodes",
    lead: "Jeder funktioniert einmal, falls Sie Ihr Telefon verlieren. Drucken Sie sie aus oder bewahren Sie sie in Ihrem Passwort\u00admanager auf. Wir zeigen sie nur jetzt.",
    list: "Wiederherstellungs\u00adcodes",
    download: "Herunterladen",
    print: "Drucken",
    fileTitle: "Latchkey-Wiederherstellungscodes für {{email}}",
    fileNote: "Jeder funktioniert einmal.",
    saved: "Ich habe die Wiederherstellungs\u00adcodes gespeichert",
    savedRequired: "Speichern Sie die Codes und setzen Sie dann das Häkchen",
    finish: "Abschließen und anmelden",
  },
};
