// @vitest-environment happy-dom

import { MOST_ASSIGNED } from "@latchkey/domain/review/assignment.ts";
import { useChosen } from "@latchkey/members/lists/use-chosen.ts";
import { type EndpointRequest, refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { press, theDialog } from "@latchkey/members/testing/on-screen.ts";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { aQueue, aRow, lucia, someCounts } from "../../testing/fake-desk.ts";
import { openDesk } from "../../testing/open-desk.tsx";
import { showHook } from "../../testing/show-part.tsx";

afterEach(cleanup);

const LEAD = ["REVIEWER", "ADMINISTRATOR"];
const ROWS = [aRow("tomasz", { firstName: "Tomasz", lastName: "Wójcik", number: "LK-20411" }), aRow("amara")];

const openQueue = async (
  answers: Record<string, (request: EndpointRequest) => ReturnType<typeof refusedWith> | object> = {},
  { roles = LEAD, path = "/console/queue", next = null as string | null } = {},
) => {
  const desk = await openDesk({
    path,
    roles,
    answers: {
      QueueCounts: () => someCounts(),
      Queue: ({ variables }) =>
        variables.after ? aQueue([aRow("giulia", { firstName: "Giulia" })]) : aQueue(ROWS, next),
      Reviewers: () => ({ reviewers: [lucia] }),
      ...(answers as object),
    },
  });
  await screen.findByRole("table");
  return desk;
};

const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const result = (refusals: Readonly<Record<string, string | null>>) => ({
  assignCases: Object.entries(refusals).map(([partyId, refused]) => ({
    __typename: "AssignedCase",
    partyId,
    refused,
  })),
});

describe("a lead marks cases in the queue", () => {
  test("and assigns them to a reviewer with a sentence", async () => {
    const desk = await openQueue({ AssignCases: () => result({ tomasz: null, amara: null }) });
    expect(screen.getByText("None chosen")).toBeTruthy();
    await userEvent.click(box("Choose Tomasz Wójcik, LK-20411"));
    expect(screen.getByText("1 chosen")).toBeTruthy();
    expect(box("All on this page").indeterminate).toBe(true);
    await userEvent.click(box("All on this page"));
    expect([box(/Tomasz/).checked, box(/Amara/).checked]).toEqual([true, true]);
    const reads = desk.sent("Queue").length;
    await press("Assign");
    const dialog = await theDialog("Assign 2 cases");
    await dialog.findByRole("option", { name: "Lucía Ortega" });
    await dialog.press("Assign");
    expect(dialog.getByText("Choose a reviewer who is present")).toBeTruthy();
    fireEvent.change(dialog.getByLabelText("Reviewer"), { target: { value: lucia.id } });
    await userEvent.type(dialog.getByLabelText(/^Sentence/), "Before the weekend");
    await dialog.press("Assign");
    expect(await screen.findByText("2 cases assigned: Lucía Ortega.")).toBeTruthy();
    expect(desk.sent("AssignCases")).toEqual([
      { partyIds: ["tomasz", "amara"], reviewerId: lucia.id, note: "Before the weekend" },
    ]);
    expect(screen.getByText("None chosen")).toBeTruthy();
    expect(desk.sent("Queue").length).toBeGreaterThan(reads);
    expect(desk.sent("Reviewers")).toEqual([{ partyId: null }]);
  });

  test("and is told which were not assigned, and why", async () => {
    await openQueue({ AssignCases: () => result({ tomasz: "KNOWN_PERSON", amara: null }) });
    await userEvent.click(box("All on this page"));
    await press("Assign");
    const dialog = await theDialog();
    await dialog.findByRole("option", { name: "Lucía Ortega" });
    fireEvent.change(dialog.getByLabelText("Reviewer"), { target: { value: "anyone" } });
    await dialog.press("Assign");
    const told = await theDialog("1 case was not assigned");
    expect(told.getByText("1 other case was assigned.")).toBeTruthy();
    expect(told.getByRole("listitem").textContent).toBe(
      "Tomasz Wójcik, LK-20411: the reviewer knows a person of this application",
    );
    await told.press("Done");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByText("None chosen")).toBeTruthy();
  });

  test("and keeps them, with what is typed, when nothing was saved", async () => {
    await openQueue({ AssignCases: () => refusedWith("TOO_MANY_REQUESTS") });
    await userEvent.click(box(/Amara/));
    await press("Assign");
    const dialog = await theDialog("Assign the case");
    await dialog.findByRole("option", { name: "Lucía Ortega" });
    fireEvent.change(dialog.getByLabelText("Reviewer"), { target: { value: lucia.id } });
    await dialog.press("Assign");
    expect(await dialog.findByRole("alert")).toBeTruthy();
    expect(dialog.getByLabelText("Reviewer")).toHaveProperty("value", lucia.id);
    await dialog.press("Cancel");
    expect(screen.getByText("1 chosen")).toBeTruthy();
    await press("Choose none");
    expect(screen.getByText("None chosen")).toBeTruthy();
  });

  test("of more than can be assigned at once says how many", async () => {
    const issue = { field: "partyIds", code: "assignment.validations.tooMany", params: { max: 50 } };
    await openQueue({ AssignCases: () => refusedWith("INVALID_INPUT", [issue]) });
    await userEvent.click(box(/Amara/));
    await press("Assign");
    const dialog = await theDialog("Assign the case");
    await dialog.findByRole("option", { name: "Lucía Ortega" });
    fireEvent.change(dialog.getByLabelText("Reviewer"), { target: { value: lucia.id } });
    await dialog.press("Assign");
    expect((await dialog.findByRole("alert")).textContent).toContain("Assign at most 50\u00a0cases at once");
  });

  test("on several pages of one list, and begins anew in another", async () => {
    await openQueue({}, { next: "cursor" });
    await userEvent.click(box("All on this page"));
    await press("Next");
    await screen.findByText(/^Giulia/);
    expect(screen.getByText("2 chosen")).toBeTruthy();
    await userEvent.click(box(/Giulia/));
    expect(screen.getByText("3 chosen")).toBeTruthy();
    await press(/^Late/);
    await screen.findByText("None chosen");
  });
});

test("others have no boxes, and nothing closed is assigned", async () => {
  await openQueue({}, { roles: ["REVIEWER"] });
  expect(screen.queryByRole("checkbox")).toBeNull();
  cleanup();
  await openQueue({}, { path: "/console/queue?view=closed" });
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test("at most two hundred are marked", async () => {
  const many = Array.from({ length: MOST_ASSIGNED + 5 }, (_, index) => ({
    partyId: `party-${index}`,
    name: "Amara Okafor",
    number: `LK-${index}`,
  }));
  const { now } = await showHook(() =>
    useChosen({ list: "list", idOf: ({ partyId }: (typeof many)[number]) => partyId, most: MOST_ASSIGNED }),
  );
  await act(async () => now().togglePage(many));
  expect(now().rows).toEqual(many.slice(0, MOST_ASSIGNED));
  await act(async () => now().togglePage(many.slice(0, 3)));
  expect(now().rows).toHaveLength(MOST_ASSIGNED - 3);
});
