import { type CatalogueModule, catalogueLoader } from "@latchkey/browser/i18n/catalogue-loader.ts";
import { createI18n as createWith, type I18nOptions } from "@latchkey/browser/i18n/i18n.ts";

/** The texts of this document alone: the list of all others weighs more than they do. */
const loadCatalogue = catalogueLoader(
  import.meta.glob<CatalogueModule>([
    "../locales/*/{sign-in,errors}.ts",
    "../../../words/src/*/{shell,validation}.ts",
  ]),
);

/** The texts of the sign-in document in the reader's language. */
export const createI18n = (options: I18nOptions) => createWith(loadCatalogue, options);
