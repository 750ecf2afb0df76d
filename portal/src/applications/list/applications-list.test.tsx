// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import type { AgencyRight } from "@latchkey/domain/agencies/agency-users.ts";
import { aHeldAnswer } from "@latchkey/members/testing/endpoint.ts";
import { aRefusal, type GraphqlRequest } from "@latchkey/members/testing/graphql-answers.ts";
import { inside } from "@latchkey/members/testing/tables-and-dialogs.ts";
import { act, cleanup, fireEvent, type RenderResult, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Me } from "../../shell/me.graphql.ts";
import { aListed, aListedPerson, aPage, someCounts } from "../../testing/fake-applications.ts";
import { anAgency, marcus, me, ownWord } from "../../testing/fake-portal.ts";
import { openPortal } from "../../testing/open-portal.tsx";
import type { ListedApplication } from "./applications.graphql.ts";

afterEach(cleanup);

const PATH = "/agency/applications";
const LETTING: readonly AgencyRight[] = ["letting"];

type Answers = Readonly<Record<string, (request: GraphqlRequest) => object | undefined | Promise<object>>>;

interface Opening {
  readonly answers?: Answers;
  readonly own?: Me;
  readonly path?: string;
}

const open = async ({ answers = {}, own = me(), path = PATH }: Opening = {}) => {
  const agency = anAgency([marcus], own);
  const opened = await openPortal({
    path,
    graphql: (request) => {
      const answer = answers[request.operationName];
      return answer ? answer(request) : agency(request);
    },
  });
  const { screen, operations } = opened;
  const sent = (name: string) =>
    operations.filter(({ operationName }) => operationName === name).map(({ variables }) => variables);
  await screen.findByRole("heading", { level: 1, name: "Applications" });
  await eventually(() => expect([sent("Applications"), sent("ApplicationCounts")]).not.toContainEqual([]));
  return {
    ...opened,
    sent,
    row: (home: string) => screen.getByRole("row", { name: new RegExp(home) }),
    press: (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name })),
    choose: (field: string, option: string) =>
      userEvent.selectOptions(screen.getByRole("combobox", { name: field }), option),
  };
};

const rowsOf = (...rows: readonly ListedApplication[]): Answers => ({ Applications: () => aPage(rows) });

const openRows = async (...rows: readonly ListedApplication[]) => {
  const opened = await open({ answers: rowsOf(...rows) });
  await opened.screen.findByRole("table", { name: "Applications" });
  return opened;
};

const typedIn = (field: HTMLElement): string => (field as HTMLInputElement).value;

const texts = (row: HTMLElement) =>
  [...row.querySelectorAll("th, td[data-label]")].map(({ textContent }) => textContent);

describe("the heading", () => {
  test("says how many are open and how many wait, and the cards whose turn it is", async () => {
    const { screen } = await open();
    expect(await screen.findByText("31 open. 3 wait for you.")).toBeTruthy();
    const cards = [...document.querySelectorAll(".stat")].map(({ textContent }) => textContent);
    expect(cards).toEqual([
      "Your turn3",
      "Applicant’s turn14",
      "Referee’s turn6",
      "With Quillfield81 past the promise",
    ]);
    expect(document.querySelector('.stat[data-state="late"]')?.textContent).toContain("With Quillfield");
  });

  test("has no word of the promise if nothing is late", async () => {
    const { screen } = await open({
      answers: { ApplicationCounts: () => someCounts({ late: 0, yours: 0 }) },
    });
    expect(await screen.findByText("31 open. None waits for you.")).toBeTruthy();
    expect(screen.queryByText(/past the promise$/)).toBeNull();
  });

  test("leads to new applications, unless none are taken", async () => {
    const { screen } = await open();
    const hrefsOf = (name: string) =>
      screen.getAllByRole("link", { name }).map((link) => link.getAttribute("href"));
    expect(hrefsOf("New application")).toEqual(["/agency/applications/new"]);
    // The tab and the button.
    expect(hrefsOf("Many at once")).toEqual(Array(2).fill("/agency/applications/many"));
    cleanup();
    const stopped = await open({ own: me({ agency: { ...me().agency, isStopped: true } }) });
    expect(stopped.screen.getByText("New applications are not taken at the moment.")).toBeTruthy();
    expect(stopped.screen.queryByRole("link", { name: "New application" })).toBeNull();
  });
});

describe("a row", () => {
  test("has the home, its people, the status, the turn, since when and the promised day", async () => {
    const { row } = await openRows(
      aListed("tannery", {
        people: [aListedPerson("nadia"), aListedPerson("helen", { firstName: "Helen", role: "guarantor" })],
      }),
    );
    expect(texts(row("5 Tannery Yard"))).toEqual([
      "5 Tannery Yard, LeedsHC-5, from 12 Apr 2026",
      "Nadia Rahmani, Helen Rahmani (guarantor)",
      "Being checked",
      "Quillfield",
      "1 day",
      "16 Mar 2026",
    ]);
    const home = row("5 Tannery Yard").querySelector("a");
    expect(home?.getAttribute("href")).toBe("/agency/applications/tannery");
    expect(home?.querySelector('[translate="no"]')?.textContent).toBe("5 Tannery Yard, Leeds");
  });

  test("without a reference has the number of its first person", async () => {
    const { row } = await openRows(aListed("tannery", { reference: "" }));
    expect(row("5 Tannery Yard").textContent).toContain("LK-31207, from 12 Apr 2026");
  });

  const invited = aListedPerson("ewan", { status: "INVITED" });
  test.each<[string, Partial<ListedApplication>, string, string]>([
    [
      "of which an invitation came back",
      { turn: "AGENCY", tasks: ["INVITATION_BOUNCED"], isPaused: true, people: [invited] },
      "Youan invitation came back",
      "Not started",
    ],
    [
      "with a question to the agency",
      { turn: "AGENCY", tasks: ["QUESTION"], isPaused: true },
      "Youa question waits for your answer",
      "Paused",
    ],
    [
      "of which one of two people has sent",
      { turn: "APPLICANT", isPaused: true, people: [aListedPerson("nadia"), invited] },
      "Applicants1 of 2 have sent",
      "Paused",
    ],
    [
      "of one applicant",
      { turn: "APPLICANT", isPaused: true, people: [invited] },
      "Applicant",
      "Not started",
    ],
    ["that waits for a referee", { turn: "REFEREE", isPaused: true }, "Referee", "Paused"],
    [
      "past the promise",
      { isLate: true, promisedFor: "2026-03-10" },
      "Quillfield",
      "10 Mar 2026 past the promise",
    ],
    ["without a promised day", { promisedFor: null }, "Quillfield", "–None"],
    [
      "that is decided",
      { turn: null, promisedFor: null, people: [aListedPerson("nadia", { status: "DECIDED" })] },
      "No one",
      "Decided",
    ],
    [
      "that is withdrawn",
      { turn: null, promisedFor: null, people: [aListedPerson("nadia", { status: "WITHDRAWN" })] },
      "No one",
      "–None",
    ],
  ])("%s says so", async (_which, given, turn, promised) => {
    const { row } = await openRows(aListed("tannery", given));
    const [, , , shownTurn, , shownPromised] = texts(row("5 Tannery Yard"));
    expect([shownTurn, shownPromised]).toEqual([turn, promised]);
  });

  test("that is decided has the outcome of the home, in the agency's own word if it has one", async () => {
    const decided = { turn: null, people: [aListedPerson("nadia", { status: "DECIDED" })] };
    const { row, screen } = await open({
      own: me({ agency: ownWord("ACCEPTED", "Good to go") }),
      answers: rowsOf(
        aListed("one", { ...decided, home: "1 Row", outcome: "ACCEPTED" }),
        aListed("two", { ...decided, home: "2 Row", outcome: "NOT_ACCEPTED_CRITERIA" }),
        aListed("three", { ...decided, home: "3 Row" }),
      ),
    });
    await screen.findByRole("table", { name: "Applications" });
    const shown = ["1 Row", "2 Row", "3 Row"].map((home) => texts(row(home))[2]);
    expect(shown).toEqual(["Good to go", "Criteria not met", "Decided"]);
  });

  test("that is over says on which day, not for how long", async () => {
    const { row } = await openRows(aListed("tannery", { turn: null, since: "2026-03-03T10:00:00Z" }));
    expect(texts(row("5 Tannery Yard"))[4]).toBe("3 Mar 2026");
  });

  test("is reached by the arrow keys", async () => {
    const { screen } = await openRows(aListed("one", { home: "1 Row" }), aListed("two", { home: "2 Row" }));
    screen.getByRole("link", { name: "1 Row" }).focus();
    await userEvent.keyboard("{ArrowDown}");
    expect(document.activeElement?.textContent).toBe("2 Row");
  });
});

describe("filters", () => {
  test("begin with the user's branch, and stand in the address", async () => {
    const { screen, sent, choose, press, address } = await open({ own: me({ branchId: "leeds" }) });
    const plain = { view: "OPEN", status: null, branchId: "leeds", search: "" };
    expect(sent("Applications")).toEqual([plain]);
    expect(sent("ApplicationCounts")).toEqual([{ branchId: "leeds" }]);
    await press(/^Past the promise/);
    await choose("Status", "Being checked");
    await choose("Branch", "All branches");
    expect(address()).toBe(`${PATH}?view=late&status=in_review&branch=all`);
    await eventually(() =>
      expect(sent("Applications").at(-1)).toEqual({
        view: "LATE",
        status: "IN_REVIEW",
        branchId: null,
        search: "",
      }),
    );
    expect(screen.getByRole("button", { name: /^Past the promise/, pressed: true })).toBeTruthy();
    await eventually(() => expect(sent("ApplicationCounts").at(-1)).toEqual({ branchId: null }));
  });

  test("are read from the address, and Back brings the former ones", async () => {
    const { screen, sent, press, address } = await open({ path: `${PATH}?view=decided&branch=york` });
    expect(sent("Applications")).toEqual([{ view: "DECIDED", status: null, branchId: "york", search: "" }]);
    expect(typedIn(screen.getByRole("combobox", { name: "Branch" }))).toBe("york");
    await press("All");
    expect(address()).toBe(`${PATH}?view=all&branch=york`);
    await act(async () => window.history.back());
    await eventually(() => expect(address()).toBe(`${PATH}?view=decided&branch=york`));
    await eventually(() =>
      expect(screen.getByRole("button", { name: "Decided", pressed: true })).toBeTruthy(),
    );
  });

  test("of an address that means nothing are left out", async () => {
    const { sent } = await open({ path: `${PATH}?view=nonsense&status=nonsense` });
    expect(sent("Applications")).toEqual([{ view: "OPEN", status: null, branchId: null, search: "" }]);
  });

  test("include words, which are names of people and so no part of the address", async () => {
    const { screen, sent, address } = await open();
    await userEvent.type(screen.getByRole("searchbox", { name: "Search" }), "rahmani{Enter}");
    await eventually(() => expect(sent("Applications").at(-1)).toMatchObject({ search: "rahmani" }));
    expect(address()).toBe(PATH);
  });

  test("of an agency without branches name none", async () => {
    const { screen } = await open({ own: me({ agency: { ...me().agency, branches: [] } }) });
    expect(screen.queryByRole("combobox", { name: "Branch" })).toBeNull();
  });

  test("and words survive the way to an application and back", async () => {
    const { screen, sent, address, press } = await open();
    await press("All");
    await userEvent.type(screen.getByRole("searchbox", { name: "Search" }), "rahmani{Enter}");
    await eventually(() => expect(sent("Applications").at(-1)).toMatchObject({ search: "rahmani" }));
    await userEvent.click(await screen.findByRole("link", { name: /5 Tannery Yard/ }));
    await screen.findByRole("heading", { level: 1, name: "5 Tannery Yard, Leeds" });
    const [crumb] = screen.getAllByRole("link", { name: "Applications" });
    if (crumb) await userEvent.click(crumb);
    await eventually(() => expect(address()).toBe(`${PATH}?view=all`));
    expect(typedIn(await screen.findByRole("searchbox", { name: "Search" }))).toBe("rahmani");
  });
});

describe("an empty list", () => {
  const nothing = rowsOf();

  test.each([
    ["", "No open application"],
    ["?view=all", "No application yet"],
    ["?view=yours", "Nothing waits for you"],
    ["?view=late", "Nothing is past the promise"],
    ["?view=decided", "Nothing is decided yet"],
  ])("at %j says: %s", async (query, title) => {
    const { screen } = await open({ answers: nothing, path: PATH + query });
    expect(await screen.findByRole("heading", { level: 2, name: title })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Clear filters" })).toBeNull();
  });

  test("with filters offers to clear them, and keeps the view", async () => {
    const { screen, sent, press, address } = await open({
      answers: nothing,
      path: `${PATH}?view=yours&status=invited&branch=york`,
    });
    await screen.findByText("No application matches these filters.");
    await press("Clear filters");
    expect(address()).toBe(`${PATH}?view=yours`);
    await eventually(() =>
      expect(sent("Applications").at(-1)).toEqual({
        view: "YOURS",
        status: null,
        branchId: null,
        search: "",
      }),
    );
  });

  test("after a search says how words are found, and clears them", async () => {
    const { screen, sent, press } = await open({ answers: nothing });
    await userEvent.type(screen.getByRole("searchbox", { name: "Search" }), "rahmani{Enter}");
    await screen.findByText(/^Every word has to begin a name/);
    await press("Clear filters");
    await eventually(() => expect(sent("Applications").at(-1)).toMatchObject({ search: "" }));
    expect(typedIn(screen.getByRole("searchbox", { name: "Search" }))).toBe("");
  });
});

describe("further pages", () => {
  const paged: Answers = {
    Applications: ({ variables: { after } }) =>
      after === "cursor"
        ? aPage([aListed("first"), aListed("second", { home: "88 Cardigan Fold" })])
        : aPage([aListed("first")], "cursor"),
  };

  test("are added below by Show more, each application once", async () => {
    const { screen, press, sent } = await open({ answers: paged });
    expect(await screen.findByText("The newest application")).toBeTruthy();
    await press("Show more");
    expect(await screen.findByRole("link", { name: "88 Cardigan Fold" })).toBeTruthy();
    expect(screen.getByText("2 applications")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
    expect(document.activeElement?.textContent).toBe("88 Cardigan Fold");
    expect(sent("Applications").at(-1)).toMatchObject({ after: "cursor", view: "OPEN" });
  });

  const openSecond = async (answers: Answers = paged) => {
    const opened = await open({ answers });
    const { screen, press } = opened;
    await screen.findByText("The newest application");
    await press("Show more");
    const scrolled: (string | null)[] = [];
    vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function remember(this: Element) {
      scrolled.push(this.textContent);
    });
    await userEvent.click(await screen.findByRole("link", { name: "88 Cardigan Fold" }));
    await screen.findByRole("heading", { level: 1, name: "5 Tannery Yard, Leeds" });
    return { ...opened, scrolled };
  };
  const ways: readonly (readonly [string, (screen: RenderResult) => Promise<unknown>])[] = [
    [
      "the link above the application",
      (screen) => userEvent.click(screen.getAllByRole("link", { name: "Applications" })[0] as HTMLElement),
    ],
    ["Back", async () => act(async () => window.history.back())],
  ];

  test.each(ways)(
    "are there again on the way back by %s, as they are now, at the row that was opened",
    async (_way, goBack) => {
      const { screen, sent, scrolled } = await openSecond();
      const asked = sent("Applications").length;
      await goBack(screen);
      const link = await screen.findByRole("link", { name: "88 Cardigan Fold" });
      await eventually(() => expect(document.activeElement).toBe(link));
      expect(scrolled).toEqual(["88 Cardigan Fold"]);
      expect(screen.getByText("2 applications")).toBeTruthy();
      expect(sent("Applications").slice(asked)).toContainEqual(expect.objectContaining({ after: "cursor" }));
    },
  );

  test("leave the focus where the user has moved it meanwhile", async () => {
    const { answer, give } = aHeldAnswer<object>();
    let isHeld = false;
    const { screen, scrolled } = await openSecond({
      Applications: async (request) => {
        if (isHeld && request.variables.after === "cursor") await answer;
        return (await paged.Applications?.(request)) ?? {};
      },
    });
    isHeld = true;
    await act(async () => window.history.back());
    const search = await screen.findByRole("searchbox", { name: "Search" });
    search.focus();
    await act(async () => give({}));
    await screen.findByRole("link", { name: "88 Cardigan Fold" });
    expect(document.activeElement).toBe(search);
    expect(scrolled).toEqual([]);
  });

  test("are no longer there in another view", async () => {
    const { screen, press, sent } = await openSecond();
    await act(async () => window.history.back());
    await screen.findByRole("link", { name: "88 Cardigan Fold" });
    await press("All");
    await eventually(() => expect(sent("Applications").at(-1)).toMatchObject({ view: "ALL" }));
    expect(await screen.findByText("The newest application")).toBeTruthy();
    await eventually(() => expect(screen.queryByRole("link", { name: "88 Cardigan Fold" })).toBeNull());
  });

  test("that do not come on the way back can be asked for again", async () => {
    let isAway = false;
    const { screen, press } = await openSecond({
      Applications: (request) =>
        isAway && request.variables.after === "cursor" ? undefined : paged.Applications?.(request),
    });
    isAway = true;
    await act(async () => window.history.back());
    expect((await screen.findByRole("alert")).textContent).toContain("The next applications did not come");
    isAway = false;
    await press("Show more");
    expect(await screen.findByRole("link", { name: "88 Cardigan Fold" })).toBeTruthy();
  });

  test("that do not come say so, and what is shown stays", async () => {
    const { screen, press } = await open({
      answers: {
        Applications: ({ variables: { after } }) =>
          after === "cursor" ? undefined : aPage([aListed("first")], "cursor"),
      },
    });
    await screen.findByRole("table", { name: "Applications" });
    await press("Show more");
    expect((await screen.findByRole("alert")).textContent).toContain("The next applications did not come");
    expect(screen.getByRole("link", { name: "5 Tannery Yard, Leeds" })).toBeTruthy();
  });

  test("are asked for once by a double press", async () => {
    const { answer, give } = aHeldAnswer<object>();
    const { screen, sent } = await open({
      answers: {
        Applications: ({ variables: { after } }) =>
          after === "cursor" ? answer : aPage([aListed("first")], "cursor"),
      },
    });
    const more = await screen.findByRole("button", { name: "Show more" });
    await userEvent.dblClick(more);
    await act(async () => give(aPage([])));
    expect(sent("Applications").filter(({ after }) => after === "cursor")).toHaveLength(1);
  });
});

describe("what did not come", () => {
  test("is a page that offers to try again", async () => {
    let isAway = true;
    const agency = anAgency();
    const { screen } = await openPortal({
      path: PATH,
      graphql: (request) =>
        request.operationName === "Applications" && isAway ? undefined : agency(request),
    });
    await screen.findByRole("heading", { name: "Something went wrong" });
    isAway = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("table", { name: "Applications" })).toBeTruthy();
  });
});

describe("withdrawing several", () => {
  const two = [
    aListed("one", { home: "1 Row", people: [aListedPerson("a"), aListedPerson("b")] }),
    aListed("two", {
      home: "2 Row",
      people: [aListedPerson("c"), aListedPerson("d", { status: "DECIDED" })],
    }),
  ];
  const over = aListed("three", { home: "3 Row", turn: null });
  const withdrawn = {
    data: {
      withdrawApplications: ["one", "two"].map((id) => ({ __typename: "Application", id, turn: null })),
    },
  };

  const marked = async (answers: Answers = {}, { hasMore = false } = {}) => {
    const opened = await open({ answers: { ...rowsOf(...two, over), ...answers } });
    await opened.screen.findByRole("table", { name: "Applications" });
    if (hasMore) {
      await opened.press("Show more");
      await opened.screen.findByRole("link", { name: "4 Row" });
    }
    await userEvent.click(opened.screen.getByRole("checkbox", { name: "All open on this page" }));
    await opened.press("Withdraw");
    const dialog = await opened.screen.findByRole("dialog", { name: "Withdraw 2 applications?" });
    return { ...opened, dialog };
  };

  test("reads the pages after the first one anew, too", async () => {
    const later = aListed("four", { home: "4 Row", turn: null });
    const { dialog, sent } = await marked(
      {
        Applications: ({ variables }) =>
          variables.after === "cursor" ? aPage([later]) : aPage([...two, over], "cursor"),
        WithdrawApplications: () => withdrawn,
      },
      { hasMore: true },
    );
    await userEvent.click(within(dialog).getByRole("button", { name: "Withdraw" }));
    await eventually(() =>
      expect(sent("Applications").filter(({ after }) => after === "cursor")).toHaveLength(2),
    );
  });

  test("names how many homes and people in a question, sends them once, and reads the list anew", async () => {
    const { answer, give } = aHeldAnswer<object>();
    const { screen, sent, dialog } = await marked({ WithdrawApplications: () => answer });
    expect(dialog.textContent).toContain("application of 3 people for 2 homes: 1 Row and 2 Row.");
    const before = sent("Applications").length;
    await userEvent.dblClick(within(dialog).getByRole("button", { name: "Withdraw" }));
    await act(async () => give(withdrawn));
    expect(await screen.findByText("2 applications are withdrawn.")).toBeTruthy();
    expect(sent("WithdrawApplications")).toEqual([{ ids: ["one", "two"] }]);
    expect(screen.getByText("None chosen")).toBeTruthy();
    await eventually(() => expect(sent("Applications").length).toBeGreaterThan(before));
  });

  test("that is refused withdraws none, and says why", async () => {
    const { dialog, screen } = await marked({ WithdrawApplications: () => aRefusal("CASE_CLOSED") });
    await inside(dialog).press("Withdraw");
    expect((await within(dialog).findByRole("alert")).textContent).toContain("so none was withdrawn");
    await inside(dialog).press("Go back");
    expect(screen.getByText("2 chosen")).toBeTruthy();
  });

  test("leaves out what is over, and can be taken back", async () => {
    const { screen, press } = await open({ answers: rowsOf(...two, over) });
    await screen.findByRole("table", { name: "Applications" });
    expect(screen.queryByRole("checkbox", { name: "Choose 3 Row" })).toBeNull();
    fireEvent.click(screen.getByRole("checkbox", { name: "Choose 1 Row" }));
    expect(screen.getByText("1 chosen")).toBeTruthy();
    expect(screen.getByRole("checkbox", { name: "All open on this page" })).toHaveProperty(
      "indeterminate",
      true,
    );
    await press("Choose none");
    expect(screen.getByText("None chosen")).toBeTruthy();
  });

  test("is for those who may change people", async () => {
    const { screen } = await open({ own: me({}, LETTING), answers: rowsOf(...two) });
    await screen.findByRole("table", { name: "Applications" });
    expect(screen.queryByRole("checkbox")).toBeNull();
  });
});
