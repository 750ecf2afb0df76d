import type { Translated } from "@latchkey/words/translated.ts";
import type { carryOver as english } from "../en/carry-over.ts";

export const carryOver: Translated<typeof english> = {
  title: "Einiges davon haben Sie uns schon gesagt",
  lead: "Für {{home}}, zuletzt geändert am {{date}}. Lassen Sie angekreuzt, was noch stimmt, dann übernehmen wir es. Sie können es danach ändern.",
  fact: {
    name: "Ihr Name: {{value}}",
    birthdate: "Geburtsdatum: {{value}}",
    nationality: "Staatsangehörigkeit: {{value}}",
  },
  file: "{{file}}, hinzugefügt am {{date}}",
  fileOfBack: "Rückseite: {{file}}, hinzugefügt am {{date}}",
  copy: "Angekreuztes übernehmen",
  failed: {
    title: "Das hat nicht geklappt.",
    text: "Es wurde nichts übernommen. Bitte versuchen Sie es noch einmal, oder beantworten Sie die Fragen.",
  },
};
