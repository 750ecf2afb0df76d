import type { Translated } from "@latchkey/words/translated.ts";
import type { signIn as english } from "../en/sign-in.ts";

export const signIn: Translated<typeof english> = {
  form: {
    pageTitle: "Anmelden",
    title: "Mit Ihrer E-Mail-Adresse anmelden",
    out: "Sie haben sich abgemeldet",
    lead: "Wir senden Ihnen einen Link per E-Mail. Sie brauchen kein Passwort.",
    email: "E-Mail-Adresse",
    hint: "Verwenden Sie die Adresse, die Ihre Agentur von Ihnen hat.",
    submit: "Link per E-Mail senden",
    note: "Der Link funktioniert einmal und gilt {{minutes}}\u00a0Minuten. Waren Sie schon einmal hier? Ihre Antworten sind noch da.",
  },
  invited: {
    title: "Sie sind eingeladen, sich zu bewerben",
    lead: "{{provider}} bittet Sie um Ihre Bewerbung. Geben Sie die Adresse ein, an die die Einladung kam. Dann schicken wir Ihnen einen Anmeldelink.",
  },
  issues: {
    required: "Geben Sie Ihre E-Mail-Adresse ein",
    format: "Geben Sie eine E-Mail-Adresse wie name@example.com ein",
  },
  failed: {
    title: "Wir konnten Ihren Link nicht senden",
    text: "Prüfen Sie Ihre Verbindung und drücken Sie dann noch einmal auf die Schaltfläche. Was Sie gespeichert haben, ist noch da.",
    helpTitle: "Geht es immer noch nicht?",
    helpText: "Schreiben Sie an <mail>{{email}}</mail>. Wir melden Sie dann auf anderem Weg an.",
  },
  expired: {
    pageTitle: "Abgemeldet",
    title: "Sie wurden abge\u00admeldet",
    reasonTitle: "Ihre Sitzung ist beendet",
    reason:
      "Wir haben sie zu Ihrer Sicherheit beendet, oder Sie haben sich überall abgemeldet. Was Sie gespeichert haben, ist noch da.",
  },
  sent: {
    title: "Schauen Sie in Ihr Postfach",
    text: "Wenn wir die Adresse <strong>{{email}}</strong> kennen, ist ein Link dorthin unterwegs. Öffnen Sie ihn auf diesem Gerät.",
    note: "Der Link funktioniert einmal und gilt {{minutes}}\u00a0Minuten. Kommt keiner an, sehen Sie im Spam-Ordner nach, warten Sie eine Stunde oder schreiben Sie an <mail>{{support}}</mail>.",
    outbox: "In dieser Demo landen alle E-Mails im <outbox>Postausgang auf diesem Rechner</outbox>.",
    openMail: "Mein Postfach öffnen",
    again: "Link noch einmal senden",
    sentAgain: "Wir haben es noch einmal versucht.",
    otherAddress: "Andere Adresse verwenden",
  },
  link: {
    pageTitle: "Ihr Link",
    lookingTitle: "Einen Moment",
    looking: "Wir prüfen Ihren Link.",
    foundTitle: "Ihr Link funk\u00adtioniert",
    found:
      "Er meldet Sie als <strong>{{email}}</strong> an. Drücken Sie auf die Schaltfläche, um weiterzumachen.",
    continueAs: "Als {{email}} fortfahren",
    notYou: "Das ist nicht meine Adresse",
    otherTitle: "Sie sind in einem anderen Browser",
    other:
      "Dieser Link wurde in einem anderen Browser angefordert. Wenn Sie das waren, können Sie hier weitermachen.",
    otherWarning: "Hat Ihnen jemand anderes diesen Link geschickt? Dann schließen Sie diese Seite.",
    otherContinue: "Das war ich, hier weiter\u00admachen",
    spentTitle: "Dieser Link funk\u00adtioniert nicht",
    spentReasonTitle: "Er wurde benutzt, ist zu alt oder unvoll\u00adständig",
    spentReason:
      "Ein Link funktioniert einmal und gilt {{minutes}}\u00a0Minuten. Was Sie gespeichert haben, ist noch da.",
    spentNote: "Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen neuen Link.",
    failedTitle: "Wir konnten Ihren Link nicht prüfen",
    failed: "Prüfen Sie Ihre Verbindung und versuchen Sie es dann noch einmal.",
    tryAgain: "Erneut versuchen",
  },
};
