import type { PayPeriod } from "./employment.ts";

/** `contract` and `income` are codes. `unsaid`: the referee is not allowed to say. */
export const comparedKinds = [
  "yes_no",
  "text",
  "span",
  "day",
  "money",
  "contract",
  "income",
  "unsaid",
] as const;
export type ComparedKind = (typeof comparedKinds)[number];

export interface ComparedValue {
  readonly kind: ComparedKind;
  readonly yes: boolean | null;
  /** A typed text, a code or a civil date. */
  readonly text: string | null;
  readonly minor: number | null;
  readonly currency: string | null;
  readonly every: PayPeriod | null;
  readonly from: string | null;
  /** Null: it goes on. */
  readonly to: string | null;
}

const EMPTY = {
  yes: null,
  text: null,
  minor: null,
  currency: null,
  every: null,
  from: null,
  to: null,
} as const;

const UNSAID: ComparedValue = { kind: "unsaid", ...EMPTY };

export const saidValue = (yes: boolean | null): ComparedValue =>
  yes === null ? UNSAID : { kind: "yes_no", ...EMPTY, yes };

export const textValue = (text: string): ComparedValue => ({ kind: "text", ...EMPTY, text });

export const spanValue = (from: string | null, to: string | null): ComparedValue => ({
  kind: "span",
  ...EMPTY,
  from,
  to,
});

export const dayValue = (day: string | null): ComparedValue =>
  day === null ? UNSAID : { kind: "day", ...EMPTY, text: day };

export const codeValue = (kind: "contract" | "income", code: string | null): ComparedValue =>
  code === null ? UNSAID : { kind, ...EMPTY, text: code };

export const moneyValue = (minor: number | null, currency: string, every: PayPeriod | null): ComparedValue =>
  minor === null ? UNSAID : { kind: "money", ...EMPTY, minor, currency, every };
