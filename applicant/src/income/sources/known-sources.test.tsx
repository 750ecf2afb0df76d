// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { aSource, OTHER_SOURCE, SOURCE, zeroShare } from "@latchkey/domain/testing/incomes.ts";
import { cleanup, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { asks, field, isAt, plain, press, question } from "../../testing/income-actions.ts";
import { type IncomeCase, incomePath, incomeRecord, openIncome } from "../../testing/open-income.tsx";

afterEach(cleanup);

const job = aSource("T_EMPLOYED_PERM");
const savings = aSource("T_SAVINGS", { uuid: OTHER_SOURCE });
const progress = [
  incomeRecord(7, { relatedObjectUuid: SOURCE, answers: { whoIsPaying: "me", bonus: "no" } }),
  incomeRecord(8, { relatedObjectUuid: OTHER_SOURCE }),
];

const JOB = "Permanent job, Harbour Bakery Ltd";

const openKnown = async (given: IncomeCase = {}) => {
  const opened = await openIncome({
    sources: [job, savings],
    progress,
    path: "/questions/income/add",
    ...given,
  });
  await question(opened.screen, asks.typeMore);
  const list = await opened.screen.findByRole("region", { name: "What you have told us about" });
  return { ...opened, list };
};

describe("the incomes that are known", () => {
  test("are named with their amounts", async () => {
    const { list } = await openKnown();
    expect(
      within(list)
        .getAllByRole("listitem")
        .map((item) => plain(item.textContent)),
    ).toEqual([`${JOB}£36,000ChangeRemove`, "Savings or investments£40,000ChangeRemove"]);
  });

  test("are not there before the first, nor is the current one among the others", async () => {
    const { screen } = await openIncome({ answers: { whoIsPaying: "me" }, path: incomePath("incomeType") });
    await question(screen, asks.type);
    expect(screen.queryByRole("region", { name: "What you have told us about" })).toBeNull();
    cleanup();
    const { list } = await openKnown({ path: `/questions/income/incomeType?related_object_uuid=${SOURCE}` });
    expect(within(list).getAllByRole("listitem")).toHaveLength(1);
    expect(list.textContent).toContain("Savings or investments");
  });

  test("a share that others pay has no amount", async () => {
    const { list } = await openKnown({ sources: [{ ...zeroShare, uuid: "z" }], progress: [] });
    expect(list.textContent).toContain("Others pay the rent");
  });

  test("one can be changed: its own wizard begins, with its values", async () => {
    const { list, screen, address } = await openKnown();
    await userEvent.click(within(list).getByRole("link", { name: `Change: ${JOB}` }));
    await eventually(() => expect(address()).toContain(`related_object_uuid=${SOURCE}`));
    await question(screen, asks.typeMore);
    expect(screen.getByRole("radio", { name: /^Permanent job/ })).toHaveProperty("checked", true);
    await press(screen);
    await question(screen, asks.employer);
    expect(field(screen, "Company name").value).toBe("Harbour Bakery Ltd");
  });
});

describe("removing one", () => {
  const ask = async ({ list, screen }: Awaited<ReturnType<typeof openKnown>>) => {
    await userEvent.click(within(list).getByRole("button", { name: "Remove: Savings or investments" }));
    return screen.findByRole("dialog", { name: "Remove this income?" });
  };

  test("asks first, and keeps it", async () => {
    const opened = await openKnown();
    const dialog = await ask(opened);
    expect(dialog.textContent).toContain("“Savings or investments” and its documents are removed");
    await userEvent.click(within(dialog).getByRole("button", { name: "Keep it" }));
    await eventually(() =>
      expect(opened.screen.queryByRole("dialog", { name: "Remove this income?" })).toBeNull(),
    );
    expect([opened.sent, opened.stored().sources]).toEqual([[], [job, savings]]);
  });

  test("takes it away at once, with its record, and the page stays", async () => {
    const opened = await openKnown();
    const arrives = opened.holdNext();
    await userEvent.click(within(await ask(opened)).getByRole("button", { name: "Remove it" }));
    await eventually(() => expect(opened.list.textContent).not.toContain("Savings"));
    arrives();
    await eventually(() => expect(opened.stored().sources).toEqual([job]));
    expect(opened.sent).toMatchObject([
      { operationName: "DeleteIncomeSource", variables: { uuid: OTHER_SOURCE } },
    ]);
    expect(opened.records().map(({ id }) => id)).toEqual([7]);
    await question(opened.screen, asks.typeMore);
    expect(document.activeElement?.textContent).toBe(asks.typeMore);
  });

  test.each([
    ["that gets lost", undefined],
    ["that the server refuses", { errors: [{ message: "no", extensions: { code: "NOT_FOUND" } }] }],
  ])("%s puts it back, and says so", async (_how, answer) => {
    const opened = await openKnown();
    opened.answerNext(answer);
    await userEvent.click(within(await ask(opened)).getByRole("button", { name: "Remove it" }));
    expect((await opened.screen.findByRole("alert")).textContent).toMatch(/not saved yet|could not accept/);
    expect(within(opened.list).getAllByRole("listitem")).toHaveLength(2);
  });

  test("the current one leads to the dashboard", async () => {
    const opened = await openIncome({
      sources: [job, savings],
      progress,
      path: `/questions/income/incomeType?related_object_uuid=${SOURCE}`,
    });
    const { screen, stored, address } = opened;
    await question(screen, asks.typeMore);
    await userEvent.click(await screen.findByRole("button", { name: `Remove: ${JOB}` }));
    await userEvent.click(await screen.findByRole("button", { name: "Remove it" }));
    await isAt(address, "/dashboard");
    expect(stored().sources).toEqual([savings]);
    expect(opened.records().map(({ id }) => id)).toEqual([8]);
  });
});
