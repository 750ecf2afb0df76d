import type { Translated } from "@latchkey/words/translated.ts";
import type { addresses as english } from "../en/addresses.ts";

export const addresses: Translated<typeof english> = {
  country: {
    label: "Land",
    placeholder: "Land auswählen",
    nothing: "Kein Land beginnt mit „{{typed}}“",
  },
  search: {
    label: "Adresse oder Post\u00adleitzahl",
    list: "Adressen",
    searching: "Suche läuft",
    found: "Ergebnisse: {{number}}. Wählen Sie mit den Pfeiltasten.",
    count: "{{number}} Adressen",
    back: "Zurück zu allen Ergebnissen",
    more: "Es gibt noch mehr. Geben Sie auch die Nummer oder mehr von der Adresse ein.",
    nothing:
      "Wir haben keine solche Adresse gefunden. Prüfen Sie die Schreibweise oder geben Sie sie von Hand ein.",
    failed: "Die Adresssuche funktioniert gerade nicht. Geben Sie die Adresse von Hand ein.",
    required: "Suchen Sie die Adresse oder geben Sie sie von Hand ein",
    byHand: "Adresse von Hand eingeben",
    instead: "Stattdessen nach der Adresse suchen",
  },
  parts: {
    building: "Hausnummer oder Name des Gebäudes",
    flat: "Wohnung",
    street: "Straße",
    city: "Ort",
    postalCode: "Post\u00adleitzahl",
  },
};
