import { agencyUserRoles } from "@latchkey/domain/agencies/agency-users.ts";
import type { SecondFactor } from "@latchkey/domain/vocabulary/staff-roles.ts";
import type { EnumRef } from "@pothos/core";
import type { AgencyUser } from "../../agency-users/agency-users.ts";
import type { MemberTypes } from "../graphql/member-types.ts";

type Types<Context extends object> = PothosSchemaTypes.ExtendDefaultTypes<MemberTypes<Context>>;

const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null;

/** A user of an agency, as console and portal show them. */
export const agencyUserTypes = <Context extends object>(
  builder: PothosSchemaTypes.SchemaBuilder<Types<Context>>,
  secondFactor: EnumRef<Types<Context>, SecondFactor>,
) => {
  const role = builder.enumType("AgencyUserRole", { values: agencyUserRoles });
  const user = builder.objectRef<AgencyUser>("AgencyUser").implement({
    fields: (t) => ({
      id: t.exposeID("id"),
      email: t.exposeString("email"),
      name: t.exposeString("name"),
      roles: t.field({ type: [role], resolve: ({ roles }) => [...roles] }),
      factors: t.field({
        type: [secondFactor],
        description: "Empty until a second factor was set up.",
        resolve: ({ factors, isEnrolled }) => (isEnrolled ? [...factors] : []),
      }),
      invitedAt: t.field({ type: "DateTime", resolve: ({ invitedAt }) => invitedAt.toISOString() }),
      lastSeenAt: t.field({
        type: "DateTime",
        nullable: true,
        resolve: ({ lastSeenAt }) => isoOf(lastSeenAt),
      }),
      endedAt: t.field({
        type: "DateTime",
        nullable: true,
        description: "The access has ended.",
        resolve: ({ blockedAt }) => isoOf(blockedAt),
      }),
    }),
  });
  return { role, user };
};
