import { expect } from "@playwright/test";
import { aPdf } from "../files/documents.ts";
import type { Applicant } from "../people/applicant.ts";
import { incomeScreens } from "../people/income.ts";
import { say, saying, type Texts } from "../people/texts.ts";
import { checkAxe } from "../world/axe.ts";
import { horizontalOverflow } from "../world/overflow.ts";
import { type Asked, followPolicy, returnParty } from "../world/parties.ts";
import { story } from "../world/story.ts";
import type { World } from "../world/world.ts";

/** Everything sent, sent back with a request about the savings, and on its first page. */
const isAskedFor = async (applicant: Applicant, world: World, texts: Texts, asked: Asked) => {
  const api = await applicant.hasConsented();
  await followPolicy(world, applicant.email, "no-references");
  await api.identityWithPassport();
  await api.incomeFromSavings();
  await api.residenceWithLandlord("landlord@example.com");
  await api.submit();
  await returnParty(world, applicant.email, { ...asked, section: "INCOME", aboutIncome: true });
  const income = incomeScreens(applicant.page, texts);
  await applicant.dashboard.open();
  await applicant.dashboard.cards.filter({ hasText: texts.dashboard.status.missing }).click();
  await income.isAt("missingInformation");
  return income;
};

/** What was answered is sent, and the case is closed again. */
const sendsAgain = async ({ page, dashboard }: Applicant, texts: Texts): Promise<void> => {
  await page.waitForURL("**/dashboard");
  await page.getByRole("button", { name: texts.dashboard.submit.remedialButton }).click();
  await expect(dashboard.waits("Amara")).toBeFocused();
};

story(
  "INC-177 INC-197 a reviewer asks for another proof of the income, and gets it",
  async ({ page, world, texts, anApplicant }) => {
    const applicant = anApplicant(page);
    const income = await isAskedFor(applicant, world, texts, {
      start: "documents",
      end: "upload",
      reasons: ["SOURCE_DOES_NOT_SHOW_INCOME"],
      comment: "We cannot read the name on your statement.",
    });
    await expect(page.locator("blockquote")).toContainText("We cannot read the name on your statement.");
    await expect(page.locator(".ticks--missing li")).toHaveText([
      say(texts.reasons.text.SOURCE_DOES_NOT_SHOW_INCOME),
    ]);
    await expect(page.getByText(saying(texts.remedial.page.rest))).toBeVisible();
    await checkAxe(page);
    expect(await horizontalOverflow(page)).toBe(0);
    const request = new URL(page.url()).search;
    await income.button(texts.remedial.page.sendDocument).click();
    await income.isAt("documents");
    await income.option(texts.otherDocumentNames.kind.INVESTMENT_PORTFOLIO).check();
    await income.goOn();
    await income.isAt("upload");
    await expect(income.upload.rows).toHaveCount(0);
    await income.upload.add(aPdf("portfolio.pdf"));
    await income.goOn();
    await sendsAgain(applicant, texts);

    // It is closed: the request cannot be answered twice.
    await income.open(undefined, request);
    await page.waitForURL("**/dashboard");
  },
);

story(
  "a reviewer names the document about the income, and gets it",
  async ({ page, world, texts, anApplicant }) => {
    const applicant = anApplicant(page);
    const income = await isAskedFor(applicant, world, texts, {
      start: "genericUpload",
      end: "genericUpload",
      documentType: "PAYSLIP",
      reasons: ["MISSING_PROOF_OF_INCOME"],
      comment: null,
    });
    const document = say(texts.otherDocumentNames.kind.PAYSLIP);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      say(texts.remedial.title.another, { document }),
    );
    await expect(page.locator("blockquote")).toHaveCount(0);
    await income.button(texts.remedial.page.sendDocument).click();
    await income.isAt("genericUpload");
    await checkAxe(page);
    await income.upload.add(aPdf("payslip.pdf"));
    await income.goOn();
    await sendsAgain(applicant, texts);
  },
);
