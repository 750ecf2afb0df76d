import type { Issue } from "@latchkey/domain/rules/issue.ts";
import type { RefusalCode } from "@latchkey/domain/vocabulary/refusal-codes.ts";

/** An expected refusal with a code that the browser translates. Reveals no internals. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: RefusalCode;
  readonly details: Readonly<Record<string, unknown>>;
  constructor(code: RefusalCode, details: Readonly<Record<string, unknown>> = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

/** Callers cannot tell "does not exist" from "not yours". */
export const notFound = (): Refusal => new Refusal("NOT_FOUND");

export const invalidInput = (issues: Readonly<Record<string, Issue>>): Refusal =>
  new Refusal("INVALID_INPUT", {
    issues: Object.entries(issues).map(([field, { code, params }]) => ({ field, code, params })),
  });
