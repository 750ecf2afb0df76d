import type { Translated } from "@latchkey/words/translated.ts";
import type { onboarding as english } from "../en/onboarding.ts";

export const onboarding: Translated<typeof english> = {
  stepOf: "Schritt {{step}} von {{total}}",
  step: "Schritt {{step}}",
  back: "Zurück",
  continue: "Weiter",
  welcome: {
    title: "Willkommen, {{name}}",
    titleWithoutName: "Willkommen",
    why: "{{provider}} hat uns gebeten, ein paar Angaben zu prüfen, bevor Sie Ihr neues Zuhause mieten.",
    howLong:
      "Die meisten brauchen etwa 20\u00a0Minuten. Sie können jederzeit aufhören. Wir speichern, was Sie schon erledigt haben.",
    howLongOne:
      "Die meisten brauchen etwa fünf\u00a0Minuten. Sie können jederzeit aufhören. Wir speichern, was Sie schon erledigt haben.",
  },
  identity: {
    section: "Identität",
    title: "Halten Sie eines davon bereit",
    titleRightToRent: "Halten Sie Ihren Reise\u00adpass bereit",
    text: "Ein Foto mit dem Handy reicht.",
    passport: "Reise\u00adpass",
    passportHint: "Die Seite mit Ihrem Foto",
    licence: "Führer\u00adschein",
    licenceHint: "Vorder- und Rückseite",
    card: "Personal\u00adausweis",
    cardHint: "Vorder- und Rückseite",
    shareCodeTitle: "Keine britische oder irische Staats\u00adangehörig\u00adkeit?",
    shareCode:
      "Dann brauchen Sie vielleicht auch einen Share-Code. Er zeigt, dass Sie in England mieten dürfen. Wir sagen Ihnen, wo Sie ihn bekommen.",
  },
  income: {
    section: "Einkommen",
    title: "Wie Sie die Miete bezahlen",
    titleThen: "Danach: wie Sie die Miete bezahlen",
    text: "Was Sie brauchen, hängt von Ihrem Einkommen ab.",
    statements: "Konto\u00adauszüge",
    statementsHint: "Die letzten drei Monate, als PDF oder auf Papier",
    employer: "Ihr Arbeitgeber",
    employerHint: "Ein Name und eine E-Mail-Adresse, an die wir schreiben können",
    other: "Etwas anderes",
    otherHint: "Ersparnisse, Rente, Studien\u00adkredit oder Sozial\u00adleistungen",
  },
  residence: {
    section: "Wohnsitz",
    title: "Wo Sie gewohnt haben",
    titleLast: "Zuletzt: wo Sie gewohnt haben",
    text: "Wir fragen nach den letzten drei Jahren.",
    proof: "Adress\u00adnachweis",
    proofHint:
      "Eine Strom-, Gas- oder Wasser\u00adrechnung, ein Bescheid über die Gemeinde\u00adsteuer (Council Tax) oder ein Mietvertrag",
    landlord: "Ihr Vermieter, Ihre Vermieterin oder die Agentur",
    landlordHint: "Ein Name und eine E-Mail-Adresse, falls Sie zur Miete gewohnt haben",
  },
  allSet: {
    title: "Mehr brauchen Sie nicht",
    text: "Die Reihenfolge der Abschnitte ist egal. Wenn Ihnen gerade ein Dokument fehlt, überspringen Sie es und kommen Sie später zurück.",
    textOne: "Wenn Ihnen gerade ein Dokument fehlt, überspringen Sie es und kommen Sie später zurück.",
    next: "Nur noch eine Seite: Wir brauchen Ihre Erlaubnis für die Prüfung.",
  },
  consents: {
    title: "Ihre Erlaubnis",
    text: "Kreuzen Sie die ersten drei Kästchen an, damit wir mit der Prüfung anfangen können.",
    terms:
      "Ich stimme den <terms>Nutzungs\u00adbedin\u00adgungen</terms> zu und habe die <privacy>Daten\u00adschutz\u00aderklärung</privacy> gelesen",
    background: "Sie dürfen meine Angaben bei anderen Stellen prüfen",
    backgroundHint:
      "Zum Beispiel bei meinem Arbeitgeber, meinem Vermieter oder meiner Vermieterin. Wenn ich sie wähle: TrueLayer für meine Bank, HMRC für meinen Steuer\u00addatensatz, Konfir für meine Arbeit",
    accuracy: "Meine Angaben sind wahr und vollständig",
    marketing: "Senden Sie mir Tipps rund ums Mieten",
    optional: "(freiwillig)",
    submit: "Zustimmen und starten",
    mustAcceptTitle: "Bitte kreuzen Sie die ersten drei Kästchen an",
    mustAccept: "Ohne Ihre Erlaubnis können wir nichts prüfen.",
    failedTitle: "Etwas ist schief\u00adgelaufen",
    failed:
      "Wir konnten Ihre Erlaubnis nicht speichern. Prüfen Sie Ihre Verbindung und drücken Sie dann noch einmal auf die Schaltfläche.",
  },
};
