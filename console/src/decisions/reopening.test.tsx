// @vitest-environment happy-dom

import { refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { aDecision, aDecisionDesk } from "../testing/fake-decision.ts";
import { openDesk } from "../testing/open-desk.tsx";
import { showCase } from "../testing/show-case.tsx";
import { showDecision } from "../testing/show-decision.tsx";

afterEach(cleanup);

const final = aDecision({ ...{ state: "FINAL" }, outcome: "ACCEPTED", finalAt: "2026-03-11T09:42:00Z" });
const reopened = {
  __typename: "ReopenedDecision",
  reason: "MISTAKE" as const,
  sentence: "The payslip was read wrongly.",
  by: "Ruth Adeyemi",
  at: "2026-03-12T08:00:00Z",
};
const freeze = {
  __typename: "Freeze",
  id: "freeze-1",
  sentence: "The share of the rent is wrong.",
  by: "Mei Tan",
  at: "2026-03-12T08:00:00Z",
};

const openDecided = async (roles: readonly string[]) => {
  await openDesk({
    path: "/console/decisions/amara",
    roles,
    answers: {
      DecisionOf: () => ({
        decisionDesk: aDecisionDesk({ mayDecide: false, party: { status: "DECIDED" }, earlier: [final] }),
      }),
    },
  });
  await screen.findByText("Decided: Accept");
};

test("a lead is offered to open a decided case again, and nobody else", async () => {
  await openDecided(["REVIEWER", "ADMINISTRATOR"]);
  await userEvent.click(await screen.findByRole("button", { name: "Open this case again" }));
  expect(await screen.findByRole("dialog", { name: "Open LK-20418 again?" })).toBeTruthy();
  cleanup();
  await openDecided(["REVIEWER"]);
  expect(screen.queryByRole("button", { name: "Open this case again" })).toBeNull();
});

test("a case that was opened again says by whom and why, and what stands no longer", async () => {
  await showDecision({ earlier: [{ ...final, reopened }] });
  expect(screen.getByText("Ruth Adeyemi has opened this case again")).toBeTruthy();
  expect(screen.getByText("The payslip was read wrongly.")).toBeTruthy();
  expect(screen.getByText(/^Accept, told 11 Mar 2026, 09:42\. Opened again by Ruth Adeyemi/)).toBeTruthy();
});

test("frozen rules are said where one would decide, and in the case", async () => {
  await showDecision({ freeze }, { ProposeDecision: () => refusedWith("DECISIONS_FROZEN") });
  expect(screen.getByText("The share of the rent is wrong.")).toBeTruthy();
  await userEvent.click(screen.getByRole("radio", { name: "Accept" }));
  await userEvent.click(screen.getByRole("button", { name: "Accept Amara" }));
  expect(await screen.findByText(/Nothing is decided under these rules now\. What you wrote/)).toBeTruthy();
  cleanup();
  await showCase({ freeze });
  expect(screen.getByText("Nothing is decided under these rules now")).toBeTruthy();
});
