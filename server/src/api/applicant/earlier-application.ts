import { carriedFacts } from "@latchkey/domain/parties/carry-over.ts";
import {
  carryOver,
  type EarlierApplication,
  type EarlierDocument,
  readEarlierApplication,
} from "../../identity/earlier-application.ts";
import { builder, inOperation } from "./builder.ts";
import type { MeRow } from "./me.ts";
import { meType } from "./me.type.ts";

const carriedFact = builder.enumType("CarriedFact", { values: carriedFacts });

const earlierFact = builder.objectRef<EarlierApplication["facts"][number]>("EarlierFact").implement({
  fields: (t) => ({
    fact: t.expose("fact", { type: carriedFact }),
    value: t.exposeString("value"),
  }),
});

const earlierDocument = builder.objectRef<EarlierDocument>("EarlierDocument").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    type: t.exposeString("wireType"),
    fileName: t.string({ resolve: ({ fileName, givenName }) => givenName ?? fileName }),
    addedOn: t.expose("addedOn", { type: "Date" }),
  }),
});

const earlierApplication = builder.objectRef<EarlierApplication>("EarlierApplication").implement({
  description:
    "The same person's answers in an earlier application: offered as a copy, never copied silently.",
  fields: (t) => ({
    home: t.exposeString("home"),
    toldOn: t.expose("toldOn", { type: "Date" }),
    facts: t.field({ type: [earlierFact], resolve: ({ facts }) => [...facts] }),
    documents: t.field({ type: [earlierDocument], resolve: ({ documents }) => [...documents] }),
  }),
});

builder.objectField(meType, "earlierApplication", (t) =>
  t.field({
    type: earlierApplication,
    nullable: true,
    resolve: ({ standing }, _args, { services, operation }) =>
      readEarlierApplication({ services, db: operation?.work.tx ?? services.db }, standing),
  }),
);

const payload = builder.objectRef<() => Promise<MeRow>>("CarryOver").implement({
  fields: (t) => ({ me: t.field({ type: meType, resolve: (readMe) => readMe() }) }),
});

builder.mutationField("carryOver", (t) =>
  t.field({
    type: payload,
    args: {
      facts: t.arg({ type: [carriedFact], required: true }),
      documents: t.arg.idList({ required: true, description: "Ids that `earlierApplication` names." }),
    },
    resolve: (_root, items, context) =>
      inOperation(context, async ({ work, party }) => {
        await carryOver(work, party, items);
        return context.me;
      }),
  }),
);
