import { type Catalogue, createI18n as createWith } from "@latchkey/browser/i18n/i18n.ts";
import { fallbackLanguage, type Language } from "@latchkey/domain/vocabulary/languages.ts";

type CatalogueModule = Readonly<Record<string, Catalogue>>;

const files = import.meta.glob<CatalogueModule>(["./*/*.ts", "../../../words/src/*/{shell,validation}.ts"]);

const byName = new Map(
  Object.entries(files).map(([path, load]) => [path.split("/").slice(-2).join("/"), load] as const),
);

/** Where a language lacks the file, the English one. */
const loadCatalogue = async (language: string, namespace: string): Promise<Catalogue> => {
  const load = byName.get(`${language}/${namespace}.ts`) ?? byName.get(`${fallbackLanguage}/${namespace}.ts`);
  const [catalogue] = load ? Object.values(await load()) : [];
  if (!catalogue) throw new Error(`There are no texts named ${namespace}`);
  return catalogue;
};

/** All texts of this app in one language; without one, in the reader's. */
export const createI18n = (language?: Language) =>
  createWith(loadCatalogue, { language, namespaces: ["shell", "validation", "reference"] });
