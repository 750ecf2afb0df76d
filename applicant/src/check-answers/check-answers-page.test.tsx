// @vitest-environment happy-dom

import { aPart, aText } from "@latchkey/browser/testing/answer-parts.ts";
import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { cleanup, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  aMe,
  answersFor,
  aProgress,
  aRemedial,
  completedNow,
  startedNow,
  submittedNow,
  type TestOwnItem,
} from "../testing/fake-server.ts";
import { openApp } from "../testing/open-app.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const identity: TestOwnItem = {
  progressId: 1,
  section: "IDENTITY",
  rows: [
    { step: "name", answer: [[aPart("name", { names: ["Amara", "Okafor"] })]] },
    { step: "birthdate", answer: [[aPart("date", { value: "1994-03-27" })]] },
    { step: "nationality", answer: [[aPart("country", { value: "GB" })]] },
    { step: "documents", answer: [[aPart("choice", { value: "PASSPORT" })]] },
    { step: "upload", answer: [[aPart("file", { names: ["my passport.jpg"] })]] },
  ],
};
const income: TestOwnItem = {
  progressId: 2,
  section: "INCOME",
  rows: [
    { step: "whoIsPaying", answer: [[aPart("choice", { value: "me" })]] },
    {
      step: "yourSalary",
      answer: [
        [
          aPart("money", { minor: 3_230_000, currency: "GBP" }),
          aPart("money", { minor: 201_450, currency: "GBP" }),
          aPart("choice", { list: "frequency", value: "MONTHLY" }),
          aPart("date", { value: "2026-03-01" }),
          aPart("choice", { list: "bonus", value: "yes" }),
        ],
      ],
    },
    { step: "openBanking", answer: [[aPart("choice", { value: "connected" })]] },
  ],
};
const residence: TestOwnItem = {
  progressId: 3,
  section: "RESIDENCE",
  rows: [
    {
      step: "uk-residential-history",
      answer: [
        [aPart("address", { value: "Flat 3, Leeds" }), aPart("monthSpan", { from: "2024-08" })],
        [
          aPart("monthSpan", { from: "2024-05", to: "2024-07" }),
          aPart("choice", { list: "gap", value: "travelling" }),
        ],
      ],
    },
    { step: "upload", answer: [[aPart("without", { value: "other", words: "The council keeps it" })]] },
  ],
};

const everything = [identity, income, residence];
const done = (times: object) => [
  aProgress(1, "IDENTITY", times),
  aProgress(2, "INCOME", { ...times, relatedObjectUuid: "income-1" }),
  aProgress(3, "RESIDENCE", times),
];

type Given = NonNullable<Parameters<typeof aMe>[0]>;

const open = async (given: Given, path = "/check-answers") => {
  const opened = await openApp({ path, answers: answersFor(() => aMe(given)) });
  await opened.screen.findByRole("heading", { level: 1, name: /nswers$/ });
  return opened;
};

type Screen = Awaited<ReturnType<typeof open>>["screen"];

const block = (screen: Screen, name: string) => screen.getByRole("region", { name });
/** Question, then answer. */
const told = (screen: Screen, name: string) =>
  [...block(screen, name).querySelectorAll(".answer-list__row")].map((row) =>
    [...row.querySelectorAll("dt, .answer-list__answer")].map(({ textContent }) => textContent),
  );
const hrefOf = (screen: Screen, name: string) => screen.getByRole("link", { name }).getAttribute("href");

describe("before it is sent", () => {
  test("every answer in the words of the person, section by section", async () => {
    const { screen } = await open({ progress: done(completedNow), ownItems: everything });
    expect(told(screen, "Identity")).toEqual([
      ["Your name", "Amara Okafor"],
      ["Your date of birth", "27 Mar 1994"],
      ["Your nationality", "United Kingdom"],
      ["Your identity document", "Passport"],
      ["Your document’s file", "my passport.jpg"],
    ]);
    expect(told(screen, "Income: Brightwater Bakery")).toEqual([
      ["Who pays the rent", "I do"],
      ["Your salary", "£32,300, £2,014.50, a month, 1 Mar 2026, bonus: Yes"],
      ["How you show your income", "Your bank is connected"],
    ]);
    expect(told(screen, "Residence")).toEqual([
      ["Your addresses", "Flat 3, Leeds (August 2024 –)\nMay 2024 – July 2024: I was travelling"],
      ["Your document’s file", "I do not have it: The council keeps it"],
    ]);
    expect(screen.getByText("Case LK-7")).toBeTruthy();
    expect(hrefOf(screen, "Continue to send")).toBe("/dashboard");
  });

  test("each is changed at its step, from where the way leads back; a bank's answer is not", async () => {
    const { screen } = await open({ progress: done(completedNow), ownItems: everything });
    expect(hrefOf(screen, "Change your name")).toBe("/questions/identity/name?progress_id=1&change=name");
    expect(hrefOf(screen, "Change your salary, Brightwater Bakery")).toBe(
      "/questions/income/yourSalary?progress_id=2&related_object_uuid=income-1&change=yourSalary",
    );
    expect(screen.queryByRole("link", { name: /Change how you show your income/ })).toBeNull();
  });

  test.each([
    ["tax_connected", "Your tax record is linked"],
    ["tax_failed", "Your tax record is not linked"],
    ["failed", "Your bank could not be reached"],
    ["manual", "Upload documents instead"],
  ])("what shows the income is said without a word of another way: %s", async (value, text) => {
    const shown = { ...income, rows: [{ step: "openBanking", answer: [[aPart("choice", { value })]] }] };
    const { screen } = await open({ progress: done(completedNow), ownItems: [identity, shown, residence] });
    expect(told(screen, "Income: Brightwater Bakery")).toEqual([["How you show your income", text]]);
    const change = screen.queryByRole("link", { name: /Change how you show your income/ });
    expect(change === null).toBe(value !== "manual");
  });

  test("the row in the address has the focus", async () => {
    await open({ progress: done(completedNow), ownItems: everything }, "/check-answers#2-yourSalary");
    await eventually(() => expect(document.activeElement?.textContent).toContain("£32,300"));
  });

  test("a row that is asked no more leaves the focus at the title", async () => {
    const { screen } = await open(
      { progress: done(completedNow), ownItems: everything },
      "/check-answers#9-gone",
    );
    expect(screen.getAllByText("Change")).toHaveLength(9);
  });

  test("what is not finished says so, and leads on", async () => {
    const progress = [aProgress(1, "IDENTITY", startedNow)];
    const { screen } = await open({ progress, ownItems: [{ ...identity, rows: identity.rows.slice(0, 1) }] });
    expect(within(block(screen, "Identity")).getByText("This section is not finished.")).toBeTruthy();
    expect(hrefOf(screen, "Go on with it: Identity")).toBe("/questions/identity?progress_id=1");
    expect(hrefOf(screen, "Go on with it: Residence")).toBe("/questions/residence");
    expect(screen.getByRole("heading", { name: "Something is still open" })).toBeTruthy();
    expect(hrefOf(screen, "Back to the dashboard")).toBe("/dashboard");
  });

  test("what nobody needs, because somebody else pays, says why", async () => {
    const { screen } = await open({ progress: [], someoneElsePays: true });
    expect(block(screen, "Identity").textContent).toContain("somebody else pays your rent");
    expect(within(block(screen, "Identity")).queryByRole("link")).toBeNull();
    expect(within(block(screen, "Residence")).getByRole("link")).toBeTruthy();
  });
});

test.each([
  ["before it is sent", { progress: done(completedNow) }],
  ["in the copy", { progress: done(submittedNow), submitted: true }],
])("what was typed is shown as it was typed, whatever it looks like: %s", async (_when, given) => {
  const typed = [aText("THE WEEKLY STANDARD"), aText("12 MONTHS Ltd (AGENT), 2021-05-01, 950.00 GBP")];
  const job = { ...income, rows: [{ step: "currentEmployer", answer: [typed] }] };
  const { screen } = await open({ ...given, ownItems: [identity, job, residence] });
  expect(told(screen, "Income: Brightwater Bakery")).toEqual([
    ["Your job", "THE WEEKLY STANDARD, 12 MONTHS Ltd (AGENT), 2021-05-01, 950.00 GBP"],
  ]);
});

test("in a request for more, only what is asked again can be changed", async () => {
  const request = aRemedial({ section: "IDENTITY", progressId: 5, start: "name", end: "name" });
  const progress = [
    ...done(submittedNow),
    aProgress(5, "IDENTITY", { ...completedNow, remedialSectionUuid: request.uuid }),
  ];
  const asked: TestOwnItem = { ...identity, progressId: 5, rows: identity.rows.slice(0, 1) };
  const { screen } = await open({
    progress,
    remedialSections: [request],
    ownItems: [...everything, asked],
  });
  expect(screen.getAllByText("Change")).toHaveLength(1);
  expect(within(block(screen, "Asked again: Identity")).getByRole("link").getAttribute("href")).toBe(
    "/questions/identity/name?progress_id=5&remedial_uuid=remedial-1&change=name",
  );
  expect(screen.getByText(/The rest was sent on 12 March 2026/)).toBeTruthy();
});

describe("after it is sent", () => {
  const given = {
    progress: done(submittedNow),
    submitted: true,
    ownItems: [
      { ...identity, rows: [...identity.rows, { step: "shareCode", answer: [[aPart("sealed")]] }] },
      income,
      residence,
    ],
  };

  test("the same to read and to print, with the day and the number, and nothing to change", async () => {
    const print = vi.fn();
    vi.stubGlobal("print", print);
    const { screen } = await open(given);
    expect(screen.getByRole("heading", { level: 1, name: "Your answers" })).toBeTruthy();
    expect(screen.getByText(/what you sent us on 12 March 2026/)).toBeTruthy();
    expect(told(screen, "Identity")[0]).toEqual(["Your name", "Amara Okafor"]);
    expect(told(screen, "Identity").at(-1)).toEqual([
      "Your share code",
      "Given. The code is not part of this copy.",
    ]);
    expect(screen.queryByText("Change")).toBeNull();
    screen.getByRole("button", { name: "Print or save" }).click();
    expect(print).toHaveBeenCalledTimes(1);
  });

  test("what is to be pressed is not printed", async () => {
    const { screen } = await open(given);
    const button = screen.getByRole("button", { name: "Print or save" });
    expect(button.closest(".screen-only")).not.toBeNull();
  });
});
