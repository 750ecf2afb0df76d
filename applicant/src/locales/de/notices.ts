import type { Translated } from "@latchkey/words/translated.ts";
import type { notices as english } from "../en/notices.ts";

export const notices: Translated<typeof english> = {
  page: {
    home: "Zu Ihrer Bewerbung",
    languages: "Diese Seite in einer anderen Sprache lesen",
  },
  privacy: {
    title: "Datenschutz",
    lead: "Hier steht, was {{provider}} mit Ihren Daten macht, wenn Sie sich um eine Wohnung bewerben.",
    whatTitle: "Was wir erheben",
    whatText: "Wir fragen nur nach dem, was wir für die Prüfung Ihrer Bewerbung brauchen:",
    whatEmail: "Ihre E-Mail-Adresse, damit Sie sich anmelden und wir Ihnen schreiben können",
    whatIdentity:
      "Ihren Namen, Ihr Geburts\u00addatum, Ihre Staats\u00adangehörig\u00adkeit und Fotos eines Ausweis\u00addokuments",
    whatIncome: "wie Sie die Miete bezahlen, und Dokumente, die das zeigen",
    whatResidence: "wo Sie gewohnt haben und wer das bestätigen kann",
    whatRecords:
      "wann Sie sich angemeldet haben, was Sie uns erlaubt haben und wann Sie Ihre Antworten abgeschickt haben",
    whatCookies:
      "Wir verwenden Cookies nur, damit Sie sich anmelden können, wir Ihren Browser wiedererkennen und uns Ihre Sprache merken.",
    whatPages:
      "Seiten, die Sie fotografieren, bleiben in Ihrem Browser, bis Sie sie hinzufügen, löschen oder sich abmelden.",
    whyTitle: "Wofür wir es brauchen",
    whyCheck: "Um Ihre Bewerbung um die Wohnung zu prüfen, die Sie mieten möchten.",
    whyLaw: "Um zu tun, was das Gesetz verlangt, zum Beispiel zu prüfen, ob Sie in England mieten dürfen.",
    whySafe: "Um Sie und andere vor Betrug zu schützen.",
    whyTips:
      "Um Ihnen Tipps rund ums Mieten zu senden, aber nur, wenn Sie das angekreuzt haben. Sie können das jederzeit beenden.",
    whoTitle: "Wer es sieht",
    whoReviewers:
      "Unser Prüfteam. Ein Mensch sieht sich jede Bewerbung an. Kein Computer entscheidet allein.",
    whoLandlord:
      "Die Agentur, die die Wohnung vermietet. Sie sieht Ihren Namen, Ihre E-Mail-Adresse und wie weit Ihre Bewerbung ist, aber keine Ihrer Antworten und Dokumente.",
    whoAsked:
      "Personen, die Sie nennen, zum Beispiel bei Ihrem Arbeitgeber, Ihr Vermieter, Ihre Vermieterin oder Ihre Steuerberatung. Wir fragen sie nur mit Ihrer Erlaubnis.",
    whoPartners:
      "Stellen, die etwas für uns lesen, wenn Sie es wählen: TrueLayer Ihr Bankkonto, HMRC Ihren Steuer\u00addatensatz, Konfir Ihre Arbeit.",
    whoHelpers:
      "Unternehmen, die für uns Daten aufbewahren oder E-Mails senden. Sie dürfen Ihre Daten für nichts anderes verwenden.",
    whoNobody: "Wir verkaufen Ihre Daten nie.",
    keepTitle: "Wie lange wir es behalten",
    keepUntil:
      "Wir behalten Ihre Antworten und Dokumente, bis Sie uns bitten, sie zu löschen. Nichts davon wird automatisch gelöscht.",
    keepAlso:
      "Das gilt auch, wenn Sie Ihre Bewerbung nicht abschicken, wenn sie zurückgezogen wird oder wenn Sie die Wohnung nicht mieten.",
    rightsTitle: "Ihre Rechte",
    rightsText: "Sie können jederzeit von uns verlangen, dass wir:",
    rightsSee: "Ihnen eine Kopie von dem geben, was wir über Sie wissen",
    rightsCorrect: "berichtigen, was falsch ist",
    rightsDelete: "es löschen, außer wenn das Gesetz verlangt, dass wir es aufbewahren",
    rightsStop: "es nicht mehr oder für weniger verwenden",
    rightsAgain: "eine Ent\u00adscheidung von einem anderen Menschen prüfen lassen",
    rightsHow: "Schreiben Sie uns. Es kostet nichts, und wir antworten innerhalb eines Monats.",
    rightsComplain:
      "Sie können sich auch bei einer Datenschutz\u00adbehörde beschweren. Im Vereinigten Königreich ist dafür das Information Commissioner’s Office zuständig (ico.org.uk).",
    contactTitle: "Kontakt",
    contactText: "{{provider}} ist für Ihre Daten verantwortlich. Schreiben Sie an <mail>{{email}}</mail>.",
  },
  terms: {
    title: "Nutzungs\u00adbedingungen",
    lead: "Das sind die Regeln für diesen Dienst. Wir bitten Sie um Ihre Zustimmung, bevor Sie anfangen.",
    serviceTitle: "Was dieser Dienst tut",
    serviceText:
      "Mit diesem Dienst prüft {{provider}} Ihre Angaben, bevor Sie eine Wohnung mieten. Sie beantworten Fragen und senden Dokumente. Unser Prüfteam sieht sie sich an und entscheidet.",
    serviceLimit:
      "Ein gutes Ergebnis ist keine Zusage. Wer die Wohnung bekommt, entscheidet der Vermieter oder die Vermieterin.",
    promiseTitle: "Wozu Sie sich ver\u00adpflichten",
    promiseAge: "Sie sind mindestens 18\u00a0Jahre alt.",
    promiseTrue: "Was Sie uns sagen, ist wahr und vollständig.",
    promiseOwn: "Die Dokumente, die Sie senden, sind Ihre eigenen. Niemand hat sie verändert.",
    promiseOthers: "Personen, die Sie nennen, wissen davon, zum Beispiel Ihre Bürgin oder Ihr Bürge.",
    promiseLink:
      "Sie geben die Links nicht weiter, die wir Ihnen senden. Damit kann man sich als Sie anmelden.",
    checkTitle: "Was Sie uns erlauben",
    checkText:
      "Sie erlauben uns, Ihre Angaben bei Personen zu prüfen, die Sie nennen, zum Beispiel bei Ihrem Arbeitgeber, Ihrem Vermieter oder Ihrer Vermieterin. Wenn Sie es wählen, liest TrueLayer für uns Ihr Bankkonto, zeigt uns HMRC Ihren Steuer\u00addatensatz oder bestätigt Konfir Ihre Arbeit. Das tun wir nur für Ihre Bewerbung.",
    checkStop:
      "Sie können diese Erlaubnis jederzeit zurücknehmen. Dann hören wir auf und können die Prüfung nicht abschließen. Was Sie geschickt haben, behalten wir, bis Sie uns bitten, es zu löschen.",
    wrongTitle: "Wenn etwas schiefgeht",
    wrongFalse: "Wenn Angaben nicht stimmen, können wir die Prüfung beenden.",
    wrongOurs:
      "Wenn wir einen Fehler gemacht haben, schreiben Sie uns. Wir beheben ihn und sehen uns Ihre Bewerbung noch einmal an.",
    wrongAway:
      "Manchmal ist der Dienst vielleicht nicht erreichbar, zum Beispiel bei Wartungsarbeiten. Ihre gespeicherten Antworten bleiben sicher.",
    lawTitle: "Ihre gesetz\u00adlichen Rechte",
    lawText: "Nichts auf dieser Seite nimmt Ihnen ein Recht, das Ihnen das Gesetz gibt.",
    contactTitle: "Kontakt",
    contactText: "Haben Sie eine Frage? Schreiben Sie {{provider}} an <mail>{{email}}</mail>.",
  },
  accessibility: {
    title: "Barriere\u00adfreiheit",
    lead: "Alle sollen diesen Dienst benutzen können. Hier steht, was geht, was nicht geht und wo Sie Hilfe bekommen.",
    worksTitle: "Was geht",
    worksText: "Das sollte für Sie möglich sein:",
    worksKeyboard: "jede Seite nur mit der Tastatur bedienen",
    worksReader: "sich jede Seite mit einem Screen\u00adreader vorlesen lassen",
    worksZoom: "auf 400\u00a0% vergrößern, ohne seitlich zu scrollen",
    worksColours: "in den Ein\u00adstellungen Ihres Geräts dunkle Farben oder mehr Kontrast wählen",
    worksMotion: "in den Ein\u00adstellungen Ihres Geräts Bewegungen abschalten",
    worksPause: "jederzeit aufhören und später weiter\u00admachen, denn wir speichern jede Antwort",
    standardTitle: "Woran wir uns halten",
    standardText:
      "Dieser Dienst ist nach den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA, gebaut.",
    standardTests:
      "Wir prüfen ihn mit automatischen Werkzeugen, mit der Tastatur, auf kleinen Bildschirmen und mit großer Schrift. Außenstehende Fachleute haben ihn noch nicht geprüft.",
    limitsTitle: "Was schwierig sein kann",
    limitsPhoto:
      "Wir bitten um Fotos oder Dateien von Dokumenten. Wenn Sie keine machen können, wählen Sie „Ich habe dieses Dokument nicht“ oder schreiben Sie uns. Wir finden einen anderen Weg.",
    limitsSignedOut:
      "Wenn Sie lange weg sind, melden wir Sie ab. Ihre gespeicherten Antworten bleiben, und mit einem neuen Link können Sie sich wieder anmelden.",
    helpTitle: "Wenn etwas für Sie nicht funk\u00adtioniert",
    helpText:
      "Schreiben Sie an <mail>{{email}}</mail>. Nennen Sie die Seite und das Problem. Wir antworten innerhalb von fünf Werktagen.",
    helpMore:
      "Sind Sie mit unserer Antwort nicht zufrieden? Im Vereinigten Königreich hilft der Equality Advisory and Support Service (equalityadvisoryservice.com).",
  },
};
