import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { strong, type Text } from "../../platform/mail/email.ts";

interface ReopenedTexts {
  readonly subject: (street: string) => string;
  readonly preheader: string;
  readonly title: string;
  readonly greeting: (firstName: string) => string;
  readonly again: (home: string) => Text;
  readonly next: string;
  readonly button: string;
}

/** The words are the same for every outcome and every reason. */
export const reopenedTexts: Readonly<Record<Language, ReopenedTexts>> = {
  en: {
    subject: (street) => `Your application for ${street}`,
    preheader: "You do not have to do anything.",
    title: "We are looking at our decision again",
    greeting: (firstName) => (firstName ? `Hello ${firstName},` : "Hello,"),
    again: (home) => [
      "We are looking once more at our decision about ",
      strong(home),
      ". Until we have decided again, nothing is decided.",
    ],
    next: "You do not have to do anything. We have everything that you sent, and we will write to you as soon as we have decided.",
    button: "Open your page",
  },
  de: {
    subject: (street) => `Ihre Bewerbung für ${street}`,
    preheader: "Sie müssen nichts tun.",
    title: "Wir sehen uns unsere Entscheidung noch einmal an",
    greeting: (firstName) => (firstName ? `Guten Tag ${firstName},` : "Guten Tag,"),
    again: (home) => [
      "wir sehen uns unsere Entscheidung über ",
      strong(home),
      " noch einmal an. Bis wir erneut entschieden haben, ist nichts entschieden.",
    ],
    next: "Sie müssen nichts tun. Alles, was Sie gesendet haben, liegt uns vor, und wir schreiben Ihnen, sobald wir entschieden haben.",
    button: "Zu Ihrer Seite",
  },
  es: {
    subject: (street) => `Su solicitud para ${street}`,
    preheader: "No tiene que hacer nada.",
    title: "Estamos revisando de nuevo nuestra decisión",
    greeting: (firstName) => (firstName ? `Hola, ${firstName}:` : "Hola:"),
    again: (home) => [
      "Estamos revisando de nuevo nuestra decisión sobre ",
      strong(home),
      ". Hasta que volvamos a decidir, no hay nada decidido.",
    ],
    next: "No tiene que hacer nada. Tenemos todo lo que envió y le escribiremos en cuanto hayamos decidido.",
    button: "Abrir su página",
  },
  fr: {
    subject: (street) => `Votre demande pour ${street}`,
    preheader: "Vous n’avez rien à faire.",
    title: "Nous réexaminons notre décision",
    greeting: (firstName) => (firstName ? `Bonjour ${firstName},` : "Bonjour,"),
    again: (home) => [
      "Nous réexaminons notre décision concernant ",
      strong(home),
      ". Tant que nous n’avons pas décidé de nouveau, rien n’est décidé.",
    ],
    next: "Vous n’avez rien à faire. Nous avons tout ce que vous avez envoyé et nous vous écrirons dès que nous aurons décidé.",
    button: "Ouvrir votre page",
  },
  it: {
    subject: (street) => `La Sua richiesta per ${street}`,
    preheader: "Non deve fare nulla.",
    title: "Stiamo riesaminando la nostra decisione",
    greeting: (firstName) => (firstName ? `Buongiorno ${firstName},` : "Buongiorno,"),
    again: (home) => [
      "stiamo riesaminando la nostra decisione su ",
      strong(home),
      ". Finché non avremo deciso di nuovo, nulla è deciso.",
    ],
    next: "Non deve fare nulla. Abbiamo tutto ciò che ha inviato e Le scriveremo non appena avremo deciso.",
    button: "Apri la Sua pagina",
  },
  pt: {
    subject: (street) => `A sua candidatura a ${street}`,
    preheader: "Não precisa de fazer nada.",
    title: "Estamos a rever a nossa decisão",
    greeting: (firstName) => (firstName ? `Olá, ${firstName},` : "Olá,"),
    again: (home) => [
      "Estamos a rever a nossa decisão sobre ",
      strong(home),
      ". Até decidirmos de novo, nada está decidido.",
    ],
    next: "Não precisa de fazer nada. Temos tudo o que enviou e escrevemos-lhe assim que tivermos decidido.",
    button: "Abrir a sua página",
  },
};
