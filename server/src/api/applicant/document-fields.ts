import { type DocumentRow, wireTypeOf } from "../../documents/documents.ts";
import { pathOfKey } from "../../documents/paths.ts";
import type { FieldsOf } from "./builder.ts";

/** What a document of any section has on the wire, besides its id, which the sections name differently. */
export const documentFields: FieldsOf<DocumentRow> = (t) => ({
  type: t.string({ resolve: wireTypeOf }),
  path: t.string({
    resolve: ({ key }, _args, { services }) => pathOfKey(services.config.uploads.storageOrigin, key),
  }),
  fileName: t.exposeString("fileName"),
  givenName: t.exposeString("givenName", {
    nullable: true,
    description: "What the person's own file was called.",
  }),
  remedialSectionUuid: t.expose("remedialSectionUuid", { type: "ID", nullable: true }),
});
