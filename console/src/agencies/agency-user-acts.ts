import type { ActOnUser, UserActs } from "@latchkey/members/agency-users/user-acts.ts";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import {
  EndAgencyAccess,
  InviteAgencyUser,
  InviteAgencyUserAgain,
  ResetAgencyUserFactor,
  RestoreAgencyAccess,
} from "./agency-users.graphql.ts";

/** The mutations of the provider's administrators. Names and roles are the agency's own. */
export const agencyUserActs = (agencyId: string): UserActs => ({
  useInvite: () => {
    const { isBusy, failure, save } = useSave(InviteAgencyUser);
    return { isBusy, failure, send: async (given) => (await save({ agencyId, ...given })) !== undefined };
  },
  useAct: (what) => {
    const saves = {
      again: useSave(InviteAgencyUserAgain),
      end: useSave(EndAgencyAccess),
      restore: useSave(RestoreAgencyAccess),
      reset: useSave(ResetAgencyUserFactor),
    } satisfies Record<ActOnUser, unknown>;
    const { isBusy, failure, save } = saves[what];
    return { isBusy, failure, send: async (id) => (await save({ agencyId, id })) !== undefined };
  },
});
