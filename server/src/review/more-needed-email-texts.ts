import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { strong, type Text } from "../platform/mail/email.ts";

interface MoreNeededTexts {
  readonly subject: (count: number) => string;
  readonly preheader: string;
  readonly greeting: (firstName: string) => string;
  readonly checked: (home: string) => Text;
  readonly what: string;
  readonly reason: string;
  readonly note: string;
  readonly button: string;
  readonly due: (day: string) => string;
  readonly rest: string;
  readonly without: string;
}

export const moreNeededTexts: Readonly<Record<Language, MoreNeededTexts>> = {
  en: {
    subject: (count) =>
      count === 1 ? "We need one more thing from you" : `We need ${count} more things from you`,
    preheader: "The page says exactly what. Everything else stays as it is.",
    greeting: (firstName) => (firstName ? `Hello ${firstName},` : "Hello,"),
    checked: (home) => ["We looked at your application for ", strong(home), ". This is still missing:"],
    what: "What",
    reason: "Why",
    note: "Your reviewer wrote you a note. You can read it on the page.",
    button: "Show me what is missing",
    due: (day) => `Please answer by ${day}.`,
    rest: "Everything else stays as it is.",
    without: "Do you not have it? Say so on the page. That is a normal answer, and we look for another way.",
  },
  de: {
    subject: (count) =>
      count === 1 ? "Wir brauchen noch etwas von Ihnen" : `Wir brauchen noch ${count}\u00a0Dinge von Ihnen`,
    preheader: "Auf der Seite steht genau, was. Alles andere bleibt, wie es ist.",
    greeting: (firstName) => (firstName ? `Guten Tag, ${firstName},` : "Guten Tag,"),
    checked: (home) => ["wir haben uns Ihre Bewerbung für ", strong(home), " angesehen. Das fehlt noch:"],
    what: "Was",
    reason: "Warum",
    note: "Wer Ihre Bewerbung prüft, hat Ihnen etwas dazu geschrieben. Sie lesen es auf der Seite.",
    button: "Zeigen, was fehlt",
    due: (day) => `Bitte antworten Sie bis zum ${day}.`,
    rest: "Alles andere bleibt, wie es ist.",
    without:
      "Sie haben es nicht? Sagen Sie es auf der Seite. Das ist eine normale Antwort, und wir suchen einen anderen Weg.",
  },
  es: {
    subject: (count) => (count === 1 ? "Necesitamos una cosa más" : `Necesitamos ${count} cosas más`),
    preheader: "La página dice exactamente qué. Todo lo demás queda como está.",
    greeting: (firstName) => (firstName ? `Hola, ${firstName}:` : "Hola:"),
    checked: (home) => ["Hemos revisado su solicitud para ", strong(home), ". Todavía falta esto:"],
    what: "Qué",
    reason: "Por qué",
    note: "La persona que revisa su solicitud le ha escrito una nota. Puede leerla en la página.",
    button: "Ver qué falta",
    due: (day) => `Responda, por favor, a más tardar el ${day}.`,
    rest: "Todo lo demás queda como está.",
    without: "¿No lo tiene? Dígalo en la página. Es una respuesta normal, y buscaremos otra forma.",
  },
  fr: {
    subject: (count) =>
      count === 1
        ? "Il nous faut encore un élément de votre part"
        : `Il nous faut encore ${count} éléments de votre part`,
    preheader: "La page dit exactement quoi. Tout le reste demeure tel quel.",
    greeting: (firstName) => (firstName ? `Bonjour ${firstName},` : "Bonjour,"),
    checked: (home) => ["Nous avons examiné votre dossier pour ", strong(home), ". Il manque encore\u00a0:"],
    what: "Quoi",
    reason: "Pourquoi",
    note: "La personne qui examine votre dossier vous a écrit un mot. Vous le lirez sur la page.",
    button: "Voir ce qui manque",
    due: (day) => `Merci de répondre d’ici au ${day}.`,
    rest: "Tout le reste demeure tel quel.",
    without:
      "Vous ne l’avez pas\u00a0? Dites-le sur la page. C’est une réponse normale, et nous chercherons une autre solution.",
  },
  it: {
    subject: (count) =>
      count === 1 ? "Ci serve ancora una cosa da Lei" : `Ci servono ancora ${count} cose da Lei`,
    preheader: "La pagina dice esattamente che cosa. Tutto il resto rimane com’è.",
    greeting: (firstName) => (firstName ? `Buongiorno ${firstName},` : "Buongiorno,"),
    checked: (home) => ["abbiamo esaminato la Sua richiesta per ", strong(home), ". Manca ancora questo:"],
    what: "Che cosa",
    reason: "Perché",
    note: "Chi esamina la Sua richiesta Le ha scritto una nota. Può leggerla nella pagina.",
    button: "Vedi che cosa manca",
    due: (day) => `Risponda entro questa data: ${day}.`,
    rest: "Tutto il resto rimane com’è.",
    without: "Non ce l’ha? Lo dica nella pagina. È una risposta normale, e cercheremo un’altra strada.",
  },
  pt: {
    subject: (count) => (count === 1 ? "Precisamos de mais uma coisa" : `Precisamos de mais ${count} coisas`),
    preheader: "A página diz exatamente o quê. Tudo o resto fica como está.",
    greeting: (firstName) => (firstName ? `Olá, ${firstName},` : "Olá,"),
    checked: (home) => ["Analisámos a sua candidatura a ", strong(home), ". Ainda falta isto:"],
    what: "O quê",
    reason: "Porquê",
    note: "Quem analisa a sua candidatura escreveu-lhe uma nota. Pode lê-la na página.",
    button: "Ver o que falta",
    due: (day) => `Responda, por favor, até ${day}.`,
    rest: "Tudo o resto fica como está.",
    without: "Não o tem? Diga-o na página. É uma resposta normal, e procuramos outra forma.",
  },
};
