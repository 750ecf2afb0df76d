import type { FileFault } from "./verifier.ts";

const faults: readonly FileFault[] = [
  "file_encrypted",
  "file_dynamic_form",
  "file_unreadable",
  "file_too_large",
];

/**
 * Permanent failures: the file itself is bad, or exceeds the limits of time or memory, so it is not retried.
 * Any other failure may be temporary.
 */
export const lastingOutcomes: readonly string[] = [
  "not_checked:timeout",
  "not_checked:memory",
  ...faults.map((fault) => `refused:${fault}`),
];

export const isLasting = (reason: string): boolean => lastingOutcomes.includes(`not_checked:${reason}`);
