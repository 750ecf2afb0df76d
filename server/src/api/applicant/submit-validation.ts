import { asLanguage, fallbackLanguage } from "@latchkey/domain/vocabulary/languages.ts";
import { type CaseRow, readCase } from "../../cases/case-row.ts";
import { submitCase } from "../../sections/submit.ts";
import { builder, inOperation } from "./builder.ts";
import { validationType } from "./validation.type.ts";

const payload = builder.objectRef<CaseRow>("SubmitValidation").implement({
  fields: (t) => ({
    submittedValidation: t.field({ type: validationType, resolve: (standing) => standing }),
  }),
});

builder.mutationField("submitValidation", (t) =>
  t.field({
    type: payload,
    args: { language: t.arg.string() },
    resolve: (_root, { language }, context) =>
      inOperation(context, async ({ work, party }) => {
        await submitCase(work, party, asLanguage(language) ?? fallbackLanguage);
        return readCase(work, party);
      }),
  }),
);
