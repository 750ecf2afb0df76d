import type { AffordabilityOutcome } from "../affordability/assess.ts";
import type { Outcome } from "../parties/status.ts";
import type { PartyRole } from "../vocabulary/party-roles.ts";

/**
 * The outcome of the affordability rule for one party; undefined for an occupier, who pays no rent, and where income
 * was not asked for.
 */
export const calculatedOutcome = (
  {
    id,
    role,
    guarantorId,
    asksForIncome,
  }: {
    readonly id: string;
    readonly role: PartyRole;
    readonly guarantorId: string | null;
    readonly asksForIncome: boolean;
  },
  { assessment, isMet, tenants, guarantors }: AffordabilityOutcome,
): Outcome | undefined => {
  if (!asksForIncome || role === "occupier") return undefined;
  const own = [...tenants, ...guarantors].find((party) => party.id === id);
  if (role === "guarantor") return own?.sum.isMet ? "accepted" : "declined";
  if (own?.sum.isMet) return "accepted";
  if (guarantors.some((guarantor) => guarantor.id === guarantorId && guarantor.sum.isMet)) {
    return "accepted_with_guarantor";
  }
  return assessment === "household" && isMet ? "accepted" : "declined";
};
