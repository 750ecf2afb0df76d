import type { Language } from "@latchkey/domain/vocabulary/languages.ts";

interface QuarantineTexts {
  readonly subject: string;
  readonly greeting: string;
  readonly found: string;
  readonly next: string;
  readonly button: string;
}

export const quarantineTexts: Readonly<Record<Language, QuarantineTexts>> = {
  en: {
    subject: "We could not use one of your files",
    greeting: "Hello,",
    found: "Our virus scanner found something harmful in a file that you added. We have taken the file out.",
    next: "Please add the document again. A new photo or a new scan works best. Everything else that you saved is still there.",
    button: "Add it again",
  },
  de: {
    subject: "Eine Ihrer Dateien konnten wir nicht verwenden",
    greeting: "Guten Tag,",
    found:
      "unser Virenscanner hat in einer Datei, die Sie hinzugefügt haben, etwas Schädliches gefunden. Wir haben die Datei entfernt.",
    next: "Bitte fügen Sie das Dokument noch einmal hinzu, am besten als neues Foto oder neuen Scan. Alles andere ist weiterhin gespeichert.",
    button: "Noch einmal hinzufügen",
  },
  es: {
    subject: "No hemos podido usar uno de sus archivos",
    greeting: "Hola:",
    found: "Nuestro antivirus ha encontrado algo dañino en un archivo que usted añadió. Lo hemos retirado.",
    next: "Añada el documento otra vez, preferiblemente con una foto o un escaneo nuevos. Todo lo demás sigue guardado.",
    button: "Añadirlo otra vez",
  },
  fr: {
    subject: "Nous n’avons pas pu utiliser un de vos fichiers",
    greeting: "Bonjour,",
    found:
      "Notre antivirus a trouvé un élément dangereux dans un fichier que vous avez ajouté. Nous avons retiré ce fichier.",
    next: "Veuillez ajouter le document de nouveau, de préférence avec une nouvelle photo ou une nouvelle numérisation. Tout le reste est toujours enregistré.",
    button: "L’ajouter de nouveau",
  },
  it: {
    subject: "Non abbiamo potuto usare uno dei Suoi file",
    greeting: "Buongiorno,",
    found:
      "il nostro antivirus ha trovato qualcosa di dannoso in un file che Lei ha aggiunto. Abbiamo tolto il file.",
    next: "Aggiunga di nuovo il documento, preferibilmente con una nuova foto o una nuova scansione. Tutto il resto è ancora salvato.",
    button: "Aggiungilo di nuovo",
  },
  pt: {
    subject: "Não conseguimos usar um dos seus ficheiros",
    greeting: "Olá,",
    found: "O nosso antivírus encontrou algo perigoso num ficheiro que adicionou. Retirámos o ficheiro.",
    next: "Adicione o documento outra vez, de preferência com uma nova fotografia ou digitalização. Tudo o resto continua guardado.",
    button: "Adicionar outra vez",
  },
};
