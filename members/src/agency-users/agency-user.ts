import type { AgencyUserRole } from "@latchkey/domain/agencies/agency-users.ts";
import type { SecondFactor } from "@latchkey/domain/vocabulary/staff-roles.ts";

/** A user of an agency, as its administrators and the provider's see them. */
export interface AgencyUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly AgencyUserRole[];
  readonly factors: readonly SecondFactor[];
  readonly invitedAt: string;
  readonly lastSeenAt: string | null;
  readonly endedAt: string | null;
  /** The person who looks at the list. */
  readonly isYou?: boolean;
}

type Access = "ended" | "invited" | "none" | "BOTH" | SecondFactor;

/** A user's way in, as a list shows it. */
export const accessOf = ({ endedAt, lastSeenAt, factors }: AgencyUser): Access => {
  const [one, other] = factors;
  if (endedAt !== null) return "ended";
  if (one !== undefined) return other === undefined ? one : "BOTH";
  return lastSeenAt === null ? "invited" : "none";
};

export const isInvited = (user: AgencyUser): boolean => accessOf(user) === "invited";
