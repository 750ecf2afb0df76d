// @vitest-environment happy-dom

import { refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { button, panel, press, theDialog } from "@latchkey/members/testing/on-screen.ts";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { aDossier, aNote, heldByLucia, heldByMe } from "../testing/fake-case.ts";
import { asColleague, lucia, priya } from "../testing/fake-desk.ts";
import { showCase } from "../testing/show-case.tsx";

afterEach(cleanup);

const staff = { ...priya, roles: ["REVIEWER" as const] };
const lead = { ...priya, roles: ["REVIEWER" as const, "ADMINISTRATOR" as const] };
const Reviewers = () => ({ reviewers: [lucia, asColleague(priya)] });

const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

const SENTENCE = /^Sentence for the reviewer/;

describe("the reviewer of a case", () => {
  test("hands it over with a sentence, by a button or by v", async () => {
    const desk = await showCase(
      heldByMe,
      { Reviewers, HandOverCase: () => ({ handOverCase: true }) },
      { staff },
    );
    await screen.findByRole("button", { name: "Hand over" });
    await userEvent.keyboard("v");
    const dialog = await theDialog("Hand this case over");
    await dialog.findByRole("option", { name: "Lucía Ortega" });
    expect(dialog.queryByRole("option", { name: "Priya Nair" })).toBeNull();
    await dialog.press("Hand over");
    expect(dialog.getByText("Choose a reviewer who is present")).toBeTruthy();
    expect(dialog.getByText("Enter what the colleague has to know")).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByLabelText("Reviewer"));
    choose("Reviewer", lucia.id);
    await userEvent.type(dialog.getByLabelText(SENTENCE), "She called twice");
    await dialog.press("Hand over");
    expect(await screen.findByText("Lucía Ortega has the case now.")).toBeTruthy();
    expect(desk.sent("HandOverCase")).toEqual([
      { partyId: "amara", reviewerId: lucia.id, note: "She called twice" },
    ]);
    expect(desk.sent("Reviewers")).toEqual([{ partyId: "amara" }]);
  });

  test("keeps what is typed when it is refused", async () => {
    const HandOverCase = () => refusedWith("HELD_BY_COLLEAGUE");
    await showCase(heldByMe, { Reviewers, HandOverCase }, { staff });
    await press("Hand over");
    const dialog = await theDialog();
    await dialog.findByRole("option", { name: "Lucía Ortega" });
    choose("Reviewer", lucia.id);
    await userEvent.type(dialog.getByLabelText(SENTENCE), "She called twice");
    await dialog.press("Hand over");
    expect((await dialog.findByRole("alert")).textContent).toContain("This case is no longer yours.");
    expect(dialog.getByLabelText(SENTENCE)).toHaveProperty("value", "She called twice");
  });

  test("can have the list of colleagues read again", async () => {
    let isThere = false;
    await showCase(heldByMe, { Reviewers: () => (isThere ? Reviewers() : undefined) }, { staff });
    await press("Hand over");
    const dialog = await theDialog();
    isThere = true;
    await userEvent.click(await dialog.findByRole("button", { name: "Try again" }));
    expect(await dialog.findByRole("option", { name: "Lucía Ortega" })).toBeTruthy();
  });
});

test.each([
  ["a colleague's", heldByLucia],
  ["nobody's", {}],
  ["decided", { party: { status: "DECIDED" as const, reviewer: asColleague(priya) } }],
  [
    "agreed",
    { party: { status: "IN_REVIEW" as const, stage: "AGREED" as const, reviewer: asColleague(priya) } },
  ],
])("a case that is %s is not handed over", async (_what, given) => {
  await showCase(given, {}, { staff });
  await screen.findByText("I know this person");
  expect(screen.queryByRole("button", { name: "Hand over" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Assign" })).toBeNull();
});

test("a lead assigns it from here", async () => {
  const AssignCases = () => ({
    assignCases: [{ __typename: "AssignedCase", partyId: "amara", refused: null }],
  });
  const desk = await showCase({}, { Reviewers, AssignCases }, { staff: lead });
  await press("Assign");
  const dialog = await theDialog("Assign the case");
  await dialog.findByRole("option", { name: "Lucía Ortega" });
  choose("Reviewer", "anyone");
  await dialog.press("Assign");
  expect(await screen.findByText("1 case assigned: Anyone.")).toBeTruthy();
  expect(desk.sent("AssignCases")).toEqual([{ partyIds: ["amara"], reviewerId: null, note: "" }]);
});

describe("a note with which the case was given", () => {
  test.each([
    ["HANDED_OVER" as const, "Lucía Ortega handed this case over to you"],
    ["ASSIGNED" as const, "Lucía Ortega assigned this case to you"],
  ])("%s stands at the top, line by line", async (kind, title) => {
    await showCase({ ...heldByMe, givenNote: aNote({ kind, text: "One\nTwo" }) }, {}, { staff });
    const alert = (await screen.findByText(title)).closest(".alert");
    expect(alert?.querySelector(".lines")?.textContent).toBe("One\nTwo");
    const [first] = document.querySelectorAll(".alert");
    expect(first).toBe(alert);
  });

  test("says among the notes to whom", async () => {
    const notes = [
      aNote({ id: "3", kind: "HANDED_OVER", givenTo: "Owen Clarke" }),
      aNote({ id: "2", kind: "ASSIGNED", givenTo: null }),
      aNote({ id: "1" }),
    ];
    await showCase({ notes }, {}, { staff });
    const items = panel("Note for the team").getAllByRole("listitem");
    expect(items.map((item) => item.querySelector("strong")?.textContent)).toEqual([
      "Handed over to Owen Clarke",
      "Assigned to anyone",
      undefined,
    ]);
  });

  test("goes once the reader has written one", async () => {
    const after = aDossier({ ...heldByMe }).dossier;
    await showCase(
      { ...heldByMe, givenNote: aNote({ kind: "HANDED_OVER" }) },
      { WriteNote: () => ({ writeNote: { __typename: "Case", id: after.id, givenNote: null, notes: [] } }) },
      { staff },
    );
    await screen.findByText("Lucía Ortega handed this case over to you");
    await userEvent.type(screen.getByLabelText("Note"), "Thank you");
    await userEvent.click(button("Save note"));
    await screen.findByText("The note is saved.");
    expect(screen.queryByText("Lucía Ortega handed this case over to you")).toBeNull();
  });
});
