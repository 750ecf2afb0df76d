import { randomBytes } from "node:crypto";
import type { VerificationRequest } from "./request.ts";

export const sources = ["hmrc", "bank", "payroll"] as const;
export type Source = (typeof sources)[number];

export type Outcome =
  | { readonly kind: "completed"; readonly source: Source }
  | { readonly kind: "cancelled"; readonly reason: "rejected" | "timedOut" | "verifierCancelled" };

export interface Verification {
  readonly id: string;
  readonly key: string;
  readonly request: VerificationRequest;
  /** undefined until the candidate decides. */
  readonly outcome: Outcome | undefined;
}

export interface Verifications {
  readonly open: (request: VerificationRequest) => Verification;
  readonly find: (id: string) => Verification | undefined;
  readonly findByKey: (key: string) => Verification | undefined;
  /** @returns the verification as it is now; undefined if it had an outcome already */
  readonly close: (verification: Verification, outcome: Outcome) => Verification | undefined;
}

const PATIENCE_MS = 14 * 86_400_000;

interface Stored extends Verification {
  readonly until: number;
}

export const openVerifications = (now: () => Date): Verifications => {
  const stored = new Map<string, Stored>();
  const current = (one: Stored | undefined): Verification | undefined =>
    one && !one.outcome && now().getTime() >= one.until
      ? { ...one, outcome: { kind: "cancelled", reason: "timedOut" } }
      : one;
  const find = (id: string): Verification | undefined => current(stored.get(id));
  return {
    open: (request) => {
      const id = `ver_${randomBytes(13).toString("hex")}`;
      const key = randomBytes(24).toString("base64url");
      const verification = { id, key, request, outcome: undefined, until: now().getTime() + PATIENCE_MS };
      stored.set(id, verification);
      return verification;
    },
    find,
    findByKey: (key) => current([...stored.values()].find((one) => one.key === key)),
    close: ({ id }, outcome) => {
      const open = stored.get(id);
      if (!open || find(id)?.outcome) return undefined;
      const closed = { ...open, outcome };
      stored.set(id, closed);
      return closed;
    },
  };
};
