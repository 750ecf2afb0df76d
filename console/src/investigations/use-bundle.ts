import type { CaseBundle } from "@latchkey/domain/investigations/case-bundle.ts";
import { useEffect, useRef, useState } from "react";
import { type CombinedError, useClient } from "urql";
import { CaseBundleOf, type ReadBundle } from "./investigations.graphql.ts";

export interface ShownBundle extends Pick<ReadBundle, "bundle"> {
  readonly content: CaseBundle;
}

/** The server types it as `CaseBundle`. */
const shownIn = ({ bundle, content }: ReadBundle): ShownBundle => ({
  bundle,
  content: content as CaseBundle,
});

interface Reading {
  readonly read?: ShownBundle | undefined;
  readonly error?: CombinedError | undefined;
}

/**
 * Reads the bundle once per visit: each request is a reading in the audit trail, so that neither the cache nor the focus
 * sends it again.
 */
export const useBundle = (id: string): Reading & { readonly readAgain: () => void } => {
  const client = useClient();
  const [attempt, setAttempt] = useState(1);
  const [reading, setReading] = useState<Reading>({});
  const sent = useRef(0);
  useEffect(() => {
    if (sent.current === attempt) return;
    sent.current = attempt;
    setReading({});
    void client
      .query(CaseBundleOf, { id }, { requestPolicy: "network-only" })
      .toPromise()
      .then(({ data, error }) => setReading({ read: data && shownIn(data.caseBundle), error }));
  }, [client, id, attempt]);
  return { ...reading, readAgain: () => setAttempt(attempt + 1) };
};
