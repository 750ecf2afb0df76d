import { type CatalogueModule, catalogueLoader } from "@latchkey/browser/i18n/catalogue-loader.ts";
import { createI18n as createWith, type I18nOptions } from "@latchkey/browser/i18n/i18n.ts";

const loadCatalogue = catalogueLoader(
  import.meta.glob<CatalogueModule>([
    "../locales/*/{sign-in,errors}.ts",
    "../../../words/src/*/{shell,validation}.ts",
  ]),
);

export const createI18n = (options: I18nOptions) => createWith(loadCatalogue, options);
