import { expect } from "@playwright/test";
import { newAddress } from "../people/applicant.ts";
import { incomeScreens } from "../people/income.ts";
import { residenceScreens } from "../people/residence.ts";
import { say } from "../people/texts.ts";
import { horizontalOverflow } from "../world/overflow.ts";
import { story } from "../world/story.ts";

story.use({ worldOptions: { settings: () => ({ SAMPLE_POLICY: "scotland-wales-ni-default" }) } });

story(
  "an answer of each section is changed from the page with all of them, then they are sent, and read afterwards",
  async ({ page, texts, anApplicant }) => {
    const applicant = anApplicant(page);
    const { dashboard, identity } = applicant;
    const api = await applicant.hasConsented();
    await api.identityWithPassport();
    await api.incomeFromSavings();
    await api.residenceWithLandlord(newAddress());
    const { checkAnswers } = texts;
    const title = (text: string) => page.getByRole("heading", { level: 1, name: text, exact: true });
    const change = (what: string | RegExp) => page.getByRole("link", { name: what });
    const row = page.locator("main [tabindex='-1']:focus");

    await dashboard.open();
    await page.getByRole("link", { name: texts.dashboard.submit.check }).click();
    await expect(title(checkAnswers.title)).toBeFocused();

    await change(say(checkAnswers.changeOf, { what: texts.identity.name.phrase })).click();
    await identity.isAt("name");
    await identity.firstName.fill("Amarachi");
    await identity.goOn();
    await expect(row).toContainText("Amarachi Okafor");

    // The other document needs its own steps; taking it back needs none of them.
    const kind = say(checkAnswers.changeOf, { what: texts.identity.documents.phrase });
    await page
      .getByRole("region", { name: texts.dashboard.section.IDENTITY })
      .getByRole("link", { name: kind })
      .click();
    await identity.isAt("documents");
    await identity.chooseDocument("DRIVING_LICENCE");
    await identity.goOn();
    await identity.isAt("documentSignposting");
    await page.getByRole("button", { name: texts.questions.page.back, exact: true }).click();
    await identity.isAt("documents");
    await identity.chooseDocument("PASSPORT");
    await identity.goOn();
    await expect(row).toContainText(texts.documentNames.kind.PASSPORT);

    const income = incomeScreens(page, texts);
    await change(new RegExp(`^Change ${texts.income.savingsAmount.phrase}`)).click();
    await income.isAt("savingsAmount");
    await income.field(texts.income.savingsAmount.amount).fill("61000");
    await income.goOn();
    await expect(row).toContainText("£61,000");

    const residence = residenceScreens(page, texts);
    const landlord = say(checkAnswers.changeOf, { what: texts.residence.landlordDetails.phrase });
    await change(landlord).click();
    await residence.isAt("landlordDetails");
    await page.getByRole("button", { name: texts.questions.page.cancel }).click();
    await expect(row).toContainText("Joanne Pryce");
    await change(landlord).click();
    await residence.isAt("landlordDetails");
    await residence.landlord("firstName").fill("Johanna");
    await residence.goOn();
    await expect(row).toContainText("Johanna Pryce");
    expect(await horizontalOverflow(page)).toBe(0);

    await page.getByRole("link", { name: checkAnswers.box.goSend }).click();
    await dashboard.send.click();
    await expect(dashboard.waits("Amarachi")).toBeVisible();
    await page.getByRole("link", { name: texts.dashboard.submit.copy }).click();
    await expect(title(checkAnswers.copyTitle)).toBeFocused();
    for (const said of ["Amarachi Okafor", "£61,000", "Johanna Pryce"]) {
      await expect(page.getByRole("main")).toContainText(said);
    }
    await expect(change(/^Change/)).toHaveCount(0);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("button", { name: checkAnswers.box.printIt })).toBeHidden();
    await expect(page.getByRole("main").getByText("Amarachi Okafor", { exact: true })).toBeVisible();
  },
);
