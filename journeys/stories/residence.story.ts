import { expect, type Page } from "@playwright/test";
import { aPdf } from "../files/documents.ts";
import type { Applicant } from "../people/applicant.ts";
import { newReferee, referenceScreens } from "../people/referee.ts";
import { type HomeOfStory, residenceScreens } from "../people/residence.ts";
import { say } from "../people/texts.ts";
import { checkAxe } from "../world/axe.ts";
import { horizontalOverflow } from "../world/overflow.ts";
import { followPolicy, returnParty } from "../world/parties.ts";
import { story } from "../world/story.ts";
import type { World } from "../world/world.ts";

const current: HomeOfStory = {
  search: "9 Fern Close",
  row: /^9 Fern Close/,
  start: ["08", "2024"],
  type: "RENTED_FLAT",
};
const earlier: HomeOfStory = {
  search: "4 Elm Row Harbourwick",
  row: /^4 Elm Row/,
  start: ["01", "2020"],
  end: ["07", "2024"],
  type: "STUDENT_ACCOMMODATION",
};

/** Somebody whose case asks for identity, which is done, and residence. */
const rents = async (world: World, applicant: Applicant) => {
  const api = await applicant.hasConsented();
  await followPolicy(world, applicant.email, "identity-residence");
  await api.identityWithPassport();
  return api;
};

/** Keeps the next save of a whole home from the server. @returns lets it go */
const holdWholeHome = async (page: Page): Promise<() => void> => {
  let letGo = (): void => undefined;
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/graphql", async (route) => {
    const { variables } = route.request().postDataJSON() as {
      variables?: { residence?: { draft?: boolean } };
    };
    if (variables?.residence?.draft === false) await gone;
    await route.continue();
  });
  return letGo;
};

story(
  "FRM-001 SHR-001 SHR-006 RES-021 RES-025 a renter tells where they live, from whom they rent, proves it, and the agent answers",
  async ({ page, world, texts, openBrowser, anApplicant }) => {
    const applicant = anApplicant(page);
    const agent = newReferee(world);
    await rents(world, applicant);
    const residence = residenceScreens(page, texts);
    await residence.open();
    await expect(page).toHaveURL(/residence\/in-uk/);
    await residence.answer("yes");
    await residence.goOn();

    await residence.isAt("uk-residential-history");
    await residence.fillHome(current);
    await residence.goOn();
    await expect(page.getByText(say(texts.residence.gap.help))).toBeVisible();
    await checkAxe(page);
    await page.getByRole("button", { name: texts.residence.gap.add }).click();
    const answerSave = await holdWholeHome(page);
    await residence.fillHome(earlier);
    expect(await horizontalOverflow(page)).toBe(0);
    // The answer comes between press and release, and moves Continue down: the press still counts.
    await residence.continue.hover();
    await page.mouse.down();
    answerSave();
    await expect(residence.blank).toBeVisible();
    await page.mouse.up();

    await residence.isAt("rental-details");
    await residence.rent.fill("1.150,50");
    await residence.paymentPart("day").fill("01");
    await residence.paymentPart("month").fill("03");
    await residence.paymentPart("year").fill("2026");
    await residence.goOn();

    await residence.isAt("landlordDetails");
    await checkAxe(page);
    await residence.option(texts.residence.landlordDetails.AGENT).check();
    await residence.landlord("firstName").fill("Joanne");
    await residence.landlord("lastName").fill("Pryce");
    await residence.landlord("email").fill(agent.email);
    await residence.landlord("phone").fill("+44 113 496 0188");
    await residence.goOn();

    await residence.isAt("documentSignpostingForTenancyAgreement");
    await page.getByRole("checkbox").check();
    await residence.goOn();
    await residence.isAt("uploadForTenancyAgreement");
    await residence.upload.add(aPdf("agreement.pdf"));
    await residence.goOn();
    await residence.upload.confirm();

    await residence.isAt("thanks");
    await residence.goOn();
    await residence.isAt("documents");
    await residence.option(texts.otherDocumentNames.kind.COUNCIL_TAX_STATEMENT).check();
    await residence.goOn();
    await residence.isAt("upload");
    await residence.upload.add(aPdf("council tax.pdf"));
    await residence.goOn();
    await page.waitForURL("**/dashboard");
    await applicant.dashboard.hasPercent(100);
    await applicant.dashboard.send.click();
    await expect(applicant.dashboard.waits("Amara")).toBeFocused();

    const elsewhere = await (await openBrowser()).newPage();
    const reference = referenceScreens(elsewhere, texts, "Amara");
    await agent.followsLink(elsewhere);
    await expect(reference.subject).toContainText("9 Fern Close");
    await reference.send.click();
    await expect(reference.thanksTitle).toBeFocused();
  },
);

story(
  "RES-035 RES-037 REL-03 (in part) a half-typed home outlives a reload, a deletion can be undone, and a failed save is shown",
  async ({ page, world, texts, watch, anApplicant }) => {
    const applicant = anApplicant(page);
    await rents(world, applicant);
    const residence = residenceScreens(page, texts);
    const history = texts.residence["residential-history"];
    await residence.open();
    await residence.answer("yes");
    await residence.goOn();
    await residence.isAt("uk-residential-history");
    await residence.fillHome(current);
    await residence.openBlank();
    const saved = page.waitForResponse((response) => {
      const sent = response.request().postDataJSON() as { variables?: { residence?: unknown } } | null;
      return response.url().endsWith("/graphql") && sent?.variables?.residence !== undefined;
    });
    await residence.find(earlier);
    await saved;
    await expect(residence.accordions.filter({ hasText: "4 Elm Row" })).toContainText(history.draft);

    await page.reload();
    await expect(residence.accordions.filter({ hasText: "4 Elm Row" })).toContainText(history.draft);
    await residence.remove.click();
    await expect(residence.accordions.filter({ hasText: "4 Elm Row" })).toHaveCount(0);
    await page.getByRole("button", { name: history.undo }).click();
    await expect(residence.accordions.filter({ hasText: "4 Elm Row" })).toHaveCount(1);

    await page.context().setOffline(true);
    watch.expectFailure(/^\/graphql$/, "offline");
    await residence.remove.click();
    await expect(page.getByText(say(texts.questions.notSaved.title))).toBeVisible();
    await expect(residence.accordions.filter({ hasText: "4 Elm Row" })).toHaveCount(1);
    await page.context().setOffline(false);
  },
);

story(
  "RES-066 RES-067 a reviewer asks for another proof of address, and gets it",
  async ({ page, world, texts, anApplicant }) => {
    const applicant = anApplicant(page);
    const api = await rents(world, applicant);
    await api.residenceWithLandlord(newReferee(world).email);
    expect(await api.submit()).toMatchObject({ codes: [] });
    await returnParty(world, applicant.email, {
      section: "RESIDENCE",
      start: "documents",
      end: "upload",
      reasons: ["MISSING_PROOF_OF_ADDRESS"],
      comment: "A bill of the last three months, please.",
    });
    const residence = residenceScreens(page, texts);
    await page.goto("/dashboard");
    await page.locator('a.section-card[href*="remedial_uuid"]').click();
    await expect(page.getByText(say(texts.reasons.text.MISSING_PROOF_OF_ADDRESS))).toBeVisible();
    await checkAxe(page);
    await page.getByRole("button", { name: texts.remedial.page.sendDocument }).click();
    await residence.isAt("documents");
    await residence.option(texts.otherDocumentNames.kind.UTILITY_BILL).check();
    await residence.goOn();
    await residence.isAt("documentSignposting");
    await page.getByRole("checkbox").check();
    await residence.goOn();
    await residence.isAt("upload");
    await residence.upload.add(aPdf("bill.pdf"));
    await residence.goOn();
    await residence.upload.confirm();
    await page.waitForURL("**/dashboard");
    await applicant.dashboard.hasPercent(100);
  },
);
