import type { DocumentDefinition } from "@latchkey/domain/documents/definitions.ts";
import type { CountryDocuments } from "@latchkey/domain/identity/countries.ts";
import { builder } from "../graphql/builder.ts";

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

export const countryDocuments = builder.objectRef<CountryDocuments>("CountryDocuments").implement({
  fields: (t) => ({
    countryCode: t.exposeString("countryCode"),
    allowedIdentityDocs: t.stringList({ resolve: ({ allowedIdentityDocs }) => [...allowedIdentityDocs] }),
  }),
});
