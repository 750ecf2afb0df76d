import type { Translated } from "@latchkey/words/translated.ts";
import type { guarantor as english } from "../en/guarantor.ts";

export const guarantor: Translated<typeof english> = {
  somebody: "una persona che fa richiesta",
  welcome:
    "{{provider}} Le chiede di garantire l’affitto di {{tenants}} per {{home}}: {{amount}} al mese. Se non viene pagato, potrebbe doverlo pagare Lei.",
  atDeath: "In caso di decesso di un inquilino, non deve l’affitto del periodo successivo.",
  income: {
    title: "Il Suo reddito",
    titleThen: "Poi, il Suo reddito",
  },
  consents: {
    text: "Selezioni le prime quattro caselle, così possiamo iniziare il controllo.",
    backgroundHint:
      "Per esempio presso il mio datore di lavoro. Se li scelgo: TrueLayer per la banca, HMRC per la posizione fiscale, Konfir per il lavoro",
    box: "Garantisco l’affitto di {{tenants}} per {{home}}, {{amount}} al mese, se non viene pagato",
    mustAcceptTitle: "Selezioni le prime quattro caselle, per favore",
  },
  again: {
    title: "Ciò che garantisce è cambiato",
    text: "Aveva accettato qualcosa di diverso. Legga che cosa è cambiato:",
    tenants: "Di chi è l’affitto: prima {{before}}, ora {{now}}.",
    home: "La casa: prima {{before}}, ora {{now}}.",
    amount: "L’affitto al mese: prima {{before}}, ora {{now}}.",
    first: "Accetta di garantire l’affitto?",
    firstText: "Non ha ancora accettato. Legga che cosa garantirebbe.",
    meanwhile: "È cambiato mentre leggeva. Rilegga il testo della casella prima di selezionarla.",
    agree: "Accetto",
    mustAcceptTitle: "Selezioni la casella, per favore",
    mustAccept: "Senza, non garantisce nulla di nuovo e non possiamo andare avanti.",
    contact: "Non è quello che avevate concordato? Prima <mail>ci scriva</mail>.",
  },
  panel: {
    title: "Che cosa garantisce",
    text: "L’affitto di {{tenants}} per {{home}}: <strong>{{amount}} al mese</strong>, se non viene pagato.",
    criteria:
      "Serve un reddito annuo di {{needed}} prima delle tasse: {{multiple}}\u00a0×\u00a0{{amount}}. Anche i risparmi possono contare.",
    privacy:
      "Gli altri vedono solo che ha ricevuto l’invito e se ha inviato la Sua parte, ma nessuna delle Sue risposte.",
    nobody: "Al momento nessuno La indica come garante. Non deve fare nulla.",
  },
  dashboard: {
    fresh:
      "{{provider}} deve sapere chi è e quanto guadagna. Inizi da dove preferisce. Può fermarsi e tornare più tardi.",
    income: "Quanto guadagna o ha risparmiato",
    send: "Invia i miei dati",
    submitted:
      "I Suoi dati sono in mano al nostro team. Scriveremo a <strong>{{email}}</strong> quando ci saranno novità o se servirà altro.",
  },
  sum: {
    times: "{{times}} volte l’affitto garantito",
    below: "Mancano {{amount}} l’anno per questa garanzia.",
    next: "Può aggiungere un altro reddito o dei risparmi. Può anche inviare tutto così com’è: decide una persona, non un computer.",
    subtitle:
      "Garantisce un affitto di {{share}} al mese. Serve un reddito annuo pari a {{multiple}} volte questa somma, prima delle tasse.",
    note: "Decide una persona, quando tutti hanno inviato la loro parte. Regole: versione {{version}} ({{date}}).",
  },
};
