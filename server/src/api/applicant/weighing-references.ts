import { isClosed, statusOf } from "@latchkey/domain/parties/status.ts";
import { payPeriods } from "@latchkey/domain/references/employment.ts";
import { type WeighingFact, weighingFacts } from "@latchkey/domain/references/weighing.ts";
import { type PartyRow, partyKeyOf, readParty } from "../../parties/party-row.ts";
import { replyToReference } from "../../references/reply-to-reference.ts";
import { readWeighingReferences, type WeighingReference } from "../../references/weighing-references.ts";
import { enumValues } from "../graphql/enum-values.ts";
import { builder, inOperation } from "./builder.ts";
import { dbOf } from "./request-context.ts";
import { referenceKind } from "./turns.type.ts";
import { validationType } from "./validation.type.ts";

const factName = builder.enumType("WeighingFactName", { values: enumValues(weighingFacts) });
const payPeriod = builder.enumType("PayPeriod", { values: payPeriods });

const weighingFact = builder.objectRef<WeighingFact>("WeighingFact").implement({
  fields: (t) => ({
    fact: t.expose("fact", { type: factName }),
    declaredMinor: t.float({
      nullable: true,
      description: "Of a year.",
      resolve: ({ declared }) => declared?.minor ?? null,
    }),
    saidMinor: t.float({ nullable: true, resolve: ({ said }) => said?.minor ?? null }),
    saidEvery: t.field({ type: payPeriod, nullable: true, resolve: ({ said }) => said?.every ?? null }),
    currency: t.string({ nullable: true, resolve: ({ said }) => said?.currency ?? null }),
  }),
});

interface ShownWeighing extends WeighingReference {
  readonly mayReply: boolean;
}

const weighingReference = builder.objectRef<ShownWeighing>("WeighingReference").implement({
  description: "Never the free note, the contact, or who answered.",
  fields: (t) => ({
    id: t.exposeID("id"),
    kind: t.expose("kind", { type: referenceKind }),
    name: t.exposeString("name", { description: "The referee's name as the applicant gave it." }),
    answeredAt: t.field({ type: "DateTime", resolve: ({ answeredAt }) => answeredAt.toISOString() }),
    facts: t.field({ type: [weighingFact], resolve: ({ facts }) => [...facts] }),
    reply: t.exposeString("reply", { nullable: true }),
    repliedAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ repliedAt }) => repliedAt?.toISOString() ?? null,
    }),
    mayReply: t.exposeBoolean("mayReply", { description: "Once, until the decision." }),
  }),
});

builder.objectField(validationType, "weighingReferences", (t) =>
  t.field({
    type: [weighingReference],
    description: "References with facts that weigh against the applicant.",
    resolve: async (validation, _args, context) => {
      const isOver = isClosed(statusOf(validation.events));
      const found = await readWeighingReferences(dbOf(context), partyKeyOf(validation));
      return found.map((reference) => ({ ...reference, mayReply: !isOver && reference.reply === null }));
    },
  }),
);

const payload = builder.objectRef<PartyRow>("ReplyToReference").implement({
  fields: (t) => ({ validation: t.field({ type: validationType, resolve: (standing) => standing }) }),
});

builder.mutationField("replyToReference", (t) =>
  t.field({
    type: payload,
    description: "To facts that weigh against the applicant; once.",
    args: { referenceId: t.arg.id({ required: true }), text: t.arg.string({ required: true }) },
    resolve: (_root, { referenceId, text }, context) =>
      inOperation(context, async ({ work, party }) => {
        await replyToReference(work, party, { referenceId, text });
        return readParty(work, party);
      }),
  }),
);
