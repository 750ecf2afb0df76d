import type { Translated } from "@latchkey/words/translated.ts";
import type { yourData as english } from "../en/your-data.ts";

export const yourData: Translated<typeof english> = {
  title: "I Suoi dati",
  lead: "{{provider}} ne è responsabile. L’<privacy>informativa sulla privacy</privacy> spiega che cosa ne viene fatto.",
  permissions: {
    title: "I Suoi permessi",
    required:
      "Senza questi tre permessi non è possibile alcun controllo. Per revocarne uno, <mail>ci scriva</mail>.",
    anyTime: "Può cambiare questa scelta in qualsiasi momento",
    given: "Salvato. Ha accettato di ricevere consigli sull’affitto.",
    withdrawn: "Salvato. Non riceverà consigli sull’affitto.",
    failedTitle: "La Sua scelta non è stata salvata",
    failed: "È rimasta com’era prima. Controlli la connessione e riprovi.",
  },
  choices: {
    title: "Questa richiesta",
    stop: "Niente più promemoria",
    stopped: "Non riceverà più promemoria per questa richiesta.",
    leave: "Non voglio più questa casa",
    leaveTitle: "Ritirare la Sua richiesta?",
    leaveLead: "La Sua richiesta per questa casa termina. Qui non si può annullare.",
    leaveConfirm: "Ritira",
    keep: "Mantieni",
  },
};
