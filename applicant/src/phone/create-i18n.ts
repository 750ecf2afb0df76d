import { type CatalogueModule, catalogueLoader } from "@latchkey/browser/i18n/catalogue-loader.ts";
import { createI18n as createWith } from "@latchkey/browser/i18n/i18n.ts";

/** The texts of this document alone: the list of all others weighs more than they do. */
const loadCatalogue = catalogueLoader(
  import.meta.glob<CatalogueModule>([
    "../locales/*/{phone,live-photo,errors}.ts",
    "../../../words/src/*/{shell,validation,questions,documents,guidance,upload-dialogs,document-names,other-document-names}.ts",
  ]),
);

export const createI18n = () =>
  createWith(loadCatalogue, {
    namespaces: [
      "shell",
      "errors",
      "phone",
      "documents",
      "guidance",
      "document-names",
      "other-document-names",
      "validation",
    ],
  });
