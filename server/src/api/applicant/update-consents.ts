import { asLanguage, fallbackLanguage } from "@latchkey/domain/vocabulary/languages.ts";
import { giveConsents } from "../../parties/give-consents.ts";
import { builder, inOperation } from "./builder.ts";
import type { MeRow } from "./me.ts";
import { meType } from "./me.type.ts";

export const consentsPayload = builder.objectRef<() => Promise<MeRow>>("UpdateConsents").implement({
  fields: (t) => ({ me: t.field({ type: meType, resolve: (readMe) => readMe() }) }),
});

builder.mutationField("updateConsents", (t) =>
  t.field({
    type: consentsPayload,
    args: {
      marketing: t.arg.boolean({ required: true }),
      termsAndConditions: t.arg.boolean({ required: true }),
      backgroundChecks: t.arg.boolean({ required: true }),
      dataAccuracy: t.arg.boolean({ required: true }),
      language: t.arg.string(),
    },
    resolve: (_root, { language, ...consents }, context) =>
      inOperation(context, async ({ work, party }) => {
        const spoken = asLanguage(language) ?? fallbackLanguage;
        await giveConsents(work, party, { ...consents, language: spoken });
        return context.me;
      }),
  }),
);
