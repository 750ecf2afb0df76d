import type { Translated } from "@latchkey/words/translated.ts";
import type { applications as english } from "../en/applications.ts";

export const applications: Translated<typeof english> = {
  title: "Bewerbungen",
  loading: "Die Bewerbungen werden geladen",
  lead: "Die neuesten zuerst.",
  create: "Neue Bewerbung",
  list: "Liste der Bewerbungen",
  columns: {
    home: "Wohnung",
    people: "Personen",
    agency: "Maklerbüro",
    reference: "Zeichen",
    start: "Beginn",
    created: "Angelegt",
  },
  noReference: "Keines",
  pages: "Seiten der Liste",
  shown_one: "1 Bewerbung auf dieser Seite",
  shown_other: "{{count}} Bewerbungen auf dieser Seite",
  empty: {
    title: "Noch keine Bewerbung",
    text: "Legen Sie die erste an: eine Wohnung und alle, die dort wohnen werden.",
  },
  keys: {
    create: "Neue Bewerbung",
    rows: "Durch die Bewerbungen gehen",
    open: "Die Bewerbung öffnen",
  },
  how: "Die Pfeiltasten führen durch die Bewerbungen, die Eingabetaste öffnet eine.",
  guarantorMark: "{{name}}, bürgt",
};
