import { asksRightToRent } from "../compliance/right-to-rent/asked.ts";
import type { HomeCountry } from "../vocabulary/home-countries.ts";
import { type Language, staffLanguage } from "../vocabulary/languages.ts";
import type { PartyRole } from "../vocabulary/party-roles.ts";

/** A reviewer has skills, and a case needs some: the languages are those in which applicants write. */
export const skills = [
  "RIGHT_TO_RENT",
  "SELF_EMPLOYED",
  "LANGUAGE_DE",
  "LANGUAGE_EN",
  "LANGUAGE_ES",
  "LANGUAGE_FR",
  "LANGUAGE_IT",
  "LANGUAGE_PT",
] as const;
export type Skill = (typeof skills)[number];

const languageSkills: Readonly<Record<Language, Skill>> = {
  de: "LANGUAGE_DE",
  en: "LANGUAGE_EN",
  es: "LANGUAGE_ES",
  fr: "LANGUAGE_FR",
  it: "LANGUAGE_IT",
  pt: "LANGUAGE_PT",
};

interface CaseFacts {
  readonly role: PartyRole;
  readonly country: HomeCountry;
  readonly language: Language;
  readonly isSelfEmployed: boolean;
}

/** All staff read English, so that no case needs it. */
export const needsOf = ({ role, country, language, isSelfEmployed }: CaseFacts): readonly Skill[] => [
  ...(asksRightToRent({ role, country }) ? (["RIGHT_TO_RENT"] as const) : []),
  ...(isSelfEmployed ? (["SELF_EMPLOYED"] as const) : []),
  ...(language === staffLanguage ? [] : [languageSkills[language]]),
];

/** In the order of the list, each once. */
export const knownSkills = (given: readonly string[]): readonly Skill[] =>
  skills.filter((skill) => given.includes(skill));
