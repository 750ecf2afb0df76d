import type { documents as english } from "../en/documents.ts";
import type { Translated } from "../translated.ts";

export const documents: Translated<typeof english> = {
  upload: {
    chooseFile: "Scegli un file",
    chooseFiles: "Scegli i file",
    takePhoto: "Scatta una foto",
    photo: "Foto",
    photographPages: "Fotografare le pagine",
    usePhotos: "Usare foto delle pagine",
    add: "Aggiunga il Suo file",
    drop: "Trascini qui il Suo file",
    dropNow: "Rilasci il file per aggiungerlo",
    full: "Ha aggiunto il Suo file",
    fullRules: "Per cambiarlo, prima lo rimuova.",
    list: "I Suoi file",
    remove: "Rimuovi",
    cancel: "Annulla",
    uploading: "Caricamento in corso",
    without: "Non ho questo documento",
    phone: "Usi invece la fotocamera del telefono",
  },
  rules: {
    pdf: "PDF, fino a {{megabytes}}\u00a0MB.",
    images: "PDF, JPG o PNG, fino a {{megabytes}}\u00a0MB.",
    documents: "PDF o Word, fino a {{megabytes}}\u00a0MB.",
    any: "PDF, JPG, PNG o Word, fino a {{megabytes}}\u00a0MB.",
    most_one: "Un file.",
    most_other: "Al massimo {{count}} file.",
  },
  error: {
    title_one: "Un file non è stato aggiunto",
    title_other: "{{count}} file non sono stati aggiunti",
    fileTooLarge: "{{file}} supera {{megabytes}}\u00a0MB. Scatti una nuova foto o scelga un file più piccolo",
    emptyFile: "{{file}} è vuoto. Scelga un altro file",
    wrongFileFormat_pdf: "{{file}} non è un PDF",
    wrongFileFormat_images: "{{file}} non è un PDF, JPG, JPEG o PNG",
    wrongFileFormat_documents: "{{file}} non è un PDF né un documento Word",
    wrongFileFormat_any: "{{file}} non è un PDF, JPG, JPEG, PNG o documento Word",
    otherFormat: "{{file}} è in realtà un file {{kind}}. Qui può aggiungere: {{formats}}",
    wordPrograms: "{{file}} contiene macro o altri programmi. Lo salvi come PDF e aggiunga quel file",
    wordRemote:
      "{{file}} carica contenuti da altrove quando viene aperto. Lo salvi come PDF e aggiunga quel file",
    infected:
      "{{file}} non può essere usato: il nostro antivirus ha trovato qualcosa di dannoso. Aggiunga una nuova foto o una nuova scansione",
    storageFull:
      "{{file}} non è stato aggiunto: lo spazio per i file è esaurito. Aggiunga un file più piccolo, oppure ne rimuova uno e riprovi domani",
    tooOften:
      "{{file}} non è stato aggiunto: ha aggiunto moltissimi file in poco tempo. Riprovi più tardi o domani",
    unavailable:
      "{{file}} non è stato aggiunto: al momento non possiamo ricevere file. Riprovi tra qualche minuto",
    encrypted:
      "{{file}} è protetto da una password. Lo apra, lo salvi come PDF senza password e aggiunga quel file",
    dynamicForm:
      "{{file}} è un modulo che solo i programmi di Adobe mostrano. Lo apra con uno di questi e lo stampi in PDF, oppure lo fotografi, e aggiunga il risultato",
    unreadable:
      "{{file}} è danneggiato e non si può aprire. Lo salvi o lo scansioni di nuovo, oppure scelga un altro file",
    tooManyPixels:
      "{{file}} ha troppi pixel e non si può aprire. Lo salvi in dimensioni più piccole o scatti una nuova foto",
    tooSmall:
      "{{file}} è troppo piccolo: ha troppo pochi pixel per essere letto. Faccia una nuova foto o scelga il file a grandezza intera",
    blurred: "{{file}} non è nitido. Scatti una nuova foto con una buona luce",
    cutOff: "{{file}} è tagliato. Scatti una nuova foto in cui si vedano tutti gli angoli",
    noDocument:
      "{{file}} non sembra mostrare un documento. Controlli che sia il file giusto o scatti una nuova foto",
    duplicate: "{{file}} è già stato aggiunto",
    tooManyFiles_one: "{{file}} non è stato aggiunto: qui può aggiungere un solo file",
    tooManyFiles_other: "{{file}} non è stato aggiunto: qui può aggiungere {{count}} file",
    failed: "{{file}} non è arrivato. Controlli la connessione e lo aggiunga di nuovo",
    gone: "{{file}} non c’è più. Lo aggiunga di nuovo",
    pagesWaiting: "Le Sue pagine non sono ancora aggiunte. Scelga prima «Aggiungere queste pagine»",
    inProgress: "Il caricamento di un file è ancora in corso. Attenda che finisca",
    minFiles: "Aggiunga almeno un file, oppure scelga «Non ho questo documento»",
  },
  row: {
    failed: "Questo file non è arrivato",
    refused: "Questo file non può essere usato",
  },
  said: {
    title: "Ci ha detto di non avere questo documento",
    text: "Ora ce l’ha? Aggiunga un file per cambiare la risposta.",
  },
};
