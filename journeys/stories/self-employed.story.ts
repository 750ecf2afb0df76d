import { expect } from "@playwright/test";
import { aPdf } from "../files/documents.ts";
import { daysAgo, incomeScreens } from "../people/income.ts";
import { say } from "../people/texts.ts";
import { checkAxe } from "../world/axe.ts";
import { followPolicy } from "../world/parties.ts";
import { story } from "../world/story.ts";

/** One for each month, and one more than there is room for. */
const statements = ["April", "May", "June", "July", "August", "September", "October"].map((month) =>
  aPdf(`${month}.pdf`),
);
const tooMany = statements.at(-1);

story(
  "INC-151 somebody self-employed shows a tax return, and then six months of statements",
  async ({ page, world, texts, anApplicant }) => {
    const applicant = anApplicant(page);
    await applicant.hasConsented();
    await followPolicy(world, applicant.email, "no-references");
    const income = incomeScreens(page, texts);
    await income.open();
    await income.option(texts.income.whoIsPaying.choices.me).check();
    await income.goOn();
    await income.chooseType("T_SELFEMPLOYED");
    await income.tellAboutBusiness("38,400", "2,600", daysAgo(10));
    await checkAxe(page);
    await income.goOn();
    await income.uploadsInstead("unable_to_find_bank_or_country");

    await income.option(texts.otherDocumentNames.kind.TAX_RETURN).check();
    await income.goOn();
    await income.isAt("upload");
    await income.upload.add(aPdf("tax return.pdf"));
    await income.goOn();
    await income.isAt("incomeUploadSuccess");
    await checkAxe(page);

    // The statements as well: back to the choice, before the section ends.
    await page.goBack();
    await income.isAt("upload");
    await page.goBack();
    await income.isAt("documents");
    await income.option(texts.otherDocumentNames.kind.BANK_STATEMENT).check();
    await income.goOn();
    await income.isAt("bankStatementSignposting");
    await page.getByRole("checkbox").check();
    await income.goOn();
    await income.isAt("uploadBankStatements");
    const upload = page.url();
    await expect(page.getByText(say(texts.income.upload.statementsSubtitle, { months: 6 }))).toBeVisible();
    await income.upload.drop(...statements);
    for (const { name } of statements.slice(0, 6)) await income.upload.isDone(name);
    await expect(page.getByRole("alert")).toContainText(
      say(texts.documents.error.tooManyFiles_other, { file: tooMany?.name ?? "", count: 6 }),
    );
    await expect(page.getByText(texts.documents.upload.full)).toBeVisible();
    await checkAxe(page);
    await income.goOn();
    await income.upload.confirm();
    await income.isAt("incomeUploadSuccess");
    await income.goOn();
    await page.waitForURL("**/dashboard");
    const { completed } = texts.dashboard.status;
    await expect(applicant.dashboard.card(texts.dashboard.section.INCOME)).toContainText(completed);

    await page.goto(upload);
    await expect(income.upload.rows).toHaveCount(6);
  },
);
