import { type CatalogueModule, catalogueLoader } from "@latchkey/browser/i18n/catalogue-loader.ts";
import { createI18n as createWith, type I18nOptions } from "@latchkey/browser/i18n/i18n.ts";

/** This app's own texts, and those of `words` that it shows. */
const loadCatalogue = catalogueLoader(
  import.meta.glob<CatalogueModule>([
    "./*/*.ts",
    "../../../words/src/*/{decision-reasons,document-names,other-document-names,reasons,remedial,validation}.ts",
  ]),
);

/** The texts of this app in the reader's language. */
export const createI18n = (options: I18nOptions) => createWith(loadCatalogue, options);
