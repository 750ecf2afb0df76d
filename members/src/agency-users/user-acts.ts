import type { AgencyUserFields, NewAgencyUser } from "@latchkey/domain/agencies/agency-users.ts";
import { createContext, use } from "react";
import type { MutationFailure } from "../calls/mutation-failure.ts";

/** One mutation of an app. */
interface UserAct<Given> {
  readonly isBusy: boolean;
  /** The failure of the last attempt, until the next one begins. */
  readonly failure: MutationFailure | undefined;
  /** Resolves to whether it is done. */
  readonly send: (given: Given) => Promise<boolean>;
}

export type ActOnUser = "again" | "end" | "restore" | "reset";

/** The mutations by which an app changes users; each is a hook. */
export interface UserActs {
  readonly useInvite: () => UserAct<NewAgencyUser>;
  /** undefined: names and roles are not changed here. */
  readonly useChange?: () => UserAct<AgencyUserFields & { readonly id: string }>;
  /** It is sent the id of the user. */
  readonly useAct: (what: ActOnUser) => UserAct<string>;
}

const UserActsContext = createContext<UserActs | undefined>(undefined);

export const UserActsProvider = UserActsContext;

/** @throws outside of a `UserActsProvider` */
export const useUserActs = (): UserActs => {
  const acts = use(UserActsContext);
  if (!acts) throw new Error("No context is given");
  return acts;
};
