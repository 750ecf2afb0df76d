import type { FoundRows, RetrievedAddress } from "../../addresses/address-search.ts";
import type { AddressRow } from "../../partners/address-service.ts";
import { addressType } from "./address.type.ts";
import { builder } from "./builder.ts";

const rowKind = builder.enumType("AddressRowKind", { values: ["ADDRESS", "GROUP"] as const });

const addressRow = builder.objectRef<AddressRow>("AddressRow").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    kind: t.expose("kind", { type: rowKind, description: "A group is opened by searching again inside it." }),
    summary: t.exposeString("summary"),
    place: t.exposeString("place"),
    count: t.exposeInt("count", { description: "The number of addresses in the row." }),
  }),
});

const foundRows = builder.objectRef<FoundRows>("FoundAddresses").implement({
  fields: (t) => ({
    failed: t.exposeBoolean("failed", { description: "No answer came: the empty list says nothing." }),
    rows: t.field({ type: [addressRow], resolve: ({ rows }) => [...rows] }),
  }),
});

const retrieved = builder.objectRef<RetrievedAddress>("RetrievedAddress").implement({
  fields: (t) => ({
    failed: t.exposeBoolean("failed"),
    address: t.field({ type: addressType, nullable: true, resolve: ({ address }) => address }),
  }),
});

const countryArgument = { required: true, description: "ISO 3166, two letters; GB for the UK." } as const;

builder.queryField("addressSearchAvailable", (t) =>
  t.boolean({
    description: "False if addresses can only be typed.",
    resolve: (_root, _args, { services }) => services.addressSearch.isAvailable,
  }),
);

builder.queryField("findAddresses", (t) =>
  t.field({
    type: foundRows,
    args: {
      country: t.arg.string(countryArgument),
      query: t.arg.string({ required: true, description: "Fewer than three characters find nothing." }),
      container: t.arg.string({ description: "The id of a group row." }),
    },
    resolve: async (_root, request, { services, actor, me }) => {
      await me();
      return services.addressSearch.find(actor, request);
    },
  }),
);

builder.queryField("retrieveAddress", (t) =>
  t.field({
    type: retrieved,
    args: {
      country: t.arg.string(countryArgument),
      id: t.arg.id({ required: true, description: "The id of an address row." }),
      query: t.arg.string({ required: true, description: "The search that led to the row." }),
    },
    resolve: async (_root, { id, ...request }, { services, actor, me }) => {
      await me();
      return services.addressSearch.retrieve(actor, { ...request, id: String(id) });
    },
  }),
);
