import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { strong, type Text } from "../platform/mail/email.ts";

interface Words {
  readonly subject: (home: string) => string;
  readonly preheader: string;
  readonly what: (home: string) => Text;
  readonly next: string;
}

interface GuaranteeChangedTexts {
  readonly greeting: (firstName: string) => string;
  readonly stillAsked: Words & { readonly button: string };
  readonly notAsked: Words;
  readonly why: (provider: string) => string;
}

export const guaranteeChangedTexts: Readonly<Record<Language, GuaranteeChangedTexts>> = {
  en: {
    greeting: (firstName) => (firstName ? `Hello ${firstName},` : "Hello,"),
    stillAsked: {
      subject: (home) => `Your guarantee for ${home} has changed`,
      preheader: "Please read what you are asked now. Until then your agreement does not count.",
      what: (home) => [
        "You agreed to be a guarantor for ",
        strong(home),
        ". What you are asked to guarantee is different now.",
      ],
      next: "Please read it and say whether you still agree. Until then your agreement does not count.",
      button: "Read what has changed",
    },
    notAsked: {
      subject: (home) => `You are no longer asked to be a guarantor for ${home}`,
      preheader: "There is nothing you need to do.",
      what: (home) => [
        "You agreed to be a guarantor for ",
        strong(home),
        ". You are no longer asked to be one.",
      ],
      next: "There is nothing you need to do.",
    },
    why: (provider) => `You received this because you agreed to be a guarantor with ${provider}.`,
  },
  de: {
    greeting: (firstName) => (firstName ? `Guten Tag, ${firstName},` : "Guten Tag,"),
    stillAsked: {
      subject: (home) => `Ihre Bürgschaft für ${home} hat sich geändert`,
      preheader: "Bitte lesen Sie, worum Sie jetzt gebeten werden. Bis dahin gilt Ihre Zusage nicht.",
      what: (home) => [
        "Sie haben zugesagt, für diese Wohnung zu bürgen: ",
        strong(home),
        ". Jetzt werden Sie um etwas anderes gebeten.",
      ],
      next: "Bitte lesen Sie es und sagen Sie, ob Sie weiterhin einverstanden sind. Bis dahin gilt Ihre Zusage nicht.",
      button: "Änderung ansehen",
    },
    notAsked: {
      subject: (home) => `Ihre Bürgschaft für ${home} wird nicht mehr gebraucht`,
      preheader: "Sie müssen nichts tun.",
      what: (home) => [
        "Sie haben zugesagt, für diese Wohnung zu bürgen: ",
        strong(home),
        ". Darum bittet Sie niemand mehr.",
      ],
      next: "Sie müssen nichts tun.",
    },
    why: (provider) => `Sie bekommen diese E-Mail, weil Sie bei ${provider} eine Bürgschaft zugesagt haben.`,
  },
  es: {
    greeting: (firstName) => (firstName ? `Hola, ${firstName}:` : "Hola:"),
    stillAsked: {
      subject: (home) => `Su aval para ${home} ha cambiado`,
      preheader: "Lea lo que se le pide ahora. Hasta entonces, su acuerdo no cuenta.",
      what: (home) => ["Usted aceptó ser avalista para ", strong(home), ". Lo que se le pide ha cambiado."],
      next: "Léalo y díganos si sigue de acuerdo. Hasta entonces, su acuerdo no cuenta.",
      button: "Ver qué ha cambiado",
    },
    notAsked: {
      subject: (home) => `Ya no se le pide que sea avalista para ${home}`,
      preheader: "No tiene que hacer nada.",
      what: (home) => ["Usted aceptó ser avalista para ", strong(home), ". Ya nadie se lo pide."],
      next: "No tiene que hacer nada.",
    },
    why: (provider) => `Recibe este correo porque aceptó ser avalista con ${provider}.`,
  },
  fr: {
    greeting: (firstName) => (firstName ? `Bonjour ${firstName},` : "Bonjour,"),
    stillAsked: {
      subject: (home) => `Votre caution pour ${home} a changé`,
      preheader: "Veuillez lire ce qui vous est demandé maintenant. D’ici là, votre accord ne compte pas.",
      what: (home) => [
        "Vous avez accepté de vous porter caution pour ",
        strong(home),
        ". Ce qui vous est demandé a changé.",
      ],
      next: "Veuillez le lire et dire si vous êtes toujours d’accord. D’ici là, votre accord ne compte pas.",
      button: "Voir ce qui a changé",
    },
    notAsked: {
      subject: (home) => `Votre caution pour ${home} n’est plus demandée`,
      preheader: "Vous n’avez rien à faire.",
      what: (home) => [
        "Vous avez accepté de vous porter caution pour ",
        strong(home),
        ". Personne ne vous le demande plus.",
      ],
      next: "Vous n’avez rien à faire.",
    },
    why: (provider) =>
      `Vous recevez cet e-mail parce que vous avez accepté de vous porter caution auprès de ${provider}.`,
  },
  it: {
    greeting: (firstName) => (firstName ? `Buongiorno ${firstName},` : "Buongiorno,"),
    stillAsked: {
      subject: (home) => `La Sua garanzia per ${home} è cambiata`,
      preheader: "Legga che cosa Le viene chiesto ora. Fino ad allora il Suo consenso non vale.",
      what: (home) => [
        "Lei ha accettato di fare da garante per ",
        strong(home),
        ". Quello che Le viene chiesto è cambiato.",
      ],
      next: "Lo legga e ci dica se è ancora d’accordo. Fino ad allora il Suo consenso non vale.",
      button: "Vedere che cosa è cambiato",
    },
    notAsked: {
      subject: (home) => `La Sua garanzia per ${home} non è più richiesta`,
      preheader: "Non deve fare nulla.",
      what: (home) => [
        "Lei ha accettato di fare da garante per ",
        strong(home),
        ". Nessuno glielo chiede più.",
      ],
      next: "Non deve fare nulla.",
    },
    why: (provider) => `Riceve questa e-mail perché ha accettato di fare da garante presso ${provider}.`,
  },
  pt: {
    greeting: (firstName) => (firstName ? `Olá, ${firstName},` : "Olá,"),
    stillAsked: {
      subject: (home) => `A sua fiança para ${home} mudou`,
      preheader: "Leia o que lhe é pedido agora. Até lá, o seu acordo não conta.",
      what: (home) => ["Aceitou ser fiador para ", strong(home), ". O que lhe é pedido mudou."],
      next: "Leia e diga-nos se continua de acordo. Até lá, o seu acordo não conta.",
      button: "Ver o que mudou",
    },
    notAsked: {
      subject: (home) => `A sua fiança para ${home} já não é pedida`,
      preheader: "Não tem de fazer nada.",
      what: (home) => ["Aceitou ser fiador para ", strong(home), ". Já ninguém lho pede."],
      next: "Não tem de fazer nada.",
    },
    why: (provider) => `Recebe este e-mail porque aceitou ser fiador junto de ${provider}.`,
  },
};
