import { expect, test } from "vitest";
import { waitOf } from "./groups.ts";
import type { ReviewState } from "./states.ts";

const askedOn = "2026-03-10";

test.each<[ReviewState, string, number, string | undefined]>([
  ["sent", "2026-03-10", 0, "2026-03-12"],
  ["sent", "2026-03-12", 2, "2026-03-15"],
  ["opened", "2026-03-15", 5, "2026-03-19"],
  ["opened", "2026-03-19", 9, undefined],
  ["bounced", "2026-03-11", 1, undefined],
  ["silent", "2026-03-11", 1, undefined],
  ["answered", "2026-03-11", 1, undefined],
])("%s on %s: asked %i days ago, next reminder %s", (state, today, ageDays, remindOn) => {
  expect(waitOf(state, { askedOn, today })).toEqual({ ageDays, remindOn });
});
