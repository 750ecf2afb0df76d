import { expect, test } from "vitest";
import { currentReferences, mayBeAskedAgain } from "./current.ts";
import type { ReviewState } from "./states.ts";

const asked = (
  state: ReviewState,
  more: { residenceUuid?: string | null; sourceUuid?: string | null } = {},
) => ({
  kind: "rental" as const,
  state,
  residenceUuid: "home",
  sourceUuid: null,
  ...more,
});

test("an answer counts, whatever was asked after it", () => {
  const [answered, later] = [asked("answered"), asked("sent")];
  expect(currentReferences([answered, later])).toEqual([answered, later]);
});

test("a question does not count if a later one replaces it, if it was never sent, or if its home is gone", () => {
  const other = asked("declined", { residenceUuid: "cottage" });
  const [silent, sent] = [asked("silent"), asked("sent")];
  const gone = asked("bounced", { residenceUuid: null });
  expect(currentReferences([silent, other, gone, sent, asked("draft", { residenceUuid: "flat" })])).toEqual([
    other,
    sent,
  ]);
});

test("the employer and the accountant of one source are two references", () => {
  const ofSource = { residenceUuid: null, sourceUuid: "job" };
  const employer = { ...asked("silent", ofSource), kind: "employment" as const };
  const accountant = { ...asked("sent", ofSource), kind: "accountant" as const };
  expect(currentReferences([employer, accountant])).toEqual([employer, accountant]);
});

test.each<[ReviewState, boolean]>([
  ["draft", false],
  ["sent", true],
  ["opened", true],
  ["answered", false],
  ["declined", false],
  ["silent", true],
  ["bounced", true],
])("a %s reference may be asked again: %s", (state, may) => {
  const reference = asked(state);
  expect(mayBeAskedAgain(reference, [reference])).toBe(may);
  expect(mayBeAskedAgain(reference, [reference, asked("sent")])).toBe(false);
});
