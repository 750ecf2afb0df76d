// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { type EndpointAnswers, refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { aDecidedCase, aFreeze } from "../testing/fake-freezes.ts";
import { aPolicy, thePolicies } from "../testing/fake-policies.ts";
import { openDesk } from "../testing/open-desk.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const LEAD = ["REVIEWER", "ADMINISTRATOR"];
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const dialog = () => within(screen.getByRole("dialog"));

const openPolicies = async (freezes: readonly object[], answers: EndpointAnswers = {}) => {
  const desk = await openDesk({
    path: "/console/policies",
    roles: ["ADMINISTRATOR"],
    answers: {
      Policies: () => thePolicies([aPolicy()]),
      Freezes: () => ({ freezes, freezableRuleSets: ["2026-05"] }),
      ...answers,
    },
  });
  return { ...desk, panel: within(await screen.findByRole("region", { name: "Frozen decisions" })) };
};

describe("freezing", () => {
  test("names the rules, the reason and the sentence, and asks for each that is missing", async () => {
    const { sent } = await openPolicies([], { FreezeDecisions: () => ({ freezeDecisions: "freeze-1" }) });
    await press("Freeze decisions");
    const freeze = () => userEvent.click(dialog().getByRole("button", { name: "Freeze" }));
    await freeze();
    for (const missing of ["Choose the rules", "Choose a reason", "Say why in a sentence"])
      expect(dialog().getByText(missing)).toBeTruthy();
    await userEvent.selectOptions(dialog().getByLabelText("Reason"), "The law has changed");
    fireEvent.change(dialog().getByLabelText("In a sentence"), { target: { value: "New law." } });
    await freeze();
    expect(sent("FreezeDecisions")).toEqual([]);
    await userEvent.selectOptions(dialog().getByLabelText("Rules"), "England, version 1");
    await freeze();
    await screen.findByText(/^Frozen\. Nobody decides/);
    expect(sent("FreezeDecisions")).toEqual([
      {
        policy: "england-default",
        policyVersion: 1,
        ruleSet: null,
        reason: "LAW_CHANGED",
        sentence: "New law.",
      },
    ]);
  });

  test("that is refused says so, with what was typed", async () => {
    await openPolicies([], { FreezeDecisions: () => refusedWith("CHANGED_ELSEWHERE") });
    await press("Freeze decisions");
    await userEvent.selectOptions(dialog().getByLabelText("Rules"), "Right to rent, rules of 2026-05");
    await userEvent.selectOptions(dialog().getByLabelText("Reason"), "A rule is wrong");
    fireEvent.change(dialog().getByLabelText("In a sentence"), { target: { value: "List B." } });
    await userEvent.click(dialog().getByRole("button", { name: "Freeze" }));
    expect(await dialog().findByText(/These rules are frozen already/)).toBeTruthy();
    expect(dialog().getByLabelText<HTMLTextAreaElement>("In a sentence").value).toBe("List B.");
  });

  test("is lifted by another administrator, with a reason", async () => {
    const { panel, sent } = await openPolicies(
      [
        aFreeze(),
        aFreeze({ id: "freeze-2", policy: null, policyVersion: null, ruleSet: "2026-05", byId: "priya" }),
      ],
      { LiftFreeze: () => ({ liftFreeze: true }) },
    );
    const row = within(await panel.findByRole("row", { name: /England, version 1/ }));
    expect(row.getByText("The share of the rent is wrong.")).toBeTruthy();
    expect(row.getByRole("link", { name: "Cases decided under it" }).getAttribute("href")).toBe(
      "/console/policies/freezes/freeze-1",
    );
    await userEvent.click(row.getByRole("button", { name: "Lift" }));
    await userEvent.click(dialog().getByRole("button", { name: "Lift" }));
    expect(dialog().getByText("Say why in a sentence")).toBeTruthy();
    fireEvent.change(dialog().getByLabelText("Why it may be decided under again"), {
      target: { value: "Right." },
    });
    await userEvent.click(dialog().getByRole("button", { name: "Lift" }));
    await screen.findByText("Lifted.");
    expect(sent("LiftFreeze")).toEqual([{ id: "freeze-1", note: "Right." }]);
  });
});

const openCases = async (roles: readonly string[], answers: EndpointAnswers = {}) => {
  const desk = await openDesk({
    path: "/console/policies/freezes/freeze-1",
    roles,
    answers: {
      FrozenCases: () => ({
        frozenCases: {
          __typename: "FrozenCases",
          freeze: aFreeze(),
          cases: [
            aDecidedCase(),
            aDecidedCase({ partyId: "own", number: "LK-11", isOwn: true }),
            aDecidedCase({ partyId: "again", number: "LK-22", isReopened: true, status: "IN_REVIEW" }),
          ],
        },
      }),
      ...answers,
    },
  });
  await screen.findByRole("heading", { level: 1 });
  return desk;
};

const row = (number: string) => within(screen.getByRole("row", { name: new RegExp(`^${number}`) }));

describe("the cases decided under frozen rules", () => {
  test("are opened again one by one by a lead who did not decide", async () => {
    const { sent } = await openCases(LEAD, {
      ReopenCase: () => ({
        reopenCase: {
          __typename: "DecisionDesk",
          id: "amara",
          party: { __typename: "Party", id: "amara", status: "IN_REVIEW" },
        },
      }),
    });
    expect(row("LK-20418").getByText("Declined")).toBeTruthy();
    expect(row("LK-20418").getByText("Priya Nair")).toBeTruthy();
    expect(row("LK-11").getByText("You decided this")).toBeTruthy();
    expect(row("LK-22").queryByRole("button")).toBeNull();
    await press("Open LK-20418 again");
    await userEvent.click(dialog().getByRole("button", { name: "Open it again" }));
    expect(dialog().getByText("Choose a reason")).toBeTruthy();
    await userEvent.selectOptions(dialog().getByLabelText("Reason"), "A rule was wrong");
    fireEvent.change(dialog().getByLabelText("In a sentence"), { target: { value: "The share." } });
    await userEvent.click(dialog().getByRole("button", { name: "Open it again" }));
    await screen.findByText(/^LK-20418 is in review again/);
    expect(sent("ReopenCase")).toEqual([
      { partyId: "amara", reason: "RULE_WRONG", sentence: "The share.", language: "en" },
    ]);
  });

  test.each([
    ["HOME_ENDED", /The letting of this home has ended/],
    ["SECOND_LOOK_RUNNING", /A second look is running already/],
    ["NOT_DECIDED", /The case is not decided now/],
    ["SECOND_PERSON_NEEDED", /You decided about this person/],
  ])("a refusal with %s is said in words", async (code, text) => {
    await openCases(LEAD, { ReopenCase: () => refusedWith(code) });
    await press("Open LK-20418 again");
    await userEvent.selectOptions(dialog().getByLabelText("Reason"), "A complaint");
    fireEvent.change(dialog().getByLabelText("In a sentence"), { target: { value: "They wrote." } });
    await userEvent.click(dialog().getByRole("button", { name: "Open it again" }));
    expect(await dialog().findByText(text)).toBeTruthy();
  });

  test("are read only by an administrator who is no reviewer, and asked for since another day", async () => {
    const { sent } = await openCases(["ADMINISTRATOR"]);
    expect(screen.queryByRole("button", { name: /again$/ })).toBeNull();
    expect(row("LK-20418").queryByRole("link")).toBeNull();
    expect(sent("FrozenCases")).toEqual([{ id: "freeze-1", since: "2025-03-12" }]);
    fireEvent.change(screen.getByLabelText("Month"), { target: { value: "1" } });
    await press("Show");
    await eventually(() => expect(sent("FrozenCases")[1]).toEqual({ id: "freeze-1", since: "2025-01-12" }));
  });

  test("are downloaded as a table", async () => {
    const blobs: Blob[] = [];
    vi.stubGlobal(
      "URL",
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => {
          blobs.push(blob);
          return "blob:1";
        },
        revokeObjectURL: () => undefined,
      }),
    );
    await openCases(LEAD);
    await press("Download as CSV");
    const text = (await blobs[0]?.text()) ?? "";
    expect(text).toContain("Case,Outcome,Decided,Reviewer,Second reviewer,Opened again");
    expect(text).toContain("LK-20418,Declined,");
  });
});
