import { caseQuery, partyHeader } from "@latchkey/domain/vocabulary/pinned-case.ts";

/**
 * The case that this page shows. Its address may name one, otherwise it is the one that the server shows first; from then
 * on every call of the page carries it, so that tabs on different cases never write into each other.
 */
export interface PinnedCase {
  /** undefined until the page knows */
  readonly current: () => string | undefined;
  readonly pin: (uuid: string) => void;
  /** Whether the address named the case. */
  readonly isNamed: boolean;
}

export const pinCase = (search: string): PinnedCase => {
  const named = new URLSearchParams(search).get(caseQuery) ?? undefined;
  let current = named;
  return {
    current: () => current,
    pin: (uuid) => {
      current = uuid;
    },
    isNamed: named !== undefined,
  };
};

export const callHeaders = (pinned: PinnedCase): Readonly<Record<string, string>> => {
  const uuid = pinned.current();
  return uuid === undefined ? {} : { [partyHeader]: uuid };
};

/** Opens the dashboard of a case, in a document of its own. */
export const addressOfCase = (dashboard: string, uuid: string): string =>
  `${dashboard}?${new URLSearchParams({ [caseQuery]: uuid })}`;

/** The same address, naming the case: what is reloaded or copied shows it again. */
export const withCase = (address: string, uuid: string): string => {
  const url = new URL(address);
  url.searchParams.set(caseQuery, uuid);
  return `${url.pathname}${url.search}${url.hash}`;
};
