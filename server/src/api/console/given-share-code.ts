import { inTransaction } from "../../platform/work/work.ts";
import { type GivenShareCode, revealShareCode } from "../../right-to-rent/share-codes.ts";
import { asRole, builder } from "./console-builder.ts";
import { partyNamed } from "./party-named.ts";

const givenShareCode = builder.objectRef<GivenShareCode>("GivenShareCode").implement({
  fields: (t) => ({
    code: t.exposeString("code"),
    givenOn: t.expose("givenOn", { type: "Date" }),
    lastDay: t.expose("lastDay", { type: "Date", description: "The code has ended for certain after it." }),
    hasEnded: t.exposeBoolean("hasEnded"),
  }),
});

builder.queryField("givenShareCode", (t) =>
  t.field({
    type: givenShareCode,
    nullable: true,
    description: "The share code that the applicant gave last; reading it is audited. null: there is none.",
    args: { partyId: t.arg.id({ required: true }) },
    resolve: (_root, { partyId }, context) =>
      asRole(context, "REVIEWER", (actor) =>
        inTransaction(context.services, actor, async (work) =>
          revealShareCode(work, await partyNamed({ work }, partyId)),
        ),
      ),
  }),
);
