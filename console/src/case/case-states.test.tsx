// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { wholeText } from "@latchkey/browser/testing/whole-text.ts";
import { aHeldAnswer, noResponse, refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { answerOf, panel, press } from "@latchkey/members/testing/on-screen.ts";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { aDossier, aRequest, heldByLucia, heldByMe } from "../testing/fake-case.ts";
import { CASE_PATH, showCase, showCasePage } from "../testing/show-case.tsx";

afterEach(cleanup);

const note = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Note" });

describe("a case is on its way", () => {
  test("and says so; then it is there", async () => {
    const { answer, give } = aHeldAnswer<ReturnType<typeof aDossier>>();
    await showCasePage({ DossierOf: () => answer });
    expect(screen.getByRole("status", { name: "Loading" })).toBeTruthy();
    await act(async () => give(aDossier()));
    expect(await screen.findByRole("heading", { level: 1, name: "Amara Okafor" })).toBeTruthy();
    expect(document.title).toBe("Amara Okafor – Latchkey");
  });
});

describe("a case did not come", () => {
  test.each([
    ["no response", noResponse],
    ["a fault", () => refusedWith("INTERNAL")],
  ])("%s: it is asked for again by a button", async (_what, failing) => {
    let isAway = true;
    await showCasePage({ DossierOf: () => (isAway ? failing() : aDossier()) });
    await screen.findByRole("heading", { name: "Something went wrong" });
    isAway = false;
    await press("Try again");
    expect(await screen.findByRole("heading", { level: 1, name: "Amara Okafor" })).toBeTruthy();
  });

  test.each([
    ["NOT_FOUND", "This page does not exist"],
    ["OWN_CASE", "You stand in this application yourself"],
  ])("after %s, which is said in words, and there is nothing to try again", async (code, title) => {
    await showCasePage({ DossierOf: () => refusedWith(code) });
    expect(await screen.findByRole("heading", { level: 1, name: title })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    expect(screen.queryByText(code)).toBeNull();
  });
});

describe("the newest state of a case", () => {
  const openTaken = async (
    afterwards: () => ReturnType<typeof aDossier> | ReturnType<typeof refusedWith> | undefined,
  ) => {
    let isTaken = false;
    const shown = await showCase(
      {},
      {
        DossierOf: () => (isTaken ? afterwards() : aDossier()),
        TakeParty: () => {
          isTaken = true;
          return { takeParty: true };
        },
      },
    );
    fireEvent.change(note(), { target: { value: "Call the landlord" } });
    await press("Take this case");
    return shown;
  };

  test("that does not come is told; the case and what is typed stay, and it is asked for again", async () => {
    let isAway = true;
    await openTaken(() => (isAway ? undefined : aDossier(heldByMe)));
    expect((await screen.findByRole("alert")).textContent).toContain("We could not load the newest state");
    expect(screen.getByRole("heading", { level: 1, name: "Amara Okafor" })).toBeTruthy();
    expect(note().value).toBe("Call the landlord");
    isAway = false;
    await press("Try again");
    expect(await screen.findByText("You are working on this case")).toBeTruthy();
    expect(screen.queryByText("We could not load the newest state")).toBeNull();
    expect(note().value).toBe("Call the landlord");
    const title = screen.getByRole("heading", { level: 1 });
    await eventually(() => expect(document.activeElement).toBe(title));
  });

  test("that comes leaves what is typed", async () => {
    await openTaken(() => aDossier(heldByMe));
    expect(await screen.findByText("You are working on this case")).toBeTruthy();
    expect(note().value).toBe("Call the landlord");
  });

  test("that the reader may not see any more closes the page", async () => {
    await openTaken(() => refusedWith("OWN_CASE"));
    expect(
      await screen.findByRole("heading", { name: "You stand in this application yourself" }),
    ).toBeTruthy();
    expect(screen.queryByText("Amara Okafor")).toBeNull();
  });
});

describe("the way to the decision", () => {
  test.each([
    [{ status: "SUBMITTED" }, "Decide"],
    [{ status: "IN_REVIEW" }, "Decide"],
    [{ status: "IN_REVIEW", stage: "PROPOSED" }, "Look at the proposal"],
    [{ status: "IN_REVIEW", stage: "AGREED" }, "Look at the proposal"],
    [{ status: "SUBMITTED", stage: "SECOND_LOOK" }, "Decide"],
    [{ status: "DECIDED" }, "Look at the decision"],
  ] as const)("of %j is called “%s”, and is opened by d", async (party, label) => {
    const { address } = await showCase({ party });
    const link = screen.getByRole("link", { name: label });
    expect(link.getAttribute("href")).toBe("/console/decisions/amara");
    await userEvent.keyboard("d");
    expect(address()).toBe("/console/decisions/amara");
  });

  test.each(["COLLECTING", "RETURNED", "INVITED", "WITHDRAWN", "EXPIRED"] as const)(
    "of one that is %s is not there",
    async (status) => {
      const { address } = await showCase({ party: { status } });
      expect(screen.queryByRole("link", { name: /^Decide|^Look at/ })).toBeNull();
      await userEvent.keyboard("d");
      expect(address()).toBe(CASE_PATH);
    },
  );
});

describe("the head of a case", () => {
  test("that was never sent says so", async () => {
    await showCase({ party: { status: "COLLECTING", submittedAt: null } });
    expect(screen.getByText(wholeText("LK-20418, not sent yet"))).toBeTruthy();
  });

  test("that was sent again names the round", async () => {
    await showCase({ round: 3 });
    expect(screen.getByText(/waiting 4 hrs\. Round 3$/)).toBeTruthy();
  });

  test("says once what was done on a page of it", async () => {
    const state = { queue: "?view=mine", done: "The request is sent." };
    await showCase({}, {}, { state });
    expect(screen.getByText("The request is sent.")).toBeTruthy();
    expect(window.history.state.usr).toEqual({ queue: "?view=mine" });
    const crumb = screen.getByRole("link", { name: "Queue" });
    expect(crumb.getAttribute("href")).toBe("/console/queue?view=mine");
  });
});

describe("at a glance", () => {
  test("the facts of a guarantor say the role, and no share of nothing", async () => {
    const { application } = aDossier().dossier;
    await showCase({
      application: { ...application, rentMinor: 0 },
      party: { role: "guarantor", shareMinor: 0 },
      items: [],
    });
    expect(answerOf("At a glance", "Role")).toBe("Guarantor");
    expect(answerOf("At a glance", "Share of rent")).toBe("£0 a month (0%)");
    expect(panel("At a glance").queryByText("Born")).toBeNull();
    expect(panel("At a glance").queryByText("Nationality")).toBeNull();
  });

  test("lead to the application of the case", async () => {
    await showCase();
    const link = panel("At a glance").getByRole("link", { name: "Open the application" });
    expect(link.getAttribute("href")).toBe("/console/applications/application-1");
  });
});

describe("what was asked so far", () => {
  test("is nothing in a case of the first round", async () => {
    await showCase({ requests: [] });
    expect(panel("Asked so far").getByText("Nothing was asked yet.")).toBeTruthy();
  });

  test.each([
    [
      { answeredAt: null, dueOn: null, confirmedRule: "text-rent-in-advance" },
      "Asked on 11 Mar 2026, 08:00 by Priya Nair, not answered yet, confirmed to ask for no rent in advance",
    ],
    [{ answeredAt: null }, "Asked on 11 Mar 2026, 08:00 by Priya Nair, not answered yet, due 25 Mar 2026"],
    [{ by: null }, "Asked on 11 Mar 2026, 08:00, answered on 12 Mar 2026, 06:00"],
  ])("says who asked, when, and whether it was answered: %j", async (given, text) => {
    await showCase({ requests: [aRequest(given)] });
    expect(panel("Asked so far").getByText(text)).toBeTruthy();
  });

  test("names a document that was asked for, and an unknown reason by its code", async () => {
    const reasons = ["EXPIRED_DOCUMENT_PDF", "NEW_REASON"];
    await showCase({ requests: [aRequest({ documentType: "DBS", reasons, comment: null })] });
    expect(panel("Asked so far").getByText("Identity: DBS certificate")).toBeTruthy();
    expect(panel("Asked so far").getByText("The document has expired. NEW_REASON")).toBeTruthy();
  });

  test.each([
    ["of a reader who works on it", heldByMe, true],
    ["of a colleague", heldByLucia, false],
    [
      "that waits for a second person",
      { ...heldByMe, party: { ...heldByMe.party, stage: "PROPOSED" } },
      false,
    ],
    ["that waits for the others", { ...heldByMe, party: { ...heldByMe.party, stage: "AGREED" } }, false],
  ] as const)("can be added to in a case %s: %s", async (_whose, given, mayAsk) => {
    await showCase(given);
    const link = within(screen.getByRole("region", { name: "Asked so far" })).queryByRole("link");
    expect(link?.getAttribute("href")).toBe(mayAsk ? `${CASE_PATH}/request` : undefined);
  });
});

test("the history has each event in words with who did it, and an unknown one by its code", async () => {
  const event = (kind: string, by: string | null = null) => ({
    __typename: "PartyEvent",
    kind,
    at: "2026-03-12T09:00:00Z",
    by,
  });
  await showCase({
    events: [
      event("decision_refused", "Lucía Ortega"),
      event("contested"),
      event("something_new", "Priya Nair"),
    ],
  });
  const items = panel("What happened").getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Decision not agreed to: Lucía Ortega"),
    expect.stringContaining("Second look asked for"),
    expect.stringContaining("something_new: Priya Nair"),
  ]);
});
