// @vitest-environment happy-dom

import { type EndpointAnswers, refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { panel, press } from "@latchkey/members/testing/on-screen.ts";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { aCall, aViewedReference } from "../testing/fake-reference.ts";
import { showPage } from "../testing/show-part.tsx";
import { ReferencePage } from "./reference-page.tsx";

afterEach(cleanup);

const NOT_INDEPENDENT =
  "A number or address that the applicant gave does not verify the referee independently.";

const show = async (
  calls: readonly ReturnType<typeof aCall>[],
  RecordReferenceCall: EndpointAnswers[string] = () => ({ recordReferenceCall: true }),
  party: Parameters<typeof aViewedReference>[1] = {},
) => {
  const shown = await showPage(<ReferencePage />, "/console/references/:referenceId", {
    path: "/console/references/reference-1",
    answers: { ReferenceOf: () => aViewedReference({ calls: [...calls] }, party), RecordReferenceCall },
  });
  await screen.findByRole("region", { name: "Calls" });
  return shown;
};

const fill = (label: string, value: string) =>
  fireEvent.change(panel("Calls").getByLabelText(label), { target: { value } });

test("shows each call with its number, the source, and what a number of the applicant is worth", async () => {
  await show([
    aCall({ source: "APPLICANT", isCorrected: true }),
    aCall({
      id: "2",
      channel: "EMAIL",
      contact: "desk@canalwharf.example",
      source: "OTHER",
      sourceNote: "On the door",
      isReached: false,
      spokeTo: null,
      said: null,
      corrects: "1",
    }),
  ]);
  const [first, second] = panel("Calls").getAllByRole("listitem");
  expect(first?.textContent).toContain(
    "Corrected by a later entry" + "Spoke to: Letting manager. Called +441134960112 on 11 March 2026, 14:05",
  );
  expect(first?.textContent).toContain("Where it comes from: Given by the applicant.");
  expect(first?.textContent).toContain(NOT_INDEPENDENT);
  expect(first?.textContent).toContain("Paid in time.");
  expect(first?.textContent).toContain("Priya Nair");
  expect(second?.textContent).toContain("No answer. Wrote to desk@canalwharf.example");
  expect(second?.textContent).toContain("Another source. On the door");
  expect(second?.textContent).not.toContain(NOT_INDEPENDENT);
  expect(screen.getAllByRole("button", { name: "Correct this entry" })).toHaveLength(1);
});

test("a call is recorded with the source of its number", async () => {
  const desk = await show([]);
  expect(panel("Calls").getByText("No call is recorded.")).toBeTruthy();
  await press("Log a call");
  await press("Save the entry");
  expect(panel("Calls").getByText("Enter the number or the address")).toBeTruthy();
  expect(panel("Calls").getByText("Choose where it comes from")).toBeTruthy();
  expect(panel("Calls").getByText("Choose Yes or No")).toBeTruthy();
  expect(desk.sent("RecordReferenceCall")).toEqual([]);
  fill("Number called", "0113 496 0112");
  await userEvent.selectOptions(panel("Calls").getByLabelText("Where it comes from"), "APPLICANT");
  expect(panel("Calls").getByText(NOT_INDEPENDENT)).toBeTruthy();
  await userEvent.selectOptions(panel("Calls").getByLabelText("Where it comes from"), "PUBLIC_REGISTER");
  expect(panel("Calls").queryByText(NOT_INDEPENDENT)).toBeNull();
  await userEvent.click(panel("Calls").getByRole("radio", { name: "Yes" }));
  fill("Their role", "Owner");
  fill("In their words", "She paid.");
  await press("Save the entry");
  expect(await screen.findByText("The entry is saved.")).toBeTruthy();
  const input = {
    channel: "PHONE",
    calledAt: expect.stringMatching(/^2026-03-\d\dT\d\d:\d\d$/),
    contact: "0113 496 0112",
    source: "PUBLIC_REGISTER",
    sourceNote: "",
    isReached: true,
    spokeTo: "Owner",
    said: "She paid.",
  };
  expect(desk.sent("RecordReferenceCall")).toEqual([
    { partyId: "amara", referenceId: "reference-1", corrects: null, input },
  ]);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Log a call" }));
});

test("a correction begins with the entry, and what was typed stays when it is refused", async () => {
  const desk = await show([aCall()], () => refusedWith("CHANGED_ELSEWHERE"));
  await press("Correct this entry");
  fill("In their words", "Paid late, once.");
  await press("Save the entry");
  expect(await screen.findByText(/^The entry was corrected meanwhile/)).toBeTruthy();
  expect(panel("Calls").getByLabelText("In their words")).toHaveProperty("value", "Paid late, once.");
  expect(desk.sent("RecordReferenceCall")).toMatchObject([
    { corrects: "1", input: { contact: "+441134960112", said: "Paid late, once." } },
  ]);
});

test("nothing is recorded in a closed case", async () => {
  await show([aCall()], undefined, { party: { status: "DECIDED" } });
  expect(screen.queryByRole("button", { name: "Log a call" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Correct this entry" })).toBeNull();
});
