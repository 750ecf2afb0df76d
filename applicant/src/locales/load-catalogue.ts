import type { Catalogue } from "@latchkey/browser/i18n/i18n.ts";
import { fallbackLanguage } from "@latchkey/domain/vocabulary/languages.ts";

type CatalogueModule = Readonly<Record<string, Catalogue>>;

/** Without the small print, whose pages are prerendered. */
const files = import.meta.glob<CatalogueModule>(["./*/*.ts", "!./*/notices.ts"]);

/** Loads `locales/<language>/<namespace>.ts`; where a language lacks the file, the English one. */
export const loadCatalogue = async (language: string, namespace: string): Promise<Catalogue> => {
  const load = files[`./${language}/${namespace}.ts`] ?? files[`./${fallbackLanguage}/${namespace}.ts`];
  const [catalogue] = load ? Object.values(await load()) : [];
  if (!catalogue) throw new Error(`There are no texts named ${namespace}`);
  return catalogue;
};
