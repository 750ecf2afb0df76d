import type { DocumentDefinition } from "@latchkey/domain/documents/definitions.ts";
import { identityDocumentKinds } from "@latchkey/domain/documents/kinds.ts";
import type { CountryDocuments } from "@latchkey/domain/identity/countries.ts";
import { builder } from "./builder.ts";

export const documentUploadDefinition = builder
  .objectRef<DocumentDefinition>("DocumentUploadDefinition")
  .implement({
    fields: (t) => ({
      docType: t.exposeString("docType"),
      docName: t.exposeString("docName"),
      acceptedFileTypes: t.stringList({ resolve: ({ acceptedFileTypes }) => [...acceptedFileTypes] }),
      sides: t.exposeInt("sides"),
      sideNames: t.stringList({ resolve: ({ sideNames }) => [...sideNames] }),
    }),
  });

const identityDocumentKind = builder.enumType("IdentityDocumentKind", { values: identityDocumentKinds });

export const countryDocuments = builder.objectRef<CountryDocuments>("CountryDocuments").implement({
  fields: (t) => ({
    countryCode: t.exposeString("countryCode"),
    allowedIdentityDocs: t.field({
      type: [identityDocumentKind],
      resolve: ({ allowedIdentityDocs }) => [...allowedIdentityDocs],
    }),
  }),
});
