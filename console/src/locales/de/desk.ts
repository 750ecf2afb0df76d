import type { Translated } from "@latchkey/words/translated.ts";
import type { desk as english } from "../en/desk.ts";

export const desk: Translated<typeof english> = {
  role: {
    tenant: "Mieter",
    occupier: "Wohnt dort, zahlt nichts",
    guarantor: "Bürge",
  },
  section: {
    IDENTITY: "Identität",
    INCOME: "Einkommen",
    RESIDENCE: "Wohnsitz",
  },
  standing: {
    todo: "nicht begonnen",
    progress: "begonnen",
    done: "vollständig",
    submitted: "gesendet",
    missing: "Antwort fehlt",
  },
  sectionIs: "{{section}}: {{standing}}",
  status: {
    NEW: "Neu",
    ANSWER: "Antwort da",
    INVITED: "Eingeladen",
    COLLECTING: "Wird ausgefüllt",
    IN_REVIEW: "In Prüfung",
    RETURNED: "Wartet auf Antwort",
    PROPOSED: "Zweite Person nötig",
    AGREED: "Vorläufig",
    SECOND_LOOK: "Zweiter Blick",
    DECIDED: "Entschieden",
    WITHDRAWN: "Zurückgezogen",
    EXPIRED: "Abgelaufen",
    BOUNCED: "Einladung kam zurück",
  },
  nobody: "Noch niemand",
  you: "Sie",
  tryAgain: "Noch einmal versuchen",
  close: "Schließen",
  cancel: "Abbrechen",
  previous: "Zurück",
  next: "Weiter",
  policies: {
    "england-default": "England (Standard)",
    "scotland-wales-ni-default": "Schottland, Wales, Nordirland",
    "no-references": "Ohne Referenzen",
    "guarantor-required": "Mit Bürgschaft",
    "every-proof": "Jede Art von Nachweis",
    "identity-only": "Nur Identität",
    "england-identity-only": "Nur Identität, England",
    "identity-residence": "Identität und Adressen",
  },
  failed: {
    title: "Das wurde nicht gespeichert",
    text: "Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal. Ihre Eingaben sind noch da.",
    refusedTitle: "Das ist nicht mehr möglich",
    refused: "Vielleicht wurde hier inzwischen etwas geändert. Laden Sie die Seite neu und sehen Sie nach.",
    tooManyTitle: "Zu viele Änderungen auf einmal",
    tooMany: "Warten Sie einige Minuten und versuchen Sie es noch einmal.",
  },
  stale: {
    title: "Wir konnten den neuesten Stand nicht laden",
    text: "Was Sie sehen, kann sich geändert haben. Nichts Gespeichertes ist verloren.",
  },
  loadFailed: {
    title: "Wir konnten das nicht laden",
    text: "Der Fehler liegt bei uns. Nichts Gespeichertes ist verloren.",
  },
  newApplication: {
    validations: {
      start:
        "Wählen Sie ein Datum, das höchstens {{past}}\u00a0Monate zurück und höchstens {{ahead}}\u00a0Monate voraus liegt",
      share: "Geben Sie einen Betrag von 0 bis zur ganzen Miete ein",
      shares: "Die Anteile müssen zusammen die Miete ergeben",
      nobody: "Fügen Sie mindestens eine Person hinzu",
      tooMany: "Höchstens {{max}}\u00a0Personen",
      repeated: "Diese Person ist schon dabei",
      ownGuarantor: "Niemand bürgt für den eigenen Anteil. Geben Sie eine andere Adresse ein",
      roleStays: "Wer einen Anteil zahlt, zahlt weiter einen, und wer keinen zahlt, zahlt keinen",
    },
  },
};
