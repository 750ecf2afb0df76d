import * as React from "react";

/** What makes React quick in unit tests: nobody looks at their pages. */

/**
 * It reveals what a page has waited for no sooner than 300 ms after the last fallback, so that nothing flickers. Half of the
 * time of the tests went into that. React keeps the `setTimeout` that it finds when it is loaded; setup files run before.
 */
const REACT_WAITS_MS = 300;

/** React computes it from a clock with fractions; timers of ours have whole milliseconds. */
const isReactsWait = (ms: unknown): boolean =>
  typeof ms === "number" && ms > 0 && ms <= REACT_WAITS_MS && !Number.isInteger(ms);

const revealing = (original: typeof setTimeout): typeof setTimeout =>
  Object.assign(
    (...[run, ms, ...args]: Parameters<typeof setTimeout>) =>
      original(run, isReactsWait(ms) ? 0 : ms, ...args),
    original,
    { revealsAtOnce: true },
  );

if (!("revealsAtOnce" in globalThis.setTimeout)) globalThis.setTimeout = revealing(globalThis.setTimeout);

/** Node's own. React notes the stack at every element: Vitest's 100 frames cost a tenth of the time. */
Error.stackTraceLimit = 10;

/**
 * React notes at the first ten thousand elements of each second where they were made, for warnings that name their owners.
 * That costs a sixth of the time. A count that stays above that keeps the warnings and leaves the owners out.
 */
const internals: unknown = Reflect.get(
  React,
  "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE",
);
if (typeof internals !== "object" || internals === null || !("recentlyCreatedOwnerStacks" in internals))
  throw new Error("This version of React counts the elements whose owners it notes under another name.");
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
  configurable: true,
});
