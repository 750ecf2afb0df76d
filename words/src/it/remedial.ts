import type { remedial as english } from "../en/remedial.ts";
import type { Translated } from "../translated.ts";

export const remedial: Translated<typeof english> = {
  page: {
    missing: "Che cosa mancava",
    note: "Una nota del nostro personale",
    noteIn: "Una nota del nostro personale, lingua: {{language}}",
    nothing: "Al nostro personale serve ancora qualcosa da Lei. La pagina seguente dice che cosa.",
    rest: "Deve rispondere solo a questo. Tutto il resto che ha inviato rimane com’è.",
    sendDocument: "Invia un nuovo documento",
  },
  title: {
    details: "Alcuni dei Suoi dati vanno rivisti",
    document: "Ci serve un altro documento",
    photo: "Ci serve di nuovo il Suo documento",
    named: "Ci serve un altro documento: {{document}}",
    live: "Ci serve una Sua foto",
    code: "Ci serve un codice di condivisione (share code)",
    status: "Dobbiamo sapere di più sul Suo visto",
    payer: "La risposta su chi paga l’affitto va rivista",
    source: "Il Suo reddito va rivisto",
    reference: "Ci serve qualcuno a cui chiedere del Suo lavoro",
    guarantor: "I dati del Suo garante vanno rivisti",
    income: "Ci serve una prova del Suo reddito",
    another: "Ci serve un altro documento: {{document}}",
    history: "I Suoi indirizzi vanno rivisti",
    rental: "Il Suo affitto va rivisto",
    landlord: "Ci serve qualcuno a cui chiedere della Sua abitazione",
    address: "Ci serve una prova del Suo indirizzo",
    agreement: "Ci serve il Suo contratto di affitto",
  },
};
