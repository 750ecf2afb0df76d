// @vitest-environment happy-dom

import { noResponse, refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { press } from "@latchkey/members/testing/on-screen.ts";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { aDecision, aDecisionDesk } from "../testing/fake-decision.ts";
import { showDecision } from "../testing/show-decision.tsx";

afterEach(cleanup);

type Given = Parameters<typeof aDecision>[0];

const desk = (given: Given = {}) => ({
  mayDecide: false,
  party: { status: "DECIDED" as const },
  earlier: [
    aDecision({
      state: "FINAL",
      outcome: "ACCEPTED",
      reasons: [],
      conditions: ["ORIGINALS_BEFORE_KEYS"],
      metBy: "2026-03-20",
      finalAt: "2026-03-12T10:00:00Z",
      ...given,
    }),
  ],
});

const recorded = (outcome: "MET" | "LAPSED", note: string | null) => ({
  __typename: "RecordedConditions",
  outcome,
  note,
  by: "Lucía Ortega",
  at: "2026-03-18T09:42:00Z",
});

const panel = () => within(screen.getByRole("region", { name: "Conditions" }));
const choose = (name: RegExp) => userEvent.click(screen.getByRole("radio", { name }));
const note = () => screen.getByRole("textbox", { name: /^Note for colleagues/ });

test("conditions are recorded as met, with a note", async () => {
  const shown = await showDecision(desk(), {
    RecordConditions: () => ({
      recordConditions: aDecisionDesk(desk({ recorded: recorded("MET", "Seen.") })),
    }),
  });
  expect(panel().getByText("The originals seen before the keys")).toBeTruthy();
  expect(panel().getByText("Not recorded yet")).toBeTruthy();
  await choose(/^Met/);
  await userEvent.type(note(), " Seen. ");
  await press("Record it");
  expect(await screen.findByText("Recorded. The applicant’s page shows it.")).toBeTruthy();
  expect(shown.sent("RecordConditions")).toEqual([
    { decisionId: "decision-1", outcome: "MET", note: "Seen.", language: "en" },
  ]);
  expect(panel().getByText(/^Lucía Ortega, /)).toBeTruthy();
  expect(panel().getByText("Seen.")).toBeTruthy();
  expect(screen.queryByRole("radio")).toBeNull();
  expect(document.activeElement).toBe(panel().getByRole("button", { name: "Correct this" }));
});

test("several conditions stand one below the other", async () => {
  await showDecision(desk({ conditions: ["ORIGINALS_BEFORE_KEYS", "OTHER"] }));
  expect(panel().getByText(/^The originals seen before the keys\s+Something else$/).textContent).toContain(
    "\n",
  );
});

test("a record is corrected by a newer one", async () => {
  const shown = await showDecision(desk({ recorded: recorded("LAPSED", null) }), {
    RecordConditions: () => ({ recordConditions: aDecisionDesk(desk({ recorded: recorded("MET", null) })) }),
  });
  expect(panel().getByText("Lapsed")).toBeTruthy();
  await press("Correct this");
  await choose(/^Met/);
  await press("Record it");
  await screen.findByText("Recorded. The applicant’s page shows it.");
  expect(shown.sent("RecordConditions")).toMatchObject([{ outcome: "MET" }]);
  expect(panel().getByText("Met")).toBeTruthy();
});

test("overdue conditions say so", async () => {
  await showDecision(desk({ isOverdue: true }));
  expect(panel().getByText("Overdue")).toBeTruthy();
});

test("nothing is sent without a choice, or with too long a note", async () => {
  const shown = await showDecision(desk());
  await press("Record it");
  expect(screen.getByText("Choose one of these")).toBeTruthy();
  await choose(/^Lapsed/);
  fireEvent.change(note(), { target: { value: "x".repeat(501) } });
  await press("Record it");
  expect(screen.getByText("This is too long. Use at most 500 characters")).toBeTruthy();
  expect(document.activeElement).toBe(note());
  expect(shown.sent("RecordConditions")).toEqual([]);
});

test.each([
  ["a refusal", () => refusedWith("DECISION_OVER"), /^Somebody has answered it meanwhile/],
  ["no response", noResponse, /What you typed is still here/],
])("after %s everything typed stays", async (_what, answer, text) => {
  await showDecision(desk(), { RecordConditions: answer });
  await choose(/^Met/);
  await userEvent.type(note(), "Seen.");
  await press("Record it");
  expect(await screen.findByText(text)).toBeTruthy();
  expect(note()).toHaveProperty("value", "Seen.");
});

test("without conditions there is nothing to record", async () => {
  await showDecision(desk({ conditions: [], metBy: null }));
  expect(screen.queryByRole("region", { name: "Conditions" })).toBeNull();
});
