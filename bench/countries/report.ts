import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { countriesDocsMap } from "@latchkey/domain/identity/countries.ts";
import { countryOptions } from "../../applicant/src/questions/country-options.ts";
import { searchCountries } from "../../applicant/src/questions/country-search.ts";

/**
 * Counts how many public aliases of countries find theirs, in an English form. The list is `countries.json` of
 * github.com/mledoze/countries, which is not kept here. Run: npx tsx bench/countries/report.ts <file>
 */
interface Named {
  readonly common: string;
  readonly official: string;
}

interface Listed {
  readonly cca2: string;
  readonly cca3: string;
  readonly altSpellings: readonly string[];
  readonly name: Named & { readonly native: Readonly<Record<string, Named>> };
  readonly translations: Readonly<Record<string, Named>>;
}

const [file = ""] = process.argv.slice(2);
const listed: readonly Listed[] = JSON.parse(readFileSync(file, "utf8"));
const options = countryOptions(
  countriesDocsMap.map(({ countryCode }) => countryCode),
  "en",
);

const native = (country: Listed) => Object.values(country.name.native);

const sorts: Readonly<Record<string, (country: Listed) => readonly string[]>> = {
  "Common and official names": (country) => [country.name.common, country.name.official],
  "Other spellings": (country) => country.altSpellings,
  "Own language, common": (country) => native(country).map(({ common }) => common),
  "Own language, official": (country) => native(country).map(({ official }) => official),
  "Code of passports": (country) => [country.cca3],
  "Other languages, common": (country) => Object.values(country.translations).map(({ common }) => common),
  "Other languages, official": (country) =>
    Object.values(country.translations).map(({ official }) => official),
};

/** The sorts that are names of the country itself; those of other languages are counted for information. */
const COUNTED = 4;

interface Tried {
  readonly sort: string;
  readonly code: string;
  readonly alias: string;
}

const tried: readonly Tried[] = Object.entries(sorts).flatMap(([sort, namesOf]) =>
  listed.flatMap((country) =>
    [...new Set(namesOf(country).map((alias) => alias.trim()))].map((alias) => ({
      sort,
      code: country.cca2,
      alias,
    })),
  ),
);

const placeOf = ({ code, alias }: Tried): number =>
  searchCountries(options, alias).shown.findIndex(({ value }) => value === code);

const places = new Map(tried.map((one) => [one, placeOf(one)]));

const row = (title: string, of: readonly Tried[]): string => {
  const first = of.filter((one) => places.get(one) === 0).length;
  const offered = of.filter((one) => (places.get(one) ?? -1) >= 0).length;
  const share = (part: number) => `${part} (${((100 * part) / of.length).toFixed(1)} %)`;
  return `| ${title} | ${of.length} | ${share(offered)} | ${share(first)} |`;
};

const counted = new Set(Object.keys(sorts).slice(0, COUNTED));
const aliases = [
  ...new Map(
    tried
      .filter(({ sort }) => counted.has(sort))
      .map((one) => [`${one.code} ${one.alias.toLowerCase()}`, one]),
  ).values(),
];

const page = `# Countries found by public aliases

Written by \`bench/countries/report.ts\` from \`countries.json\` of github.com/mledoze/countries, typed in an English form. The first row
counts each different name once, of the four sorts that follow it.

| Aliases | tried | offered | offered first |
| --- | --- | --- | --- |
${row("**Names of a country**", aliases)}
${Object.keys(sorts)
  .map((sort) =>
    row(
      sort,
      tried.filter((one) => one.sort === sort),
    ),
  )
  .join("\n")}
`;
writeFileSync(fileURLToPath(new URL("./report.md", import.meta.url)), page);
console.log(page);
