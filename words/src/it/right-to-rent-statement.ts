import type { rightToRentStatement as en } from "../en/right-to-rent-statement.ts";
import type { Translated } from "../translated.ts";

export const rightToRentStatement = {
  title: "La verifica del Suo diritto di affittare",
  why: "In Inghilterra la legge chiede a ogni adulto che abiterà in questa casa di mostrare che può prenderla in affitto. Si fa prima della firma del contratto, per tutti e allo stesso modo.",
  ways: "Ci sono più modi per mostrarlo: documenti originali; un codice di condivisione (share code) di GOV.UK; un servizio di identità registrato, con passaporto britannico o irlandese o con la carta passaporto irlandese; oppure, finché una domanda o i Suoi documenti sono presso il Ministero dell’Interno (Home Office), una richiesta al suo Landlord Checking Service. Può scegliere qualunque modo sia aperto a Lei. Non Le costa nulla.",
  equal:
    "Nessuno è trattato in modo diverso per la nazionalità o perché il suo diritto di affittare ha una scadenza. Un diritto con scadenza si verifica di nuovo più avanti, e non è un motivo per rifiutare una casa.",
  recorded:
    "Registriamo il modo che ha scelto, che cosa è stato visto, il risultato, il giorno e chi ha fatto la verifica. Conserviamo copie di ciò che ha mostrato o della pagina con il risultato. {{provider}} le conserva per {{agency}}. Il locatore o l’agenzia ne riceve una copia se è responsabile della verifica.",
  kept: "La registrazione e le copie si conservano finché abita nella casa e per altri {{months}} mesi. Se la casa non Le viene affittata, si conservano per {{days}} giorni.",
  told: "A {{agency}} viene comunicato il giorno del risultato.",
  wrong:
    "Se nella registrazione qualcosa non è giusto, lo dica al team di {{provider}}. La verifica viene allora registrata di nuovo.",
} as const satisfies Translated<typeof en>;
