import { type CatalogueModule, catalogueLoader } from "@latchkey/browser/i18n/catalogue-loader.ts";

/** This app's own texts and the shared ones, except those of pages that are prerendered and have no script. */
export const loadCatalogue = catalogueLoader(
  import.meta.glob<CatalogueModule>([
    "./*/*.ts",
    "!./*/notices.ts",
    "!./*/without-script.ts",
    "../../../words/src/*/*.ts",
    "!../../../words/src/testing/*.ts",
  ]),
);
