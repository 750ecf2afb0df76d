import { agencyRights, agencyUserMay, agencyUserRoles } from "@latchkey/domain/agencies/agency-users.ts";
import { secondFactors } from "@latchkey/domain/vocabulary/staff-roles.ts";
import type { AgencyUser } from "../../agency-users/agency-users.ts";
import { builder } from "./portal-builder.ts";

export const userRole = builder.enumType("AgencyUserRole", { values: agencyUserRoles });
const right = builder.enumType("AgencyRight", { values: agencyRights });
const secondFactor = builder.enumType("SecondFactor", { values: secondFactors });

const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null;

export const userType = builder.objectRef<AgencyUser>("AgencyUser").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    email: t.exposeString("email"),
    name: t.exposeString("name"),
    roles: t.field({ type: [userRole], resolve: ({ roles }) => [...roles] }),
    rights: t.field({
      type: [right],
      resolve: ({ roles }) => agencyRights.filter((one) => agencyUserMay(roles, one)),
    }),
    factors: t.field({
      type: [secondFactor],
      description: "Empty until a second factor was set up.",
      resolve: ({ factors, isEnrolled }) => (isEnrolled ? [...factors] : []),
    }),
    invitedAt: t.field({ type: "DateTime", resolve: ({ invitedAt }) => invitedAt.toISOString() }),
    lastSeenAt: t.field({ type: "DateTime", nullable: true, resolve: ({ lastSeenAt }) => isoOf(lastSeenAt) }),
    endedAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "The access has ended.",
      resolve: ({ blockedAt }) => isoOf(blockedAt),
    }),
    isYou: t.boolean({ resolve: async ({ id }, _args, { user }) => (await user()).agencyUserId === id }),
  }),
});
