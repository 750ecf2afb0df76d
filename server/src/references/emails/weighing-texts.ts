import type { Language } from "@latchkey/domain/vocabulary/languages.ts";

interface WeighingTexts {
  readonly subject: (home: string) => string;
  readonly greeting: (firstName: string) => string;
  readonly arrived: (home: string) => string;
  readonly reply: string;
  readonly button: string;
}

export const weighingTexts: Readonly<Record<Language, WeighingTexts>> = {
  en: {
    subject: (home) => `You can reply to a reference for ${home}`,
    greeting: (firstName) => (firstName ? `Hello ${firstName},` : "Hello,"),
    arrived: (home) =>
      `We have received a reference for your application for ${home}. Some of what it says may count against you.`,
    reply: "You can read it on your page and reply until we decide. Nothing is decided by it alone.",
    button: "Read it and reply",
  },
  de: {
    subject: (home) => `Sie können zu einer Auskunft für ${home} Stellung nehmen`,
    greeting: (firstName) => (firstName ? `Guten Tag, ${firstName},` : "Guten Tag,"),
    arrived: (home) =>
      `Wir haben eine Auskunft zu Ihrer Bewerbung für ${home} erhalten. Manches darin könnte gegen Sie sprechen.`,
    reply:
      "Sie können es auf Ihrer Seite lesen und bis zu unserer Entscheidung Stellung nehmen. Allein danach wird nichts entschieden.",
    button: "Lesen und Stellung nehmen",
  },
  es: {
    subject: (home) => `Puede responder a una referencia para ${home}`,
    greeting: (firstName) => (firstName ? `Hola, ${firstName}:` : "Hola:"),
    arrived: (home) =>
      `Hemos recibido una referencia para su solicitud para ${home}. Algo de lo que dice puede contar en su contra.`,
    reply: "Puede leerlo en su página y responder hasta que decidamos. Nada se decide solo por ello.",
    button: "Leer y responder",
  },
  fr: {
    subject: (home) => `Vous pouvez répondre à une référence pour ${home}`,
    greeting: (firstName) => (firstName ? `Bonjour ${firstName},` : "Bonjour,"),
    arrived: (home) =>
      `Nous avons reçu une référence pour votre demande pour ${home}. Certains éléments peuvent jouer contre vous.`,
    reply:
      "Vous pouvez les lire sur votre page et répondre jusqu’à notre décision. Rien n’est décidé sur cette seule base.",
    button: "Lire et répondre",
  },
  it: {
    subject: (home) => `Può rispondere a una referenza per ${home}`,
    greeting: (firstName) => (firstName ? `Buongiorno ${firstName},` : "Buongiorno,"),
    arrived: (home) =>
      `Abbiamo ricevuto una referenza per la Sua richiesta per ${home}. Alcune cose che dice possono pesare contro di Lei.`,
    reply:
      "Può leggerle nella Sua pagina e rispondere finché non decidiamo. Nulla viene deciso solo in base a questo.",
    button: "Leggere e rispondere",
  },
  pt: {
    subject: (home) => `Pode responder a uma referência para ${home}`,
    greeting: (firstName) => (firstName ? `Olá, ${firstName},` : "Olá,"),
    arrived: (home) =>
      `Recebemos uma referência para o seu pedido para ${home}. Algo do que diz pode contar contra si.`,
    reply: "Pode lê-lo na sua página e responder até decidirmos. Nada é decidido só por isso.",
    button: "Ler e responder",
  },
};
