import type { Language } from "../vocabulary/languages.ts";

/** The place at which an applicant reads a text of the policy: on the dashboard, before and after the application is sent. */
export const textPlaces = ["before", "after"] as const;
export type TextPlace = (typeof textPlaces)[number];

/** English is what the other languages fall back to. */
export type PolicyText = Readonly<Partial<Record<Language, string>>> & { readonly en: string };

export type PolicyTexts = Readonly<Partial<Record<TextPlace, PolicyText>>>;
