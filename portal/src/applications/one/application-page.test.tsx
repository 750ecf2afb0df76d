// @vitest-environment happy-dom

import type { AgencyRight } from "@latchkey/domain/agencies/agency-users.ts";
import { historyKinds } from "@latchkey/domain/applications/agencys-history.ts";
import type { GraphqlRequest } from "@latchkey/members/testing/graphql-answers.ts";
import { aRefusal } from "@latchkey/members/testing/graphql-answers.ts";
import { cleanup, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import type { Me } from "../../shell/me.graphql.ts";
import { anApplication, anInvited, aPerson } from "../../testing/fake-applications.ts";
import { anAgency, marcus, me, ownWord } from "../../testing/fake-portal.ts";
import { openPortal } from "../../testing/open-portal.tsx";
import type { Person, ShownApplication } from "./application.graphql.ts";

afterEach(cleanup);

const PATH = "/agency/applications/tannery";

const open = async (
  given: Partial<ShownApplication> = {},
  rights?: readonly AgencyRight[],
  own: Partial<Me> = {},
) => {
  const agency = anAgency([marcus], me(own, rights));
  const opened = await openPortal({
    path: PATH,
    graphql: (request: GraphqlRequest) =>
      request.operationName === "ApplicationOf"
        ? { data: { application: anApplication(given) } }
        : agency(request),
  });
  const { screen } = opened;
  await screen.findByRole("heading", { level: 1, name: "5 Tannery Yard, Leeds" });
  const card = (name: string): HTMLElement => {
    const found = screen.getByRole("heading", { level: 3, name }).closest("li");
    if (!found) throw new Error(`There is no card of ${name}.`);
    return found;
  };
  return {
    ...opened,
    card,
    panel: (name: string) => screen.getByRole("region", { name }),
    buttons: (within_: HTMLElement) =>
      within(within_)
        .queryAllByRole("button")
        .map(({ textContent }) => textContent),
  };
};

const factsOf = (card: HTMLElement) =>
  [...card.querySelectorAll(".person__rows > div")].map(
    (row) => `${row.querySelector("dt")?.textContent}: ${row.querySelector("dd")?.textContent}`,
  );

const bounced = anInvited("ewan", {
  invitation: {
    __typename: "Invitation",
    sentAt: "2026-03-02T09:00:00Z",
    signedInAt: null,
    bouncedBecause: "no such address",
  } as Person["invitation"],
});

const missing = (...things: readonly object[]) =>
  things.map((thing) => ({ __typename: "MissingThing", ...thing })) as unknown as Person["missing"];

describe("the head", () => {
  test("says status and facts, and has the two changes of the whole application", async () => {
    const { screen } = await open();
    expect(
      screen.getByText(
        (_text, element) =>
          element?.tagName === "P" &&
          element.textContent ===
            "HC-5. £1,450 a month, from 12 April 2026. Quillfield standard, version 9. Leeds branch.",
      ),
    ).toBeTruthy();
    expect(screen.getByText("Filling in")).toBeTruthy();
    for (const name of ["Change the rent or date", "Withdraw the application"])
      expect(screen.getAllByRole("button", { name }).length).toBeGreaterThan(0);
    expect(document.title).toBe("5 Tannery Yard, Leeds – Latchkey");
  });

  test("of an application that is over offers no change", async () => {
    const { screen } = await open({
      turn: null,
      people: [aPerson("nadia", { status: "DECIDED", outcome: "ACCEPTED" })],
    });
    expect(screen.queryByRole("button", { name: /Change|Withdraw|Add|Replace/ })).toBeNull();
  });

  test("of a decided home has its outcome, as its person and its history have theirs, in the agency's own word", async () => {
    const { screen, card, panel } = await open(
      {
        turn: null,
        outcome: "ACCEPTED",
        people: [aPerson("nadia", { status: "DECIDED", outcome: "ACCEPTED" })],
        history: [
          {
            __typename: "HistoryRow",
            id: "event-1",
            kind: "decided",
            at: "2026-03-11T10:00:00Z",
            person: "Nadia Rahmani",
            user: null,
            outcome: "ACCEPTED",
          },
        ] as unknown as ShownApplication["history"],
      },
      undefined,
      { agency: ownWord("ACCEPTED", "Good to go") },
    );
    const head = screen.getByRole("heading", { level: 1 }).parentElement;
    expect(head?.querySelector(".pill")?.textContent).toBe("Good to go");
    expect(within(card("Nadia Rahmani")).getByText("Good to go")).toBeTruthy();
    expect(panel("What happened").textContent).toContain(
      "Quillfield decided about Nadia Rahmani: Good to go",
    );
  });

  test("of a negotiator leaves out what another role does", async () => {
    const { screen, buttons, card } = await open({}, ["letting"]);
    expect(screen.queryByRole("button", { name: /Change the rent|Add a person|Change shares/ })).toBeNull();
    expect(buttons(card("Ewan Fairley"))).toEqual([
      "Correct the email",
      "Send it again",
      "Send a reminder",
      "Withdraw",
    ]);
  });
});

describe("the notice", () => {
  test("of an invitation that came back names the address and leads to its correction", async () => {
    const { screen } = await open({ turn: "AGENCY", tasks: ["INVITATION_BOUNCED"], people: [bounced] });
    const notice = screen.getByText("We need you: an address does not work").closest(".alert");
    expect(notice?.textContent).toContain("The invitation to Ewan Fairley at ewan@example.com came back");
    const correct = within(notice as HTMLElement).getByRole("button", {
      name: "Correct the email of Ewan Fairley",
    });
    await userEvent.click(correct);
    expect(await screen.findByRole("dialog", { name: "The address of Ewan Fairley" })).toBeTruthy();
  });

  test("of a question shows it, and leads to the field for an answer", async () => {
    const question = {
      __typename: "AgencyMessage",
      id: "1",
      text: "Which day suits?",
      at: "2026-03-11T09:00:00Z",
      isByAgency: false,
      author: null,
      needsAnswer: true,
    };
    const { screen } = await open({
      turn: "AGENCY",
      tasks: ["QUESTION"],
      messages: [question] as unknown as ShownApplication["messages"],
    });
    const notice = screen.getByText(
      (_text, element) =>
        element?.textContent === "We need you: Quillfield asks you something" &&
        element.className === "alert__title",
    );
    expect(notice.closest(".alert")?.textContent).toContain("Which day suits?");
    await userEvent.click(screen.getByRole("button", { name: "Answer it" }));
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Message" }));
  });

  test("is not there while another is to act", async () => {
    const { screen } = await open({ people: [bounced] });
    expect(screen.queryByText(/^We need you/)).toBeNull();
  });
});

describe("the card of a person", () => {
  test("who has sent everything says so, with the share and each section", async () => {
    const { card, buttons } = await open();
    const nadia = card("Nadia Rahmani");
    expect(factsOf(nadia)).toEqual([
      "Share a month: £725",
      "Email: nadia@example.com",
      "Identity: Sent",
      "Income: Sent",
    ]);
    expect(nadia.textContent).toContain("Sent 10 Mar 2026");
    expect(nadia.textContent).toContain("Nothing is missing.");
    expect(nadia.textContent).toContain("Waits for a reviewer since 10 March 2026.");
    expect(buttons(nadia)).toEqual(["Replace", "Name a guarantor", "Withdraw"]);
  });

  test("who has not opened the invitation says so", async () => {
    const { card } = await open();
    const ewan = card("Ewan Fairley");
    expect(ewan.textContent).toContain("Invited 2 Mar 2026");
    expect(ewan.textContent).toContain("Has not opened the invitation yet.");
    expect(ewan.dataset.state).toBe("provisional");
  });

  test("whose invitation came back says why", async () => {
    const { card } = await open({ people: [bounced] });
    const ewan = card("Ewan Fairley");
    expect(ewan.textContent).toContain("Problem: The invitation came backno such address");
    expect(ewan.dataset.state).toBe("missing");
  });

  test("of whom things are missing names section and document, since when and until when, and no more", async () => {
    const { card } = await open({
      people: [
        aPerson("nadia", {
          status: "RETURNED",
          missing: missing(
            {
              section: "IDENTITY",
              document: "PASSPORT",
              askedAt: "2026-03-09T10:00:00Z",
              dueOn: "2026-03-16",
            },
            { section: "INCOME", document: null, askedAt: "2026-03-09T10:00:00Z", dueOn: null },
          ),
        }),
      ],
    });
    const nadia = card("Nadia Rahmani");
    expect(nadia.textContent).toContain("2 things missing");
    expect(
      within(nadia)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "Open: PassportIdentity. Asked on 9 March 2026. Due on 16 Mar 2026",
      "Open: IncomeAsked on 9 March 2026",
    ]);
    expect(nadia.textContent).not.toContain("Nothing is missing");
  });

  test("waits for each referee since another day", async () => {
    const since = "2026-03-08T10:00:00Z";
    const { card } = await open({
      people: [
        aPerson("nadia", {
          waitingFor: ["LANDLORD", "EMPLOYER", "ACCOUNTANT"].map((who) => ({
            __typename: "WaitingFor",
            who,
            since,
          })) as unknown as Person["waitingFor"],
        }),
      ],
    });
    for (const who of ["landlord", "employer", "accountant"])
      expect(card("Nadia Rahmani").textContent).toContain(`Waits for the ${who} since 8 March 2026.`);
  });

  const right = (given: object) =>
    ({
      __typename: "RightToRentState",
      block: null,
      recordedOn: null,
      followUpOn: null,
      ...given,
    }) as Person["rightToRent"];

  test.each([
    [{ recordedOn: "2026-03-01" }, "Right to rent: Recorded"],
    [{ block: "not_recorded" }, "Right to rent: Still to be recorded"],
    [{ block: "too_early", recordedOn: "2025-01-01" }, "Right to rent: Checked too early"],
    [
      { recordedOn: "2026-03-01", followUpOn: "2027-03-01" },
      "Right to rent: Recorded Check again by 1 Mar 2027",
    ],
  ])("says of the right to rent %j: %s", async (given, text) => {
    const { card } = await open({ people: [aPerson("nadia", { rightToRent: right(given) })] });
    expect(factsOf(card("Nadia Rahmani"))).toContain(text);
  });

  test.each([
    ["declined", { status: "DECIDED", outcome: "NOT_ACCEPTED_CRITERIA" }],
    ["withdrawn", { status: "WITHDRAWN" }],
  ] as const)("with a guarantor who is %s can get another one", async (_what, gone) => {
    const { card, buttons } = await open({
      people: [
        aPerson("nadia", { guarantorId: "helen" }),
        aPerson("helen", { firstName: "Helen", role: "guarantor", shareMinor: 0, ...gone }),
      ],
    });
    expect(buttons(card("Nadia Rahmani"))).toContain("Name a guarantor");
    expect(buttons(card("Helen Rahmani, guarantor"))).not.toContain("Replace");
  });

  test("of a guarantor without a tenant who goes on offers no other", async () => {
    const { card, buttons } = await open({
      people: [
        aPerson("nadia", { guarantorId: "helen", status: "WITHDRAWN" }),
        aPerson("helen", { firstName: "Helen", role: "guarantor", shareMinor: 0 }),
      ],
    });
    expect(buttons(card("Helen Rahmani, guarantor"))).toEqual(["Withdraw"]);
  });

  test("who was declined gets no guarantor", async () => {
    const { card, buttons } = await open({
      people: [aPerson("nadia", { status: "DECIDED", outcome: "NOT_ACCEPTED_CRITERIA" })],
    });
    expect(buttons(card("Nadia Rahmani"))).toEqual([]);
  });

  test("of a guarantor says for whom, and can be replaced", async () => {
    const { card, buttons } = await open({
      people: [
        aPerson("nadia", { guarantorId: "helen" }),
        aPerson("helen", { firstName: "Helen", role: "guarantor", shareMinor: 0 }),
      ],
    });
    const helen = card("Helen Rahmani, guarantor");
    expect(factsOf(helen)).toContain("Guarantees: Nadia Rahmani");
    expect(buttons(helen)).toEqual(["Replace", "Withdraw"]);
    expect(buttons(card("Nadia Rahmani"))).not.toContain("Name a guarantor");
  });

  test("who is decided has the outcome, the conditions and the reasons in words, and at most a guarantor to name", async () => {
    const { card, buttons } = await open({
      people: [
        aPerson("nadia", {
          status: "DECIDED",
          outcome: "ACCEPTED_CONDITIONS",
          decision: {
            __typename: "PersonDecision",
            decidedOn: "2026-03-11",
            reasons: ["INCOME_TOO_NEW"],
            conditions: ["ORIGINALS_BEFORE_KEYS"],
            conditionsMetBy: "2026-04-01",
          } as unknown as Person["decision"],
        }),
      ],
    });
    const nadia = card("Nadia Rahmani");
    expect(await within(nadia).findByText("Decided on 11 Mar 2026.")).toBeTruthy();
    for (const text of [
      "Accepted with conditions",
      "Conditions, to be met by 1 Apr 2026:",
      "The originals are seen before the keys are handed over",
      "Reasons:",
      "The income is too new for the criteria",
    ])
      expect(within(nadia).getByText(text)).toBeTruthy();
    expect(buttons(nadia)).toEqual(["Name a guarantor"]);
  });

  test.each([
    ["WITHDRAWN", "Withdrawn: no answer is taken any more.", []],
    ["EXPIRED", "Expired: nothing was sent in time. Send the invitation again to go on.", ["Send it again"]],
  ] as const)("who is %s says so", async (status, text, acts) => {
    const { card, buttons } = await open({ people: [aPerson("nadia"), anInvited("ewan", { status })] });
    expect(card("Ewan Fairley").textContent).toContain(text);
    expect(buttons(card("Ewan Fairley"))).toEqual(acts);
  });
});

describe("the promise", () => {
  test.each<[string, Partial<ShownApplication>, string]>([
    ["has not started", { people: [anInvited("ewan")] }, "Not startedIt begins once everything is sent."],
    ["is paused", {}, "PausedIt runs once Quillfield has what it needs: another has to act first."],
    [
      "runs",
      { turn: "PROVIDER", isPaused: false, promisedFor: "2026-03-16" },
      "16 March 2026Quillfield promised to be done by this day.",
    ],
    [
      "is past",
      { turn: "PROVIDER", isPaused: false, promisedFor: "2026-03-10", isLate: true },
      "10 March 2026Quillfield is past the day that it promised.",
    ],
    [
      "was not given",
      { turn: "PROVIDER", isPaused: false },
      "NoneQuillfield has promised no day for this application.",
    ],
    ["is over", { turn: null, isPaused: false }, "DoneNothing is left to do."],
  ])("that %s says so", async (_which, given, text) => {
    const { panel } = await open(given);
    expect(panel("The promise").textContent).toBe(`The promise${text}`);
    expect(panel("The promise").querySelector(".critical-text") !== null).toBe(given.isLate ?? false);
  });
});

describe("the report", () => {
  const mark = (id: string, given: object = {}) =>
    ({
      __typename: "ReportMark",
      id,
      version: 2,
      madeAt: "2026-03-11T10:00:00Z",
      validUntil: "2026-06-09",
      ...given,
    }) as ShownApplication["report"];

  test("is marked with version, day and end, of the home and of each person", async () => {
    const { panel, screen } = await open({
      report: mark("home"),
      people: [aPerson("nadia", { report: mark("own", { version: 1, validUntil: null }) })],
    });
    await screen.findByText(/^Version 2/);
    const text = panel("Report").textContent;
    expect(text).toContain("The homeVersion 2, 11 March 2026. Valid until 9 June 2026");
    expect(text).toContain("Nadia RahmaniVersion 1, 11 March 2026");
    expect(text).toContain("Results are provisional");
  });

  test.each([
    [{}, "It is made with the decision. Nothing is decided yet."],
    [{ turn: null }, "No report was made."],
  ])("that does not exist says so: %j", async (given, text) => {
    const { panel } = await open(given);
    expect(panel("Report").textContent).toBe(`Report${text}`);
  });
});

test("the facts of the home are told, and those that do not apply are left out", async () => {
  const { panel } = await open({ readyToSign: true });
  expect([...panel("The home").querySelectorAll("dt")].map(({ textContent }) => textContent)).toEqual([
    "Rent",
    "Advertised",
    "From",
    "Country",
    "Branch",
    "Reference",
    "Agreement",
  ]);
  expect(panel("The home").textContent).toContain("Ready to sign");
  cleanup();
  const scottish = await open({
    country: "SCT",
    readyToSign: null,
    termMonths: 12,
    rentPeriod: "week",
    advertisedRentMinor: null,
    branch: null,
    tenancy: {
      __typename: "Tenancy",
      signedOn: "2026-03-01",
      endedOn: "2026-03-10",
    } as ShownApplication["tenancy"],
  });
  expect(
    [...scottish.panel("The home").querySelectorAll("dd")].map(({ textContent }) => textContent),
  ).toEqual([
    "£1,450 a month",
    "Every week",
    "12 April 2026",
    "12 months",
    "Scotland",
    "HC-5",
    "1 March 2026",
    "10 March 2026",
  ]);
});

describe("what happened", () => {
  const row = (kind: string, user: string | null) => ({
    __typename: "HistoryRow",
    id: `${kind} ${user}`,
    kind,
    at: "2026-03-11T10:00:00Z",
    person: "Nadia Rahmani",
    user,
    outcome: kind === "decided" ? "NOT_COMPLETED" : null,
  });
  const historyOf = (...rows: readonly object[]) =>
    open({ history: rows as unknown as ShownApplication["history"] });

  test("is told of every kind, with and without the user who did it", async () => {
    const rows = historyKinds.flatMap((kind) => [row(kind, null), row(kind, "Marcus Ibe")]);
    const { panel } = await historyOf(...rows);
    const items = within(panel("What happened")).getAllByRole("listitem");
    expect(items).toHaveLength(rows.length);
    for (const item of items)
      expect(item.textContent).toMatch(/(Nadia Rahmani|rent|report).*11 Mar 2026, 10:00$/);
    expect(items.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        "Nadia Rahmani was invited11 Mar 2026, 10:00",
        "Marcus Ibe invited Nadia Rahmani11 Mar 2026, 10:00",
        "Quillfield asked Nadia Rahmani for more11 Mar 2026, 10:00",
        "Quillfield decided about Nadia Rahmani: Not completed11 Mar 2026, 10:00",
        "Marcus Ibe changed the rent or the first day11 Mar 2026, 10:00",
      ]),
    );
    expect(items[0]?.querySelector("b")?.getAttribute("translate")).toBe("no");
  });

  test("of a kind that this page does not know yet is still listed", async () => {
    const { panel } = await historyOf(row("flown-away", null));
    expect(within(panel("What happened")).getByText("Something changed")).toBeTruthy();
  });
});

describe("an application that cannot be shown", () => {
  const openWith = async (answer: object | undefined) => {
    const agency = anAgency();
    return openPortal({
      path: PATH,
      graphql: (request) => (request.operationName === "ApplicationOf" ? answer : agency(request)),
    });
  };

  test("because it is another agency's reads like none", async () => {
    const { screen } = await openWith(aRefusal("NOT_FOUND"));
    await screen.findByRole("heading", { level: 1, name: "This page does not exist" });
  });

  test("because the right was taken away says so", async () => {
    const { screen } = await openWith(aRefusal("FORBIDDEN"));
    await screen.findByRole("heading", { level: 1, name: "This is not for your role" });
  });

  test("because nothing came offers to try again", async () => {
    const { screen } = await openWith(undefined);
    await screen.findByRole("heading", { level: 1, name: "Something went wrong" });
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  });
});
