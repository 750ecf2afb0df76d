import { partyNumber } from "@latchkey/domain/parties/party-number.ts";
import { referenceGroups } from "@latchkey/domain/references/groups.ts";
import { type ListedReference, listReferences, type ReferencePage } from "../../review/list-references.ts";
import { enumValues } from "../graphql/enum-values.ts";
import { asRole, builder } from "./console-builder.ts";
import { referenceKind, referenceState } from "./reference.type.ts";

const group = builder.enumType("ReferenceGroup", { values: enumValues(referenceGroups) });

const listedReference = builder.objectRef<ListedReference>("ListedReference").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    partyId: t.exposeID("partyId"),
    number: t.string({ resolve: ({ number }) => partyNumber(number) }),
    firstName: t.exposeString("firstName", { description: "Of the applicant." }),
    lastName: t.exposeString("lastName"),
    kind: t.expose("kind", { type: referenceKind }),
    state: t.expose("state", { type: referenceState }),
    name: t.exposeString("name", { description: "Of the referee." }),
    email: t.exposeString("email"),
    company: t.exposeString("company", { nullable: true }),
    sentAt: t.field({ type: "DateTime", resolve: ({ sentAt }) => sentAt.toISOString() }),
    ageDays: t.exposeInt("ageDays", { description: "Since the request." }),
    remindOn: t.expose("remindOn", {
      type: "Date",
      nullable: true,
      description: "Null: no reminder follows.",
    }),
    isWaived: t.exposeBoolean("isWaived"),
    contradicts: t.exposeBoolean("contradicts", { description: "The answer differs from the declaration." }),
  }),
});

const referencePage = builder.objectRef<ReferencePage>("ReferencePage").implement({
  fields: (t) => ({
    rows: t.field({ type: [listedReference], resolve: ({ rows }) => [...rows] }),
    next: t.exposeString("next", { nullable: true, description: "The cursor of the next page." }),
  }),
});

builder.queryField("references", (t) =>
  t.field({
    type: referencePage,
    description: "Of all applications; those that wait come first, and of them the oldest.",
    args: {
      group: t.arg({ type: group, description: "Null: all." }),
      kind: t.arg({ type: referenceKind, description: "Null: all." }),
      search: t.arg.string({
        required: true,
        description: "Words of the applicant, the case's number or the referee; empty for all.",
      }),
      after: t.arg.string(),
    },
    resolve: (_root, args, context) =>
      asRole(context, "REVIEWER", ({ staffId }) =>
        listReferences(context.services.db, {
          staffId,
          today: context.services.today(),
          group: args.group ?? undefined,
          kind: args.kind ?? undefined,
          search: args.search,
          after: args.after ?? undefined,
        }),
      ),
  }),
);
