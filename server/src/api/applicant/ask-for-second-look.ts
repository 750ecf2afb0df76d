import { asLanguage, fallbackLanguage } from "@latchkey/domain/vocabulary/languages.ts";
import { askForSecondLook } from "../../decisions/contest.ts";
import { type PartyRow, readParty } from "../../parties/party-row.ts";
import { builder, inOperation } from "./builder.ts";
import { validationType } from "./validation.type.ts";

const payload = builder.objectRef<PartyRow>("AskForSecondLook").implement({
  fields: (t) => ({ validation: t.field({ type: validationType, resolve: (standing) => standing }) }),
});

builder.mutationField("askForSecondLook", (t) =>
  t.field({
    type: payload,
    description:
      "Requests a reconsideration by a reviewer who has not decided: once per decision, within its days.",
    args: { text: t.arg.string({ required: true }), language: t.arg.string() },
    resolve: (_root, { text, language }, context) =>
      inOperation(context, async ({ work, party }) => {
        await askForSecondLook(work, party, { text, language: asLanguage(language) ?? fallbackLanguage });
        return readParty(work, party);
      }),
  }),
);
