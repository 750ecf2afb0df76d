import { type CatalogueModule, catalogueLoader } from "@latchkey/browser/i18n/catalogue-loader.ts";
import { createI18n as createWith, type Namespace } from "@latchkey/browser/i18n/i18n.ts";
import type { ReferenceKind } from "@latchkey/domain/references/kinds.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";

const loadCatalogue = catalogueLoader(
  import.meta.glob<CatalogueModule>(["./*/*.ts", "../../../words/src/*/{shell,validation}.ts"]),
);

/** What every page of this document needs; a landlord's questions are among it. */
const everywhere = ["shell", "validation", "reference"] as const;

const more = {
  rental: ["rental"],
  employment: ["statement", "employment"],
  accountant: ["statement", "accountant"],
} as const satisfies Record<ReferenceKind, readonly Namespace[]>;

/**
 * All texts of a page in one language; without one, in the reader's.
 * @param kind whose questions the page shows
 */
export const createI18n = (language?: Language, kind?: ReferenceKind) =>
  createWith(loadCatalogue, { language, namespaces: [...everywhere, ...(kind ? more[kind] : [])] });
