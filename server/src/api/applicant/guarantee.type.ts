import { guaranteeEndsAtDeath } from "@latchkey/domain/compliance/law-rules.ts";
import type { Guarantee, GuaranteeStanding } from "@latchkey/domain/parties/guarantee.ts";
import {
  hasEnded,
  isClosed,
  isWithApplicant,
  type PartyEventKind,
  statusOf,
} from "@latchkey/domain/parties/status.ts";
import type { HomeCountry } from "@latchkey/domain/vocabulary/home-countries.ts";
import { builder } from "./builder.ts";

const terms = builder.objectRef<Guarantee>("GuaranteeTerms").implement({
  description: "The names of the tenants, the home and the amount, for a guarantor.",
  fields: (t) => ({
    tenants: t.stringList({ resolve: ({ tenants }) => [...tenants] }),
    home: t.exposeString("home"),
    monthlyAmount: t.float({
      description: "In pounds.",
      resolve: ({ monthlyPence }) => monthlyPence / 100,
    }),
  }),
});

export interface GuaranteeRow extends GuaranteeStanding {
  readonly country: HomeCountry;
  readonly events: readonly PartyEventKind[];
}

export const guaranteeType = builder.objectRef<GuaranteeRow>("Guarantee").implement({
  fields: (t) => ({
    asked: t.expose("asked", { type: terms }),
    agreed: t.expose("agreed", { type: terms, nullable: true, description: "The latest agreement." }),
    endsAtDeath: t.boolean({
      description: "By law no rent is owed for the time after the tenant's death.",
      resolve: ({ country }, _args, { services }) => guaranteeEndsAtDeath(country, services.today()),
    }),
    open: t.boolean({
      description: "True until the decision: it can be agreed to.",
      resolve: ({ events }) => !isClosed(statusOf(events)),
    }),
  }),
});

const guarantorStatuses = ["INVITED", "SENT", "ENDED"] as const;

/** The guarantor's progress; the tenant learns nothing more of them. */
export const guarantorStatus = builder.enumType("GuarantorStatus", { values: guarantorStatuses });

export const guarantorStatusOf = (events: readonly PartyEventKind[]): (typeof guarantorStatuses)[number] => {
  const status = statusOf(events);
  if (hasEnded(status)) return "ENDED";
  return isWithApplicant(status) ? "INVITED" : "SENT";
};
