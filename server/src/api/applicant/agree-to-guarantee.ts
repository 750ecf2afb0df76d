import { asLanguage, fallbackLanguage } from "@latchkey/domain/vocabulary/languages.ts";
import { agreeToGuarantee } from "../../parties/agree-to-guarantee.ts";
import { builder, inOperation } from "./builder.ts";
import { consentsPayload } from "./update-consents.ts";

builder.mutationField("agreeToGuarantee", (t) =>
  t.field({
    type: consentsPayload,
    description: "A guarantor agrees to what the page has shown; if that has changed, CHANGED_ELSEWHERE.",
    args: {
      tenants: t.arg.stringList({ required: true }),
      home: t.arg.string({ required: true }),
      monthlyAmount: t.arg.float({ required: true, description: "In pounds." }),
      language: t.arg.string(),
    },
    resolve: (_root, { language, monthlyAmount, ...shown }, context) =>
      inOperation(context, async ({ work, party }) => {
        await agreeToGuarantee(work, party, {
          shown: { ...shown, monthlyPence: Math.round(monthlyAmount * 100) },
          language: asLanguage(language) ?? fallbackLanguage,
        });
        return context.me;
      }),
  }),
);
