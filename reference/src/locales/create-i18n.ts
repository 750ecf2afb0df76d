import { type Catalogue, createI18n as createWith, type Namespace } from "@latchkey/browser/i18n/i18n.ts";
import type { ReferenceKind } from "@latchkey/domain/references/kinds.ts";
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

/** What every page of this document needs; a landlord's questions are among it. */
const everywhere = ["shell", "validation", "reference"] as const;

const more = {
  rental: [],
  employment: ["statement", "employment"],
  accountant: ["statement", "accountant"],
} as const satisfies Record<ReferenceKind, readonly Namespace[]>;

/**
 * All texts of a page in one language; without one, in the reader's.
 * @param kind whose questions the page shows
 */
export const createI18n = (language?: Language, kind?: ReferenceKind) =>
  createWith(loadCatalogue, { language, namespaces: [...everywhere, ...(kind ? more[kind] : [])] });
