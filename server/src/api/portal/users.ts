import { readAsAgency } from "../../agencies/agency-rights.ts";
import {
  changeAgencyUser,
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
import { builder, changingAccess, withRight } from "./portal-builder.ts";
import type { PortalOperation } from "./portal-context.ts";
import { userRole, userType } from "./user.type.ts";

/** For the administrators of the agency. */

builder.queryField("users", (t) =>
  t.field({
    type: [userType],
    description: "The users of the agency, those with access first.",
    resolve: async (_root, _args, context) =>
      withRight(context, "users", async ({ agencyId }) => [
        ...(await readAsAgency(context.services, { agencyId }, (tx) => listAgencyUsers(tx, agencyId))),
      ]),
  }),
);

const atUser = ({ actor }: PortalOperation, id: string): UserInAgency => ({
  agencyId: actor.agencyId,
  id,
  self: actor.agencyUserId,
});

const userNow = async ({ work, actor }: PortalOperation, id: string) => {
  const user = await findAgencyUser(work.tx, actor.agencyId, id);
  if (!user) throw notFound();
  return user;
};

builder.mutationField("inviteUser", (t) =>
  t.field({
    type: userType,
    args: {
      email: t.arg.string({ required: true }),
      name: t.arg.string({ required: true }),
      roles: t.arg({ type: [userRole], required: true }),
    },
    resolve: (_root, given, context) =>
      changingAccess(context, async (operation) => {
        const id = await inviteAgencyUser(operation.work, operation.actor.agencyId, given);
        return userNow(operation, id);
      }),
  }),
);

builder.mutationField("changeUser", (t) =>
  t.field({
    type: userType,
    args: {
      id: t.arg.id({ required: true }),
      name: t.arg.string({ required: true }),
      roles: t.arg({ type: [userRole], required: true }),
    },
    resolve: (_root, { id, ...given }, context) =>
      changingAccess(context, async (operation) => {
        await changeAgencyUser(operation.work, atUser(operation, id), given);
        return userNow(operation, id);
      }),
  }),
);

const byId = (name: string, change: (work: Work, at: UserInAgency) => Promise<void>): void => {
  builder.mutationField(name, (t) =>
    t.field({
      type: userType,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) =>
        changingAccess(context, async (operation) => {
          await change(operation.work, atUser(operation, id));
          return userNow(operation, id);
        }),
    }),
  );
};

byId("inviteUserAgain", inviteAgencyUserAgain);
byId("endAccess", endAgencyAccess);
byId("restoreAccess", restoreAgencyAccess);
byId("resetSecondFactor", resetAgencyFactor);
