import type { remedial as english } from "../en/remedial.ts";
import type { Translated } from "../translated.ts";

export const remedial: Translated<typeof english> = {
  page: {
    missing: "Was gefehlt hat",
    note: "Eine Notiz von unserem Prüfteam",
    noteIn: "Eine Notiz von unserem Prüfteam, Sprache: {{language}}",
    nothing: "Unser Prüfteam braucht noch etwas von Ihnen. Was es ist, steht auf der nächsten Seite.",
    rest: "Sie müssen nur das ergänzen. Alles andere, was Sie gesendet haben, bleibt, wie es ist.",
    sendDocument: "Neues Dokument senden",
  },
  title: {
    details: "Bitte sehen Sie einige Ihrer Angaben noch einmal an",
    document: "Wir brauchen ein anderes Dokument",
    photo: "Wir brauchen Ihr Dokument noch einmal",
    named: "Wir brauchen noch ein Dokument: {{document}}",
    live: "Wir brauchen ein Foto von Ihnen",
    code: "Wir brauchen einen Share-Code von Ihnen",
    status: "Wir müssen mehr über Ihr Visum wissen",
    payer: "Bitte sehen Sie noch einmal nach, wie Ihre Miete bezahlt wird",
    source: "Bitte sehen Sie Ihr Einkommen noch einmal durch",
    reference: "Wir brauchen jemanden, den wir nach Ihrer Arbeit fragen können",
    guarantor: "Bitte sehen Sie die Angaben zu Ihrer Bürgschaft noch einmal durch",
    income: "Wir brauchen einen Nachweis Ihres Einkommens",
    another: "Wir brauchen ein weiteres Dokument: {{document}}",
    history: "Bitte sehen Sie Ihre Adressen noch einmal durch",
    rental: "Bitte sehen Sie Ihre Miete noch einmal durch",
    landlord: "Wir brauchen jemanden, den wir nach Ihrer Wohnung fragen können",
    address: "Wir brauchen einen Nachweis Ihrer Adresse",
    agreement: "Wir brauchen Ihren Mietvertrag",
  },
};
