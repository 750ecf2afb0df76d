import type { KeyedMutex } from "../platform/work/keyed-mutex.ts";
import type { Verdict } from "./verifier.ts";

/** One check at a time per owner, so that one owner cannot fill the queue. */
export interface CheckQueue extends KeyedMutex {
  readonly once: (question: string, answer: () => Promise<Verdict>) => Promise<Verdict>;
}

export const openCheckQueue = ({ run }: KeyedMutex): CheckQueue => {
  const running = new Map<string, Promise<Verdict>>();
  return {
    once: (question, answer) => {
      const known = running.get(question) ?? answer().finally(() => running.delete(question));
      running.set(question, known);
      return known;
    },
    run,
  };
};
