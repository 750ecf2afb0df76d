import { saveIdentity } from "../../identity/save-identity.ts";
import { builder, inOperation } from "./builder.ts";
import { documentInput } from "./document-fields.ts";
import type { MeRow } from "./me.ts";
import { meType } from "./me.type.ts";

const payload = builder.objectRef<() => Promise<MeRow>>("UpdateMe").implement({
  fields: (t) => ({ me: t.field({ type: meType, resolve: (readMe) => readMe() }) }),
});

const identityDocument = documentInput("IdentityDocumentInput");

builder.mutationField("updateMe", (t) =>
  t.field({
    type: payload,
    args: {
      firstName: t.arg.string(),
      middleName: t.arg.string(),
      lastName: t.arg.string(),
      birthdate: t.arg({ type: "Date" }),
      nationality: t.arg.string(),
      shareCode: t.arg.string({ description: "Right to rent only; null takes it back." }),
      identityDocuments: t.arg({ type: [identityDocument] }),
      withdrawnDocuments: t.arg.idList(),
      remedialSectionUuid: t.arg.id(),
      before: t.arg({
        type: "Json",
        description:
          "The facts that the page had read, by argument. One that was changed elsewhere is refused as CHANGED_ELSEWHERE.",
      }),
    },
    resolve: (_root, input, context) =>
      inOperation(context, async ({ work, party }) => {
        await saveIdentity(work, party, input);
        return context.me;
      }),
  }),
);
