// @vitest-environment happy-dom

import { createUnsavedText } from "@latchkey/browser/unsaved/unsaved-text.ts";
import { type EndpointAnswers, noResponse, refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { button, panel, press, theDialog } from "@latchkey/members/testing/on-screen.ts";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { aDraft, aLift, aPolicy, aVersion, englandContent, thePolicies } from "../testing/fake-policies.ts";
import { showPage } from "../testing/show-part.tsx";
import { PoliciesPage } from "./policies-page.tsx";

afterEach(cleanup);

const quillfield = aPolicy({
  id: "quillfield-standard",
  name: "quillfield-standard",
  isShipped: false,
  usedBy: 1,
  versions: [
    aVersion({
      version: 2,
      from: "2026-04-01",
      proposedBy: "Ruth Adeyemi",
      agreedBy: "Mei Tan",
      content: { ...englandContent, title: "Quillfield standard" },
    }),
    aVersion({ content: { ...englandContent, title: "Quillfield standard" } }),
  ],
  draft: aDraft({
    content: {
      ...englandContent,
      title: "Quillfield standard",
      criteria: { ...englandContent.criteria, guarantorIncome: 24 },
    },
  }),
});

const noFreezes = { freezes: [], freezableRuleSets: ["2026-05"] };

const showPolicies = async (
  answers: EndpointAnswers = {},
  policies = [aPolicy(), quillfield],
  unsaved = createUnsavedText("this tab", undefined),
) => {
  const shown = await showPage(<PoliciesPage />, "/console/policies", {
    path: "/console/policies",
    answers: { Policies: () => thePolicies(policies), Freezes: () => noFreezes, ...answers },
    unsaved,
  });
  await screen.findByRole("table");
  return shown;
};

const row = (name: string) => screen.getByRole("row", { name: new RegExp(`^${name}`) });

describe("the list", () => {
  test("tells each policy in one line, with its versions, its use and what the check finds", async () => {
    await showPolicies();
    const england = row("England");
    expect(england.textContent).toContain("Shipped with Latchkey");
    expect(england.textContent).toContain(
      "Identity and right to rent, 30 × income, guarantor 36 ×, 36 months of addresses and landlord reference",
    );
    expect(england.textContent).toContain("1 in force");
    expect(england.textContent).toContain("31 applications");
    expect(within(england).getByText("No findings")).toBeTruthy();
    const own = row("Quillfield standard");
    expect(own.textContent).toContain("1 in force");
    expect(own.textContent).toContain("2 from 1 April 2026");
    expect(own.textContent).toContain("3 is a draft");
    expect(own.textContent).toContain("1 application");
    expect(within(own).getByText("1 problem")).toBeTruthy();
  });

  test("says of a retired policy and of one without a version what they are", async () => {
    await showPolicies({}, [
      aPolicy({ isRetired: true }),
      aPolicy({ id: "new", name: "new", versions: [], draft: aDraft() }),
    ]);
    expect(screen.getByText("Retired")).toBeTruthy();
    expect(screen.getByText("No version yet")).toBeTruthy();
  });

  test("that does not come can be asked for again", async () => {
    await showPage(<PoliciesPage />, "/console/policies", {
      path: "/console/policies",
      answers: { Policies: noResponse },
    });
    expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
  });
});

describe("a new policy", () => {
  const name = () => screen.getByRole("textbox", { name: "Name" });

  test("starts from another one, and its page opens", async () => {
    const made = aPolicy({ id: "harbour-rules", name: "harbour-rules" });
    const shown = await showPolicies({ CreatePolicy: () => ({ createPolicy: made }) });
    await press("New policy");
    const dialog = await theDialog("New policy");
    await dialog.press("Make a draft");
    expect(dialog.getByText(/^Enter/)).toBeTruthy();
    expect(shown.sent("CreatePolicy")).toEqual([]);
    await userEvent.type(name(), "Harbour rules");
    await userEvent.selectOptions(screen.getByLabelText("Start from"), "Quillfield standard");
    await dialog.press("Make a draft");
    expect(shown.sent("CreatePolicy")).toEqual([{ title: "Harbour rules", copyOf: "quillfield-standard" }]);
    expect(shown.address()).toBe("/console/policies/harbour-rules");
  });

  test("needs a name that no other has, and what was typed stays", async () => {
    await showPolicies({
      CreatePolicy: () =>
        refusedWith("INVALID_INPUT", [{ field: "title", code: "policies.validations.taken" }]),
    });
    await press("New policy");
    const dialog = await theDialog("New policy");
    await userEvent.type(name(), "England default");
    await dialog.press("Make a draft");
    expect(await dialog.findByText("A policy has this name already")).toBeTruthy();
    expect(name()).toHaveProperty("value", "England default");
  });
});

describe("the rules that are lifted", () => {
  const showLifts = (lift: object, answers: EndpointAnswers = {}) =>
    showPolicies({
      Policies: () => thePolicies([aPolicy()], [aLift(lift)]),
      AgreeToLawLift: () => ({ agreeToLawLift: [] }),
      EndLawLift: () => ({ endLawLift: [] }),
      ...answers,
    });

  test("are proposed with a reason, a source and its day", async () => {
    const shown = await showPolicies({ ProposeLawLift: () => ({ proposeLawLift: [] }) });
    expect(panel("Rules that are lifted").getByText(/None\.$/)).toBeTruthy();
    await press("Lift a rule");
    const dialog = await theDialog("Lift a rule");
    await dialog.press("Propose");
    expect(shown.sent("ProposeLawLift")).toEqual([]);
    await userEvent.type(screen.getByRole("textbox", { name: "Reason" }), "An exemption");
    await userEvent.type(screen.getByRole("textbox", { name: "Source" }), "Case 7");
    for (const [part, value] of [
      ["Day", "1"],
      ["Month", "3"],
      ["Year", "2026"],
    ] as const) {
      await userEvent.type(screen.getByRole("textbox", { name: part }), value);
    }
    await dialog.press("Propose");
    expect(shown.sent("ProposeLawLift")).toEqual([
      { rule: "benefits-left-out", reason: "An exemption", source: "Case 7", sourceDay: "2026-03-01" },
    ]);
  });

  test("that are typed are known to the other tabs", async () => {
    const unsaved = createUnsavedText("this tab", undefined);
    const hold = vi.spyOn(unsaved, "hold");
    await showPolicies({}, [aPolicy()], unsaved);
    await press("Lift a rule");
    await theDialog("Lift a rule");
    expect(hold).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole("textbox", { name: "Reason" }), "An exemption");
    expect(hold).toHaveBeenCalled();
  });

  test("are agreed to by another administrator", async () => {
    const shown = await showLifts({});
    expect(screen.getByText(/Mei Tan proposed it\. A second administrator has to agree\.$/)).toBeTruthy();
    await press("Agree");
    expect(shown.sent("AgreeToLawLift")).toEqual([{ id: "lift-1" }]);
  });

  test("cannot be agreed to by who proposed them", async () => {
    await showLifts({ proposedById: "ruth" });
    expect(screen.queryByRole("button", { name: "Agree" })).toBeNull();
    expect(button("End it")).toBeTruthy();
  });

  test("that hold name both, and either may end them", async () => {
    const shown = await showLifts({ agreedBy: "Ruth Adeyemi" });
    expect(screen.getByText(/Mei Tan and Ruth Adeyemi$/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Agree" })).toBeNull();
    await press("End it");
    expect(shown.sent("EndLawLift")).toEqual([{ id: "lift-1" }]);
  });

  test("a refusal is told", async () => {
    await showLifts({}, { AgreeToLawLift: () => refusedWith("SECOND_PERSON_NEEDED") });
    await press("Agree");
    expect(await screen.findByText(/^Somebody else must do this/)).toBeTruthy();
  });
});
