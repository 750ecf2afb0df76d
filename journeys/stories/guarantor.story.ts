import { expect } from "@playwright/test";
import { say } from "../people/texts.ts";
import { checkAxe } from "../world/axe.ts";
import { linkIn } from "../world/inbox.ts";
import { horizontalOverflow } from "../world/overflow.ts";
import { story } from "../world/story.ts";

story.use({ worldOptions: { settings: () => ({ SAMPLE_POLICY: "no-references" }) } });

story(
  "a guarantor agrees to what they guarantee, from the invitation to the thank-you",
  async ({ page, world, texts, anApplicant, browser }) => {
    const { guarantor: words, waiting: told, onboarding: asked } = texts;
    const guarantor = anApplicant(page);
    const elsewhere = await browser.newContext({ baseURL: world.url });
    const tenant = anApplicant(await elsewhere.newPage());
    const api = await tenant.hasConsented();
    await api.facts();
    await api.guarantorNamed(guarantor.email);
    await api.residenceWithLandlord("landlord@example.com");
    expect((await api.submit()).codes).toEqual([]);
    await tenant.dashboard.open();
    await expect(tenant.dashboard.turns).toContainText(told.guarantor.asked.status);

    const invitation = await world.inbox.next(guarantor.email);
    expect(invitation.text).toContain("Amara");
    expect(invitation.text).not.toMatch(/£|950/);
    await page.goto(linkIn(invitation));
    await guarantor.signIn.askFor(guarantor.email);
    await guarantor.followsLink();

    const { dialog, goOn, agree, boxes } = guarantor.onboarding;
    await expect(
      dialog.getByText(/Amara Okafor.*£950|£950.*Amara Okafor|Amara Okafor.*950\s£|950\s£.*Amara Okafor/),
    ).toBeVisible();
    for (const title of [
      asked.identity.title,
      words.income.titleThen,
      asked.allSet.title,
      asked.consents.title,
    ]) {
      await goOn.press("Enter");
      await expect(dialog.getByRole("heading", { name: say(title), exact: true })).toBeFocused();
    }
    const own = dialog.locator("input[name=guarantee]");
    for (const box of [boxes.terms, boxes.background, boxes.accuracy]) await box.press("Space");
    await agree.press("Enter");
    await expect(dialog.getByRole("alert")).toContainText(words.consents.mustAcceptTitle);
    await checkAxe(page);
    expect(await horizontalOverflow(page)).toBe(0);
    await own.press("Space");
    await agree.press("Enter");
    await expect(dialog).toBeHidden();

    const panel = page.getByRole("region", { name: words.panel.title });
    await expect(panel).toContainText("Amara Okafor");
    await checkAxe(page);
    expect(await horizontalOverflow(page)).toBe(0);

    const ownApi = await guarantor.isSignedIn();
    await ownApi.identityWithPassport({ firstName: "Margaret", lastName: "Hollis" });
    await ownApi.incomeFromSavings();
    await guarantor.dashboard.open();
    await page.getByRole("button", { name: words.dashboard.send }).press("Enter");
    await expect(guarantor.dashboard.thanks("Margaret")).toBeFocused();
    await expect(panel).toContainText("Amara Okafor");
    await checkAxe(page);

    await tenant.dashboard.open();
    await expect(tenant.dashboard.turns).toContainText(told.guarantor.done.status);
    await elsewhere.close();
  },
);
