import { asLanguage, fallbackLanguage } from "@latchkey/domain/vocabulary/languages.ts";
import { type CaseRow, readCase } from "../../cases/case-row.ts";
import { askForSecondLook } from "../../decisions/contest.ts";
import { builder, inOperation } from "./builder.ts";
import { validationType } from "./validation.type.ts";

const payload = builder.objectRef<CaseRow>("AskForSecondLook").implement({
  fields: (t) => ({ validation: t.field({ type: validationType, resolve: (standing) => standing }) }),
});

builder.mutationField("askForSecondLook", (t) =>
  t.field({
    type: payload,
    description: "A person who has not decided looks again: once for each decision, within its days.",
    args: { text: t.arg.string({ required: true }), language: t.arg.string() },
    resolve: (_root, { text, language }, context) =>
      inOperation(context, async ({ work, party }) => {
        await askForSecondLook(work, party, { text, language: asLanguage(language) ?? fallbackLanguage });
        return readCase(work, party);
      }),
  }),
);
