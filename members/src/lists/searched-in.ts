import { objectIn } from "@latchkey/domain/rules/objects.ts";

/** The state of an entry in the history. Searched words are names of people, so that the address leaves them out. */
export interface Searched {
  readonly search: string;
}

export const searchedIn = (state: unknown): string => {
  const { search } = objectIn(state);
  return typeof search === "string" ? search : "";
};
