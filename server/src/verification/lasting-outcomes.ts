import type { FileFault } from "./verifier.ts";

const faults: readonly FileFault[] = ["file_encrypted", "file_unreadable", "file_too_large"];

/**
 * Outcomes that lie in the file itself, so that it is never read again: nobody can, or it takes longer or more memory
 * than any file may have. Whatever else stopped a check may be gone next time.
 */
export const lastingOutcomes: readonly string[] = [
  "not_checked:timeout",
  "not_checked:memory",
  ...faults.map((fault) => `refused:${fault}`),
];

/** @param reason why there was no check */
export const isLasting = (reason: string): boolean => lastingOutcomes.includes(`not_checked:${reason}`);
