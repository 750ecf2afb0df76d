// @vitest-environment happy-dom

import { reporter } from "@latchkey/browser/reporting/reporting.ts";
import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { condition } from "@latchkey/domain/testing/conditions.ts";
import { aSource, SOURCE } from "@latchkey/domain/testing/incomes.ts";
import { iconPaths } from "@latchkey/ui/icon/icon-paths.ts";
import { cleanup, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  asks,
  expectDone,
  isAt,
  lastSent,
  press,
  question,
  select,
  wrong,
} from "../../testing/income-actions.ts";
import { type IncomeCase, incomePath, openIncome } from "../../testing/open-income.tsx";

afterEach(cleanup);

const source = aSource("T_PENSION");

const openAt = async (step: string, title: string, given: IncomeCase = {}) => {
  const opened = await openIncome({
    sources: [source],
    about: SOURCE,
    path: incomePath(step, SOURCE),
    ...given,
  });
  await question(opened.screen, title);
  return opened;
};

const ANSWER = "https://partner.example/start?state=1";

/** What the page asks the server for, besides GraphQL. */
const partner = (answer: () => Response | Promise<Response>) => {
  const ask = vi.fn(async (_address: string, _init?: RequestInit) => answer());
  vi.stubGlobal("fetch", ask);
  return ask;
};

const done = {
  ...{ openBanking: "manual", feedback: "technical_difficulties" },
  ...{ documents: "PENSION_STATEMENT", withoutDocument: { PENSION_STATEMENT: "lost" } },
};

const starts = [
  [
    "INC-121 INC-253 INC-254 INC-255 INC-256",
    () => openAt("openBanking", asks.bank),
    "Connect my bank",
    `/wizard/api/truelayer/auth_url/?object_uuid=${SOURCE}&object_type=income_source&wizard_section=income`,
    "truelayer_auth_url",
    "Your bank could not be reached",
  ],
  [
    "INC-162 INC-261 INC-262 INC-263 INC-264",
    () => openAt("konfir", asks.konfir, { answers: done, sharePence: 10_000, konfirEnabled: true }),
    "Go to Konfir",
    `/wizard/api/konfir/verification_url/?object_uuid=${SOURCE}`,
    "redirect_url",
    "Konfir could not confirm it",
  ],
] as const;

describe("leaving for a partner", () => {
  test.each(starts)("%s the server says where to", async (_ids, open, button, call, name) => {
    const ask = partner(() => Response.json({ [name]: ANSWER }));
    const { screen, left } = await open();
    await press(screen, button);
    await eventually(() => expect(left).toHaveBeenCalledWith(ANSWER));
    expect(ask.mock.calls).toMatchObject([[call, { headers: { authorization: "Bearer token" } }]]);
    expect(ask.mock.calls[0]?.[1]?.method ?? "GET").toBe("GET");
  });

  test.each([
    ["INC-257 INC-258 of the bank", starts[0]],
    ["INC-265 INC-266 of the verification provider", starts[1]],
  ])("%s a start that fails is reported, and can be tried again", async (_which, row) => {
    const [, open, button, , name, title] = row;
    const report = vi.spyOn(reporter, "report");
    const answers = [
      Response.json({}),
      new Response(null, { status: 503 }),
      Response.json({ [name]: ANSWER }),
    ];
    partner(() => answers.shift() ?? Response.error());
    const { screen, left } = await open();
    for (const times of [1, 2]) {
      await press(screen, button);
      expect((await screen.findByRole("alert")).textContent).toContain(title);
      await eventually(() => expect(report).toHaveBeenCalledTimes(times));
    }
    expect(left).not.toHaveBeenCalled();
    await press(screen, button);
    await eventually(() => expect(left).toHaveBeenCalledWith(ANSWER));
  });

  test("a bank that cannot be reached is named with the manual way, where there is one", async () => {
    for (const allowed of [true, false]) {
      partner(() => new Response(null, { status: 503 }));
      const conditions = [condition("ADD_MANUAL_DOCUMENT_UPLOAD", allowed)];
      const { screen } = await openAt("openBanking", asks.bank, { conditions });
      await press(screen, "Connect my bank");
      const text = (await screen.findByRole("alert")).textContent ?? "";
      expect(text.includes("upload documents instead")).toBe(allowed);
      cleanup();
    }
  });
});

test.each([
  ["bank", starts[0], "Connect my bank", ["eye", "lock", "bank"]],
  ["verification provider", starts[1], "Go to Konfir", ["clock", "eye", "lock"]],
] as const)("the step of the %s is drawn below its form, with an icon for each point", async (...row) => {
  const [, [, open], button, icons] = row;
  const { screen } = await open();
  const drawing = screen.container.querySelector("img.wizard__art");
  expect(drawing?.previousElementSibling?.tagName).toBe("FORM");
  const points = [...screen.container.querySelectorAll(".ticks > li")];
  const drawn = [...points, screen.getByRole("button", { name: button })];
  const shapes = drawn.flatMap((one) => one.querySelector("svg path")?.getAttribute("d") ?? []);
  expect(shapes).toEqual(icons.map((name) => iconPaths[name]));
});

describe("the bank", () => {
  test("INC-120 is explained in two points", async () => {
    const { screen } = await openAt("openBanking", asks.bank);
    const points = within(screen.getByRole("main")).getAllByRole("listitem").slice(-2);
    expect(points.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^We can only look\./),
      expect.stringMatching(/^You sign in at your bank\./),
    ]);
  });

  test("INC-172 a failure is told with the logos of both sides", async () => {
    const failed = aSource("T_PENSION", { bank: "failed" });
    const { screen } = await openAt("error", asks.bankError, { sources: [failed] });
    const sides = within(screen.getByRole("main")).getAllByRole("listitem").slice(-2);
    expect(sides.map(({ textContent }) => textContent)).toEqual(["Latchkey", "Your bank"]);
    for (const side of sides) expect(side.querySelector("svg")).toBeTruthy();
  });

  const LATER = "Try again later, or upload documents instead.";
  const AGAIN = "You can try again, with the same bank or another one.";
  const NO_MANUAL = [condition("ADD_MANUAL_DOCUMENT_UPLOAD", false)];
  test.each([
    ["refused", "You chose not to share. Nothing was read.", AGAIN, []],
    ["unavailable", "Your bank did not answer, or something failed there. Nothing was read.", LATER, []],
    ["unavailable", /^Your bank did not answer/, "Try again later.", NO_MANUAL],
    ["other", "The connection did not work. Nothing was read.", AGAIN, []],
    [null, /^The connection did not work, or you chose not to share/, AGAIN, []],
  ] as const)("a failure is told with its cause: %s", async (linkFailure, cause, next, conditions) => {
    const sources = [aSource("T_PENSION", { bank: "failed", link: "bank", linkFailure })];
    const { screen } = await openAt("error", asks.bankError, { sources, conditions });
    expect(screen.getByText(cause)).toBeTruthy();
    expect(screen.getByText(next)).toBeTruthy();
    cleanup();
    const later = await openAt("openBanking", asks.bank, { sources, conditions });
    expect(later.screen.getByText(next)).toBeTruthy();
  });

  test("INC-171 after a failure it can be tried again", async () => {
    const failed = aSource("T_PENSION", { bank: "failed" });
    const { screen, address } = await openAt("error", asks.bankError, { sources: [failed] });
    await press(screen, "Try again");
    await question(screen, asks.bank);
    await isAt(address, incomePath("openBanking", SOURCE));
  });

  test("the next reload does not say again that it failed", async () => {
    const { screen, address } = await openAt("", asks.bankError, {
      sources: [aSource("T_PENSION", { bank: "failed" })],
      path: `${incomePath(undefined, SOURCE)}&success=false`,
    });
    await press(screen, "Try again");
    await question(screen, asks.bank);
    await isAt(address, incomePath("openBanking", SOURCE));
  });

  test("INC-171 also where nothing but the address says that it failed", async () => {
    const { screen, address } = await openAt("", asks.bankError, {
      path: `${incomePath(undefined, SOURCE)}&success=false`,
    });
    await press(screen, "Try again");
    await question(screen, asks.bank);
    await isAt(address, incomePath("openBanking", SOURCE));
  });
});

describe("what stopped somebody", () => {
  test("INC-130 INC-131 is one of three reasons, and has to be told", async () => {
    const opened = await openAt("feedback", asks.feedback, { answers: { openBanking: "manual" } });
    const { screen, sent } = opened;
    const options = within(screen.getByRole("combobox", { name: "Reason" })).getAllByRole("option");
    expect(options.slice(1).map((option) => [option.getAttribute("value"), option.textContent])).toEqual([
      ["unable_to_find_bank_or_country", "I could not find my bank or country"],
      ["technical_difficulties", "Something did not work"],
      ["not_comfortable_sharing_bank_details", "I do not want to share my bank details"],
    ]);
    await press(screen);
    expect(await wrong(screen)).toEqual(["Choose a reason to continue"]);
    expect(sent).toEqual([]);
    await select(screen, "Reason", "not_comfortable_sharing_bank_details");
    await press(screen);
    await question(screen, asks.documents);
    expect(lastSent(opened)).toMatchObject({
      answers: { openBanking: "manual", feedback: "not_comfortable_sharing_bank_details" },
    });
  });
});

describe("a connected bank", () => {
  const connected = aSource("T_PENSION", { bank: "connected" });

  test("INC-166 leads to the verification provider where that may be used, once", async () => {
    for (const konfirEnabled of [true, false]) {
      const opened = await openAt("", asks.bankDone, {
        sources: [connected],
        sharePence: 10_000,
        path: `${incomePath(undefined, SOURCE)}&success=true`,
        konfirEnabled,
      });
      await press(opened.screen);
      if (konfirEnabled) await question(opened.screen, asks.konfir);
      else await expectDone(opened);
      cleanup();
    }
    const opened = await openAt("", asks.bankDone, {
      sources: [connected],
      sharePence: 10_000,
      answers: { konfir: "skipped" },
      konfirEnabled: true,
    });
    await press(opened.screen);
    await expectDone(opened);
  });
});
