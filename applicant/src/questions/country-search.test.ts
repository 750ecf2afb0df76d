import { countriesDocsMap } from "@latchkey/domain/identity/countries.ts";
import { foldName } from "@latchkey/domain/rules/fold.ts";
import { type Language, languages } from "@latchkey/domain/vocabulary/languages.ts";
import { foldText } from "@latchkey/ui/combobox/prefix-match.ts";
import { describe, expect, test } from "vitest";
import { otherNames } from "./country-names.ts";
import { countryOptions } from "./country-options.ts";
import { searchCountries } from "./country-search.ts";

const codes = countriesDocsMap.map(({ countryCode }) => countryCode);
const searchIn = (language: Language) => {
  const options = countryOptions(codes, language);
  return (typed: string) => {
    const { shown, exact } = searchCountries(options, typed);
    return { shown: shown.map(({ value }) => value), exact: exact?.value };
  };
};
const inEnglish = searchIn("en");

describe("a country is found by the name that people type", () => {
  test.each([
    ["Turkey", "TR"],
    ["Turkiye", "TR"],
    ["Cote d'Ivoire", "CI"],
    ["Curacao", "CW"],
    ["Reunion", "RE"],
    ["Ivory Coast", "CI"],
    ["USA", "US"],
    ["UK", "GB"],
    ["England", "GB"],
    ["great britain", "GB"],
    ["Holland", "NL"],
    ["Czech Republic", "CZ"],
    ["Burma", "MM"],
    ["St Lucia", "LC"],
    ["Saint Lucia", "LC"],
    ["Trinidad and Tobago", "TT"],
    ["Swaziland", "SZ"],
    ["Republic of Ireland", "IE"],
    ["The Gambia", "GM"],
  ])("%s", (typed, code) => {
    expect(inEnglish(typed)).toMatchObject({ exact: code });
    expect(inEnglish(typed).shown[0]).toBe(code);
  });

  test.each([
    ["sao tome", "ST"],
    ["north kor", "KP"],
    ["Kingdom of the Netherlands", "NL"],
    ["República de El Salvador", "SV"],
    ["Islamic Republic of Iran", "IR"],
    ["Korea, Republic of", "KR"],
  ])("%s, which is no whole name here", (typed, code) => {
    expect(inEnglish(typed).shown[0]).toBe(code);
  });

  test.each([
    ["Deutschland", "DE"],
    ["Polska", "PL"],
    ["Україна", "UA"],
    ["ایران", "IR"],
    ["日本", "JP"],
    ["Hrvatska", "HR"],
    ["Suomi", "FI"],
    ["Alemanha", "DE"],
  ])("%s, in another language", (typed, code) => {
    expect(inEnglish(typed).shown).toEqual([code]);
  });
});

describe("a country is found by names of public lists", () => {
  test.each([
    ["Zaire", "CD"],
    ["Ceylon", "LK"],
    ["Upper Volta", "BF"],
    ["Dahomey", "BJ"],
    ["Sverige", "SE"],
    ["Magyarország", "HU"],
    ["中国", "CN"],
    ["Ελλάδα", "GR"],
    ["Ελληνική Δημοκρατία", "GR"],
    ["中华人民共和国香港特别行政区", "HK"],
    ["Republíki ya Kongó", "CG"],
    ["Россия", "RU"],
    ["UAE", "AE"],
    ["DRC", "CD"],
    ["PRC", "CN"],
    ["ROK", "KR"],
    ["POL", "PL"],
    ["GBR", "GB"],
    ["People's Republic of China", "CN"],
    ["Republic of China", "TW"],
    ["Lao People’s Democratic Republic", "LA"],
    ["United Mexican States", "MX"],
    ["Estados Unidos", "US"],
    ["República Portuguesa", "PT"],
  ])("%s, in full", (typed, code) => {
    expect(inEnglish(typed).shown[0]).toBe(code);
    expect(inEnglish(typed).exact).toBe(code);
  });

  test.each([
    ["Suomen tasavalta", "FI"],
    ["Republika e Shqipërisë", "AL"],
    ["Lietuvos Respublika", "LT"],
    ["Principat d’Andorra", "AD"],
    ["Республика Беларусь", "BY"],
    ["Азербайджанская Республика", "AZ"],
    ["澳門特別行政區", "MO"],
    ["الجمهورية اللبنانية", "LB"],
    ["المملكة المغربية", "MA"],
    ["جمهورية مصر العربية", "EG"],
    ["الجمهورية اليمنية", "YE"],
    ["भारत गणराज्य", "IN"],
    ["இந்தியக் குடியரசு", "IN"],
    ["नेपाल संघीय लोकतान्त्रिक गणतन्त्र", "NP"],
    ["የኢትዮጵያ ፌዴራላዊ ዲሞክራሲያዊ ሪፐብሊክ", "ET"],
    ["Philipines", "PH"],
  ])("%s, as a form of the name", (typed, code) => {
    expect(inEnglish(typed).shown[0]).toBe(code);
    expect(inEnglish(typed).exact).toBeUndefined();
  });

  test.each(["Republic", "Kingdom of", "Democratic Republic of", "Qwertz", "London"])(
    "%s names no single country",
    (typed) => {
      expect(inEnglish(typed).exact).toBeUndefined();
    },
  );
});

test("the names of the reader's language come first, and codes only in full", () => {
  expect(inEnglish("uk").shown).toEqual(["GB", "UA"]);
  expect(inEnglish("k").shown).not.toContain("KM");
  expect(inEnglish("a").shown).not.toContain("DE");
  expect(inEnglish("niger").shown).toEqual(["NE", "NG"]);
  expect(inEnglish("xyz")).toEqual({ shown: [], exact: undefined });
  expect(inEnglish(" ").shown).toHaveLength(codes.length);
});

test.each(
  "Polónia,Irão,Vietname,Roménia,Quénia,Arménia,Eslovénia,Estónia,Letónia,Mónaco,Chéquia,Zimbabué,Trindade e Tobago".split(
    ",",
  ),
)("%s, as Portugal writes it, is a label", (name) => {
  const label = (code: string | undefined) =>
    countryOptions(codes, "pt").find(({ value }) => value === code)?.label;
  expect(label(searchIn("pt")(name).exact)).toBe(name);
});

test("every label of every language is found, first and in full, in each language", () => {
  for (const language of languages) {
    const search = searchIn(language);
    for (const { value, label } of countryOptions(codes, language)) {
      expect(search(label).shown, `${label} in ${language}`).toContain(value);
      expect(inEnglish(label).shown, `${label} in English`).toContain(value);
    }
  }
});

test("the list marks what is typed by the folding that finds it", () => {
  for (const language of languages) {
    for (const { label } of countryOptions(codes, language)) expect(foldText(label)).toBe(foldName(label));
  }
  expect(foldText("Łódź, Øre, Đurić, Straße, Ærø")).toBe(foldName("Łódź, Øre, Đurić, Straße, Ærø"));
});

test("other names belong to countries of the list", () => {
  expect(Object.keys(otherNames).filter((code) => !codes.includes(code))).toEqual([]);
});
