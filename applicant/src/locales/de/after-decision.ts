import { homeCourse } from "@latchkey/words/de/home-course.ts";
import type { Translated } from "@latchkey/words/translated.ts";
import type { afterDecision as english } from "../en/after-decision.ts";

export const afterDecision: Translated<typeof english> = {
  conditions: {
    MET: "Am {{date}} erfüllt.",
    LAPSED: "Nicht rechtzeitig erfüllt. Festgehalten am {{date}}.",
    next: "Diese Zusage gilt nicht mehr, weil die Bedingungen nicht rechtzeitig erfüllt waren.",
  },
  home: homeCourse,
  again: {
    label: "Was sollen wir noch einmal ansehen?",
    hint: "Bis zu 1.000 Zeichen",
    send: "Abschicken",
    cancel: "Abbrechen",
    required: "Schreiben Sie, was wir noch einmal ansehen sollen",
    tooLong: "Höchstens 1.000 Zeichen. Das sind {{count}}",
    failedTitle: "Das konnte nicht gesendet werden",
    failed: "Ihr Text ist noch da. Prüfen Sie Ihre Verbindung und drücken Sie noch einmal.",
    lateTitle: "Dafür ist es zu spät",
  },
};
