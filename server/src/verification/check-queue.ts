import type { Verdict } from "./verifier.ts";

/** The checks that run in this process. */
export interface CheckQueue {
  /** Concurrent requests for the same check share its verdict. */
  readonly once: (question: string, answer: () => Promise<Verdict>) => Promise<Verdict>;
  /** One at a time per owner, so that nobody can fill the queue alone. */
  readonly inTurn: <T>(owner: string, answer: () => Promise<T>) => Promise<T>;
}

export const openCheckQueue = (): CheckQueue => {
  const running = new Map<string, Promise<Verdict>>();
  const last = new Map<string, Promise<unknown>>();
  return {
    once: (question, answer) => {
      const known = running.get(question) ?? answer().finally(() => running.delete(question));
      running.set(question, known);
      return known;
    },
    inTurn: (owner, answer) => {
      const done = (last.get(owner) ?? Promise.resolve()).then(answer);
      const over = done
        .catch(() => undefined)
        .then(() => {
          if (last.get(owner) === over) last.delete(owner);
        });
      last.set(owner, over);
      return done;
    },
  };
};
