import type { MemberForm } from "../../documents/member-files.ts";
import type { MemberTypes } from "./member-types.ts";

interface FormField {
  readonly name: string;
  readonly value: string;
}

/** The form of an upload, as console and portal get it. */
export const signedFormType = <Context extends object>(
  builder: PothosSchemaTypes.SchemaBuilder<PothosSchemaTypes.ExtendDefaultTypes<MemberTypes<Context>>>,
) => {
  const formField = builder.objectRef<FormField>("SignedField").implement({
    fields: (t) => ({ name: t.exposeString("name"), value: t.exposeString("value") }),
  });
  return builder.objectRef<MemberForm>("SignedForm").implement({
    description: "The form of an upload: its fields in this order, then the file as `file`.",
    fields: (t) => ({
      uploadId: t.exposeID("uploadId"),
      url: t.string({ resolve: ({ form }) => form.url }),
      fields: t.field({
        type: [formField],
        resolve: ({ form }) => Object.entries(form.fields).map(([name, value]) => ({ name, value })),
      }),
    }),
  });
};
