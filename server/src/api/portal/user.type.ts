import { agencyRights, agencyUserMay } from "@latchkey/domain/agencies/agency-users.ts";
import { secondFactors } from "@latchkey/domain/vocabulary/staff-roles.ts";
import { agencyUserTypes } from "../agencies/agency-user.type.ts";
import { builder } from "./portal-builder.ts";

const right = builder.enumType("AgencyRight", { values: agencyRights });
const secondFactor = builder.enumType("SecondFactor", { values: secondFactors });

export const { role: userRole, user: userType } = agencyUserTypes(builder, secondFactor);

builder.objectFields(userType, (t) => ({
  rights: t.field({
    type: [right],
    resolve: ({ roles }) => agencyRights.filter((one) => agencyUserMay(roles, one)),
  }),
  isYou: t.boolean({ resolve: async ({ id }, _args, { user }) => (await user()).agencyUserId === id }),
}));
