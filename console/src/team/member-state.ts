import type { Member } from "./team.graphql.ts";

export type MemberState = "blocked" | "invited" | "none" | "BOTH" | Member["factors"][number];

type Known = Pick<Member, "blockedAt" | "lastSeenAt" | "factors">;

/** Has not followed the link of the invitation to its end yet. */
export const isInvited = (member: Known): boolean => memberState(member) === "invited";

/** The state of a member's access, for the list. */
export const memberState = ({ blockedAt, lastSeenAt, factors }: Known): MemberState => {
  const [first, second] = factors;
  if (blockedAt !== null) return "blocked";
  if (first === undefined) return lastSeenAt === null ? "invited" : "none";
  return second === undefined ? first : "BOTH";
};
