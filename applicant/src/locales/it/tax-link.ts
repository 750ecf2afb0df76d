import type { Translated } from "@latchkey/words/translated.ts";
import type { taxLink as english } from "../en/tax-link.ts";

export const taxLink: Translated<typeof english> = {
  title: "Mostri la Sua posizione fiscale",
  subtitle:
    "Il Suo datore di lavoro comunica la paga a HMRC. Con il Suo permesso la leggiamo una sola volta.",
  or: "Oppure mostri la Sua posizione fiscale",
  text: "Il Suo datore di lavoro comunica la paga a HMRC. Con il Suo permesso la leggiamo una sola volta.",
  nino: "Numero National Insurance",
  ninoHint: "È sulla busta paga o sul P60. Per esempio AB\u00a012\u00a034\u00a056\u00a0C",
  required: "Inserisca il Suo numero National Insurance",
  go: "Continua su HMRC",
  why: "Che cosa si vede?",
  whyText:
    "Datori di lavoro, date e paga di quest’anno fiscale e del precedente. Nulla sulla salute o sui debiti. Cancelliamo il numero appena abbiamo letto.",
  failedTitle: "HMRC non risponde",
  failedText: "Riprovi tra un momento o scelga un altro modo.",
  reading: "Stiamo leggendo la Sua posizione fiscale. Serve un momento.",
  nothing: "La Sua posizione fiscale non indica datori di lavoro in questi due anni.",
  found: "{{employer}}, {{amount}} nel {{taxYear}}",
  others:
    "Questa posizione indica datori di lavoro diversi da {{employer}}. Una persona farà il confronto e potrebbe chiederLe una busta paga.",
  lastPaid: "Ultimo pagamento il {{date}}",
  done: {
    title: "La Sua posizione fiscale è collegata",
    subtitle: "L’abbiamo letta una volta; nessuno può guardarla di nuovo.",
  },
  error: {
    title: "La Sua posizione fiscale non è collegata",
    subtitle: "Non ha funzionato, o ha scelto di non condividerla. Nulla è stato conservato.",
    refused: "Ha scelto di non condividerla. Nulla è stato conservato.",
    unavailable: "HMRC non ha risposto, oppure ha avuto un problema. Nulla è stato conservato.",
    other: "Il collegamento non ha funzionato. Nulla è stato conservato.",
    text: "Può riprovare o scegliere un altro modo.",
    check: "Controlli che il numero sia il Suo e riprovi, oppure scelga un altro modo.",
    later: "Riprovi più tardi, oppure scelga un altro modo.",
  },
};
