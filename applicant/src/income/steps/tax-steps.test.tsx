// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { condition } from "@latchkey/domain/testing/conditions.ts";
import { aSource, OTHER_SOURCE, SOURCE } from "@latchkey/domain/testing/incomes.ts";
import { cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { asks, errorAt, plain, press, question, wrong } from "../../testing/income-actions.ts";
import { type IncomeCase, type IncomeScreen, incomePath, openIncome } from "../../testing/open-income.tsx";

afterEach(cleanup);

/** The tax link as the page shows it (spec 3 §2, the variant of openBanking). */

const linked = { conditions: [condition("TAX_LINK", true)], taxLinkEnabled: true } as const;
const alone = {
  ...linked,
  conditions: [condition("TAX_LINK", true), condition("SKIP_OPEN_BANKING", true)],
} as const;

const titles = {
  alone: "Show your tax record",
  done: "Your tax record is linked",
  error: "Your tax record is not linked",
} as const;

const openAt = async (step: string, title: string, given: IncomeCase = {}) => {
  const opened = await openIncome({
    sources: [aSource("T_PENSION")],
    about: SOURCE,
    path: incomePath(step, SOURCE),
    ...given,
  });
  await question(opened.screen, title);
  return opened;
};

const ADDRESS = "https://tax.example/sign-in?state=1";

/** What the page asks the server for, besides GraphQL. */
const partner = (answer: () => Response | Promise<Response>) => {
  const ask = vi.fn(async (_address: string, _init?: RequestInit) => answer());
  vi.stubGlobal("fetch", ask);
  return ask;
};

const field = (screen: IncomeScreen): HTMLInputElement => {
  const found = screen.getByRole("textbox", { name: /National Insurance number/ });
  if (!(found instanceof HTMLInputElement)) throw new Error("The number has no input.");
  return found;
};

const BOTH = [asks.bank, linked] as const;
const ALONE = [titles.alone, alone] as const;

const MESSAGE = "Invalid National Insurance number format";

describe.each([
  ["beside the bank", ...BOTH],
  ["alone", ...ALONE],
])("the number, %s", (_where, title, given) => {
  test("INC-123 INC-124 is asked for, and leads to the tax authority; it is posted and stands in no address", async () => {
    const ask = partner(() => Response.json({ hmrc_auth_url: ADDRESS }));
    const { screen, left, address } = await openAt("openBanking", title, given);
    await userEvent.type(field(screen), "pc 12 34 56 a");
    await press(screen, "Continue to HMRC");
    await eventually(() => expect(left).toHaveBeenCalledWith(ADDRESS));
    const [[url, init] = []] = ask.mock.calls;
    expect([ask.mock.calls.length, url]).toEqual([1, "/wizard/api/hmrc/auth_url/"]);
    expect(init).toMatchObject({ method: "POST", headers: { authorization: "Bearer token" } });
    expect(JSON.parse(String(init?.body))).toEqual({ uuid: SOURCE, nino: "PC123456A" });
    expect(address()).not.toContain("123456");
  });

  test("INC-125 is in upper case as it is typed", async () => {
    const { screen } = await openAt("openBanking", title, given);
    await userEvent.type(field(screen), "pc");
    expect(field(screen).value).toBe("PC");
    await userEvent.type(field(screen), " 12 34 56 a");
    expect(field(screen).value).toBe("PC 12 34 56 A");
  });

  test("INC-126 INC-127 has to be two letters of the right ones, six digits, and a letter from A to D", async () => {
    const ask = partner(() => Response.json({ hmrc_auth_url: ADDRESS }));
    const { screen, left } = await openAt("openBanking", title, given);
    for (const typed of [
      ...["DA123456A", "FA123456A", "IA123456A", "QA123456A", "UA123456A", "VA123456A"],
      ...["AD123456A", "AO123456A", "AV123456A", "P1123456A", "PC12345A", "PC1234567A"],
      ...["PC123456E", "PC123456", "PC123456AA", "BG123456A"],
    ]) {
      await userEvent.clear(field(screen));
      await userEvent.type(field(screen), typed);
      await press(screen, "Continue to HMRC");
      expect([typed, await wrong(screen)]).toEqual([typed, [MESSAGE]]);
      expect(errorAt(screen, "nino")).toBe(MESSAGE);
    }
    expect([ask.mock.calls.length, left.mock.calls.length]).toEqual([0, 0]);
    for (const suffix of ["A", "B", "C", "D"]) {
      await userEvent.clear(field(screen));
      await userEvent.type(field(screen), `PC123456${suffix}`);
      expect(errorAt(screen, "nino")).toBe("");
    }
    await press(screen, "Continue to HMRC");
    await eventually(() => expect(left).toHaveBeenCalledWith(ADDRESS));
  });

  test("has to be told", async () => {
    const ask = partner(() => Response.json({ hmrc_auth_url: ADDRESS }));
    const { screen } = await openAt("openBanking", title, given);
    await press(screen, "Continue to HMRC");
    expect(await wrong(screen)).toEqual(["Enter your National Insurance number"]);
    expect(ask).not.toHaveBeenCalled();
  });

  test("is sent by Enter in its field, and the bank is not asked", async () => {
    const ask = partner(() => Response.json({ hmrc_auth_url: ADDRESS }));
    const { screen, left } = await openAt("openBanking", title, given);
    await userEvent.type(field(screen), "PC123456A{Enter}");
    await eventually(() => expect(left).toHaveBeenCalledWith(ADDRESS));
    expect(ask.mock.calls.map(([url]) => url)).toEqual(["/wizard/api/hmrc/auth_url/"]);
  });

  test("cannot be sent while HMRC is not reached: an alert says so, and it can be tried again", async () => {
    const answers = [
      new Response(null, { status: 502 }),
      Response.json({}),
      Response.json({ hmrc_auth_url: ADDRESS }),
    ];
    partner(() => answers.shift() ?? Response.error());
    const { screen, left } = await openAt("openBanking", title, given);
    await userEvent.type(field(screen), "PC123456A");
    for (let time = 0; time < 2; time += 1) {
      await press(screen, "Continue to HMRC");
      expect((await screen.findByRole("alert")).textContent).toContain("We could not reach HMRC");
    }
    expect([left.mock.calls.length, field(screen).value]).toEqual([0, "PC123456A"]);
    await press(screen, "Continue to HMRC");
    await eventually(() => expect(left).toHaveBeenCalledWith(ADDRESS));
  });
});

const ENOUGH = "We have what we need to check your income.";

describe("the record that was linked", () => {
  const source = aSource("T_PENSION", { bank: "connected", link: "tax" });
  const paid = {
    employer: "Harbour Bakery Ltd",
    isPension: false,
    taxYear: "2026-27",
    payToDate: 21_000.5,
    paymentDate: "2026-10-28",
  };
  const left = { ...paid, employer: "Oldfield Print Ltd", payToDate: 4_000, paymentDate: "2026-07-31" };

  const opened = (given: IncomeCase, title: string = titles.done) =>
    openAt("", title, {
      ...linked,
      sources: [source],
      path: `${incomePath(undefined, SOURCE)}&success=true`,
      ...given,
    });

  test.each([
    ["success", 10_000],
    ["successAddIncome", 400_000],
  ])("is told of on %s, in words of no bank", async (_step, sharePence) => {
    const { screen } = await opened({ sharePence, taxRecord: { state: "read", employments: [paid] } });
    const text = plain((await screen.findByText(/Harbour Bakery Ltd/)).closest("main")?.textContent);
    expect(text).toContain("Harbour Bakery Ltd, £21,000.50 in 2026-27");
    expect(text).toContain("28 October 2026");
    expect(text).not.toMatch(/\bbank\b/i);
  });

  test("names who has paid last, and the others below", async () => {
    const { screen } = await opened({
      sharePence: 10_000,
      taxRecord: { state: "read", employments: [left, paid] },
    });
    expect(await screen.findByText(/Harbour Bakery Ltd/)).toBeTruthy();
    expect(
      screen.getAllByRole("listitem").filter((one) => /Oldfield Print Ltd/.test(one.textContent)),
    ).toHaveLength(1);
    expect(screen.getByText(/Harbour Bakery Ltd/).closest("li")).toBeNull();
  });

  test.each([
    ["only others", [paid, left], /^This record names other employers than Northgate\./, null],
    ["the employer as well", [paid, { ...left, employer: "NORTHGATE LTD" }], null, ENOUGH],
    ["no one", [], null, null],
  ] as const)("says what it shows of a job: %s", async (_what, employments, others, enough) => {
    const job = { bank: "connected", link: "tax", companyName: "Northgate", jobTitle: "Clerk" } as const;
    const { screen } = await opened({
      sharePence: 10_000,
      sources: [aSource("T_EMPLOYED_PERM", job)],
      taxRecord: { state: "read", employments },
    });
    await screen.findByText(/Harbour Bakery|names no employer/);
    expect(screen.queryByText(/^This record names other/) !== null).toBe(others !== null);
    expect(screen.queryByText(ENOUGH) !== null).toBe(enough !== null);
  });

  test("is being read, names nobody, or names somebody without a payment", async () => {
    for (const [record, words] of [
      [{ state: "reading", employments: [] }, "We are reading your tax record. This takes a moment."],
      [{ state: "read", employments: [] }, "Your tax record names no employer for these two years."],
      [
        { state: "read", employments: [{ ...paid, payToDate: null, paymentDate: null }] },
        "Harbour Bakery Ltd",
      ],
    ] as const) {
      const { screen } = await opened({ sharePence: 10_000, taxRecord: record });
      expect(await screen.findByText(words)).toBeTruthy();
      cleanup();
    }
  });

  test("that could not be read leads to the step that says so", async () => {
    const { screen, change } = await opened({
      sharePence: 10_000,
      taxRecord: { state: "reading", employments: [] },
    });
    // Both at once, as the server does.
    change(() => ({
      sources: [aSource("T_PENSION", { bank: "failed", link: "tax" })],
      taxRecord: { state: "failed", employments: [] },
    }));
    await question(screen, titles.error);
  });

  test("INC-170 INT-06 (in part) that could not be read before the way back is told of, and on every later visit", async () => {
    const unread = {
      sources: [aSource("T_PENSION", { bank: "failed", link: "tax" })],
      taxRecord: { state: "failed", employments: [] },
    } as const;
    await opened({ ...unread, path: `${incomePath("openBanking", SOURCE)}&success=true` }, titles.error);
    cleanup();
    const { screen } = await opened({ ...unread, path: incomePath("openBanking", SOURCE) }, asks.bank);
    const [title] = await screen.findAllByText("Your tax record is not linked");
    expect(plain(title?.closest(".alert")?.textContent)).toBe(
      "Your tax record is not linkedCheck that the number is yours and try again, or choose another way.",
    );
  });

  test.each([
    ["refused", "You chose not to share. Nothing was kept.", "You can try again, or choose another way."],
    ["unavailable", /^HMRC did not answer/, "Try again later, or choose another way."],
    ["other", "The link did not work. Nothing was kept.", /^Check that the number is yours/],
  ] as const)("one that is not linked is told of with its cause: %s", async (linkFailure, cause, next) => {
    const failed = aSource("T_PENSION", { bank: "failed", link: "tax", linkFailure });
    const path = incomePath("error", SOURCE);
    const { screen } = await opened({ sources: [failed], path }, titles.error);
    expect(screen.getByText(cause)).toBeTruthy();
    expect(screen.getByText(next)).toBeTruthy();
  });

  test("one that is not linked is told of without a bank, and can be tried again", async () => {
    const failed = aSource("T_PENSION", { bank: "failed", link: "tax" });
    const { screen } = await opened(
      { sources: [failed], path: `${incomePath(undefined, SOURCE)}&success=false` },
      titles.error,
    );
    expect(plain(screen.getByRole("main").textContent)).not.toMatch(/\bbank\b/i);
    await press(screen, "Try again");
    await question(screen, asks.bank);
    expect(field(screen)).toBeTruthy();
  });
});

test("the source that the number is for is the one that the page is about", async () => {
  const ask = partner(() => Response.json({ hmrc_auth_url: ADDRESS }));
  const { screen, left } = await openAt("openBanking", asks.bank, {
    ...linked,
    sources: [aSource("T_PENSION", { uuid: OTHER_SOURCE }), aSource("T_PENSION")],
  });
  await userEvent.type(field(screen), "PC123456A");
  await press(screen, "Continue to HMRC");
  await eventually(() => expect(left).toHaveBeenCalled());
  expect(JSON.parse(String(ask.mock.calls[0]?.[1]?.body)).uuid).toBe(SOURCE);
});
