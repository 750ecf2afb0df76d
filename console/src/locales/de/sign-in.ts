import type { Translated } from "@latchkey/words/translated.ts";
import type { signIn as english } from "../en/sign-in.ts";

export const signIn: Translated<typeof english> = {
  form: {
    pageTitle: "Interne Anmeldung",
    title: "Interne Anmeldung",
    lead: "Wir senden Ihnen einen Link per E-Mail. Danach verwenden Sie Ihren Passkey oder geben einen Code ein.",
    email: "Dienstliche E-Mail-Adresse",
    submit: "Link per E-Mail senden",
    note: "Der Link funktioniert einmal und gilt {{minutes}}\u00a0Minuten. Er kommt nur bei Personen an, die Ihre Administration eingetragen hat.",
    applicant: "Bewerben Sie sich um eine Wohnung? <link>Dann melden Sie sich hier an</link>.",
  },
  issues: {
    required: "Geben Sie Ihre dienstliche E-Mail-Adresse ein",
    format: "Geben Sie eine E-Mail-Adresse wie name@example.com ein",
  },
  out: { title: "Sie haben sich abgemeldet" },
  expired: {
    title: "Sie wurden abgemeldet",
    reasonTitle: "Ihre Sitzung ist zu Ende",
    reason:
      "Sie waren eine Weile weg, oder Ihre Administration hat die Sitzung beendet. Was Sie gespeichert haben, ist noch da.",
  },
  over: {
    title: "Noch einmal von vorn",
    reasonTitle: "Diese Anmeldung ist zu Ende",
    reason:
      "Es hat länger als {{minutes}}\u00a0Minuten gedauert, oder es waren zu viele falsche Codes. Fordern Sie einen neuen Link an.",
  },
  failed: {
    title: "Wir konnten Ihren Link nicht senden",
    text: "Prüfen Sie Ihre Verbindung und drücken Sie dann noch einmal auf die Schaltfläche.",
    tooManyTitle: "Zu viele Anfragen",
    tooMany: "Warten Sie einige Minuten und drücken Sie dann noch einmal auf die Schaltfläche.",
  },
  sent: {
    title: "Sehen Sie in Ihr Postfach",
    text: "Wir haben einen Link an <strong>{{email}}</strong> gesendet, falls diese Adresse zum Team gehört.",
    textUnknown: "Wir haben Ihnen einen Link gesendet, falls Ihre Adresse zum Team gehört.",
    note: "Er funktioniert einmal und gilt {{minutes}}\u00a0Minuten. Öffnen Sie ihn auf diesem Gerät.",
    again: "Link noch einmal senden",
    sentAgain: "Wir haben es noch einmal versucht.",
    otherAddress: "Andere Adresse verwenden",
  },
  link: {
    pageTitle: "Ihr Link",
    lookingTitle: "Einen Moment",
    looking: "Wir prüfen Ihren Link.",
    foundTitle: "Ihr Link funktioniert",
    found: "Er ist für <strong>{{email}}</strong>. Drücken Sie auf die Schaltfläche, um weiterzumachen.",
    continueAs: "Als {{email}} fortfahren",
    notYou: "Das ist nicht meine Adresse",
    otherTitle: "Sie sind in einem anderen Browser",
    other:
      "Dieser Link wurde in einem anderen Browser angefordert. Wenn Sie das waren, können Sie hier weitermachen.",
    otherWarning: "Hat Ihnen jemand anderes diesen Link geschickt? Dann schließen Sie diese Seite.",
    otherContinue: "Das war ich, hier weitermachen",
    spentTitle: "Dieser Link funktioniert nicht",
    spentReasonTitle: "Er wurde benutzt, ist zu alt oder unvollständig",
    spentReason:
      "Ein Link funktioniert einmal und gilt {{minutes}}\u00a0Minuten. Fordern Sie einen neuen an.",
    failedTitle: "Wir konnten Ihren Link nicht prüfen",
    failed: "Prüfen Sie Ihre Verbindung und versuchen Sie es dann noch einmal.",
    tryAgain: "Erneut versuchen",
  },
};
