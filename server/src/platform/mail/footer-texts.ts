import type { Language } from "@latchkey/domain/vocabulary/languages.ts";

interface FooterTexts {
  readonly questions: (support: string) => string;
  readonly sentWith: string;
  /** @param agency its name, and how to reach it */
  readonly checks: (agency: string, provider: string) => string;
}

export const footerTexts: Readonly<Record<Language, FooterTexts>> = {
  en: {
    questions: (support) => `Questions? Reply to this email, or write to ${support}.`,
    sentWith: "Sent with Latchkey.",
    checks: (agency, provider) => `${agency}. Checks by ${provider}. Powered by Latchkey.`,
  },
  de: {
    questions: (support) => `Fragen? Antworten Sie auf diese E-Mail oder schreiben Sie an ${support}.`,
    sentWith: "Mit Latchkey verschickt.",
    checks: (agency, provider) => `${agency}. Prüfung durch ${provider}. Bereitgestellt mit Latchkey.`,
  },
  es: {
    questions: (support) => `¿Tiene preguntas? Responda a este correo o escriba a ${support}.`,
    sentWith: "Enviado con Latchkey.",
    checks: (agency, provider) => `${agency}. Comprobaciones de ${provider}. Funciona con Latchkey.`,
  },
  fr: {
    questions: (support) => `Des questions\u00a0? Répondez à cet e-mail ou écrivez à ${support}.`,
    sentWith: "Envoyé avec Latchkey.",
    checks: (agency, provider) => `${agency}. Vérifications par ${provider}. Fonctionne avec Latchkey.`,
  },
  it: {
    questions: (support) => `Ha domande? Risponda a questa e-mail o scriva a ${support}.`,
    sentWith: "Inviato con Latchkey.",
    checks: (agency, provider) => `${agency}. Verifiche di ${provider}. Funziona con Latchkey.`,
  },
  pt: {
    questions: (support) => `Tem perguntas? Responda a este e-mail ou escreva para ${support}.`,
    sentWith: "Enviado com Latchkey.",
    checks: (agency, provider) => `${agency}. Verificações por ${provider}. Funciona com Latchkey.`,
  },
};
