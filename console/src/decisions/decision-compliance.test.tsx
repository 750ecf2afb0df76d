// @vitest-environment happy-dom

import { refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { panel, press } from "@latchkey/members/testing/on-screen.ts";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { aDecision } from "../testing/fake-decision.ts";
import { showDecision } from "../testing/show-decision.tsx";

afterEach(cleanup);

/** With the name of the type, as the endpoint answers. */
const aNeed = (recorded: { sourceOfFunds: string; by: string; at: string } | null) => ({
  __typename: "NeededDueDiligence",
  recorded,
});

describe("the source of funds", () => {
  const funds = () => panel("Source of funds");
  const field = () => funds().getByRole("textbox", { name: "Where the money comes from" });
  const record = "Record it";

  test("is not asked for at an ordinary rent", async () => {
    await showDecision();
    expect(screen.queryByRole("region", { name: "Source of funds" })).toBeNull();
  });

  test("is recorded, and nothing of it is lost when it is refused", async () => {
    const { sent } = await showDecision(
      { dueDiligence: aNeed(null) },
      { RecordDueDiligence: () => refusedWith("CASE_CLOSED") },
    );
    await press(record);
    expect(funds().getByText("Write where the money comes from")).toBeTruthy();
    expect(sent("RecordDueDiligence")).toEqual([]);
    await userEvent.type(field(), "Salary, by the bank statement");
    await press(record);
    expect(sent("RecordDueDiligence")).toEqual([
      expect.objectContaining({ sourceOfFunds: "Salary, by the bank statement" }),
    ]);
    expect(await screen.findByText("That is not possible any more")).toBeTruthy();
    expect(field()).toHaveProperty("value", "Salary, by the bank statement");
  });

  test("that is recorded names who did it", async () => {
    const recorded = {
      __typename: "DueDiligence",
      sourceOfFunds: "Sale of a home",
      by: "Priya Nair",
      at: "2026-03-12T09:00:00Z",
    };
    await showDecision({ dueDiligence: aNeed(recorded) });
    expect(funds().getByText(/^Sale of a home/)).toBeTruthy();
    expect(funds().getByText(/^Priya Nair, /)).toBeTruthy();
    expect(funds().queryByRole("textbox")).toBeNull();
  });
});

describe("a policy that the law of today forbids", () => {
  test("is named, and no decline rests on its sums", async () => {
    const { sent } = await showDecision({ forbidden: ["benefits-left-out"] });
    expect(screen.getByText("Benefits are left out")).toBeTruthy();
    await userEvent.click(screen.getByRole("radio", { name: "Decline" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Income below the rule for this rent" }));
    await press(/^Ask|^Propose|^Decide/);
    expect(screen.getByText(/^The law of today forbids this reason here/)).toBeTruthy();
    expect(sent("ProposeDecision")).toEqual([]);
  });
});

describe("words that seem to ask for rent in advance", () => {
  const now = Date.parse("2026-05-01T09:00:00Z");
  const words = () => screen.getByRole("textbox", { name: /^In your own words, to the applicant/ });

  test("LAW-01 (in part) are sent with their confirmation alone", async () => {
    const { sent } = await showDecision({}, {}, { now });
    await userEvent.click(screen.getByRole("radio", { name: "Decline" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Income below the rule for this rent" }));
    await userEvent.type(words(), "Could you pay 6 months' rent upfront?");
    expect(screen.getByText("A text asks for rent in advance")).toBeTruthy();
    await press(/^Ask|^Propose|^Decide/);
    expect(screen.getByText("Take this demand out of the words, or confirm that it is none")).toBeTruthy();
    expect(sent("ProposeDecision")).toEqual([]);
    await userEvent.click(screen.getByRole("checkbox", { name: /^I confirm that this asks for no rent/ }));
    await press(/^Ask|^Propose|^Decide/);
    expect(sent("ProposeDecision")).toMatchObject([{ input: { confirmedRule: "text-rent-in-advance" } }]);
  });

  test("LAW-01 (in part) are named to the second reviewer", async () => {
    await showDecision({ mayDecide: false, open: aDecision({ confirmedRule: "text-rent-in-advance" }) });
    expect(screen.getByText(/confirmed that the words ask for none/)).toBeTruthy();
  });
});
