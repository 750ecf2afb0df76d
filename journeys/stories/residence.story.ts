import { expect } from "@playwright/test";
import { aPdf } from "../files/documents.ts";
import { residenceScreens } from "../people/residence.ts";
import { checkAxe } from "../world/axe.ts";
import { followPolicy } from "../world/cases.ts";
import { horizontalOverflow } from "../world/overflow.ts";
import { story } from "../world/story.ts";

story(
  "SHR-006 RES-019 RES-025 RES-087 a renter with a current flat tells where they have lived, whom they rent from, and proves it",
  async ({ page, world, texts, anApplicant }) => {
    const applicant = anApplicant(page);
    const api = await applicant.hasConsented();
    await followPolicy(world, applicant.email, "identity-residence");
    await api.identityWithPassport();
    const residence = residenceScreens(page, texts);
    await residence.open();
    await expect(page).toHaveURL(/residence\/in-uk/);
    await residence.answer("yes");
    await residence.goOn();

    await residence.isAt("uk-residential-history");
    await checkAxe(page);
    await residence.fillHome({
      search: "9 Fern Close",
      row: /^9 Fern Close/,
      start: ["08", "2024"],
      type: "RENTED_FLAT",
    });
    await residence.goOn();
    await expect(page.getByRole("alert").first()).toBeVisible();
    await page.screenshot({ path: "/tmp/lead/r-gap.png", fullPage: true });
    await residence.blank.click();
    await residence.fillHome({
      search: "4 Elm Row Harbourwick",
      row: /^4 Elm Row/,
      start: ["01", "2020"],
      end: ["07", "2024"],
      type: "STUDENT_ACCOMMODATION",
    });
    await page.screenshot({ path: "/tmp/lead/r-hist.png", fullPage: true });
    expect(await horizontalOverflow(page)).toBe(0);
    await residence.goOn();

    await residence.isAt("rental-details");
    await residence.rent.fill("1.150,50");
    await residence.paymentPart("day").fill("01");
    await residence.paymentPart("month").fill("03");
    await residence.paymentPart("year").fill("2026");
    await page.screenshot({ path: "/tmp/lead/r-rent.png", fullPage: true });
    await residence.goOn();

    await residence.isAt("landlordDetails");
    await checkAxe(page);
    await residence.option(texts.residence.landlord.AGENT).check();
    await residence.landlord("firstName").fill("Joanne");
    await residence.landlord("lastName").fill("Pryce");
    await residence.landlord("email").fill("office@harbourstreet.example");
    await residence.landlord("phone").fill("+44 113 496 0188");
    await page.screenshot({ path: "/tmp/lead/r-land.png", fullPage: true });
    await residence.goOn();

    await residence.isAt("documentSignpostingForTenancyAgreement");
    await page.getByRole("checkbox").check();
    await residence.goOn();
    await residence.isAt("uploadForTenancyAgreement");
    await residence.upload.add(aPdf("agreement.pdf"));
    await residence.goOn();
    await residence.upload.confirm();

    await residence.isAt("thanks");
    await page.screenshot({ path: "/tmp/lead/r-thanks.png", fullPage: true });
    await residence.goOn();
    await residence.isAt("documents");
    await page.screenshot({ path: "/tmp/lead/r-docs.png", fullPage: true });
    await residence.option(texts.otherDocumentNames.kind.COUNCIL_TAX_STATEMENT).check();
    await residence.goOn();
    await residence.isAt("upload");
    await residence.upload.add(aPdf("council tax.pdf"));
    await residence.goOn();
    await page.waitForURL("**/dashboard");
    await applicant.dashboard.hasPercent(100);
  },
);
