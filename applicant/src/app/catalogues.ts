import { fallbackLanguage } from "@latchkey/domain/vocabulary/languages.ts";

/** Texts of one feature in one language: nested one level, `{{value}}` to fill in. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

type CatalogueModule = Readonly<Record<string, Catalogue>>;

/** Without the small print, whose pages are written beforehand. */
const files = import.meta.glob<CatalogueModule>(["../locales/*/*.ts", "!../locales/*/notices.ts"]);

/** Loads `locales/<language>/<namespace>.ts`; where a language lacks the file, the English one. */
export const loadCatalogue = async (language: string, namespace: string): Promise<Catalogue> => {
  const load =
    files[`../locales/${language}/${namespace}.ts`] ??
    files[`../locales/${fallbackLanguage}/${namespace}.ts`];
  const [catalogue] = load ? Object.values(await load()) : [];
  if (!catalogue) throw new Error(`There are no texts named ${namespace}`);
  return catalogue;
};
