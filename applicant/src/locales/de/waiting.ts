import type { Translated } from "@latchkey/words/translated.ts";
import type { waiting as english } from "../en/waiting.ts";

export const waiting: Translated<typeof english> = {
  again: {
    title: "Wir prüfen noch einmal, was wir entschieden haben",
    text: "Wir hatten bereits entschieden und prüfen es noch einmal. Sie müssen nichts tun. Wir schreiben Ihnen, sobald wir entschieden haben.",
  },
  title: "Im Moment ist nichts zu tun, {{name}}",
  titleWithoutName: "Im Moment ist nichts zu tun",
  lead: "Ihre letzten Antworten haben Sie am {{date}} abgeschickt. Jetzt sind andere an der Reihe. Wir schreiben an <strong>{{email}}</strong>, sobald es etwas Neues gibt oder wir noch etwas brauchen.",
  turns: "Wer an der Reihe ist",
  sent: "Was Sie abgeschickt haben",
  reviewer: {
    name: "Unser Prüfteam",
    WAITING: {
      status: "Noch nicht begonnen",
      text: "Ihre Antworten warten auf die Prüfung. Es entscheidet ein Mensch, kein Computer.",
    },
    WORKING: {
      status: "Wird geprüft",
      text: "Jemand aus unserem Team prüft Ihre Antworten. Es entscheidet ein Mensch, kein Computer.",
    },
    DONE: {
      status: "Ihr Teil ist geprüft",
      text: "Sie bekommen die Antwort, wenn alle in Ihrem Haushalt geprüft sind.",
    },
  },
  reference: {
    name: {
      RENTAL: "Ihr früherer Vermieter oder Ihre frühere Agentur",
      EMPLOYMENT: "Ihr Arbeitgeber",
      ACCOUNTANT: "Ihre Steuer\u00adberatung",
    },
    status: {
      SENT: "Noch keine Antwort",
      OPENED: "Hat die Fragen gesehen",
      ANSWERED: "Hat geantwortet",
      DECLINED: "Möchte nicht antworten",
      SILENT: "Keine Antwort",
      BOUNCED: "E-Mail kam nicht an",
    },
    asked: "Wir haben {{name}} am {{date}} gefragt.",
    remind: "Wir haben {{name}} am {{date}} gefragt und erinnern am {{remind}}.",
    silence: "Wenn keine Antwort kommt, schadet Ihnen das nicht.",
    declined: "Wir machen mit dem weiter, was Sie abgeschickt haben.",
    bounced: "Kennen Sie eine andere Adresse? <mail>Schreiben Sie uns</mail>.",
  },
  others: {
    one: "Die andere Person in Ihrem Haushalt",
    many: "Die anderen in Ihrem Haushalt",
    sent: "Abgeschickt: {{sent}} von {{count}}",
    done: "Alles abgeschickt",
    text: "Über Ihren Haushalt wird gemeinsam entschieden. Niemand bekommt eine Antwort, bevor alle abgeschickt haben.",
  },
  guarantor: {
    name: "Ihre Bürgin oder Ihr Bürge",
    asked: { status: "Hat noch nicht zugesagt", text: "{{name}} hat eine E-Mail von uns." },
    missing: {
      status: "Angaben fehlen",
      text: "{{name}} hat am {{date}} zugesagt. Die Angaben fehlen noch.",
    },
    done: { status: "Hat zugesagt", text: "{{name}} hat am {{date}} zugesagt." },
    ended: {
      title: "Sie haben keine Bürgschaft mehr",
      status: "Bürgt nicht mehr",
      text: "Sie können eine andere Person nennen, die für Sie bürgt. <mail>Schreiben Sie uns</mail>, dann fragen wir Sie nach Name und Adresse.",
    },
  },
  you: {
    name: "Sie",
    status: "Nichts zu tun",
    text: "Wir haben alles, worum wir Sie gebeten haben.",
  },
  when: {
    title: "Wann erfahre ich es?",
    thanks: "Vielen Dank. Das ist alles.",
    promise: "<strong>Wir möchten bis zum {{date}} entscheiden.</strong>",
    late: "<strong>Wir wollten bis zum {{date}} entscheiden und sind zu spät.</strong> Das tut uns leid.",
    together: "Dafür müssen alle in Ihrem Haushalt abgeschickt haben.",
    slow: "Es kann länger dauern, wenn jemand auf unsere Fragen spät antwortet.",
    timing: "Von unseren letzten {{of}} Entscheidungen kamen {{within}} in dieser Zeit.",
    moveIn:
      "Sie möchten am {{date}} einziehen. Brauchen Sie früher eine Antwort? <mail>Schreiben Sie uns</mail>.",
    contact: "Stimmt etwas nicht? <mail>Schreiben Sie uns</mail>.",
  },
};
