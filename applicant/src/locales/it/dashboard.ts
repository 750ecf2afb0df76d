import type { Translated } from "@latchkey/words/translated.ts";
import type { dashboard as english } from "../en/dashboard.ts";

export const dashboard: Translated<typeof english> = {
  greeting: {
    hi: "Buongiorno, {{name}}",
    hiWithoutName: "Buongiorno",
    thanks: "Grazie, {{name}}",
    thanksWithoutName: "Grazie",
  },
  info: {
    started: "Le Sue risposte sono salvate. Continui quando vuole.",
    halfway: "È già a metà. Le Sue risposte sono salvate. Continui con la sezione che preferisce.",
    ready: "Era l’ultima domanda. Può ancora cambiare le Sue risposte. Poi le invii.",
    submitted:
      "Il nostro personale ha ricevuto la Sua richiesta e la esaminerà. Scriveremo a <strong>{{email}}</strong> quando ci saranno novità o se ci servirà altro.",
    remedialReady: "Grazie. Può ancora cambiare le Sue nuove risposte. Poi le invii.",
    remedialSubmitted:
      "Il nostro personale ha ricevuto le Sue nuove risposte e le esaminerà. Scriveremo a <strong>{{email}}</strong> quando ci saranno novità.",
  },
  fresh: {
    one: "{{provider}} ha bisogno di una cosa prima che Lei possa prendere in affitto la Sua nuova casa. Può fermarsi e tornare più tardi.",
    two: "{{provider}} ha bisogno di due cose prima che Lei possa prendere in affitto la Sua nuova casa. Cominci da quella che preferisce. Può fermarsi e tornare più tardi.",
    three:
      "{{provider}} ha bisogno di tre cose prima che Lei possa prendere in affitto la Sua nuova casa. Cominci da quella che preferisce. Può fermarsi e tornare più tardi.",
  },
  remedial: {
    one: "Abbiamo esaminato la Sua richiesta e ci serve ancora una cosa. Bastano circa cinque minuti.",
    two: "Abbiamo esaminato la Sua richiesta e ci servono ancora due cose. Per ognuna bastano circa cinque minuti.",
    many: "Abbiamo esaminato la Sua richiesta e ci servono ancora {{count}} cose. Per ognuna bastano circa cinque minuti.",
  },
  progress: {
    progress: "I Suoi progressi",
    remedial: "Informazioni mancanti",
    completed: "Tutto fatto. Pronto per l’invio",
    submitted: "Inviato",
    submittedOn: "Data di invio: {{date}}",
  },
  list: {
    sections: "Sezioni",
    remedial: "Ci serve ancora qualcosa",
    rest: "Tutto il resto",
  },
  section: {
    IDENTITY: "Identità",
    INCOME: "Reddito",
    RESIDENCE: "Residenza",
  },
  hint: {
    IDENTITY: "Il Suo nome, la data di nascita e una prova della Sua identità",
    INCOME: "Come pagherà l’affitto",
    RESIDENCE: "Dove ha abitato negli ultimi tre anni",
    completed: "Può ancora modificare le Sue risposte",
    additionalIncome: "Se ha un altro reddito, può essere d’aiuto",
    remedialCompleted: "La Sua nuova risposta è pronta per l’invio",
  },
  card: {
    additionalIncome: "Reddito aggiuntivo",
    missing: "Informazione mancante: {{step}}",
    missingPlain: "Informazione mancante",
    guarantor: "Garante",
  },
  status: {
    submitted: "Inviato",
    completed: "Completato",
    inProgress: "In corso",
    optional: "Aggiungi un reddito",
    toDo: "Da fare",
    waived: "Non serve",
    missing: "Serve una risposta",
  },
  incomeType: {
    T_BENFITS: "Sussidi",
    T_EMPLOYED_EXP: "Lavoro che inizia a breve",
    T_EMPLOYED_PB: "Lavoro in periodo di prova",
    T_EMPLOYED_PERM: "Lavoro a tempo indeterminato",
    T_EMPLOYED_TEMP: "Lavoro a tempo determinato",
    T_EMPLOYED_ZH: "Lavoro a chiamata",
    T_GUARANTOR: "Garante",
    T_NOINCOME: "Nessun reddito",
    T_PENSION: "Pensione",
    T_SAVINGS: "Risparmi o investimenti",
    T_SCHOLARSHIP_LOANS: "Prestito per studenti o borsa di studio",
    T_SELFEMPLOYED: "Lavoro autonomo",
    T_ZERO_PERCENT_RENT_SHARE: "Un’altra persona paga l’affitto",
  },
  submit: {
    check: "Prima controlli le Sue risposte",
    copy: "Legga ciò che ha inviato",
    title: "Invio per la verifica",
    readyTitle: "Pronto per l’invio",
    remedialTitle: "Invii le Sue risposte",
    button: "Invia la mia richiesta",
    remedialButton: "Invia le mie risposte",
    readyNote:
      "Dopo l’invio non potrà più modificare queste sezioni. Di solito rispondiamo entro due giorni.",
    waived: "{{section}}: non serve, perché un’altra persona paga il Suo affitto",
    done: "completato",
    open: "ancora da fare",
  },
  note: {
    one: "Potrà inviare la richiesta quando questa sezione sarà completata.",
    two: "Potrà inviare la richiesta quando entrambe le sezioni saranno completate.",
    three: "Potrà inviare la richiesta quando tutte e tre le sezioni saranno completate.",
  },
  remedialNote: {
    one: "Manca ancora una cosa. Le sezioni già inviate restano come sono.",
    two: "Mancano ancora due cose. Le sezioni già inviate restano come sono.",
    many: "Mancano ancora {{count}} cose. Le sezioni già inviate restano come sono.",
  },
  sent: {
    title: "È tutto",
    text: "Per ora non deve fare altro. Di solito rispondiamo entro due giorni.",
    contact: "C’è qualcosa che non va? <mail>Scriva all’assistenza</mail>.",
    guarantorINVITED: "Abbiamo scritto al Suo garante.",
    guarantorSENT: "Il Suo garante ha inviato la sua parte.",
  },
  failed: {
    title: "Non siamo riusciti a inviare la Sua richiesta",
    text: "Controlli la connessione e prema di nuovo il pulsante. Ciò che ha salvato non è andato perso.",
    refusedTitle: "Non possiamo ancora inviarla",
    refused: "Manca ancora: {{missing}}.",
    consents: "il Suo permesso",
    fileCheck: "il controllo antivirus dei Suoi file, che richiede qualche minuto",
    refusedPlain: "Manca ancora qualcosa. Riveda le sezioni.",
  },
};
