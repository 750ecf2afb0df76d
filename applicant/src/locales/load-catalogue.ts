import { type CatalogueModule, catalogueLoader } from "@latchkey/browser/i18n/catalogue-loader.ts";

/** This app's own texts and the shared ones, except those of other HTML documents. */
export const loadCatalogue = catalogueLoader(
  import.meta.glob<CatalogueModule>([
    "./*/*.ts",
    "!./*/notices.ts",
    "!./*/phone.ts",
    "!./*/without-script.ts",
    "../../../words/src/*/*.ts",
    "!../../../words/src/testing/*.ts",
    // For reviewers.
    "!../../../words/src/en/step-labels.ts",
  ]),
);
