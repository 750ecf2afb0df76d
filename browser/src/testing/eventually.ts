import { vi } from "vitest";

/** Only ends a hopeless wait: a busy machine has the time that it needs. */
export const PATIENCE_MS = 20_000;

/** Waits until what it is given no longer throws. @returns what that returned */
export const eventually = <Fact>(fact: () => Fact | Promise<Fact>): Promise<Fact> =>
  vi.waitFor(fact, { timeout: PATIENCE_MS, interval: 20 });
