import { expect } from "@playwright/test";
import { aPdf } from "../files/documents.ts";
import type { Applicant } from "../people/applicant.ts";
import { bankDialog } from "../people/bank.ts";
import { daysAgo, incomeScreens } from "../people/income.ts";
import type { Texts } from "../people/texts.ts";
import { checkAxe } from "../world/axe.ts";
import { horizontalOverflow } from "../world/overflow.ts";
import { followPolicy } from "../world/parties.ts";
import { story } from "../world/story.ts";
import type { World } from "../world/world.ts";

/** Somebody whose case asks for everything. */
const earns = async (world: World, applicant: Applicant) => {
  const api = await applicant.hasConsented();
  await followPolicy(world, applicant.email, "no-references");
  return api;
};

/** Cards of what is complete. */
const finished = ({ dashboard }: Applicant, texts: Texts) =>
  dashboard.cards.filter({ hasText: texts.dashboard.status.completed });

story(
  "INC-003 INC-004 INC-120 INC-121 INC-129 INC-165 INC-256 a salary is stated, the bank shows it, and the section is done",
  async ({ page, world, texts, anApplicant }) => {
    const applicant = anApplicant(page);
    await earns(world, applicant);
    const income = incomeScreens(page, texts);
    await income.open();
    await income.isAt("whoIsPaying");
    await checkAxe(page);
    await income.option(texts.income.whoIsPaying.choices.me).check();
    await income.goOn();
    await income.chooseType("T_EMPLOYED_PERM");
    await income.tellAboutJob("33,000", "2,240.50", daysAgo(7));

    await income.isAt("openBanking");
    await checkAxe(page);
    expect(await horizontalOverflow(page)).toBe(0);
    await income.button(texts.income.openBanking.connect).click();
    await bankDialog(page).allows("amara", "practice");
    await income.isAt("success");
    // Read by a job; the page learns of it by itself.
    await expect(page.getByRole("alert").filter({ hasText: /BRIGHTWATER/i })).toBeVisible();
    await checkAxe(page);
    await income.goOn();
    await page.waitForURL("**/dashboard");
    await expect(finished(applicant, texts)).toHaveCount(1);
  },
);

story(
  "INC-128 INC-132 INC-136 INC-139 INC-156 INC-158 INC-170 INC-171 the bank is refused: again, then documents, and no other income",
  async ({ page, world, texts, anApplicant }) => {
    const applicant = anApplicant(page);
    await earns(world, applicant);
    const income = incomeScreens(page, texts);
    await income.open();
    await income.option(texts.income.whoIsPaying.choices.me).check();
    await income.goOn();
    await income.chooseType("T_SAVINGS");
    await income.isAt("savingsAmount");
    await income.field(texts.income.savingsAmount.amount).fill("12.000,00");
    await income.goOn();
    await income.isAt("openBanking");
    await income.button(texts.income.openBanking.connect).click();
    await bankDialog(page).refuses();
    await income.isAt("error");
    await checkAxe(page);
    await income.button(texts.income.error.reconnect).click();
    await income.uploadsInstead("technical_difficulties");
    await income.option(texts.otherDocumentNames.kind.BANK_STATEMENT).check();
    await income.goOn();
    await income.isAt("bankStatementSignposting");
    await page.getByRole("checkbox").check();
    await income.goOn();
    await income.isAt("uploadBankStatements");
    await income.upload.add(aPdf("march.pdf"));
    await income.upload.add(aPdf("april.pdf"));
    await income.goOn();
    await income.upload.confirm();
    await income.isAt("additionalIncome");
    await checkAxe(page);
    await income.button(texts.income.additionalIncome.explain).click();
    await expect(page.getByRole("heading", { level: 1, name: texts.income.explained.title })).toBeFocused();
    await checkAxe(page);
    await income.button(texts.income.additionalIncome.choices.enough).click();
    await page.waitForURL("**/dashboard");
    await expect(finished(applicant, texts)).toHaveCount(1);
  },
);
