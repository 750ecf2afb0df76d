import { assertAgency } from "../../agencies/agencies.ts";
import {
  type AgencyUser,
  endAgencyAccess,
  findAgencyUser,
  inviteAgencyUser,
  inviteAgencyUserAgain,
  listAgencyUsers,
  resetAgencyFactor,
  restoreAgencyAccess,
  type UserInAgency,
} from "../../agency-users/agency-users.ts";
import { notFound } from "../../platform/refusals/refusals.ts";
import type { Work } from "../../platform/work/work.ts";
import { agencyUserTypes } from "../agencies/agency-user.type.ts";
import { asRole, builder, inProvedOperation } from "./console-builder.ts";
import { secondFactor } from "./team.ts";

/** The provider invites the first administrator of an agency, and helps one who has lost every second step. */

const { role, user: agencyUser } = agencyUserTypes(builder, secondFactor);

builder.queryField("agencyUsers", (t) =>
  t.field({
    type: [agencyUser],
    args: { agencyId: t.arg.id({ required: true }) },
    resolve: (_root, { agencyId }, context) =>
      asRole(context, "ADMINISTRATOR", async () => {
        await assertAgency(context.services.db, agencyId);
        return [...(await listAgencyUsers(context.services.db, agencyId))];
      }),
  }),
);

const userNow = async (work: Work, { agencyId, id }: UserInAgency): Promise<AgencyUser> => {
  const user = await findAgencyUser(work.tx, agencyId, id);
  if (!user) throw notFound();
  return user;
};

builder.mutationField("inviteAgencyUser", (t) =>
  t.field({
    type: agencyUser,
    args: {
      agencyId: t.arg.id({ required: true }),
      email: t.arg.string({ required: true }),
      name: t.arg.string({ required: true }),
      roles: t.arg({ type: [role], required: true }),
    },
    resolve: (_root, { agencyId, ...given }, context) =>
      inProvedOperation(context, "ADMINISTRATOR", async ({ work }) => {
        const id = await inviteAgencyUser(work, agencyId, given);
        return userNow(work, { agencyId, id });
      }),
  }),
);

const byId = (name: string, change: (work: Work, at: UserInAgency) => Promise<void>): void => {
  builder.mutationField(name, (t) =>
    t.field({
      type: agencyUser,
      args: { agencyId: t.arg.id({ required: true }), id: t.arg.id({ required: true }) },
      resolve: (_root, at, context) =>
        inProvedOperation(context, "ADMINISTRATOR", async ({ work }) => {
          await change(work, at);
          return userNow(work, at);
        }),
    }),
  );
};

byId("inviteAgencyUserAgain", inviteAgencyUserAgain);
byId("endAgencyAccess", endAgencyAccess);
byId("restoreAgencyAccess", restoreAgencyAccess);
byId("resetAgencyUserFactor", resetAgencyFactor);
