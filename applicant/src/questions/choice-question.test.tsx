// @vitest-environment happy-dom

import { analytics } from "@latchkey/browser/analytics/analytics.ts";
import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { openStep } from "../testing/fake-wizard.tsx";
import { ChoiceQuestion } from "./choice-question.tsx";
import { ReasonQuestion } from "./reason-question.tsx";

afterEach(cleanup);

const choices = ["one", "something_else"].map((value) => ({ value, label: value }));
const asked = { title: "Which?", subtitle: "", choices, answered: undefined, onAnswer: () => undefined };

const questions = [
  ["whoIsPaying", <ChoiceQuestion key="choice" name="whoIsPaying" {...asked} />],
  [
    "withoutEmployer",
    <ReasonQuestion key="reason" name="withoutEmployer" requiredText="Say why" {...asked} />,
  ],
] as const;

test.each(questions)(
  "FRM-360 (in part) FRM-361 analytics is told the field of the step, %s",
  async (name, step) => {
    const changed = vi.spyOn(analytics, "changedField");
    const reported = vi.spyOn(analytics, "validationError");
    const { screen } = await openStep(step);
    await userEvent.click(screen.getByRole("button", { name: "Continue" }));
    await eventually(() => expect(reported.mock.calls.map(([field]) => field)).toEqual([name]));
    const [, second] = screen.getAllByRole("radio");
    if (second) await userEvent.click(second);
    expect(changed.mock.calls).toEqual([[name]]);
  },
);
