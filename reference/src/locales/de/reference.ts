import type { Translated } from "@latchkey/words/translated.ts";
import type { reference as english } from "../en/reference.ts";

export const reference: Translated<typeof english> = {
  title: "Ein paar Worte zum Miet\u00adverhältnis",
  lead: "Fünf kurze Fragen. Das dauert etwa zwei Minuten.",
  opening: "Ihr Link wird geöffnet",
  withoutScript:
    "Diese Seite braucht JavaScript. Schalten Sie es ein oder schreiben Sie an <mail>{{email}}</mail>.",
  subject: {
    label: "Miet\u00adverhältnis",
    period: "Von {{from}} bis {{to}}",
    present: "Von {{from}} bis heute",
  },
  yes: "Ja",
  no: "Nein",
  question: {
    tenancy_details_dates_confirmed: "Stimmen Zeitraum und Adresse oben?",
    missed_or_incomplete_payments: "Blieb bei {{name}} eine Zahlung aus oder war sie zu niedrig?",
    damage_to_the_property: "Gab es Schäden an der Wohnung?",
    any_complaints: "Gab es Beschwerden über {{name}}?",
    any_reason_not_to_let_again: "Spricht etwas dagegen, noch einmal an {{name}} zu vermieten?",
  },
  note: {
    different: "Was ist anders?",
    happened: "Was ist passiert?",
    reason: "Was ist der Grund?",
  },
  noteMissing: {
    different: "Sagen Sie uns, was anders ist, oder ändern Sie Ihre Antwort auf Ja",
    happened: "Sagen Sie uns, was passiert ist, oder ändern Sie Ihre Antwort auf Nein",
    reason: "Nennen Sie uns den Grund oder ändern Sie Ihre Antwort auf Nein",
  },
  send: "Auskunft senden",
  shown: {
    title:
      "{{name}} wird gezeigt, was in Ihren Antworten gegen die Bewerbung spricht, und kann Stellung nehmen",
    text: "Ihre eigenen Worte und Ihre Kontaktdaten werden dabei nicht gezeigt.",
  },
  where: "Ihre Antworten gehen an {{provider}}. {{name}} kann sie einsehen.",
  truth:
    "<strong>Schreiben Sie nur, was Sie sicher wissen.</strong> Vielleicht werden Sie um Belege gebeten.",
  cannot: "Ich kann oder möchte nicht antworten",
  decline: {
    title: "Sie müssen nicht antworten",
    lead: "Sagen Sie uns, was zutrifft. Dann schreiben wir Ihnen nicht mehr.",
    legend: "Warum Sie nicht antworten",
    NOT_MY_TENANT: {
      label: "Das Miet\u00adverhältnis gibt es nicht",
      hint: "Ich kenne die Person oder die Adresse nicht",
    },
    SOMEBODY_ELSE: {
      label: "Jemand anderes verwaltet diese Wohnung",
      hint: "Sie können uns die E-Mail-Adresse nennen",
    },
    NOT_WILLING: { label: "Ich möchte nicht antworten", hint: "Sie brauchen keinen Grund zu nennen" },
    email: "E-Mail-Adresse dieser Person",
    note: "Sollten wir noch etwas wissen?",
    optional: "(freiwillig)",
    noteHint: "{{name}} kann das einsehen",
    send: "Senden und schließen",
    back: "Zurück zu den Fragen",
    person: "Dass Sie nicht antworten, entscheidet allein nichts. Ein Mensch sieht es sich an.",
    mistake: "Haben Sie unsere E-Mail irrtümlich bekommen? Wählen Sie die erste Antwort.",
  },
  thanks: {
    title: "Vielen Dank für Ihre Zeit",
    named: "Ihre Auskunft über <strong>{{name}}</strong> ist auf dem Weg zu {{provider}}.",
    unnamed: "Was Sie gesendet haben, ist auf dem Weg zu {{provider}}.",
    declined: "Danke, dass Sie es uns sagen. Wegen <strong>{{name}}</strong> schreiben wir Ihnen nicht mehr.",
    done: "Sie müssen nichts weiter tun. Sie können diese Seite schließen.",
  },
  closed: {
    ALREADY_ANSWERED: {
      title: "Ihre Antworten sind bei uns",
      text: "Dieser Link wurde benutzt und gilt nur einmal. Sie müssen nichts weiter tun.",
    },
    DECLINED: {
      title: "Sie haben uns gesagt, dass Sie nicht antworten",
      text: "Wir schreiben Ihnen deswegen nicht mehr.",
    },
    EXPIRED: {
      title: "Dieser Link gilt nicht mehr",
      text: "Er galt 30 Tage, oder wir haben Ihnen einen neueren geschickt.",
    },
    NOT_FOUND: {
      title: "Dieser Link führt nirgend\u00adwohin",
      text: "Vielleicht fehlt ein Teil. Öffnen Sie ihn noch einmal aus unserer E-Mail oder kopieren Sie ihn ganz.",
    },
    again: {
      button: "E-Mail noch einmal senden",
      sent: "Schauen Sie in Ihr Postfach",
      sentText:
        "Wenn Ihre Auskunft noch aussteht, bekommen Sie unsere E-Mail noch einmal, an dieselbe Adresse.",
    },
    help: "Stimmt das nicht? Schreiben Sie an <mail>{{email}}</mail>.",
  },
  notSent: {
    title: "Noch nicht gesendet",
    text: "Ihre bisherigen Antworten sind noch da. Prüfen Sie sie und senden Sie sie am Ende der Seite ab.",
  },
  failure: {
    title: "Etwas ist schief\u00adgelaufen",
    OFFLINE: "Wir haben unseren Dienst nicht erreicht. Prüfen Sie Ihre Verbindung.",
    TOO_MANY_REQUESTS:
      "Das waren zu viele Versuche. Warten Sie eine Minute und versuchen Sie es dann noch einmal.",
    UNAVAILABLE:
      "Unser Dienst ist gerade nicht erreichbar. Warten Sie einen Moment und versuchen Sie es dann noch einmal.",
    UNEXPECTED: "Uner\u00adwarteter Fehler",
    kept: "Was Sie eingegeben haben, ist noch da.",
    tryAgainText: "Wenn es wieder passiert, schreiben Sie an <mail>{{email}}</mail>.",
    tryAgain: "Erneut versuchen",
  },
};
