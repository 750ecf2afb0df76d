import { formatAddress } from "@latchkey/domain/addresses/format.ts";
import type { FoundRows } from "../../addresses/address-search.ts";
import type { AddressRow } from "../../partners/address-service.ts";
import { asRole, builder } from "./console-builder.ts";

const COUNTRY = "GB";

const rowKind = builder.enumType("HomeRowKind", { values: ["ADDRESS", "GROUP"] as const });

const homeRow = builder.objectRef<AddressRow>("HomeRow").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    kind: t.expose("kind", { type: rowKind, description: "A group is opened by searching again inside it." }),
    summary: t.exposeString("summary"),
    place: t.exposeString("place"),
    count: t.exposeInt("count"),
  }),
});

const foundHomes = builder.objectRef<FoundRows>("FoundHomes").implement({
  fields: (t) => ({
    failed: t.exposeBoolean("failed", { description: "No answer came: the empty list says nothing." }),
    rows: t.field({ type: [homeRow], resolve: ({ rows }) => [...rows] }),
  }),
});

builder.queryField("homeSearchAvailable", (t) =>
  t.boolean({
    description: "False if homes can only be typed.",
    resolve: (_root, _args, context) =>
      asRole(context, "REVIEWER", async () => context.services.addressSearch.isAvailable),
  }),
);

builder.queryField("findHomes", (t) =>
  t.field({
    type: foundHomes,
    args: { query: t.arg.string({ required: true }), container: t.arg.string() },
    resolve: (_root, request, context) =>
      asRole(context, "REVIEWER", (actor) =>
        context.services.addressSearch.find(actor, { country: COUNTRY, ...request }),
      ),
  }),
);

builder.queryField("home", (t) =>
  t.string({
    nullable: true,
    description: "The address of a row, on one line; null if no answer came.",
    args: { id: t.arg.id({ required: true }), query: t.arg.string({ required: true }) },
    resolve: (_root, { id, query }, context) =>
      asRole(context, "REVIEWER", async (actor) => {
        const { address } = await context.services.addressSearch.retrieve(actor, {
          country: COUNTRY,
          id,
          query,
        });
        return address ? formatAddress(address) : null;
      }),
  }),
);
