import type { Translated } from "@latchkey/words/translated.ts";
import type { carryOver as english } from "../en/carry-over.ts";

export const carryOver: Translated<typeof english> = {
  title: "Einige Angaben haben wir schon von Ihnen",
  lead: "Aus Ihrer Bewerbung für {{home}}, zuletzt geändert am {{date}}. Entfernen Sie das Häkchen bei allem, was nicht mehr stimmt: Wir übernehmen nur, was angekreuzt ist. Sie können es danach noch ändern.",
  homes: {
    title: "Adressen haben wir schon von Ihnen",
    lead: "Aus Ihrer Bewerbung für {{home}}. Entfernen Sie das Häkchen bei allem, was nicht mehr stimmt: Wir übernehmen nur, was angekreuzt ist. Sie können es danach noch ändern.",
  },
  income: {
    title: "Sie haben uns schon Einkommen genannt",
    lead: "Aus Ihrer Bewerbung für {{home}}. Nach Beträgen und Zahlungen fragen wir neu.",
    use: "Übernehmen",
    useOf: "Übernehmen: {{income}}",
  },
  fact: {
    name: "Voll\u00adständiger Name: {{value}}",
    birthdate: "Geburts\u00addatum: {{value}}",
    nationality: "Staats\u00adangehörig\u00adkeit: {{value}}",
  },
  file: "{{file}}, hinzugefügt am {{date}}",
  fileOfBack: "Rückseite: {{file}}, hinzugefügt am {{date}}",
  copy: "Ange\u00adkreuztes übernehmen",
  failed: {
    title: "Das hat nicht geklappt.",
    text: "Es wurde nichts übernommen. Bitte versuchen Sie es noch einmal, oder beantworten Sie die Fragen.",
  },
};
