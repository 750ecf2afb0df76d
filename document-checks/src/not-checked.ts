import type { NotCheckedReason } from "./findings.ts";

/** A fault of the file. Any other error thrown here is a crash. */
export class NotChecked extends Error {
  override readonly name = "NotChecked";
  readonly reason: NotCheckedReason;

  constructor(reason: NotCheckedReason) {
    super(reason);
    this.reason = reason;
  }
}
