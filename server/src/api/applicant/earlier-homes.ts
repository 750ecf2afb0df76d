import { type EarlierHomes, readEarlierHomes } from "../../residence/earlier-homes.ts";
import { builder } from "./builder.ts";
import { meType } from "./me.type.ts";
import { residentialHistoryItem } from "./residence.type.ts";

const earlierHomes = builder.objectRef<EarlierHomes>("EarlierHomes").implement({
  description: "The same person's homes in an earlier application: offered as copies, never copied silently.",
  fields: (t) => ({
    appliedFor: t.exposeString("appliedFor"),
    homes: t.field({
      type: [residentialHistoryItem],
      resolve: ({ homes }) => homes.map((home) => ({ ...home, documents: [] })),
    }),
  }),
});

builder.objectField(meType, "earlierHomes", (t) =>
  t.field({
    type: earlierHomes,
    nullable: true,
    resolve: ({ standing }, _args, { services }) => readEarlierHomes(services.db, standing),
  }),
);
