// @vitest-environment happy-dom

import {
  aChangingAnswer,
  type EndpointAnswers,
  noResponse,
  refusedWith,
} from "@latchkey/members/testing/endpoint.ts";
import { press } from "@latchkey/members/testing/on-screen.ts";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { openDesk } from "../testing/open-desk.tsx";
import type { Counts, ShownFollowUp, ShownTenancy } from "./follow-ups.graphql.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const aFollowUp = (given: Partial<ShownFollowUp> = {}) => ({
  __typename: "FollowUp",
  partyId: "ravi",
  applicationId: "application-1",
  number: "LK-24117",
  firstName: "Ravi",
  lastName: "Kulkarni",
  home: "12 Sluice Lane, Leeds",
  agency: "Hartley & Co",
  agencyHasEmail: true,
  checkedOn: "2025-11-21",
  followUpBy: "2026-11-20",
  endedOn: null,
  state: "OVERDUE",
  ...given,
});

const aTenancy = (given: Partial<ShownTenancy> = {}) => ({
  __typename: "AskedTenancy",
  applicationId: "application-2",
  home: "8 Weir Court, York",
  agency: "Milldown Homes",
  agencyHasEmail: true,
  startsOn: "2025-01-14",
  knownOn: "2025-02-01",
  ...given,
});

const counting = (given: Partial<Counts> = {}) => ({
  followUpsDue: (given.late ?? 0) + (given.due ?? 0),
  followUpCounts: { __typename: "FollowUpCounts", late: 0, due: 0, later: 0, over: 0, asked: 0, ...given },
});

const listing = (rows: readonly ReturnType<typeof aFollowUp>[], next: string | null = null) => ({
  followUps: { __typename: "FollowUpPage", next, rows },
});

const asking = (rows: readonly ReturnType<typeof aTenancy>[]) => ({
  askedTenancies: { __typename: "AskedTenancyPage", next: null, rows },
});

const open = async (answers: EndpointAnswers, query = "") => {
  const desk = await openDesk({
    path: `/console/follow-ups${query}`,
    answers: { FollowUpCounts: () => counting(), FollowUps: () => listing([]), ...answers },
  });
  await screen.findByRole("heading", { level: 1, name: "Follow-ups" });
  return desk;
};

const rowsOf = async (name: string) =>
  within(await screen.findByRole("table", { name }))
    .getAllByRole("row")
    .slice(1);

describe("the open ones", () => {
  test("are shown first, with the number of all that are late, and each leads to its check", async () => {
    const { sent } = await open({
      FollowUpCounts: () => counting({ late: 61, due: 2, later: 40, over: 18 }),
      FollowUps: () => listing([aFollowUp(), aFollowUp({ partyId: "mei", state: "LATER" })]),
    });
    const rows = await rowsOf("Open");
    expect(rows).toHaveLength(2);
    expect(rows[0]?.textContent).toContain("20 November 2026");
    expect(screen.getByText("61 checks are late")).toBeTruthy();
    expect(screen.getByRole("button", { name: /^Open\s*103$/ }).getAttribute("aria-pressed")).toBe("true");
    const link = screen.getByRole("link", { name: "Check now Ravi Kulkarni" });
    expect(link.getAttribute("href")).toBe("/console/cases/ravi/right-to-rent");
    expect(sent("FollowUps")).toEqual([{ group: "OPEN", after: null }]);
  });

  test("say which agency cannot be warned, and who can change it", async () => {
    await open({
      FollowUps: () => listing([aFollowUp({ agencyHasEmail: false }), aFollowUp({ partyId: "mei" })]),
    });
    const [ravi, mei] = await rowsOf("Open");
    const words = "The agency has no e-mail address. An administrator sets it on Lists.";
    expect(ravi?.textContent).toContain(words);
    expect(mei?.textContent).not.toContain(words);
  });

  test("come in pages", async () => {
    const { address, sent } = await open({
      FollowUps: ({ variables: { after } }) =>
        after === "c1" ? listing([aFollowUp({ firstName: "Mei" })]) : listing([aFollowUp()], "c1"),
    });
    await rowsOf("Open");
    await press("Next");
    await screen.findByRole("link", { name: "Mei Kulkarni" });
    expect(address()).toBe("/console/follow-ups?after=c1");
    expect(sent("FollowUps").at(-1)).toEqual({ group: "OPEN", after: "c1" });
    await press("Previous");
    await screen.findByRole("link", { name: "Ravi Kulkarni" });
  });

  test("say what stands here when there are none, and that none is late", async () => {
    await open({});
    await screen.findByText("Nothing to follow up");
    expect(screen.queryByRole("table")).toBeNull();
    expect(screen.queryByText(/late$/)).toBeNull();
  });

  test("that did not come can be asked for again", async () => {
    const list = aChangingAnswer();
    await open({ FollowUps: list.answer });
    await screen.findByRole("button", { name: "Try again" });
    list.answerWith(() => listing([aFollowUp()]));
    await press("Try again");
    expect(await rowsOf("Open")).toHaveLength(1);
  });
});

test("those that are over are a group of their own, in the address", async () => {
  const { address, sent } = await open({
    FollowUpCounts: () => counting({ over: 1 }),
    FollowUps: ({ variables: { group } }) =>
      listing(
        group === "OVER" ? [aFollowUp({ state: "ENDED", endedOn: "2026-10-31", agencyHasEmail: false })] : [],
      ),
  });
  await press(/^Done or over/);
  const [row] = await rowsOf("Done or over");
  expect(row?.textContent).toContain("Ended on 31 October 2026");
  expect(row?.textContent).not.toContain("has no e-mail address");
  expect(address()).toBe("/console/follow-ups?group=over");
  expect(sent("FollowUps").at(-1)).toEqual({ group: "OVER", after: null });
  await press(/^Open/);
  expect(address()).toBe("/console/follow-ups");
});

describe("a home that is asked about", () => {
  const asked = async (answers: EndpointAnswers) =>
    open(
      {
        FollowUpCounts: () => counting({ asked: 1 }),
        AskedTenancies: () => asking([aTenancy({ agencyHasEmail: false })]),
        ...answers,
      },
      "?group=asked",
    );

  test("says since when it is let, and leads to the page where its end is recorded", async () => {
    await asked({});
    const [row] = await rowsOf("Is it still let?");
    for (const part of [
      "8 Weir Court",
      "Milldown Homes",
      "14 January 2025",
      "Last recorded on 1 February 2025",
    ])
      expect(row?.textContent).toContain(part);
    expect(row?.textContent).toContain("The agency has no e-mail address.");
    const link = screen.getByRole("link", { name: "It has ended 8 Weir Court, York" });
    expect(link.getAttribute("href")).toBe("/console/applications/application-2");
  });

  test("disappears once it is said to be still let, and the number with it", async () => {
    let isKnown = false;
    const { sent } = await asked({
      FollowUpCounts: () => counting({ asked: isKnown ? 0 : 1 }),
      AskedTenancies: () => asking(isKnown ? [] : [aTenancy()]),
      ConfirmStillLet: () => {
        isKnown = true;
        return { confirmStillLet: true };
      },
    });
    await rowsOf("Is it still let?");
    await press("8 Weir Court, York is still let");
    await screen.findByText("Nothing to ask");
    expect(screen.getByRole("button", { name: /^Is it still let\?\s*0$/ })).toBeTruthy();
    expect(screen.getByText("Recorded: still let.")).toBeTruthy();
    expect(sent("ConfirmStillLet")).toEqual([{ applicationId: "application-2" }]);
  });

  test.each([
    ["ended meanwhile", () => refusedWith("CASE_CLOSED"), /^The tenancy has ended/],
    ["not answered", noResponse, /./],
  ])("stays, with what went wrong, if it %s", async (_what, answer, words) => {
    await asked({ ConfirmStillLet: answer });
    await rowsOf("Is it still let?");
    await press("8 Weir Court, York is still let");
    const alert = await screen.findByRole("alert");
    expect(within(alert).getAllByText(words).length).toBeGreaterThan(0);
    expect(screen.queryByText("Recorded: still let.")).toBeNull();
  });
});

describe("the navigation", () => {
  const entry = () => screen.getByRole("link", { name: /^Follow-ups/ }).textContent;

  test("shows how many are late or due, and reads it anew on another page", async () => {
    let due = 3;
    const { sent } = await openDesk({
      path: "/console/follow-ups",
      answers: {
        NavCounts: () => ({ followUpsDue: due }),
        FollowUpCounts: () => counting({ late: 1, due: 2 }),
        FollowUps: () => listing([]),
        Applications: () => ({ applications: { __typename: "ApplicationPage", next: null, rows: [] } }),
      },
    });
    await screen.findByText("Nothing to follow up");
    expect(entry()).toBe("Follow-ups3 late or due");
    due = 1;
    screen.getByRole("link", { name: "Applications" }).click();
    await vi.waitFor(() => expect(entry()).toBe("Follow-ups1 late or due"));
    expect(sent("NavCounts").length).toBeGreaterThan(1);
  });

  test("shows no number if none is", async () => {
    await open({});
    expect(entry()).toBe("Follow-ups");
  });

  test("does not ask for an administrator, who does not see the page", async () => {
    const { sent } = await openDesk({ path: "/console/lists", answers: {}, roles: ["ADMINISTRATOR"] });
    await screen.findByRole("navigation", { name: "Console" });
    expect(sent("NavCounts")).toEqual([]);
  });
});
