import { vi } from "vitest";

/** Long enough for a busy machine; it only ends a hopeless wait. */
export const PATIENCE_MS = 20_000;

/** Waits until the function no longer throws. @returns its result */
export const eventually = <Fact>(fact: () => Fact | Promise<Fact>): Promise<Fact> =>
  vi.waitFor(fact, { timeout: PATIENCE_MS, interval: 20 });
