import type { StaffRole } from "@latchkey/domain/vocabulary/staff-roles.ts";
import { expect, type Page } from "@playwright/test";
import { policyScreens } from "../people/administrators.ts";
import type { Colleague } from "../people/colleague.ts";
import { consoleTexts } from "../people/console-texts.ts";
import { daysAgo, incomeScreens } from "../people/income.ts";
import { residenceScreens } from "../people/residence.ts";
import { checkAxe } from "../world/axe.ts";
import type { OpenBrowser } from "../world/browsers.ts";
import { horizontalOverflow } from "../world/overflow.ts";
import { story } from "../world/story.ts";

const SAMPLE = "Scotland, Wales, Northern Ireland";
const { policies, policyRules } = consoleTexts;
const { conditions } = policies;

story.use({ worldOptions: { settings: () => ({ SAMPLE_POLICY: "scotland-wales-ni-default" }) } });
story.describe.configure({ mode: "default" });

type AColleague = (page: Page, role: StaffRole) => Promise<Colleague>;

interface Opening {
  readonly openBrowser: OpenBrowser;
  readonly aColleague: AColleague;
}

const administrators = async ({ openBrowser, aColleague }: Opening) => {
  const arrive = async () => {
    const page = await (await openBrowser()).newPage();
    await (await aColleague(page, "ADMINISTRATOR")).settlesIn();
    return { page, screens: policyScreens(page, consoleTexts) };
  };
  const [ruth, henry] = [await arrive(), await arrive()];
  return { ruth, henry };
};

story(
  "INC-030 INC-042 an administrator chooses the incomes and names rent in advance, another publishes, and an applicant meets the new steps",
  async ({ page, texts, openBrowser, aColleague, anApplicant }) => {
    const { ruth, henry } = await administrators({ openBrowser, aColleague });
    await ruth.screens.open(SAMPLE);
    const version = await ruth.screens.begins();
    await checkAxe(ruth.page);
    expect(await horizontalOverflow(ruth.page)).toBe(0);

    const incomes = ruth.screens.group(conditions.ALLOWED_INCOME_TYPES.label);
    for (const left of [consoleTexts.answers.choice.T_SAVINGS, consoleTexts.answers.choice.T_BENFITS]) {
      await incomes.getByRole("checkbox", { name: left, exact: true }).uncheck();
    }
    await ruth.screens.box(conditions.OFFER_ADVANCE.label).check();
    await ruth.screens.saves();
    // Scotland and Wales forbid to leave benefits out: it cannot be proposed.
    await expect(ruth.page.getByText(policyRules["benefits-left-out"].title).first()).toBeVisible();
    await expect(ruth.page.getByRole("button", { name: policies.publish.propose })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await incomes.getByRole("checkbox", { name: consoleTexts.answers.choice.T_BENFITS, exact: true }).check();
    await ruth.screens.saves();
    await ruth.screens.replays();
    await checkAxe(ruth.page);
    expect(await horizontalOverflow(ruth.page)).toBe(0);
    await ruth.screens.open(SAMPLE);
    await ruth.screens.proposes();
    await henry.screens.open(SAMPLE);
    await henry.screens.publishes(version);
    await checkAxe(henry.page);

    const applicant = anApplicant(page);
    await applicant.hasConsented();
    const income = incomeScreens(page, texts);
    await income.open();
    await expect(income.option(texts.income.whoIsPaying.advance)).toBeVisible();
    await income.option(texts.income.whoIsPaying.choices.me).check();
    await income.goOn();
    await income.isAt("incomeType");
    await expect(income.option(texts.income.incomeType.T_BENFITS)).toBeVisible();
    await expect(income.option(texts.income.incomeType.T_SAVINGS)).toHaveCount(0);
  },
);

story(
  "INC-080 INC-221 INC-246 without a bank and with other documents, an applicant in a job chooses among those",
  async ({ page, texts, openBrowser, aColleague, anApplicant }) => {
    const { ruth, henry } = await administrators({ openBrowser, aColleague });
    await ruth.screens.open(SAMPLE);
    const version = await ruth.screens.begins();
    await ruth.screens.box(conditions.SKIP_OPEN_BANKING.label).check();
    const documents = ruth.screens.group(conditions.DOCUMENTS_PERMANENT.label);
    const { kind } = texts.otherDocumentNames;
    await documents.getByRole("checkbox", { name: kind.BANK_STATEMENT, exact: true }).uncheck();
    await expect(ruth.page.getByText(policyRules["no-document-offered"].title)).toBeVisible();
    await documents.getByRole("checkbox", { name: kind.PAYSLIP, exact: true }).check();
    await ruth.screens.saves();
    await ruth.screens.proposes();
    await henry.screens.open(SAMPLE);
    await henry.screens.publishes(version);

    const applicant = anApplicant(page);
    await applicant.hasConsented();
    const income = incomeScreens(page, texts);
    await income.open();
    await income.option(texts.income.whoIsPaying.choices.me).check();
    await income.goOn();
    await income.chooseType("T_EMPLOYED_PERM");
    await income.tellAboutJob("33,000", "2,240.50", daysAgo(7));
    await income.isAt("documents");
    await expect(income.option(kind.PAYSLIP)).toBeVisible();
    await expect(income.option(kind.BANK_STATEMENT)).toHaveCount(0);
  },
);

story(
  "RES-038 without the question about the UK, the list of addresses opens the section",
  async ({ page, texts, openBrowser, aColleague, anApplicant }) => {
    const { ruth, henry } = await administrators({ openBrowser, aColleague });
    await ruth.screens.open(SAMPLE);
    const version = await ruth.screens.begins();
    await ruth.screens.box(conditions.SKIP_IN_UK_QUESTION.label).check();
    await ruth.screens.saves();
    await ruth.screens.proposes();
    await henry.screens.open(SAMPLE);
    await henry.screens.publishes(version);

    const applicant = anApplicant(page);
    await applicant.hasConsented();
    const residence = residenceScreens(page, texts);
    await residence.open();
    await residence.isAt("residential-history");
  },
);
