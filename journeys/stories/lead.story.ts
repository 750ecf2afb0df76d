import { expect, type Page } from "@playwright/test";
import { consoleTexts } from "../people/console-texts.ts";
import { say } from "../people/texts.ts";
import { checkAxe } from "../world/axe.ts";
import { horizontalOverflow } from "../world/overflow.ts";
import { story } from "../world/story.ts";

const { assign, freezes, queue, workload } = consoleTexts;

/** Sample people, whose cases wait without a reviewer. */
const CASES = ["Adaeze Obi", "Ewan Blair"] as const;
const REVIEWER = "Lucía Ortega";
/** No other story decides under it. */
const POLICY = say(freezes.policy, { title: "No references", version: 1 });

const fitsEveryWindow = async (page: Page): Promise<void> => {
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await horizontalOverflow(page)).toBe(0);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await checkAxe(page);
};

story(
  "a lead gives two cases to a reviewer, and reads in the workload that they have them",
  async ({ page, aColleague }) => {
    const owen = await aColleague(page, "LEAD");
    await owen.settlesIn();
    await page.goto("/console/queue");
    for (const name of CASES)
      await page
        .getByRole("row", { name: new RegExp(name) })
        .getByRole("checkbox")
        .press("Space");
    await expect(page.getByText(say(queue.choose.count_other, { count: CASES.length }))).toBeVisible();
    await fitsEveryWindow(page);
    await page.getByRole("button", { name: queue.choose.assign, exact: true }).press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: assign.submit, exact: true }).press("Enter");
    await expect(dialog.getByText(assign.reviewerRequired)).toBeVisible();
    await dialog.getByRole("combobox", { name: assign.reviewer }).selectOption({ label: REVIEWER });
    await checkAxe(page);
    await dialog.getByRole("button", { name: assign.submit, exact: true }).press("Enter");
    await expect(
      page.getByText(say(assign.done_other, { count: CASES.length, name: REVIEWER })),
    ).toBeVisible();

    await page.goto("/console/workload");
    const row = page.getByRole("row", { name: new RegExp(`^${REVIEWER}`) });
    await expect(row).toBeVisible();
    await fitsEveryWindow(page);
    await row.getByRole("link").first().press("Enter");
    for (const name of CASES) await expect(page.getByRole("row", { name: new RegExp(name) })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: workload.title })).toHaveCount(0);
  },
);

story(
  "decisions under a policy are frozen by one administrator, and freed by another alone",
  async ({ page, openBrowser, aColleague }) => {
    const owen = await aColleague(page, "LEAD");
    await owen.settlesIn();
    await page.goto("/console/policies");
    await page.getByRole("button", { name: freezes.open, exact: true }).press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: freezes.freeze, exact: true }).press("Enter");
    await expect(dialog.getByText(freezes.reasonRequired)).toBeVisible();
    await dialog.getByRole("combobox", { name: freezes.what }).selectOption({ label: POLICY });
    await dialog
      .getByRole("combobox", { name: freezes.reason })
      .selectOption({ label: freezes.reasons.RULE_WRONG });
    await dialog.getByRole("textbox").fill("The sum for guarantors is wrong.");
    await checkAxe(page);
    await dialog.getByRole("button", { name: freezes.freeze, exact: true }).press("Enter");
    await expect(page.getByText(freezes.frozen)).toBeVisible();
    const row = page.getByRole("row", { name: new RegExp(POLICY) });
    await expect(row).toContainText(freezes.notYourself);
    await fitsEveryWindow(page);

    const other = await (await openBrowser()).newPage();
    const ruth = await aColleague(other, "ADMINISTRATOR");
    await ruth.settlesIn();
    await other.goto("/console/policies");
    await other
      .getByRole("row", { name: new RegExp(POLICY) })
      .getByRole("button", { name: freezes.lift })
      .press("Enter");
    const lifting = other.getByRole("dialog");
    await lifting.getByRole("textbox").fill("Version 2 has the right sum.");
    await lifting.getByRole("button", { name: freezes.lift, exact: true }).press("Enter");
    await expect(other.getByText(freezes.liftDone)).toBeVisible();
    await page.reload();
    await expect(row).toContainText("Version 2 has the right sum.");
  },
);
