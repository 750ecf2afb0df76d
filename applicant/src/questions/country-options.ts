import { regions } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import type { ListSearch } from "@latchkey/ui/combobox/prefix-match.ts";
import { useEffect, useMemo, useState } from "react";

export interface CountryOption {
  readonly value: string;
  readonly label: string;
}

/** Countries labelled in the reader's language and sorted by label (spec 1 §9), in Portuguese as in Portugal. */
export const countryOptions = (codes: readonly string[], language: Language): readonly CountryOption[] => {
  const region = regions[language];
  const names = new Intl.DisplayNames(region, { type: "region", fallback: "code" });
  const { compare } = new Intl.Collator(region);
  return codes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((one, other) => compare(one.label, other.label));
};

const useCountrySearch = (): ListSearch | undefined => {
  const [search, setSearch] = useState<ListSearch>();
  useEffect(() => {
    import("./country-search.ts").then(
      ({ searchCountries }) => setSearch(() => searchCountries),
      () => undefined,
    );
  }, []);
  return search;
};

export const useCountryList = (codes: readonly string[]) => {
  const { language } = useLanguage();
  const options = useMemo(() => countryOptions(codes, language), [codes, language]);
  return { options, search: useCountrySearch() };
};
