import { exemptionStates } from "@latchkey/domain/compliance/right-to-rent/exemption.ts";
import type { KeptExemption } from "../../right-to-rent/read-exemptions.ts";
import { enumValues } from "../graphql/enum-values.ts";
import { builder } from "./console-builder.ts";
import { secondOpinion } from "./right-to-rent.type.ts";

const state = builder.enumType("ExemptionState", { values: enumValues(exemptionStates) });

const end = builder.objectRef<NonNullable<KeptExemption["ended"]>>("ExemptionEnd").implement({
  fields: (t) => ({
    reason: t.exposeString("reason"),
    by: t.exposeString("by"),
    at: t.field({ type: "DateTime", resolve: ({ at }) => at.toISOString() }),
  }),
});

export const exemption = builder.objectRef<KeptExemption>("Exemption").implement({
  description: "A ground of the closed list on which nobody in the home is checked. It is never changed.",
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    state: t.expose("state", { type: state }),
    ruleSet: t.exposeString("ruleSet"),
    ground: t.exposeString("ground"),
    words: t.exposeString("words"),
    confirmedBy: t.exposeString("confirmedBy"),
    confirmedOn: t.expose("confirmedOn", { type: "Date" }),
    askedAgainOn: t.expose("askedAgainOn", {
      type: "Date",
      description: "From this day on it does not count, unless it was recorded again.",
    }),
    filePartyId: t.id({ resolve: ({ partyId }) => partyId }),
    uploadId: t.exposeID("uploadId"),
    byId: t.id({ resolve: ({ staffId }) => staffId }),
    by: t.exposeString("by"),
    at: t.field({ type: "DateTime", resolve: ({ at }) => at.toISOString() }),
    second: t.expose("second", { type: secondOpinion, nullable: true }),
    ended: t.expose("ended", { type: end, nullable: true }),
  }),
});
