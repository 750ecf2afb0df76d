import { MOST_PAGES } from "@latchkey/domain/documents/papers.ts";
import { expect, type Locator, type Page } from "@playwright/test";
import { aNoisyPhoto, aPhotoOfPage, aSmallPhoto } from "../files/page-photos.ts";
import { aHeicPhoto } from "../files/photos-of-phones.ts";
import type { FileToAdd } from "../files/pictures.ts";
import type { Applicant } from "../people/applicant.ts";
import { consoleTexts } from "../people/console-texts.ts";
import { incomeScreens } from "../people/income.ts";
import { reviewing } from "../people/reviewing.ts";
import { say, saying, type Texts } from "../people/texts.ts";
import { checkAxe } from "../world/axe.ts";
import { horizontalOverflow } from "../world/overflow.ts";
import { followPolicy } from "../world/parties.ts";
import { story } from "../world/story.ts";
import type { World } from "../world/world.ts";

/** Photographing a page takes a second on a quiet machine. */
const PREPARED_WITHIN_MS = 60_000;

const pagesOf = (page: Page, { uploadDialogs: { pages: words }, documents }: Texts) => {
  const list = page.getByRole("list", { name: words.title, exact: true });
  const rows = list.getByRole("listitem");
  const button = (name: string, values: Readonly<Record<string, string | number>> = {}) =>
    page.getByRole("button", { name: say(name, values), exact: true });
  const takes = async (name: string, file: FileToAdd) => {
    const picking = page.waitForEvent("filechooser");
    await page.getByRole("button", { name }).click();
    await (await picking).setFiles({ ...file });
  };
  const count = (pages: number) => expect(rows).toHaveCount(pages, { timeout: PREPARED_WITHIN_MS });
  return {
    rows,
    button,
    count,
    pictures: rows.locator("img"),
    discards: async () => {
      await button(words.discard).click();
      const dialog = page.getByRole("dialog", { name: say(words.discardTitle) });
      await dialog.getByRole("button", { name: say(words.discard) }).click();
      await expect(rows).toHaveCount(0);
      await expect(page.getByRole("button", { name: say(documents.upload.photographPages) })).toBeFocused();
    },
    first: (file: FileToAdd) => takes(say(documents.upload.photographPages), file),
    choose: async (...files: readonly FileToAdd[]) => {
      const picking = page.waitForEvent("filechooser");
      await button(words.choose).click();
      await (await picking).setFiles(files.map((file) => ({ ...file })));
    },
    next: async (number: number, file: FileToAdd) => {
      await takes(say(words.photograph, { page: number }), file);
      await count(number);
    },
    said: (text: string, values: Readonly<Record<string, string | number>>) =>
      expect(page.getByRole("status").filter({ hasText: saying(text, values) })).toBeAttached(),
  };
};

/** Some noisy pages are larger; four plain ones are not. */
story.use({ worldOptions: { settings: () => ({ MAX_FILE_BYTES: "900000" }) } });

const comesToStatements = async (world: World, applicant: Applicant, texts: Texts) => {
  const { page } = applicant;
  const api = await applicant.hasConsented();
  await followPolicy(world, applicant.email, "no-references");
  const income = incomeScreens(page, texts);
  await income.open();
  await income.option(texts.income.whoIsPaying.choices.me).check();
  await income.goOn();
  await income.chooseType("T_SAVINGS");
  await income.field(texts.income.savingsAmount.amount).fill("40000");
  await income.goOn();
  await income.uploadsInstead("technical_difficulties");
  await income.option(texts.otherDocumentNames.kind.BANK_STATEMENT).check();
  await income.goOn();
  await income.isAt("bankStatementSignposting");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    say(texts.uploadDialogs.papers.statement.title),
  );
  await checkAxe(page);
  await page.getByRole("checkbox", { name: say(texts.uploadDialogs.papers.understood) }).check();
  await income.goOn();
  await income.isAt("uploadBankStatements");
  return { api, income, pages: pagesOf(page, texts) };
};

const sourcesOf = (pictures: Locator): Promise<readonly (string | null)[]> =>
  pictures.evaluateAll((all) => all.map((picture) => picture.getAttribute("src")));

/** The browser shows a page first and writes it after that. */
const keeps = (page: Page, names: readonly string[]) =>
  expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toEqual(names);

story(
  "pages of a paper statement are photographed on a phone, put in order, kept over a reload, and reach the reviewer as one PDF",
  async ({ world, texts, openBrowser, anApplicant, aColleague }) => {
    story.slow();
    const page = await (await openBrowser({ isPhone: true })).newPage();
    const applicant = anApplicant(page);
    const { api, income, pages } = await comesToStatements(world, applicant, texts);
    const { pages: words } = texts.uploadDialogs;
    await pages.first(await aPhotoOfPage(1, 12));
    await pages.count(1);
    await expect(pages.button(words.photograph, { page: 2 })).toBeFocused();
    for (const number of [2, 3, 4]) await pages.next(number, await aPhotoOfPage(number));
    await pages.said(words.said.added.split(".")[0] ?? "", { page: 4 });
    await expect(pages.rows.first().locator("img")).toHaveJSProperty("complete", true);
    expect(
      await pages.pictures.evaluateAll((all: readonly HTMLImageElement[]) =>
        // The sheet is 1,140 by 1,600: neither lying nor stretched.
        all.every(({ naturalWidth, naturalHeight }) => Math.abs(naturalWidth / naturalHeight - 0.71) < 0.02),
      ),
    ).toBe(true);
    await checkAxe(page);
    expect(await horizontalOverflow(page)).toBe(0);

    const before = await sourcesOf(pages.pictures);
    await pages.button(words.up, { page: 3 }).click();
    expect(await sourcesOf(pages.pictures)).toEqual([before[0], before[2], before[1], before[3]]);
    await expect(pages.button(words.up, { page: 2 })).toBeFocused();
    await pages.button(words.remove, { page: 4 }).click();
    await pages.count(3);

    await pages.button(words.edit, { page: 1 }).click();
    const retaking = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: say(words.crop.retake) }).click();
    await (await retaking).setFiles({ ...(await aPhotoOfPage(5)) });
    await pages.said(words.said.replaced.split(".")[0] ?? "", { page: 1 });
    await pages.count(3);

    const opening = page.waitForEvent("filechooser");
    await pages.button(words.photograph, { page: 4 }).click();
    await opening;
    await page.reload();
    await pages.count(3);
    await expect(page.getByText(say(words.kept.title))).toBeVisible();
    await expect(page.getByText(say(words.kept.lost))).toBeVisible();
    await keeps(page, ["latchkey-pages"]);

    await income.goOn();
    await expect(page.getByRole("link", { name: say(texts.documents.error.pagesWaiting) })).toBeVisible();
    await pages.button(words.make).click();
    await income.upload.isDone(`${words.file}.pdf`);
    await income.goOn();
    await income.upload.confirm();
    await expect(page).not.toHaveURL(/uploadBankStatements/);
    await keeps(page, []);
    await api.identityWithPassport({ firstName: "Noor", lastName: "Sandoval" });
    await api.residenceWithLandlord("silent@example.com");
    expect((await api.submit()).codes).toEqual([]);

    const desk = await (await openBrowser()).newPage();
    const priya = await aColleague(desk, "REVIEWER");
    await priya.settlesIn();
    const hers = reviewing(desk, consoleTexts);
    await hers.opens("Noor Sandoval");
    await hers.takes();
    await hers.looksAt("Bank statement");
    const { viewer } = consoleTexts.documentTexts;
    const sheets = desk.getByRole("list", { name: /^Pages: / }).getByRole("button");
    await expect(sheets).toHaveCount(3);
    await expect(sheets.last()).toHaveAccessibleName(say(viewer.page, { number: 3 }));
  },
);

story(
  "a photo that the device cannot open, one that is too large, one too many, and a browser that keeps nothing: each says what to do, and the others stay",
  async ({ world, texts, openBrowser, anApplicant }) => {
    story.slow();
    const page = await (await openBrowser({ isPhone: true })).newPage();
    // As in a private window of some browsers.
    await page.addInitScript(() => Object.defineProperty(window, "indexedDB", { value: undefined }));
    const { pages } = await comesToStatements(world, anApplicant(page), texts);
    const { error, memory } = texts.uploadDialogs.pages;
    const problem = (text: string, values: Readonly<Record<string, string | number>>) =>
      expect(page.getByRole("alert").filter({ hasText: saying(text, values) })).toBeVisible({
        timeout: PREPARED_WITHIN_MS,
      });
    const heic = await aHeicPhoto();
    await pages.first(heic);
    await problem(error.heic, { file: heic.name });
    await pages.first(await aPhotoOfPage(1));
    await pages.count(1);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page.getByText(say(memory.title))).toBeVisible();

    const noisy = await aNoisyPhoto();
    await pages.choose(noisy, noisy, noisy, noisy);
    await problem(error.tooLarge, { most: say("0.9 MB") });
    await expect(pages.rows.first()).toBeVisible();
    await checkAxe(page);
    await pages.discards();

    const small = await aSmallPhoto();
    await pages.first(small);
    await pages.count(1);
    await pages.choose(...Array.from({ length: MOST_PAGES }, () => small));
    await problem(error.tooManyPages, { most: MOST_PAGES });
    await pages.count(MOST_PAGES);
    await pages.discards();
    await expect(page.getByRole("alert")).toHaveCount(0);
  },
);

story(
  "with the keyboard alone a page is cropped, turned, moved and added, in a window of 320 pixels, and signing out deletes what is left",
  async ({ page, world, texts, anApplicant }) => {
    story.slow();
    const { income, pages } = await comesToStatements(world, anApplicant(page), texts);
    const { pages: words } = texts.uploadDialogs;
    const press = async (name: string, number: number) => {
      await pages.button(name, { page: number }).focus();
      await page.keyboard.press("Enter");
    };
    await page.setViewportSize({ width: 320, height: 640 });
    await page
      .locator("input[type=file][multiple]")
      .last()
      .setInputFiles([{ ...(await aPhotoOfPage(1)) }, { ...(await aPhotoOfPage(2)) }]);
    await pages.count(2);
    expect(await horizontalOverflow(page)).toBe(0);
    await press(words.edit, 1);
    const dialog = page.getByRole("dialog", { name: say(words.crop.title, { page: 1 }) });
    const top = dialog.getByRole("slider", { name: words.crop.top });
    const [value = ""] = [await top.getAttribute("aria-valuenow")];
    await top.focus();
    await page.keyboard.press("PageDown");
    await page.keyboard.press("ArrowDown");
    await expect(top).toHaveAttribute("aria-valuenow", String(Number(value) + 11));
    await checkAxe(page);
    expect(await horizontalOverflow(page)).toBe(0);
    await dialog.getByRole("button", { name: words.crop.turn }).press("Enter");
    await expect(dialog.getByRole("slider", { name: words.crop.right })).toHaveAttribute(
      "aria-valuenow",
      new RegExp(`^(?:${89 - Number(value)}|${90 - Number(value)})$`),
    );
    await dialog.getByRole("button", { name: words.crop.use }).press("Enter");
    await expect(dialog).toBeHidden();
    await pages.said(words.said.changed.split(".")[0] ?? "", { page: 1 });
    await press(words.down, 1);
    await pages.said(words.said.moved, { page: 1, to: 2 });
    await press(words.make, 0);
    await income.upload.isDone(`${words.file}.pdf`);
    await expect(income.upload.rows.getByRole("button")).toBeFocused();
    expect(await horizontalOverflow(page)).toBe(0);
    await checkAxe(page);

    await page
      .locator("input[type=file][multiple]")
      .last()
      .setInputFiles({ ...(await aSmallPhoto()) });
    await pages.count(1);
    await keeps(page, ["latchkey-pages"]);
    await page.goto("/logout");
    await expect(page).not.toHaveURL(/logout/);
    await keeps(page, []);
  },
);

story(
  "pages are photographed on the phone of a hand-over, and the computer has their PDF",
  async ({ page, world, texts, openBrowser, anApplicant }) => {
    story.slow();
    const { income } = await comesToStatements(world, anApplicant(page), texts);
    await page.getByRole("button", { name: texts.documents.upload.phone }).click();
    const dialog = page.getByRole("dialog", { name: texts.handOver.title });
    const address = (await dialog.getByText(/\/phone\?lang=/).textContent()) ?? "";
    const phone = await (await openBrowser({ isPhone: true })).newPage();
    await phone.goto(address);
    await phone.getByRole("button", { name: texts.phone.offer.open }).click();
    const pages = pagesOf(phone, texts);
    await pages.first(await aPhotoOfPage(1));
    await pages.count(1);
    await pages.next(2, await aPhotoOfPage(2));
    await checkAxe(phone);
    expect(await horizontalOverflow(phone)).toBe(0);
    // A cheap phone forgets its page while the camera is open.
    await phone.reload();
    await pages.count(2);
    await keeps(phone, ["latchkey-phone-pages"]);
    const words = texts.uploadDialogs.pages;
    await pages.button(words.make).click();
    await expect(phone.getByText(texts.phone.step.arrived_one)).toBeVisible({ timeout: PREPARED_WITHIN_MS });
    await keeps(phone, []);
    await phone.getByRole("button", { name: texts.phone.step.done }).click();
    await expect(dialog).toBeHidden();
    await expect(income.upload.names).toHaveText([`${words.file}.pdf`]);
  },
);
