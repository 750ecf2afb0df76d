import type { Examples } from "../example.ts";
import { Missing } from "../missing/missing.tsx";
import { Preview } from "./preview.tsx";

export const examples: Examples = {
  "a request in German": () => (
    <Preview
      lang="de"
      about="Einkommen: Brightwater Bakery"
      title="Wir brauchen einen Nachweis Ihres Einkommens"
    >
      <Missing
        heading="Was gefehlt hat"
        headingLevel={3}
        reasons={[{ key: "income", text: "Das Dokument zeigt Ihr Einkommen nicht" }]}
        note="Bitte senden Sie den Auszug vom März."
        noteFrom="Eine Notiz von unserem Prüfteam"
        nothing=""
        rest="Sie müssen nur das ergänzen."
      />
    </Preview>
  ),
};
