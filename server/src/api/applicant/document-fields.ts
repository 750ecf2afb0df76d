import { type DocumentRow, wireTypeOf } from "../../documents/documents.ts";
import { pathOfKey } from "../../documents/paths.ts";
import { builder, type FieldsOf } from "./builder.ts";

/** Fields of a document in any section, except its id, which the sections name differently. */
export const documentFields: FieldsOf<DocumentRow> = (t) => ({
  type: t.string({ resolve: wireTypeOf }),
  path: t.string({
    resolve: ({ key }, _args, { services }) => pathOfKey(services.config.uploads.storageOrigin, key),
  }),
  fileName: t.exposeString("fileName"),
  ownName: t.string({
    description: "The original file name; the stored name if that is unknown.",
    resolve: ({ fileName, givenName }) => givenName ?? fileName,
  }),
  remedialSectionUuid: t.expose("remedialSectionUuid", { type: "ID", nullable: true }),
});

const NAMED = "Of a stored document, which the entry keeps, or whose file it replaces.";

export const documentInput = (name: string) =>
  builder.inputType(name, {
    fields: (t) => ({
      id: t.id({ description: NAMED }),
      uuid: t.id({ description: NAMED }),
      type: t.string({ required: true }),
      path: t.string({ required: true }),
      expiresOn: t.field({ type: "Date" }),
    }),
  });
