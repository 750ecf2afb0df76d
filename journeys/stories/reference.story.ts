import { expect } from "@playwright/test";
import type { Applicant } from "../people/applicant.ts";
import { pressOn, tabTo } from "../people/keyboard.ts";
import { newReferee, referenceScreens } from "../people/referee.ts";
import { say } from "../people/texts.ts";
import { checkAxe } from "../world/axe.ts";
import { keptInBrowser } from "../world/kept-in-browser.ts";
import { horizontalOverflow } from "../world/overflow.ts";
import { followPolicy } from "../world/parties.ts";
import { expectAnswer } from "../world/references.ts";
import { story } from "../world/story.ts";
import { expectAsTyped } from "../world/translator.ts";
import type { World } from "../world/world.ts";

const NAME = "Amara";
const FULL_NAME = "Amara Okafor";

/** The applicant has named a landlord, and sent everything: the landlord is asked. */
const hasNamed = async (world: World, applicant: Applicant, landlord: string): Promise<void> => {
  const api = await applicant.hasConsented();
  await followPolicy(world, applicant.email, "identity-residence");
  await api.identityWithPassport();
  await api.residenceWithLandlord(landlord);
  expect(await api.submit()).toMatchObject({ codes: [] });
};

story(
  "FRM-008 FRM-024 FRM-103 FRM-119 FRM-122 SES-05 (in part) a landlord changes two answers with the keyboard, in a browser where an applicant is signed in",
  async ({ page, world, texts, watch, anApplicant }) => {
    const kept = keptInBrowser(page);
    const applicant = anApplicant(page);
    const landlord = newReferee(world);
    await hasNamed(world, applicant, landlord.email);
    const screens = referenceScreens(page, texts, NAME);
    await landlord.followsLink(page);
    const link = page.url();
    await expect(screens.subject).toContainText(FULL_NAME);
    await expect(screens.subject).toContainText("Flat 3, 27 Harbour Street, Leeds LS1 4DL");
    await expectAsTyped(screens.subject.getByText(FULL_NAME), FULL_NAME);
    await expectAsTyped(
      screens.subject.getByText("27 Harbour Street"),
      "Flat 3, 27 Harbour Street, Leeds LS1\u00a04DL",
    );
    await checkAxe(page);
    const width = await page.locator("form").evaluate((form) => form.getBoundingClientRect().width);
    expect(width).toBeLessThanOrEqual(500);

    await page.setViewportSize({ width: 320, height: 640 });
    await tabTo(page, screens.radio("tenancy_details_dates_confirmed", "yes"));
    await page.keyboard.press("ArrowRight");
    await expect(screens.radio("tenancy_details_dates_confirmed", "no")).toBeChecked();
    await tabTo(page, screens.note("different"));
    await page.keyboard.type("She moved in on 15 August 2024.");
    await tabTo(page, screens.radio("any_complaints", "no"));
    await page.keyboard.press("ArrowLeft");
    await pressOn(page, screens.send);
    await expect(screens.noteMissing("happened")).toBeVisible();
    await expect(screens.note("happened")).toBeFocused();
    expect(await horizontalOverflow(page)).toBe(0);
    await checkAxe(page);
    await page.keyboard.type("Loud music, twice.");

    await page.context().setOffline(true);
    watch.expectFailure(/^\/wizard\/api\/tenant-review\//, "offline");
    await pressOn(page, screens.send);
    const { failure } = texts.reference;
    await expect(page.getByRole("heading", { name: say(failure.title) })).toBeFocused();
    await expect(page.getByText(say(failure.OFFLINE))).toBeVisible();
    expect(await horizontalOverflow(page)).toBe(0);
    await checkAxe(page);
    await page.context().setOffline(false);
    await pressOn(page, page.getByRole("button", { name: say(failure.tryAgain) }));
    await expect(screens.note("happened")).toHaveValue("Loud music, twice.");
    await pressOn(page, screens.send);

    await expect(screens.thanksTitle).toBeFocused();
    await expect(page.getByRole("main")).toContainText(FULL_NAME);
    await expect(page).toHaveURL(/\/reference-thank-you$/);
    expect(await horizontalOverflow(page)).toBe(0);
    await checkAxe(page);
    // The thank-you page keeps the tenant's name for a reload (spec 1 §2), and the link, by which the document was loaded,
    // is used up.
    await kept.holdsNothingOf([landlord.email, applicant.email, NAME, "Harbour", "LS1 4DL", "Loud music"], {
      state: { usr: { fullName: FULL_NAME, declined: false } },
      loadedAt: link,
    });
    const review = [
      say(texts.reference.question.tenancy_details_dates_confirmed),
      "She moved in on 15 August 2024.",
      say(texts.reference.question.any_complaints, { name: NAME }),
      "Loud music, twice.",
    ].join(", ");
    await expectAnswer(world, landlord.email, "answered", `review = '${review}'`);

    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/dashboard");
    await expect(applicant.dashboard.waits(NAME)).toBeVisible();
  },
);

story(
  "FRM-025 a landlord who does not answer says so, and the link is used up",
  async ({ page, world, texts, watch, openBrowser, anApplicant }) => {
    const applicant = anApplicant(page);
    const landlord = newReferee(world);
    await hasNamed(world, applicant, landlord.email);
    const elsewhere = await (await openBrowser()).newPage();
    const screens = referenceScreens(elsewhere, texts, NAME);
    await landlord.followsLink(elsewhere);
    const link = elsewhere.url();
    await screens.radio("any_complaints", "yes").check();
    const kept = elsewhere.waitForResponse(
      (response) =>
        response.url().endsWith("/draft/") && response.request().postData()?.includes("Loud mu") === true,
    );
    await screens.note("happened").fill("Loud mu");
    await kept;
    await elsewhere.reload();
    await expect(elsewhere.getByText(say(texts.reference.notSent.title))).toBeVisible();
    await expect(screens.note("happened")).toHaveValue("Loud mu");
    await checkAxe(elsewhere);
    await screens.cannot.click();
    await expect(screens.declineTitle).toBeFocused();
    await checkAxe(elsewhere);
    await elsewhere.goBack();
    await expect(screens.title).toBeFocused();
    await elsewhere.goForward();
    await screens.reason("NOT_WILLING").check();
    await screens.sendDecline.click();
    await expect(screens.thanksTitle).toBeFocused();
    await expect(elsewhere.getByRole("main")).toContainText(FULL_NAME);
    await elsewhere.reload();
    await expect(elsewhere.getByRole("main")).toContainText(FULL_NAME);
    await expectAnswer(world, landlord.email, "declined", `decline->>'reason' = 'NOT_WILLING'`);

    watch.expectFailure(/^\/auth\/reference\/exchange$/, 409);
    await elsewhere.goto(link);
    const closed = say(texts.reference.closed.DECLINED.title);
    await expect(elsewhere.getByRole("heading", { name: closed })).toBeVisible();
    await checkAxe(elsewhere);
  },
);
