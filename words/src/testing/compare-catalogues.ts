import type { Catalogue } from "../catalogue.ts";

/** Modules by their paths, `./de/identity.ts`, each with one catalogue. */
export type CatalogueModules = Readonly<Record<string, Readonly<Record<string, Catalogue>>>>;

const catalogueIn = (modules: CatalogueModules, language: string, group: string): Catalogue =>
  Object.values(modules[`./${language}/${group}.ts`] ?? {})[0] ?? {};

/** The groups of texts that a language has. */
const groupsIn = (modules: CatalogueModules, language: string): readonly string[] =>
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
  es: ["Error: ", "MyKad", "No"],
  fr: ["Document", "Menu", "MyKad", "Page {{page}}", "Pages", "Photo", "Question {{number}}"],
  it: ["Menu", "MyKad", "No", "Privacy"],
  pt: ["Menu", "MyKad"],
};

const sameInEveryLanguage = (text: string): boolean => !/\p{L}/u.test(text.replaceAll(/\{\{.*?\}\}/g, ""));

const mayBeEqual = (language: string, text: string): boolean =>
  sameInEveryLanguage(text) || (rightlyEqual[language]?.includes(text) ?? false);

/** The placeholders and tags of a text. */
const marksIn = (text: string): readonly string[] => (text.match(/\{\{.*?\}\}|<\/?\w+>/g) ?? []).toSorted();

/** What is wrong with a translated text; undefined: nothing. */
const problemOf = (language: string, english: string, own: string | undefined): string | undefined => {
  if (own === undefined) return "is missing";
  if (own.trim() === "") return "is empty";
  if (marksIn(own).join() !== marksIn(english).join())
    return "has other placeholders or tags than in English";
  return own === english && !mayBeEqual(language, english) ? "is still English" : undefined;
};

/** Reviewers read English: the label of a step, which has a phrase too, and the labels of choices. */
const isForReviewers = (key: string, said: Catalogue): boolean =>
  key === "choiceLabels" || (key === "label" && ("phrase" in said || "phraseAmongAnswers" in said));

const translatable = (catalogue: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(catalogue)
      .filter(([key]) => !isForReviewers(key, catalogue))
      .map(([key, value]) => [key, typeof value === "string" ? value : translatable(value)]),
  );

const groupProblems = (modules: CatalogueModules, language: string, group: string): readonly string[] => {
  const english = flatTexts(translatable(catalogueIn(modules, "en", group)));
  const translated = flatTexts(catalogueIn(modules, language, group));
  const extra = [...translated.keys()].filter((key) => !english.has(key));
  return [
    ...[...english].flatMap(([key, text]) => {
      const problem = problemOf(language, text, translated.get(key));
      return problem ? [`${group}: ${key} ${problem}`] : [];
    }),
    ...extra.map((key) => `${group}: ${key} is not in English`),
  ];
};

/** What is wrong with the texts in a language, compared with those in English. */
export const catalogueProblems = (modules: CatalogueModules, language: string): readonly string[] => {
  const groups = groupsIn(modules, "en");
  const extra = groupsIn(modules, language).filter((group) => !groups.includes(group));
  return [
    ...(groups.length === 0 ? ["There is no text in English"] : []),
    ...groups.flatMap((group) => groupProblems(modules, language, group)),
    ...extra.map((group) => `${group} is not in English`),
  ];
};

/** Files that do not export exactly one catalogue. */
export const moduleProblems = (modules: CatalogueModules): readonly string[] =>
  Object.keys(modules).filter((path) => Object.keys(modules[path] ?? {}).length !== 1);

/** A sign that has a space before it in French, where the line may break at that space. */
const LOOSE_SIGN = / [:;!?»]|« /;

/** French texts of which a sign may come to stand alone on a line. */
export const looseFrenchSigns = (modules: CatalogueModules): readonly string[] =>
  groupsIn(modules, "fr")
    .flatMap((group) => [...flatTexts(catalogueIn(modules, "fr", group)).values()])
    .filter((text) => LOOSE_SIGN.test(text));
