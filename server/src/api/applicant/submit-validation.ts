import { asLanguage, fallbackLanguage } from "@latchkey/domain/vocabulary/languages.ts";
import { type PartyRow, readParty } from "../../parties/party-row.ts";
import { submitParty } from "../../sections/submit.ts";
import { builder, inOperation } from "./builder.ts";
import { validationType } from "./validation.type.ts";

const payload = builder.objectRef<PartyRow>("SubmitValidation").implement({
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
        await submitParty(work, party, asLanguage(language) ?? fallbackLanguage);
        return readParty(work, party);
      }),
  }),
);
