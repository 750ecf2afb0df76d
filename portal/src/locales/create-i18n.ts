import { type CatalogueModule, catalogueLoader } from "@latchkey/browser/i18n/catalogue-loader.ts";
import { createI18n as createWith, type I18nOptions } from "@latchkey/browser/i18n/i18n.ts";
import { staffLanguage } from "@latchkey/domain/vocabulary/languages.ts";

const loadCatalogue = catalogueLoader(
  import.meta.glob<CatalogueModule>([
    "./en/*.ts",
    "../../../members/src/locales/en/*.ts",
    "../../../words/src/en/{check-names,document-names,other-document-names,report-words,validation}.ts",
  ]),
);

/** English, whatever language the browser prefers or an applicant chose in it. */
export const createI18n = (options: Pick<I18nOptions, "namespaces">) =>
  createWith(loadCatalogue, { ...options, language: staffLanguage, isFixed: true });
