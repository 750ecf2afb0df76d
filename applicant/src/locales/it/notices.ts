import type { Translated } from "@latchkey/words/translated.ts";
import type { notices as english } from "../en/notices.ts";

export const notices: Translated<typeof english> = {
  page: {
    home: "Vai alla Sua richiesta",
    languages: "Leggi questa pagina in un’altra lingua",
  },
  privacy: {
    title: "Privacy",
    lead: "Questa pagina spiega che cosa fa {{provider}} con i Suoi dati quando fa richiesta per una casa.",
    whatTitle: "Quali dati raccogliamo",
    whatText: "Chiediamo solo ciò che serve per controllare la Sua richiesta:",
    whatEmail: "il Suo indirizzo e-mail, per farLa accedere e per scriverLe",
    whatIdentity: "nome, data di nascita e cittadinanza, e foto di un documento d’identità",
    whatIncome: "come paga l’affitto, con documenti che lo mostrano",
    whatResidence: "dove ha abitato e chi può confermarlo",
    whatRecords: "quando accede, che cosa ha accettato e quando ha inviato le risposte",
    whatCookies:
      "Usiamo i cookie solo per farLa accedere, riconoscere il Suo browser e ricordare la Sua lingua.",
    whatPages: "Le pagine che fotografa restano nel Suo browser finché non le aggiunge, le elimina o esce.",
    whyTitle: "Perché ci servono",
    whyCheck: "Per controllare la Sua richiesta per la casa che vuole prendere in affitto.",
    whyLaw:
      "Per fare ciò che chiede la legge, per esempio controllare il Suo diritto di prendere in affitto una casa in Inghilterra.",
    whySafe: "Per proteggere Lei e gli altri dalle frodi.",
    whyTips:
      "Per inviarLe consigli sull’affitto, ma solo se ha selezionato quella casella. Può interromperli in qualsiasi momento.",
    whoTitle: "Chi li vede",
    whoReviewers: "Il nostro personale. Una persona guarda ogni richiesta. Nessun computer decide da solo.",
    whoLandlord:
      "L’agenzia della casa. Vede il Suo nome, il Suo indirizzo e-mail e a che punto è la richiesta, ma nessuna risposta e nessun documento.",
    whoAsked:
      "Le persone che indica, per esempio il datore di lavoro, il proprietario o il commercialista. Le contattiamo solo con il Suo permesso.",
    whoPartners:
      "Chi legge qualcosa per noi, se lo sceglie: TrueLayer il conto bancario, HMRC la posizione fiscale, Konfir il lavoro.",
    whoHelpers:
      "Le aziende che conservano dati o inviano e-mail per noi. Non possono usare i Suoi dati per altro.",
    whoNobody: "Non vendiamo mai i Suoi dati.",
    keepTitle: "Per quanto tempo li conserviamo",
    keepUntil:
      "Conserviamo le Sue risposte e i Suoi documenti finché non ci chiede di cancellarli. Nulla viene cancellato automaticamente.",
    keepAlso: "Vale anche se non invia la richiesta, se viene ritirata o se non prende in affitto la casa.",
    rightsTitle: "I Suoi diritti",
    rightsText: "In qualsiasi momento può chiederci di:",
    rightsSee: "darLe una copia di ciò che sappiamo di Lei",
    rightsCorrect: "correggere ciò che è sbagliato",
    rightsDelete: "cancellarlo, a meno che la legge ci obblighi a conservarlo",
    rightsStop: "non usarlo più, o usarlo per meno cose",
    rightsAgain: "far riesaminare una decisione da un’altra persona",
    rightsHow: "Ci scriva. Non costa nulla e rispondiamo entro un mese.",
    rightsComplain:
      "Può anche presentare un reclamo a un’autorità per la protezione dei dati. Nel Regno Unito è l’Information Commissioner’s Office (ico.org.uk).",
    contactTitle: "Contatti",
    contactText: "{{provider}} è responsabile dei Suoi dati. Scriva a <mail>{{email}}</mail>.",
  },
  terms: {
    title: "Condizioni",
    lead: "Queste sono le regole per usare il servizio. Le chiediamo di accettarle prima di iniziare.",
    serviceTitle: "Che cosa fa questo servizio",
    serviceText:
      "{{provider}} usa questo servizio per controllare i Suoi dati prima che prenda in affitto una casa. Lei risponde a domande e invia documenti. Il nostro personale li esamina e decide.",
    serviceLimit:
      "Un buon risultato non è una promessa. Il proprietario decide chi prende in affitto la casa.",
    promiseTitle: "A che cosa si impegna",
    promiseAge: "Ha almeno 18\u00a0anni.",
    promiseTrue: "Ciò che ci dice è vero e completo.",
    promiseOwn: "I documenti che invia sono Suoi e nessuno li ha modificati.",
    promiseOthers: "Le persone che indica, per esempio un garante, lo sanno.",
    promiseLink: "Non condivide i link che Le inviamo per e-mail. Servono per accedere alla Sua richiesta.",
    checkTitle: "Che cosa ci permette di fare",
    checkText:
      "Ci permette di controllare i Suoi dati presso le persone che indica, per esempio il datore di lavoro o il proprietario. Se lo sceglie, TrueLayer legge per noi il Suo conto bancario, HMRC ci mostra la Sua posizione fiscale o Konfir conferma il Suo lavoro. Lo facciamo solo per la Sua richiesta.",
    checkStop:
      "Può ritirare questo permesso in qualsiasi momento. In quel caso ci fermiamo e non possiamo finire il controllo. Conserviamo ciò che ha inviato finché non ci chiede di cancellarlo.",
    wrongTitle: "Se qualcosa va storto",
    wrongFalse: "Se troviamo dati non veri, possiamo interrompere il controllo.",
    wrongOurs: "Se abbiamo fatto un errore, ci scriva. Lo correggiamo e riesaminiamo la Sua richiesta.",
    wrongAway:
      "A volte il servizio può non essere disponibile, per esempio durante una riparazione. Le risposte salvate restano al sicuro.",
    lawTitle: "I Suoi diritti di legge",
    lawText: "Niente in questa pagina Le toglie un diritto che la legge Le dà.",
    contactTitle: "Contatti",
    contactText: "Ha una domanda? Scriva a {{provider}}: <mail>{{email}}</mail>.",
  },
  accessibility: {
    title: "Accessibilità",
    lead: "Tutti dovrebbero poter usare questo servizio. Questa pagina dice che cosa funziona, che cosa no e dove trovare aiuto.",
    worksTitle: "Che cosa funziona",
    worksText: "Dovrebbe poter:",
    worksKeyboard: "usare ogni pagina solo con la tastiera",
    worksReader: "ascoltare ogni pagina con un lettore di schermo",
    worksZoom: "ingrandire fino al 400% senza scorrere di lato",
    worksColours: "scegliere colori scuri o più contrasto nelle impostazioni del Suo dispositivo",
    worksMotion: "disattivare i movimenti nelle impostazioni del Suo dispositivo",
    worksPause: "fermarsi quando vuole e continuare più tardi, perché salviamo ogni risposta",
    standardTitle: "Lo standard che seguiamo",
    standardText:
      "Questo servizio è realizzato per rispettare le Web Content Accessibility Guidelines (WCAG) 2.2, livello AA.",
    standardTests:
      "Lo proviamo con strumenti automatici, con la tastiera, su schermi piccoli e con caratteri grandi. Nessun esperto esterno l’ha ancora controllato.",
    limitsTitle: "Che cosa può essere difficile",
    limitsPhoto:
      "Chiediamo foto o file di documenti. Se non può farli, scelga «Non ho questo documento» oppure ci scriva. Troveremo un altro modo.",
    limitsSignedOut:
      "Chiudiamo la Sua sessione se resta via a lungo. Le risposte salvate restano, e può rientrare con un nuovo link.",
    helpTitle: "Se qualcosa non funziona per Lei",
    helpText:
      "Scriva a <mail>{{email}}</mail>. Indichi la pagina e il problema. Rispondiamo entro cinque giorni lavorativi.",
    helpMore:
      "La nostra risposta non La soddisfa? Nel Regno Unito può rivolgersi all’Equality Advisory and Support Service (equalityadvisoryservice.com).",
  },
};
