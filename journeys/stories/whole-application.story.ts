import { expect } from "@playwright/test";
import { aPdf } from "../files/documents.ts";
import { aPicture } from "../files/pictures.ts";
import { everydayBirthdate } from "../people/identity.ts";
import { daysAgo, incomeScreens } from "../people/income.ts";
import { residenceScreens } from "../people/residence.ts";
import { keptInBrowser } from "../world/kept-in-browser.ts";
import { horizontalOverflow } from "../world/overflow.ts";
import { story } from "../world/story.ts";

// What a new address gets in the demo.
story.use({ worldOptions: { settings: () => ({ SAMPLE_POLICY: "scotland-wales-ni-default" }) } });

story(
  "FRM-001 FRM-003 INC-001 INC-002 INC-007 SES-05 (in part) the whole application, from the link to the thank-you, of which the browser keeps nothing",
  async ({ page, texts, anApplicant }) => {
    const kept = keptInBrowser(page);
    const applicant = anApplicant(page);
    const { dashboard, identity } = applicant;
    await applicant.signsIn();
    await applicant.onboarding.giveConsents("whole");
    await expect(dashboard.cards).toHaveCount(3);

    await dashboard.identity.click();
    await identity.isAt("name");
    await identity.fillName("Amara", "Okafor");
    await identity.goOn();
    await identity.isAt("birthdate");
    await identity.fillBirthdate(everydayBirthdate);
    await identity.goOn();
    await identity.isAt("nationality");
    await identity.chooseNationality("GB");
    await identity.goOn();
    await identity.isAt("documents");
    await identity.chooseDocument("PASSPORT");
    await identity.goOn();
    await identity.isAt("upload");
    await identity.upload.add(await aPicture());
    await identity.goOn();
    await identity.upload.confirm();
    await page.waitForURL("**/dashboard");

    const income = incomeScreens(page, texts);
    await dashboard.card(texts.dashboard.section.INCOME).click();
    await income.isAt("whoIsPaying");
    await income.option(texts.income.whoIsPaying.choices.me).check();
    await income.goOn();
    await income.chooseType("T_SELFEMPLOYED");
    await income.tellAboutBusiness("38.400", "2,600", daysAgo(10));
    expect(await horizontalOverflow(page)).toBe(0);
    await income.goOn();
    await income.uploadsInstead("not_comfortable_sharing_bank_details");
    await income.option(texts.otherDocumentNames.kind.TAX_RETURN).check();
    await income.goOn();
    await income.isAt("upload");
    await income.upload.add(aPdf("tax return.pdf"));
    await income.goOn();
    await income.isAt("incomeUploadSuccess");
    await income.goOn();
    await page.waitForURL("**/dashboard");

    const residence = residenceScreens(page, texts);
    await dashboard.card(texts.dashboard.section.RESIDENCE).click();
    await residence.isAt("in-uk");
    await residence.answer("yes");
    await residence.goOn();
    await residence.isAt("uk-residential-history");
    await residence.fillHome({
      search: "9 Fern Close",
      row: /^9 Fern Close/,
      start: ["01", "2015"],
      type: "FAMILY_HOME",
    });
    await residence.goOn();
    await residence.isAt("documents");
    await residence.option(texts.otherDocumentNames.kind.COUNCIL_TAX_STATEMENT).check();
    await residence.goOn();
    await residence.isAt("upload");
    await residence.upload.add(aPdf("council tax.pdf"));
    await residence.goOn();
    await page.waitForURL("**/dashboard");

    await dashboard.hasPercent(100);
    await dashboard.send.click();
    await expect(dashboard.waits("Amara")).toBeVisible();
    const typed = ["Amara", "Okafor", "1994-03-27", "27/03/1994", "38400", "38.400", "2600", "2,600"];
    const files = ["tax return", "council tax", "Fern Close"];
    await kept.holdsNothingOf([applicant.email, ...typed, ...files]);
  },
);
