import type { Translated } from "@latchkey/words/translated.ts";
import type { statement as english } from "../en/statement.ts";

export const statement: Translated<typeof english> = {
  unsaid: "Das darf ich nicht sagen",
  earningsUnsaid: "Ich darf zum Verdienst nichts sagen",
  different: "Was ist anders?",
  differentMissing: "Sagen Sie uns, was anders ist, oder ändern Sie Ihre Antwort",
  who: {
    legend: "Wer sind Sie?",
    name: "Ihr Name",
    role: "Ihre Funktion",
    phone: "Telefon\u00adnummer der Firma",
    phoneHint:
      "Am besten die Zentrale, außerhalb des Vereinigten Königreichs mit + und Länder\u00advorwahl. Vielleicht rufen wir einmal an, um zu prüfen, ob die Antwort von Ihnen kam",
    nameMissing: "Geben Sie Ihren Namen ein",
    roleMissing: "Geben Sie Ihre Funktion ein",
  },
  where: "Ihre Antworten gehen für eine einzige Bewerbung an {{provider}}. {{name}} kann sie einsehen.",
  truth: "<strong>Schreiben Sie nur, was Sie sicher wissen.</strong> Sie müssen überhaupt nicht antworten.",
  cannot: "Ich kenne die Person nicht oder möchte nicht antworten",
  somebodyElse: "Jemand anderes beantwortet solche Fragen",
};
