import type { Translated } from "@latchkey/words/translated.ts";
import type { guarantor as english } from "../en/guarantor.ts";

export const guarantor: Translated<typeof english> = {
  somebody: "jemandem, der sich bewirbt,",
  welcome:
    "{{provider}} bittet Sie, für die Miete von {{tenants}} zu bürgen: {{amount}} im Monat für diese Wohnung: {{home}}. Wird die Miete nicht bezahlt, müssen Sie sie vielleicht bezahlen.",
  atDeath: "Stirbt eine Mieterin oder ein Mieter, schulden Sie die Miete für die Zeit danach nicht.",
  income: {
    title: "Ihr Einkommen",
    titleThen: "Danach: Ihr Einkommen",
  },
  consents: {
    text: "Kreuzen Sie die ersten vier Kästchen an, damit wir mit der Prüfung anfangen können.",
    backgroundHint:
      "Zum Beispiel bei meinem Arbeitgeber. Wenn ich sie wähle: TrueLayer für meine Bank, HMRC für meinen Steuer\u00addatensatz, Konfir für meine Arbeit",
    box: "Ich bürge für die Miete von {{tenants}} für {{home}}, {{amount}} im Monat, falls sie nicht bezahlt wird",
    mustAcceptTitle: "Bitte kreuzen Sie die ersten vier Kästchen an",
  },
  again: {
    title: "Ihre Bürgschaft hat sich geändert",
    text: "Zugestimmt haben Sie etwas anderem. Bitte lesen Sie, was neu ist:",
    tenants: "Um wessen Miete es geht: bisher {{before}}, jetzt {{now}}.",
    home: "Die Wohnung: bisher {{before}}, jetzt {{now}}.",
    amount: "Die Miete im Monat: bisher {{before}}, jetzt {{now}}.",
    first: "Stimmen Sie der Bürgschaft zu?",
    firstText: "Sie haben noch nicht zugestimmt. Bitte lesen Sie, wofür Sie bürgen würden.",
    meanwhile:
      "Während Sie gelesen haben, hat sich etwas geändert. Bitte lesen Sie den Satz am Kästchen noch einmal, bevor Sie es ankreuzen.",
    agree: "Ich stimme zu",
    mustAcceptTitle: "Bitte kreuzen Sie das Kästchen an",
    mustAccept: "Ohne Ihre Zustimmung bürgen Sie für nichts Neues, und wir können nicht weitermachen.",
    contact: "Ist das nicht das, was Sie vereinbart haben? <mail>Schreiben Sie uns</mail> zuerst.",
  },
  panel: {
    title: "Wofür Sie bürgen",
    text: "Die Miete von {{tenants}} für {{home}}: <strong>{{amount}} im Monat</strong>, falls sie nicht bezahlt wird.",
    criteria:
      "Verlangt wird ein Jahreseinkommen von {{needed}} vor Steuern: {{multiple}}\u00a0×\u00a0{{amount}}. Auch Ersparnisse können zählen.",
    privacy:
      "Zu sehen ist für die anderen nur, dass Sie eingeladen sind und ob Sie Ihren Teil abgeschickt haben, aber keine Ihrer Antworten.",
    nobody: "Zurzeit gibt niemand Sie als Bürgin oder Bürgen an. Sie müssen nichts tun.",
  },
  dashboard: {
    fresh:
      "{{provider}} möchte wissen, wer Sie sind und was Sie verdienen. Die Reihenfolge ist egal. Sie können aufhören und später weitermachen.",
    income: "Was Sie verdienen oder gespart haben",
    send: "Meine Angaben ab\u00adschicken",
    submitted:
      "Ihre Angaben liegen jetzt bei uns zur Prüfung. Wir schreiben an <strong>{{email}}</strong>, sobald es Neues gibt oder wir noch etwas brauchen.",
  },
  sum: {
    times: "das {{times}}-Fache der Miete, für die Sie bürgen",
    below: "Es fehlen {{amount}} im Jahr für diese Bürgschaft.",
    next: "Sie können ein weiteres Einkommen oder Ersparnisse angeben. Sie können es auch so abschicken: Ein Mensch entscheidet, kein Computer.",
    subtitle:
      "Sie bürgen für eine Miete von {{share}} im Monat. Verlangt wird das {{multiple}}-Fache als Jahreseinkommen vor Steuern.",
    note: "Ein Mensch entscheidet, wenn alle ihren Teil abgeschickt haben. Es gelten die Regeln in Version {{version}} vom {{date}}.",
  },
};
