// @vitest-environment happy-dom

import { aChangingAnswer, type EndpointAnswers, noResponse } from "@latchkey/members/testing/endpoint.ts";
import { press } from "@latchkey/members/testing/on-screen.ts";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { openDesk } from "../testing/open-desk.tsx";
import type { ListedReference } from "./references.graphql.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const aRow = (given: Partial<ListedReference> = {}) => ({
  __typename: "ListedReference",
  id: "reference-1",
  partyId: "amara",
  number: "LK-20418",
  firstName: "Amara",
  lastName: "Okafor",
  kind: "RENTAL",
  state: "SENT",
  name: "Joanne Pryce",
  email: "joanne@harbourstreet.example",
  company: null,
  sentAt: "2026-03-10T09:00:00Z",
  ageDays: 2,
  remindOn: "2026-03-15",
  isWaived: false,
  contradicts: false,
  ...given,
});

const listing = (rows: readonly object[], next: string | null = null) => ({
  references: { __typename: "ReferencePage", next, rows },
});

const open = (References: EndpointAnswers[string], query = "") =>
  openDesk({ path: `/console/references${query}`, answers: { References } });

const cellsOf = async (name: RegExp) => {
  const head = await screen.findByRole("rowheader", { name });
  return [...(head.closest("tr")?.querySelectorAll("td") ?? [])].map(({ textContent }) => textContent);
};

test("shows who was asked, when, and what comes next", async () => {
  await open(() =>
    listing([
      aRow(),
      aRow({ id: "2", firstName: "Giulia", state: "BOUNCED", remindOn: null, ageDays: 1 }),
      aRow({ id: "3", firstName: "Lukas", state: "SILENT", remindOn: null, isWaived: true }),
      aRow({
        id: "4",
        firstName: "Tom",
        state: "ANSWERED",
        remindOn: null,
        contradicts: true,
        company: "Quarry",
      }),
    ]),
  );
  expect(await cellsOf(/Amara Okafor/)).toEqual([
    "Joanne Pryce" + "joanne@harbourstreet.example",
    "Asked",
    "2 days ago",
    expect.stringMatching(/^Reminder 15 Mar/),
  ]);
  expect(await cellsOf(/Giulia/)).toEqual([
    expect.any(String),
    "Came back",
    "1 day ago",
    "Correct the address",
  ]);
  expect(await cellsOf(/Lukas/)).toEqual([expect.any(String), "No answerLeft out", "2 days ago", "Done"]);
  expect(await cellsOf(/Tom/)).toEqual([
    expect.stringMatching(/^Joanne Pryce, Quarry/),
    "AnsweredDiffers from the declaration",
    "2 days ago",
    "Done",
  ]);
});

test("a group, a kind and words are asked for, and another choice starts at the first page", async () => {
  const desk = await open(() => listing([aRow()], "next-page"));
  await screen.findByRole("rowheader", { name: /Amara/ });
  await press("Next");
  await userEvent.click(screen.getByRole("button", { name: /^Came back/ }));
  await userEvent.selectOptions(screen.getByLabelText("Kind"), "Employer");
  await userEvent.type(screen.getByRole("searchbox", { name: "Search" }), "pryce{Enter}");
  await vi.waitFor(() =>
    expect(desk.sent("References")).toEqual([
      { group: null, kind: null, search: "", after: null },
      { group: null, kind: null, search: "", after: "next-page" },
      { group: "BOUNCED", kind: null, search: "", after: null },
      { group: "BOUNCED", kind: "EMPLOYMENT", search: "", after: null },
      { group: "BOUNCED", kind: "EMPLOYMENT", search: "pryce", after: null },
    ]),
  );
});

test("says that nothing is there, that nothing was found, and that it could not be read", async () => {
  const { answer, answerWith } = aChangingAnswer();
  answerWith(() => listing([]));
  await open(answer, "?group=silent");
  expect(await screen.findByText("No references here")).toBeTruthy();
  await userEvent.type(screen.getByRole("searchbox", { name: "Search" }), "nobody{Enter}");
  expect(await screen.findByText("No reference found")).toBeTruthy();
  answerWith(noResponse);
  await press("Clear the search");
  await screen.findByRole("button", { name: "Try again" });
  answerWith(() => listing([aRow()]));
  await press("Try again");
  expect(await screen.findByRole("rowheader", { name: /Amara/ })).toBeTruthy();
});
