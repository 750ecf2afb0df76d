import { caseQuery, partyHeader } from "@latchkey/domain/vocabulary/pinned-case.ts";

/**
 * The case that this page shows. Its URL may name one, otherwise it is the one that the server returns first; from then
 * on every request of the page carries it, so that tabs on different cases never mix them up.
 */
export interface PinnedCase {
  /** undefined until it is known */
  readonly current: () => string | undefined;
  readonly pin: (uuid: string) => void;
  /** Whether the URL named the case. */
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

/** Loads the dashboard of a case as a new page. */
export const addressOfCase = (dashboard: string, uuid: string): string =>
  `${dashboard}?${new URLSearchParams({ [caseQuery]: uuid })}`;

/** The same URL with the case added, so that a reload or a copied link shows it again. */
export const withCase = (address: string, uuid: string): string => {
  const url = new URL(address);
  url.searchParams.set(caseQuery, uuid);
  return `${url.pathname}${url.search}${url.hash}`;
};
