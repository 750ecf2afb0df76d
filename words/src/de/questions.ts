import type { questions as english } from "../en/questions.ts";
import type { Translated } from "../translated.ts";

export const questions: Translated<typeof english> = {
  page: {
    back: "Zurück",
    continue: "Weiter",
    numberOf: "Frage {{number}} von {{total}}",
    numberOfAbout: "Frage {{number}} von etwa {{total}}",
    cancel: "Abbrechen",
    saved: "Wird mit „Weiter“ gespeichert",
    sections: "Abschnitte",
    errorTitle: "Es gibt ein Problem",
    wrongField: "{{field}}: {{message}}",
    errorPrefix: "Fehler: ",
    optional: "(freiwillig)",
    newTab: "(öffnet einen neuen Tab)",
  },
  answer: {
    yes: "Ja",
    no: "Nein",
    required: "Wählen Sie Ja oder Nein",
  },
  date: {
    day: "Tag",
    month: "Monat",
    year: "Jahr",
  },
  reason: {
    words: "Nennen Sie den Grund",
    hint: "Ein Satz genügt. Unsere Prüfer lesen ihn.",
    required: "Nennen Sie den Grund in einem Satz",
  },
  section: {
    IDENTITY: "Identität",
    INCOME: "Einkommen",
    RESIDENCE: "Wohnsitz",
  },
  status: {
    todo: "Noch zu erledigen",
    progress: "In Bearbeitung",
    done: "Abge\u00adschlossen",
    submitted: "Abgeschickt",
  },
  notSaved: {
    changedTitle: "Hier wurde anderswo etwas geändert",
    changedText:
      "Seit Sie diese Seite geöffnet haben, wurden Ihre Angaben in einem anderen Tab oder auf einem anderen Gerät geändert. Nichts ist verloren: Wählen Sie, welche gelten.",
    keepMine: "Meine Angaben hier behalten",
    showNewer: "Die neueren Angaben zeigen",
    title: "Ihre Antwort ist noch nicht gespeichert",
    text: "Wir konnten unseren Server nicht erreichen. Was Sie eingegeben haben, steht noch hier. Prüfen Sie Ihre Verbindung und versuchen Sie es dann noch einmal.",
    retry: "Erneut versuchen",
    refusedTitle: "Wir konnten diese Antwort nicht annehmen",
    refusedText: "Prüfen Sie Ihre Antworten auf dieser Seite und drücken Sie dann noch einmal auf „Weiter“.",
  },
};
