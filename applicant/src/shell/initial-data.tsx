import type { Person } from "@latchkey/browser/frame/person.ts";
import { createContext, use } from "react";
import type { InitialMe } from "./initial-data.graphql.ts";

const InitialDataContext = createContext<InitialMe | undefined>(undefined);

export const InitialDataProvider = InitialDataContext;

/**
 * The data loaded at the root: who is signed in, and the latest validation.
 * @throws if the root has not loaded it; the message is the contract's (spec 1 §8)
 */
export const useInitialData = (): InitialMe => {
  const data = use(InitialDataContext);
  if (!data) throw new Error("Invalid State - This screen cannot be rendered without initial data");
  return data;
};

export const personOf = ({ email, name: { firstName, lastName } }: InitialMe): Person => ({
  email,
  firstName,
  lastName,
});

export const useKnownMe = (): InitialMe | undefined => use(InitialDataContext);
