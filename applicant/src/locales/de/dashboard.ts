import type { Translated } from "@latchkey/words/translated.ts";
import type { dashboard as english } from "../en/dashboard.ts";

export const dashboard: Translated<typeof english> = {
  greeting: {
    hi: "Hallo {{name}}",
    hiWithoutName: "Guten Tag",
    thanks: "Vielen Dank, {{name}}",
    thanksWithoutName: "Vielen Dank",
  },
  info: {
    started: "Ihre Antworten sind gespeichert. Machen Sie weiter, wann Sie möchten.",
    halfway:
      "Sie haben die Hälfte geschafft. Ihre Antworten sind gespeichert. Machen Sie weiter, wo Sie möchten.",
    ready: "Das war die letzte Frage. Sie können Ihre Antworten noch ändern. Dann schicken Sie alles ab.",
    submitted:
      "Ihre Bewerbung ist jetzt bei unserem Prüfteam. Wir schreiben an <strong>{{email}}</strong>, sobald es etwas Neues gibt oder wir noch etwas brauchen.",
    remedialReady: "Vielen Dank. Sie können Ihre neuen Antworten noch ändern. Dann schicken Sie sie ab.",
    remedialSubmitted:
      "Ihre neuen Antworten sind jetzt bei unserem Prüfteam. Wir schreiben an <strong>{{email}}</strong>, sobald es etwas Neues gibt.",
  },
  fresh: {
    one: "{{provider}} braucht noch eine Sache, bevor Sie Ihr neues Zuhause mieten können. Sie können unterbrechen und später weitermachen.",
    two: "{{provider}} braucht zwei Dinge, bevor Sie Ihr neues Zuhause mieten können. Beginnen Sie, womit Sie möchten. Sie können unterbrechen und später weitermachen.",
    three:
      "{{provider}} braucht drei Dinge, bevor Sie Ihr neues Zuhause mieten können. Beginnen Sie, womit Sie möchten. Sie können unterbrechen und später weitermachen.",
  },
  remedial: {
    one: "Wir haben Ihre Bewerbung geprüft und brauchen noch eine Sache. Das dauert etwa fünf Minuten.",
    two: "Wir haben Ihre Bewerbung geprüft und brauchen noch zwei Dinge. Jedes dauert etwa fünf Minuten.",
    many: "Wir haben Ihre Bewerbung geprüft und brauchen noch {{count}} Dinge. Jedes dauert etwa fünf Minuten.",
  },
  progress: {
    progress: "Ihr Fortschritt",
    remedial: "Fehlende Angaben",
    completed: "Alles erledigt. Bereit zum Ab\u00adschicken",
    submitted: "Abgeschickt",
    submittedOn: "Abgeschickt am {{date}}",
  },
  list: {
    sections: "Abschnitte",
    remedial: "Wir brauchen noch etwas",
    rest: "Alles andere",
  },
  section: {
    IDENTITY: "Identität",
    INCOME: "Einkommen",
    RESIDENCE: "Wohnsitz",
  },
  hint: {
    IDENTITY: "Ihr Name, Ihr Geburts\u00addatum und ein Nachweis, wer Sie sind",
    INCOME: "Wie Sie die Miete bezahlen",
    RESIDENCE: "Wo Sie in den letzten drei Jahren gewohnt haben",
    completed: "Sie können Ihre Antworten noch ändern",
    additionalIncome: "Wenn Sie ein weiteres Einkommen haben, kann das helfen",
    remedialCompleted: "Ihre neue Antwort kann abgeschickt werden",
  },
  card: {
    additionalIncome: "Zusätz\u00adliches Einkommen",
    missing: "Fehlende Angabe: {{step}}",
    missingPlain: "Fehlende Angabe",
    guarantor: "Bürgschaft",
  },
  status: {
    submitted: "Abgeschickt",
    completed: "Abge\u00adschlossen",
    inProgress: "In Bearbeitung",
    optional: "Einkommen hinzufügen",
    toDo: "Noch zu erledigen",
    waived: "Nicht nötig",
    missing: "Antwort fehlt",
  },
  incomeType: {
    T_BENFITS: "Sozial\u00adleistungen",
    T_EMPLOYED_EXP: "Arbeits\u00adverhältnis, das bald beginnt",
    T_EMPLOYED_PB: "Arbeits\u00adverhältnis in der Probezeit",
    T_EMPLOYED_PERM: "Unbe\u00adfristetes Arbeits\u00adverhältnis",
    T_EMPLOYED_TEMP: "Befristetes Arbeits\u00adverhältnis",
    T_EMPLOYED_ZH: "Arbeit auf Abruf",
    T_GUARANTOR: "Bürgschaft",
    T_NOINCOME: "Kein Einkommen",
    T_PENSION: "Rente",
    T_SAVINGS: "Ersparnisse oder Geld\u00adanlagen",
    T_SCHOLARSHIP_LOANS: "Studien\u00adkredit oder Stipendium",
    T_SELFEMPLOYED: "Selbst\u00adständige Arbeit",
    T_ZERO_PERCENT_RENT_SHARE: "Jemand anderes zahlt die Miete",
  },
  submit: {
    check: "Erst die Antworten prüfen",
    copy: "Lesen, was Sie abgeschickt haben",
    title: "Zur Prüfung ab\u00adschicken",
    readyTitle: "Bereit zum Ab\u00adschicken",
    remedialTitle: "Antworten ab\u00adschicken",
    button: "Bewer\u00adbung ab\u00adschicken",
    remedialButton: "Meine Antworten ab\u00adschicken",
    readyNote: "Nach dem Abschicken können Sie diese Abschnitte nicht mehr ändern.",
    waived: "{{section}}: nicht nötig, weil jemand anderes Ihre Miete zahlt",
    done: "abge\u00adschlossen",
    open: "noch offen",
  },
  note: {
    one: "Sie können Ihre Bewer\u00adbung ab\u00adschicken, sobald dieser Abschnitt abgeschlossen ist.",
    two: "Sie können Ihre Bewer\u00adbung ab\u00adschicken, sobald beide Abschnitte abgeschlossen sind.",
    three:
      "Sie können Ihre Bewer\u00adbung ab\u00adschicken, sobald alle drei Abschnitte abgeschlossen sind.",
  },
  remedialDue: "Bitte antworten Sie bis zum {{date}}.",
  remedialNote: {
    one: "Eine Sache fehlt noch. Abschnitte, die Sie schon abgeschickt haben, bleiben unverändert.",
    two: "Zwei Dinge fehlen noch. Abschnitte, die Sie schon abgeschickt haben, bleiben unverändert.",
    many: "{{count}} Dinge fehlen noch. Abschnitte, die Sie schon abgeschickt haben, bleiben unverändert.",
  },
  sent: {
    title: "Das ist alles",
    text: "Sie müssen jetzt nichts mehr tun.",
    contact: "Stimmt etwas nicht? <mail>Schreiben Sie dem Support</mail>.",
    guarantorINVITED: "Wir haben der Person geschrieben, die für Sie bürgt.",
    guarantorSENT: "Die Person, die für Sie bürgt, hat ihren Teil abgeschickt.",
  },
  failed: {
    title: "Wir konnten Ihre Bewerbung nicht abschicken",
    text: "Prüfen Sie Ihre Verbindung und drücken Sie dann noch einmal auf die Schaltfläche. Was Sie gespeichert haben, ist noch da.",
    refusedTitle: "Sie können noch nicht abschicken",
    refused: "Das fehlt noch: {{missing}}.",
    consents: "Ihre Erlaubnis",
    fileCheck: "die Viren\u00adprüfung Ihrer Dateien (sie dauert ein paar Minuten)",
    refusedPlain: "Es fehlt noch etwas. Sehen Sie die Abschnitte noch einmal durch.",
  },
};
