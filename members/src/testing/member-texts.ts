import { type CatalogueModule, catalogueLoader } from "@latchkey/browser/i18n/catalogue-loader.ts";
import { createI18n } from "@latchkey/browser/i18n/i18n.ts";
import { staffLanguage } from "@latchkey/domain/vocabulary/languages.ts";

const loadCatalogue = catalogueLoader(
  import.meta.glob<CatalogueModule>([
    "../locales/en/*.ts",
    "./en/*.ts",
    "../../../words/src/en/validation.ts",
  ]),
);

/** All texts of this workspace, with words in place of an app's own. */
export const memberTexts = () =>
  createI18n(loadCatalogue, {
    namespaces: [
      "shell",
      "errors",
      "page",
      "member-words",
      "sign-in",
      "second-factor",
      "enrolment",
      "sign-out",
      "account",
      "validation",
    ],
    language: staffLanguage,
    isFixed: true,
  });
