import { type Language, languageCookie } from "@latchkey/domain/vocabulary/languages.ts";
import { expect, type Page } from "@playwright/test";
import { aPhoto } from "../files/pictures.ts";
import { loadTexts } from "../people/texts.ts";
import { CHECKED_WITHIN_MS, uploadArea } from "../people/upload.ts";
import { checkAxe } from "../world/axe.ts";
import { keptInBrowser } from "../world/kept-in-browser.ts";
import { horizontalOverflow } from "../world/overflow.ts";
import { story } from "../world/story.ts";

/** From the next load on. */
const speaks = (page: Page, language: Language): Promise<void> =>
  page
    .context()
    .addCookies([
      { name: languageCookie, value: language, url: new URL(page.url()).origin, sameSite: "Lax" },
    ]);

/** The check is another story's: here it lets every picture through. */
const checked = (page: Page): Promise<unknown> =>
  page.route(/\/verification\/document$/, (route) => route.fulfill({ json: { checked: true } }));

story(
  "SES-05 (in part) a step goes from the computer to a phone, and its file comes back",
  async ({ page, texts, openBrowser, anApplicant, watch }) => {
    const kept = keptInBrowser(page);
    const applicant = anApplicant(page);
    const { identity, dashboard } = applicant;
    const api = await applicant.comesToTheUpload();
    await page.getByRole("button", { name: texts.documents.upload.phone }).click();
    const dialog = page.getByRole("dialog", { name: texts.handOver.title });
    await expect(dialog.getByRole("img", { name: texts.handOver.qr })).toBeVisible();
    await expect(dialog.getByRole("status").last()).toHaveText(texts.handOver.waiting);
    await checkAxe(page);
    const address = (await dialog.getByText(/\/phone\?lang=/).textContent()) ?? "";

    const phone = await (await openBrowser({ isPhone: true })).newPage();
    const keptByPhone = keptInBrowser(phone);
    await checked(phone);
    await phone.goto(address);
    await expect(phone.getByText(texts.phone.offer.text)).toBeVisible();
    await checkAxe(phone);
    expect(await horizontalOverflow(phone)).toBe(0);
    // Only to look at it opens nothing: the code still waits after a reload, here in the longest language.
    const german = await loadTexts("de");
    await speaks(phone, "de");
    await phone.reload();
    await expect(phone.getByText(german.phone.offer.text)).toBeVisible();
    expect(await horizontalOverflow(phone)).toBe(0);
    await phone.getByRole("button", { name: german.phone.offer.open }).click();
    await expect(uploadArea(phone, german).zone).toBeVisible();
    expect(await horizontalOverflow(phone)).toBe(0);
    await expect(dialog.getByRole("status").last()).toHaveText(texts.handOver.open);

    // A cheap phone forgets its page while the camera is open.
    await speaks(phone, "en");
    await phone.reload();
    const upload = uploadArea(phone, texts);
    await expect(upload.zone).toBeVisible();
    await checkAxe(phone);
    expect(await horizontalOverflow(phone)).toBe(0);
    const picking = phone.waitForEvent("filechooser");
    await upload.takePhoto.click();
    await (await picking).setFiles({ ...(await aPhoto("IMG_0042.jpg")) });
    await expect(phone.getByText(texts.phone.step.arrived_one)).toBeVisible({ timeout: CHECKED_WITHIN_MS });
    await checkAxe(phone);

    await expect(dialog).toBeHidden();
    await expect(identity.upload.rows).toHaveCount(1);
    await expect(identity.upload.rows.getByRole("button")).toBeFocused();
    await identity.goOn();
    await identity.upload.confirm();
    await page.waitForURL("**/dashboard");
    await dashboard.identityIs("completed");
    expect((await api.me()).identityDocuments).toMatchObject([{ type: "PASSPORT" }]);

    const code = address.slice(address.indexOf("#") + 1);
    await kept.holdsNothingOf([applicant.email, "Amara", "Okafor", "1994-03-27", "IMG_0042", code]);
    // The code has gone from the address, in which it came.
    await keptByPhone.holdsNothingOf([applicant.email, "Amara", "Okafor", "IMG_0042", code]);

    watch.expectFailure(/^\/auth\/phone\/refresh$/, 401);
    watch.expectFailure(/^\/auth\/phone\/look$/, 410);
    // The page has gone on: the phone has nothing more to do, and its code works no more.
    await phone.reload();
    await expect(phone.getByRole("heading", { name: texts.phone.over.title })).toBeVisible();
    await phone.goto(address);
    await phone.reload();
    await expect(phone.getByRole("heading", { name: texts.phone.over.title })).toBeVisible();
  },
);
