import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useMemo } from "react";

export interface CountryOption {
  readonly value: string;
  readonly label: string;
}

/** Countries labelled in the reader's language and sorted by label (spec 1 §9). */
export const countryOptions = (codes: readonly string[], language: string): readonly CountryOption[] => {
  const names = new Intl.DisplayNames(language, { type: "region", fallback: "code" });
  const { compare } = new Intl.Collator(language);
  return codes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((one, other) => compare(one.label, other.label));
};

export const useCountryOptions = (codes: readonly string[]): readonly CountryOption[] => {
  const { language } = useLanguage();
  return useMemo(() => countryOptions(codes, language), [codes, language]);
};
