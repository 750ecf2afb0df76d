/** The texts of one group: nested, with `{{value}}` placeholders. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

/** Modules by their paths, `./de/identity.ts`, each with one catalogue. */
export type CatalogueModules = Readonly<Record<string, Readonly<Record<string, Catalogue>>>>;

export const catalogueIn = (modules: CatalogueModules, language: string, group: string): Catalogue =>
  Object.values(modules[`./${language}/${group}.ts`] ?? {})[0] ?? {};

/** The groups of texts that a language has. */
export const groupsIn = (modules: CatalogueModules, language: string): readonly string[] =>
  Object.keys(modules)
    .filter((path) => path.startsWith(`./${language}/`))
    .map((path) => path.slice(`./${language}/`.length, -".ts".length));

/** `{ a: { b: "text" } }` → `a.b` → text. */
export const flatTexts = (catalogue: Catalogue, prefix = ""): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(catalogue).flatMap(([key, value]) =>
      typeof value === "string"
        ? [[prefix + key, value] as const]
        : [...flatTexts(value, `${prefix}${key}.`)],
    ),
  );

/** Texts that are the same in English and in the language for good reason, e.g. names and loan words. */
const rightlyEqual: Readonly<Record<string, readonly string[]>> = {
  de: ["MyKad"],
  es: ["Error: ", "MyKad"],
  fr: ["Document", "Menu", "MyKad", "Question {{number}}"],
  it: ["Menu", "MyKad", "Privacy"],
  pt: ["Menu", "MyKad"],
};

const sameInEveryLanguage = (text: string): boolean => !/\p{L}/u.test(text.replaceAll(/\{\{.*?\}\}/g, ""));

export const mayBeEqual = (language: string, text: string): boolean =>
  sameInEveryLanguage(text) || (rightlyEqual[language]?.includes(text) ?? false);

/** The placeholders and tags of a text. */
export const marksIn = (text: string): readonly string[] =>
  (text.match(/\{\{.*?\}\}|<\/?\w+>/g) ?? []).toSorted();
