import type { Catalogue } from "@latchkey/browser/i18n/i18n.ts";
import { fallbackLanguage } from "@latchkey/domain/vocabulary/languages.ts";

type CatalogueModule = Readonly<Record<string, Catalogue>>;

/** This app's own texts and the shared ones, except those of pages that are prerendered and have no script. */
const files = import.meta.glob<CatalogueModule>([
  "./*/*.ts",
  "!./*/notices.ts",
  "!./*/without-script.ts",
  "../../../words/src/*/*.ts",
  "!../../../words/src/testing/*.ts",
]);

const byName = new Map(
  Object.entries(files).map(([path, load]) => [path.split("/").slice(-2).join("/"), load] as const),
);

/** Loads `<language>/<namespace>.ts`; where a language lacks the file, the English one. */
export const loadCatalogue = async (language: string, namespace: string): Promise<Catalogue> => {
  const load = byName.get(`${language}/${namespace}.ts`) ?? byName.get(`${fallbackLanguage}/${namespace}.ts`);
  const [catalogue] = load ? Object.values(await load()) : [];
  if (!catalogue) throw new Error(`There are no texts named ${namespace}`);
  return catalogue;
};
