import type { ActOnUser, UserActs } from "@latchkey/members/agency-users/user-acts.ts";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import {
  ChangeUser,
  EndAccess,
  InviteUser,
  InviteUserAgain,
  ResetSecondFactor,
  RestoreAccess,
} from "./people.graphql.ts";

const useInvite: UserActs["useInvite"] = () => {
  const { isBusy, failure, save } = useSave(InviteUser);
  return { isBusy, failure, send: async (given) => (await save(given)) !== undefined };
};

const useChange: UserActs["useChange"] = () => {
  const { isBusy, failure, save } = useSave(ChangeUser);
  return { isBusy, failure, send: async (given) => (await save(given)) !== undefined };
};

const useAct: UserActs["useAct"] = (what) => {
  const saves = {
    again: useSave(InviteUserAgain),
    end: useSave(EndAccess),
    restore: useSave(RestoreAccess),
    reset: useSave(ResetSecondFactor),
  } satisfies Record<ActOnUser, unknown>;
  const { isBusy, failure, save } = saves[what];
  return { isBusy, failure, send: async (id) => (await save({ id })) !== undefined };
};

/** The mutations of an agency's own administrators. */
export const portalUserActs: UserActs = { useInvite, useChange, useAct };
