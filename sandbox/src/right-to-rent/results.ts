import { randomBytes } from "node:crypto";

interface Results<Result> {
  /** @returns its reference */
  readonly keep: (result: Result) => string;
  readonly find: (reference: string) => Result | undefined;
}

const MOST_KEPT = 500;

export const openResults = <Result>(): Results<Result> => {
  let kept: ReadonlyMap<string, Result> = new Map();
  return {
    keep: (result) => {
      const reference = `PRACTICE-${randomBytes(4).toString("hex").toUpperCase()}`;
      kept = new Map([...kept, [reference, result] as const].slice(-MOST_KEPT));
      return reference;
    },
    find: (reference) => kept.get(reference),
  };
};
