/** The outcome of a check that a job is to make. */
export const QUEUED_CHECK = "not_checked:queued";

const LONGEST_WAIT_MINUTES = 15;

interface CheckedDocument {
  readonly checks: readonly { readonly outcome: string; readonly at: string }[];
}

/** A decision waits for a queued or running check, and no longer than fifteen minutes for each. */
export const isCheckRunning = (documents: readonly CheckedDocument[], now: Date): boolean =>
  documents.some(({ checks }) =>
    checks.some(
      ({ outcome, at }) =>
        outcome === QUEUED_CHECK && Date.parse(at) > now.getTime() - LONGEST_WAIT_MINUTES * 60_000,
    ),
  );
