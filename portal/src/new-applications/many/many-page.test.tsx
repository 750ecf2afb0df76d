// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import type { BulkCells, BulkColumn } from "@latchkey/domain/applications/bulk-columns.ts";
import { planBulk } from "@latchkey/domain/applications/bulk-lines.ts";
import { aHeldAnswer } from "@latchkey/members/testing/endpoint.ts";
import { aRefusal, type GraphqlRequest } from "@latchkey/members/testing/graphql-answers.ts";
import { act, cleanup, fireEvent, screen as page, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { anOffer } from "../../testing/fake-offer.ts";
import { anAgency, marcus, me } from "../../testing/fake-portal.ts";
import { openPortal } from "../../testing/open-portal.tsx";

interface SavedFile {
  name?: string;
  content?: Blob;
}

let file: SavedFile = {};
afterEach(cleanup);
beforeEach(() => {
  file = {};
  vi.spyOn(URL, "createObjectURL").mockImplementation((content) => {
    file.content = content as Blob;
    return "blob:file";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    file.name = this.download;
  });
});

const saved = async () => ({ name: file.name, text: await file.content?.text() });

const HEAD = "reference,home,postcode,rent,advertised_rent,from,name,email";
const aisha = 'K-12,"12 Kirk Row, Leeds",LS9 8AD,1100,1100,15/12/2026,Aisha Noor,aisha.noor@example.com';
const tom = "K-12,,,,,,Tom Baines,tom.baines@example.com";
const ali = 'K-13,"2 Spindle Court, York",YO10 3RT,£0,1350,18/12/2026,Ali Demir,ali.demir@example';
const jess = "K-13,,,,,,Jess Carrow,jess.carrow@example.com";
const pavel = 'K-14,"31 Hemp Street, Leeds",LS6 1PT,1480,1480,20/12/2026,Pavel Horak,pavel@example.com';

const csv = (...lines: readonly string[]) =>
  new File([[HEAD, ...lines].join("\r\n")], "april-starts.csv", { type: "text/csv" });
const ALL = csv(aisha, tom, ali, "", jess, pavel);

interface Given {
  readonly lines: readonly {
    readonly cells: readonly { readonly column: BulkColumn; readonly text: string }[];
  }[];
  readonly choices: { readonly policy: string | null; readonly branchId: string | null };
}

/** Reads lines by the product's rules; references that were sent are open. */
const aServer = (open: readonly string[] = ["K-14"]) => {
  const sent = new Set(open);
  const check = (variables: GraphqlRequest["variables"]) => {
    const { lines, choices } = variables as unknown as Given;
    const table = lines.map(
      ({ cells }): BulkCells => Object.fromEntries(cells.map(({ column, text }) => [column, text])),
    );
    const plan = planBulk(
      table,
      {
        agency: "Hartley & Co",
        policy: choices.policy ?? "",
        language: "en",
        branch: choices.branchId ?? undefined,
        branches: [],
      },
      {
        today: "2026-11-27",
        policy: choices.policy === "england-default" ? { countries: ["ENG"] } : undefined,
        offer: { allowed: [], branches: ["leeds", "york"], isStopped: false },
      },
    );
    const isWrong = (place: number) => Object.keys(plan.issues[place] ?? {}).length > 0;
    return table.map((cells, place) => {
      const group = plan.groups.find((one) => one.lines.includes(place))?.lines ?? [place];
      const isOpen = sent.has(cells.reference ?? "");
      const waits = plan.policyIssue || group.some(isWrong) ? "WAITS" : "READY";
      return {
        __typename: "BulkLine",
        state: isWrong(place) ? "MISTAKES" : isOpen ? "OPEN" : waits,
        number: isOpen ? "LK-31201" : null,
        group: group[0],
        issues: Object.entries(plan.issues[place] ?? {}).map(([column, { code, params }]) => ({
          __typename: "BulkIssue",
          column,
          code,
          params: params ? JSON.stringify(params) : null,
        })),
        reference: cells.reference,
      };
    });
  };
  return (request: GraphqlRequest): object | undefined => {
    const { operationName, variables } = request;
    if (operationName === "NewApplicationOffer") return { data: { offer: anOffer() } };
    if (operationName === "CheckLines") return { data: { checkLines: check(variables) } };
    const ready = check(variables).filter(({ state }) => state === "READY");
    if (ready.length === 0) return aRefusal("NOTHING_TO_SEND");
    for (const { reference } of ready) sent.add(reference ?? "");
    const applications = new Set(ready.map(({ group }) => group)).size;
    return {
      data: { sendLines: { __typename: "BulkSent", applications, people: ready.length } },
    };
  };
};

const own = ["NewApplicationOffer", "CheckLines", "SendLines"];

type Answers = (request: GraphqlRequest) => object | undefined | Promise<object | undefined>;

const open = async (
  others: Readonly<Record<string, Answers>> = {},
  { server = aServer(), who = me() } = {},
) => {
  const agency = anAgency([marcus], who);
  const opened = await openPortal({
    path: "/agency/applications/many",
    graphql: (request) =>
      others[request.operationName]?.(request) ??
      (own.includes(request.operationName) ? server(request) : agency(request)),
  });
  const { screen, operations } = opened;
  await screen.findByRole("heading", { level: 1, name: "Many applications at once" });
  const { container } = screen;
  const choose = async (...files: readonly File[]) => {
    const input = container.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error("No file can be chosen");
    await act(async () => {
      fireEvent.change(input, { target: { files } });
    });
  };
  const row = (name: string) => screen.getByRole("row", { name: new RegExp(`^${name}`) });
  return {
    ...opened,
    choose,
    row,
    check: async (file = ALL) => {
      await choose(file);
      await screen.findByRole("table", { name: "Lines of the file" });
    },
    resultOf: (name: string) => row(name).querySelector('[data-cell="result"]')?.textContent,
    names: () =>
      screen.getAllByRole("rowheader").map((head) => head.querySelector('[translate="no"]')?.textContent),
    press: (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name })),
    asked: (name: string) => operations.filter(({ operationName }) => operationName === name),
  };
};

describe("a file", () => {
  test("that was read stands there with its size and how it was read", async () => {
    const { screen, check } = await open();
    await check();
    expect(screen.getByText("april-starts.csv")).toBeTruthy();
    expect(
      screen.getByText("5 lines under one line of names. Read as UTF-8, split at commas, days first."),
    ).toBeTruthy();
    await eventually(() =>
      expect(document.activeElement).toBe(screen.getByRole("button", { name: "Choose another file" })),
    );
  });

  test("can be dropped", async () => {
    const { screen } = await open();
    const zone = screen.getByText("Drop your file here").closest("section") as HTMLElement;
    await act(async () => {
      fireEvent.drop(zone, { dataTransfer: { files: [ALL], types: ["Files"] } });
    });
    expect(await screen.findByRole("table", { name: "Lines of the file" })).toBeTruthy();
  });

  test("names columns without a meaning", async () => {
    const { screen, check } = await open();
    await check(new File([`${HEAD},Colour,Notes\n${aisha},red,x`], "a.csv"));
    expect(screen.getByText(/^Columns without a meaning here: Colour, Notes\./)).toBeTruthy();
  });

  test.each([
    ["is a workbook", new File(["PK\u0003\u0004\u0000"], "a.xlsx"), /^This is no CSV file\. Save it as CSV/],
    ["lacks a column", new File(["home,rent,from,name\nx"], "a.csv"), "The column email is missing"],
    ["has a column twice", new File([`${HEAD},Mail,E-mail\nx`], "a.csv"), /^The column email is there twice/],
    ["is empty", new File([""], "a.csv"), "This file is empty"],
    ["is too large", new File(["x".repeat(1_000_001)], "a.csv"), /^This file is larger than 1 MB/],
    ["has too many cells", csv(`${aisha},,Leeds`), /^Line 2 has more cells than the line of names/],
  ])("that %s is refused in one sentence, and nothing is checked", async (_what, file, text) => {
    const { screen, choose, asked } = await open();
    await choose(file);
    const button = screen.getByRole("button", { name: "Choose a file" });
    const [id = ""] = (button.getAttribute("aria-describedby") ?? "").split(" ").slice(-1);
    await eventually(() =>
      expect(document.getElementById(id)?.textContent?.replace("Error: ", "")).toMatch(text),
    );
    expect(
      within(screen.getByRole("region", { name: "1. Your file" })).getByRole("status").textContent,
    ).toMatch(text);
    expect(asked("CheckLines")).toEqual([]);
  });

  test("is one at a time", async () => {
    const { screen, choose } = await open();
    await choose(ALL, ALL);
    expect((await screen.findAllByText(/Choose one file at a time/)).length).toBeGreaterThan(0);
  });

  test("can be removed, and leaves the focus where another is chosen", async () => {
    const { screen, check, press } = await open();
    await check();
    await press("Remove april-starts.csv");
    expect(screen.queryByRole("table")).toBeNull();
    expect(screen.queryByRole("heading", { name: "3. Send" })).toBeNull();
    await eventually(() =>
      expect(document.activeElement).toBe(screen.getByRole("button", { name: "Choose a file" })),
    );
  });

  test("that is to be filled in is offered, and its lines are ready", async () => {
    const { press, check, resultOf } = await open();
    await press("Example file");
    const { name, text = "" } = await saved();
    expect(name).toBe("latchkey-example.csv");
    await check(new File([text], "example.csv"));
    for (const person of ["Aisha Noor", "Tom Baines", "Ines Moreau"]) expect(resultOf(person)).toBe("Ready");
  });
});

describe("the lines", () => {
  test("say what became of each, with its line in the file", async () => {
    const { check, row, resultOf } = await open();
    await check();
    const cells = (name: string) => [...row(name).querySelectorAll("td")].map((cell) => cell.textContent);
    expect(cells("Aisha Noor")).toEqual([
      "12 Kirk Row, Leeds, LS9 8AD",
      "15 Dec 2026",
      "£1,100",
      "2",
      "Ready",
    ]);
    expect(cells("Tom Baines")).toEqual(cells("Aisha Noor").map((text) => (text === "2" ? "3" : text)));
    expect(resultOf("Ali Demir")).toBe("2 mistakes");
    expect(resultOf("Jess Carrow")).toBe("Waits for line 4Same application");
    expect(cells("Jess Carrow")[3]).toBe("6");
    expect(resultOf("Pavel Horak")).toBe("Already openLK-31201");
  });

  test("mark a wrong cell as it is written, and say why below it", async () => {
    const { check, row } = await open();
    await check();
    const rent = row("Ali Demir").querySelector('[data-cell="rent"]');
    expect(rent?.querySelector(".table__wrong")?.textContent).toBe("£0");
    expect(rent?.querySelector(".table__why")?.textContent).toBe("Enter the rent for a month");
    const head = within(row("Ali Demir")).getByRole("rowheader");
    expect(head.textContent).toBe("Ali Demirali.demir@exampleNot a whole address");
  });

  test("tell a mistake of a column that is not shown with its name", async () => {
    const { check, resultOf } = await open();
    await check(csv(aisha.replace("1100,1100", "1100,")));
    expect(resultOf("Aisha Noor")).toBe(
      "1 mistakeAdvertised rentEmptyEnter the rent at which the home was advertised",
    );
  });

  test("are filtered by what became of them", async () => {
    const { screen, check, press, names } = await open();
    await check();
    const filters = within(screen.getByRole("list", { name: "Quick views" }));
    expect(filters.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "All5",
      "Ready2",
      "With mistakes1",
      "Waiting1",
      "Already open1",
    ]);
    await press(/^With mistakes/);
    expect(names()).toEqual(["Ali Demir"]);
    expect(screen.getByText("1 of 5 lines")).toBeTruthy();
  });

  test("beyond the first 25 are shown on request", async () => {
    const { screen, check, press, names } = await open();
    await check(
      csv(
        ...Array.from({ length: 30 }, (_line, index) =>
          aisha.replace("K-12", `M-${index}`).replace("aisha.noor", `aisha${index}`),
        ),
      ),
    );
    expect(names()).toHaveLength(25);
    expect(screen.getByText("25 of 30 lines")).toBeTruthy();
    await press("Show all");
    expect(names()).toHaveLength(30);
    expect(screen.queryByRole("button", { name: "Show all" })).toBeNull();
  });

  test("are checked anew when what holds for all of them changes", async () => {
    const { screen, check, asked, resultOf } = await open({}, { who: me({ branchId: "leeds" }) });
    await check();
    expect(asked("CheckLines")[0]?.variables.choices).toEqual({
      policy: "england-default",
      branchId: "leeds",
      language: "en",
    });
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Policy" }), "Students");
    // The fake server knows no such policy any more.
    await eventually(() => expect(resultOf("Aisha Noor")).toBe("Waits for the policy"));
    expect(screen.getByText("Choose the policy for these lines")).toBeTruthy();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Branch" }), "York");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: /^Language/ }), "Deutsch");
    await eventually(() =>
      expect(asked("CheckLines").at(-1)?.variables.choices).toEqual({
        policy: "students",
        branchId: "york",
        language: "de",
      }),
    );
  });

  test("that could not be checked are checked by a button", async () => {
    let isAway = true;
    const server = aServer();
    const { screen, choose, press } = await openWithout(() => isAway, server);
    await choose(ALL);
    expect((await screen.findByRole("alert")).textContent).toContain("The lines could not be checked");
    isAway = false;
    await press("Try again");
    expect(await screen.findByRole("table", { name: "Lines of the file" })).toBeTruthy();
  });

  test("of a file are not replaced by a late answer about the file before", async () => {
    const { answer, give } = aHeldAnswer<object>();
    const server = aServer();
    const { choose, names, asked, screen } = await open({
      CheckLines: (request) =>
        (request.variables.lines as readonly object[]).length === 5
          ? answer.then(() => server(request))
          : server(request),
    });
    await choose(ALL);
    expect(screen.getByRole("status", { name: "Checking the lines" })).toBeTruthy();
    await choose(csv(pavel));
    await eventually(() => expect(names()).toEqual(["Pavel Horak"]));
    await act(async () => give({}));
    expect(asked("CheckLines")).toHaveLength(2);
    expect(names()).toEqual(["Pavel Horak"]);
  });

  test("are those of the file that was chosen last, however long another takes to read", async () => {
    const { answer, give } = aHeldAnswer<ArrayBuffer>();
    const { choose, check, names } = await open();
    const slow = csv(aisha);
    vi.spyOn(slow, "arrayBuffer").mockReturnValue(answer);
    await choose(slow);
    await check(csv(pavel));
    await act(async () => give(await csv(aisha).arrayBuffer()));
    expect(names()).toEqual(["Pavel Horak"]);
  });

  test("of a file that cannot be read any more are not checked", async () => {
    const { choose, screen } = await open();
    const gone = csv(aisha);
    vi.spyOn(gone, "arrayBuffer").mockRejectedValue(new DOMException("", "NotReadableError"));
    await choose(gone);
    expect((await screen.findAllByText(/The file could not be read/)).length).toBeGreaterThan(0);
  });

  test("of the first file are not shown for the next", async () => {
    const { screen, check, names } = await open();
    await check();
    await check(csv(pavel));
    await eventually(() => expect(names()).toEqual(["Pavel Horak"]));
    expect(screen.getByText("Nothing to send: every line is already open.")).toBeTruthy();
  });
});

/** The server is away as long as the test says so. */
const openWithout = async (isAway: () => boolean, server: ReturnType<typeof aServer>) =>
  open(
    {},
    {
      server: (request) => (request.operationName === "CheckLines" && isAway() ? undefined : server(request)),
    },
  );

describe("sending", () => {
  test("says first what will happen", async () => {
    const { screen, check } = await open();
    await check();
    const panel = within(screen.getByRole("region", { name: "3. Send" }));
    expect(panel.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "2 people are ready1 application",
      "Problem: 1 line has mistakes1 more line waits for the correction",
      "Note: 1 line is already openLeft out. No person is asked twice",
    ]);
  });

  test("happens once, says what was sent, and the same file again sends nothing", async () => {
    const { screen, check, asked, resultOf } = await open();
    await check();
    const button = screen.getByRole("button", { name: "Invite 2 people" });
    act(() => {
      button.click();
      button.click();
    });
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("2 people are invited");
    expect(alert.textContent).toContain("1 application was sent.");
    expect(document.activeElement).toBe(alert);
    expect(within(alert).getByRole("link", { name: "See the applications" }).getAttribute("href")).toBe(
      "/agency/applications",
    );
    expect(asked("SendLines")).toHaveLength(1);
    expect(asked("SendLines")[0]?.variables).toEqual(asked("CheckLines")[0]?.variables);
    await eventually(() => expect(resultOf("Aisha Noor")).toContain("Already open"));
    expect(screen.queryByRole("button", { name: /^Invite/ })).toBeNull();
    await check(csv(aisha, tom));
    await eventually(() =>
      expect(screen.getByText("Nothing to send: every line is already open.")).toBeTruthy(),
    );
    const checks = asked("CheckLines").length;
    await check(csv(aisha, tom));
    await eventually(() => expect(asked("CheckLines")).toHaveLength(checks + 1));
    expect(await screen.findByText("Nothing to send: every line is already open.")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("that was sent by another meanwhile says so, and shows the lines as they are", async () => {
    const server = aServer();
    const { screen, check, press, resultOf } = await open({}, { server });
    await check();
    server({ operationName: "SendLines", variables: { lines: linesOf("K-12"), choices: given } });
    await press("Invite 2 people");
    expect((await screen.findByRole("alert")).textContent).toContain("Nothing was left to send");
    await eventually(() => expect(resultOf("Tom Baines")).toContain("Already open"));
  });

  test.each([
    ["a lost connection", () => undefined, /The connection was lost.*nothing is sent twice/],
    ["too many requests", () => aRefusal("TOO_MANY_REQUESTS"), /Wait a few minutes/],
    ["an agency that was stopped", () => aRefusal("AGENCY_STOPPED"), /That is not possible now/],
  ])("after %s says what to do, and can be tried again", async (_what, failing, text) => {
    let isFailing = true;
    const server = aServer();
    const { screen, check, press } = await open(
      {},
      {
        server: (request) =>
          request.operationName === "SendLines" && isFailing ? failing() : server(request),
      },
    );
    await check();
    await press("Invite 2 people");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toMatch(text);
    await eventually(() => expect(document.activeElement).toBe(alert));
    isFailing = false;
    await eventually(() =>
      expect(screen.getByRole("button", { name: "Invite 2 people" }).ariaBusy).not.toBe("true"),
    );
    await press("Invite 2 people");
    await eventually(() => expect(screen.getByRole("alert").textContent).toContain("2 people are invited"));
  });

  test("waits until the lines are checked with the new choices", async () => {
    const { answer, give } = aHeldAnswer<object>();
    const server = aServer();
    const { screen, check, press, asked } = await open({
      CheckLines: (request) =>
        (request.variables.choices as { readonly branchId: unknown }).branchId === "york"
          ? answer.then(() => server(request))
          : server(request),
    });
    await check();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Branch" }), "York");
    await press("Invite 2 people");
    expect(asked("SendLines")).toEqual([]);
    await act(async () => give({}));
    await eventually(() =>
      expect(screen.getByRole("button", { name: "Invite 2 people" }).ariaBusy).not.toBe("true"),
    );
    await press("Invite 2 people");
    await screen.findByText("2 people are invited");
    expect(asked("SendLines")[0]?.variables.choices).toMatchObject({ branchId: "york" });
  });

  test("leaves the lines with mistakes to a file with the same columns and separators", async () => {
    const { check, press, choose, screen } = await open();
    const table = [HEAD, aisha, tom, ali, jess]
      .join("\n")
      .replaceAll('"2 Spindle Court, York"', "=2 Spindle Court")
      .replaceAll('"12 Kirk Row, Leeds"', "12 Kirk Row")
      .replaceAll(",", ";")
      .replace("email", "email;Colour");
    await check(new File([table], "starts.csv"));
    await press("Download the lines with mistakes");
    const { name, text = "" } = await saved();
    expect(name).toBe("starts-mistakes.csv");
    expect(text.split("\r\n")).toEqual([
      `\uFEFF${HEAD.replaceAll(",", ";")};Colour`,
      "K-13;'=2 Spindle Court;YO10 3RT;£0;1350;18/12/2026;Ali Demir;ali.demir@example",
      "K-13;;;;;;Jess Carrow;jess.carrow@example.com",
      "",
    ]);
    await choose(new File([text], "again.csv"));
    await screen.findByText("again.csv");
    expect(await screen.findAllByText("=2 Spindle Court, YO10 3RT")).toHaveLength(2);
  });
});

const given = { policy: "england-default", branchId: null, language: "en" };
const cellsOf = (line: string, reference: string) => ({
  cells: HEAD.split(",").map((column, place) => ({
    column,
    text:
      column === "reference"
        ? reference
        : (line.replace('"12 Kirk Row, Leeds"', "12 Kirk Row").split(",")[place] ?? ""),
  })),
});
const linesOf = (reference: string) => [cellsOf(aisha, reference), cellsOf(tom, reference)];

describe("the page", () => {
  test("of an agency that is stopped says so, and takes no file", async () => {
    const who = me({ agency: { ...me().agency, isStopped: true } });
    const { screen, container } = await open({}, { who }).then(({ screen: shown }) => ({
      screen: shown,
      container: shown.container,
    }));
    expect(screen.getByText("New applications are not taken at the moment")).toBeTruthy();
    expect(container.querySelector('input[type="file"]')).toBeNull();
  });

  test("of an agency without branches asks for none", async () => {
    const { screen } = await open({}, { who: me({ agency: { ...me().agency, branches: [] } }) });
    expect(screen.queryByRole("combobox", { name: "Branch" })).toBeNull();
    expect(screen.getByText(/^Needed: home, rent, from, name, email\./)).toBeTruthy();
  });

  test("of an agency without a policy of its own asks for one once there are lines", async () => {
    const answer = { data: { offer: anOffer({ standard: null }) } };
    const { screen, check, resultOf } = await open({ NewApplicationOffer: () => answer });
    const policy = page.getByRole<HTMLSelectElement>("combobox", { name: "Policy" });
    expect([policy.value, policy.getAttribute("aria-invalid")]).toEqual(["", null]);
    await check();
    expect(screen.getByText("Choose the policy for these lines")).toBeTruthy();
    expect(policy.getAttribute("aria-invalid")).toBe("true");
    expect([resultOf("Aisha Noor"), resultOf("Ali Demir")]).toEqual(["Waits for the policy", "2 mistakes"]);
    expect(screen.getByText("Choose the policy for these lines first.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Invite/ })).toBeNull();
    await userEvent.selectOptions(policy, "Quillfield standard");
    expect(screen.queryByText("Choose the policy for these lines")).toBeNull();
    await eventually(() => expect(resultOf("Aisha Noor")).toBe("Ready"));
  });

  test("of an agency with one policy begins with it", async () => {
    const offer = anOffer({ standard: null });
    const one = { data: { offer: { ...offer, policies: offer.policies.slice(0, 1) } } };
    await open({ NewApplicationOffer: () => one });
    expect(page.getByRole<HTMLSelectElement>("combobox", { name: "Policy" }).value).toBe("students");
  });

  test("is the current tab", async () => {
    const { screen } = await open();
    const nav = screen.getByRole("navigation", { name: "Sections" });
    expect(nav.querySelector('[aria-current="page"]')?.textContent).toBe("Many at once");
  });
});
