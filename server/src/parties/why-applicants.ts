import type { Language } from "@latchkey/domain/vocabulary/languages.ts";

export const whyApplicants: Readonly<Record<Language, (provider: string) => string>> = {
  en: (provider) => `You received this because you apply for a home with ${provider}.`,
  de: (provider) => `Sie bekommen diese E-Mail, weil Sie sich bei ${provider} um eine Wohnung bewerben.`,
  es: (provider) => `Recibe este correo porque solicita una vivienda con ${provider}.`,
  fr: (provider) => `Vous recevez cet e-mail parce que vous demandez un logement auprès de ${provider}.`,
  it: (provider) => `Riceve questa e-mail perché ha fatto richiesta per una casa presso ${provider}.`,
  pt: (provider) => `Recebe este e-mail porque se candidata a uma casa com ${provider}.`,
};
