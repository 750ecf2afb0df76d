import { createContext, use } from "react";
import type { Me } from "./me.graphql.ts";

const MeContext = createContext<Me | undefined>(undefined);

export const MeProvider = MeContext;

/** The signed-in user with the agency; undefined on a page without sign-in. */
export const useKnownMe = (): Me | undefined => use(MeContext);

/** @throws on a page without sign-in */
export const useMe = (): Me => {
  const me = useKnownMe();
  if (!me) throw new Error("This page is shown without a user");
  return me;
};
