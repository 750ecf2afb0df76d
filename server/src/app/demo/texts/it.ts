import type { DemoTexts } from "./demo-texts.ts";

export const demo: DemoTexts = {
  title: "Scelga chi essere",
  lead: "Latchkey verifica chi vuole prendere in affitto una casa: risponde a domande e mostra documenti, altre persone li confermano, un team decide. Cominci da Amara. Basta un clic per accedere. Ogni persona ha la propria banca, il proprio datore di lavoro e il proprio locatore, e nulla lascia questo computer.",
  applicants: "I richiedenti",
  otherSide: "Dall’altra parte",
  again: "Ricominci",
  allAgain: "Ricominci con persone nuove",
  freshPeople: "Tutte ricominciano al prossimo clic.",
  outbox: "Tutte le e-mail arrivano nella <a>posta in uscita di questo computer</a>.",
  telemetry:
    "Ciò che i servizi esterni vengono a sapere dell’uso è nella pagina <a>Che cosa ha lasciato questa installazione</a>.",
  ownAddress: "Acceda con un indirizzo Suo",
  languages: "Lingua",
  persona: {
    amara: {
      who: "Posto fisso, pagata ogni mese",
      what: "Manca solo la prova: collegare la banca. Lo stipendio è un po’ basso per il canone",
    },
    ben: { who: "Magazzino, pagato ogni settimana", what: "Tutto è inviato e si chiede un documento in più" },
    ella: {
      who: "A chiamata nella ristorazione",
      what: "Una paga diversa ogni settimana, e settimane senza",
    },
    femi: { who: "Fotografo autonomo", what: "Sei mesi di fatture in banca" },
    george: { who: "Pensione pubblica e una privata", what: "Due pensioni che si sommano" },
    hana: {
      who: "Universal Credit e un lavoro part-time",
      what: "I sussidi contano come ogni altro reddito",
    },
    mo: {
      who: "Un nuovo lavoro, noto al fisco",
      what: "Banca, posizione fiscale o Konfir: ogni prova è offerta. Numero National Insurance PC 10 00 06 B",
    },
    sophie: {
      who: "Studentessa francese con una borsa di studio",
      what: "Una casa in Inghilterra: diritto di locazione con share code",
    },
    jack: { who: "Vive di risparmi", what: "Risparmi al posto del reddito" },
    lucia: { who: "Stipendio su una banca in Spagna", what: "Reddito in euro, su una banca estera" },
    callum: {
      who: "Ha modificato la busta paga",
      what: "La banca ne mostra la metà, e il datore di lavoro risponde subito e dice altro",
    },
    tomasz: {
      who: "Il suo locatore non risponde mai",
      what: "Pronto da inviare. Seguono promemoria; il silenzio non danneggia",
    },
    samira: {
      who: "Il suo locatore rifiuta",
      what: "Pronto da inviare. Il locatore non vuole rispondere; non si perde nulla",
    },
    margaret: {
      who: "Garantisce l’affitto del nipote",
      what: "La sua identità e il suo reddito, e nulla di lui",
    },
  },
  referee: {
    landlord: {
      name: "Harbour Street Homes",
      who: "Locatore di Amara Okafor",
      what: "Cinque domande con sì o no, senza account",
    },
    employer: {
      name: "Ellen Marsh",
      who: "Ufficio paghe di Brightwater Ltd",
      what: "Poche domande su una collega; nulla è obbligatorio",
    },
    accountant: {
      name: "Ada Quill",
      who: "Commercialista di Oluwafemi Adeyemi",
      what: "Che cosa dicono i conti di un autonomo",
    },
  },
  agency: "In agenzia",
  agent: {
    marcus: {
      who: "Amministratore dell’agenzia",
      what: "Il portale dell’agenzia: le sue domande, le sue persone, le modifiche dopo l’invio",
    },
    hannah: {
      who: "Agente, verifica anche il diritto di affittare",
      what: "Invia domande, le segue e fa domande",
    },
  },
  provider: "Presso la società che verifica",
  staff: {
    priya: {
      who: "Addetta alle verifiche",
      what: "Guarda ciò che è stato inviato. Crea domande e prende casi dalla coda",
    },
    lucia: {
      who: "Addetta alle verifiche",
      what: "La collega di Priya: ciò che Priya esamina, lei lo vede come preso",
    },
    owen: {
      who: "Responsabile",
      what: "Verifica come Priya, assegna i casi, vede il carico di lavoro, sospende le decisioni",
    },
    ruth: {
      who: "Amministratrice",
      what: "Il team, le regole e le chiavi per i programmi. Non vede nessun caso",
    },
    henry: { who: "Amministratore", what: "Il collega di Ruth: pubblica le regole che lei propone" },
  },
  wrong: {
    title: "Faccia andare storto qualcosa",
    text: "Ogni partner qui è un sostituto su questo computer. Ne faccia fallire uno e veda che cosa appare.",
    switch: "Applica",
    away: "I sostituti non rispondono: non si può cambiare nulla.",
  },
  partner: {
    truelayer: "Banca",
    hmrc: "Fisco",
    konfir: "Verifica dell’impiego",
    postcoder: "Ricerca dell’indirizzo",
  },
  scenario: {
    works: "Funziona",
    timeout: "Non risponde mai",
    "500": "Errore del server (500)",
    "429": "Troppe richieste (429)",
    malformed_json: "Risposta illeggibile",
    slow: "Risponde dopo 8 secondi",
    drop_connection: "Interrompe la connessione",
  },
};
