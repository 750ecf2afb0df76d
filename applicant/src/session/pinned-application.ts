import { CASE_QUERY, PARTY_HEADER } from "@latchkey/domain/vocabulary/wire.ts";

/**
 * The case that this page shows. Its URL may name one, otherwise it is the one that the server returns first; from then
 * on every request of the page carries it, so that tabs on different applications never mix them up.
 */
export interface PinnedApplication {
  /** undefined until it is known */
  readonly current: () => string | undefined;
  readonly pin: (uuid: string) => void;
  /** Pending while two people with one mailbox have not chosen. */
  readonly known: Promise<void>;
  readonly isNamed: boolean;
}

/** The case in the query of a URL; undefined if there is none, or something that no header could carry. */
const namedIn = (search: string): string | undefined => {
  const named = new URLSearchParams(search).get(CASE_QUERY);
  return named !== null && /^[\w-]+$/.test(named) ? named : undefined;
};

export const isNamedIn = (search: string, uuid: string): boolean => namedIn(search) === uuid;

export const pinApplication = (search: string): PinnedApplication => {
  const named = namedIn(search);
  let current = named;
  let tell = (): void => undefined;
  const known = new Promise<void>((resolve) => {
    tell = resolve;
  });
  if (named !== undefined) tell();
  return {
    current: () => current,
    pin: (uuid) => {
      current = uuid;
      tell();
    },
    known,
    isNamed: named !== undefined,
  };
};

export const callHeaders = (pinned: PinnedApplication): Readonly<Record<string, string>> => {
  const uuid = pinned.current();
  return uuid === undefined ? {} : { [PARTY_HEADER]: uuid };
};

/** The case stays in the address, so that a reload, a copied link or another tab shows the same one. */
export const withApplication = (address: string, uuid: string): string => {
  const { pathname, searchParams, hash } = new URL(address, "http://here.invalid");
  searchParams.set(CASE_QUERY, uuid);
  return `${pathname}?${searchParams}${hash}`;
};
