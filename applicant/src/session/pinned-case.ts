import { CASE_QUERY, PARTY_HEADER } from "@latchkey/domain/vocabulary/wire.ts";

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
  const named = new URLSearchParams(search).get(CASE_QUERY) ?? undefined;
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
  return uuid === undefined ? {} : { [PARTY_HEADER]: uuid };
};

/** Loads the dashboard of a case as a new page. */
export const addressOfCase = (dashboard: string, uuid: string): string =>
  `${dashboard}?${new URLSearchParams({ [CASE_QUERY]: uuid })}`;

/** The same URL with the case added, so that a reload or a copied link shows it again. */
export const withCase = (address: string, uuid: string): string => {
  const url = new URL(address);
  url.searchParams.set(CASE_QUERY, uuid);
  return `${url.pathname}${url.search}${url.hash}`;
};
