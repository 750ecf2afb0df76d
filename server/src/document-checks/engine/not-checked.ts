import type { NotCheckedReason } from "./findings.ts";

/** The file cannot be judged, and it is not our fault. Everything else that is thrown here is a crash. */
export class NotChecked extends Error {
  override readonly name = "NotChecked";
  readonly reason: NotCheckedReason;

  constructor(reason: NotCheckedReason) {
    super(reason);
    this.reason = reason;
  }
}
