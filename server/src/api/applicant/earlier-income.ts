import { type EarlierIncome, readEarlierIncome } from "../../income/earlier-income.ts";
import { builder } from "./builder.ts";
import { incomeSource } from "./income.type.ts";
import { meType } from "./me.type.ts";

const earlierIncome = builder.objectRef<EarlierIncome>("EarlierIncome").implement({
  description:
    "The same person's sources in an earlier application: offered as copies, never copied silently.",
  fields: (t) => ({
    appliedFor: t.exposeString("appliedFor"),
    sources: t.field({
      type: [incomeSource],
      resolve: ({ sources }) =>
        sources.map((source) => ({ ...source, connection: undefined, record: undefined, documents: [] })),
    }),
  }),
});

builder.objectField(meType, "earlierIncome", (t) =>
  t.field({
    type: earlierIncome,
    nullable: true,
    resolve: ({ standing }, _args, { services }) => readEarlierIncome(services.db, standing),
  }),
);
