import { expect } from "@playwright/test";
import {
  aBrokenPdf,
  aLargestFile,
  anEmptyFile,
  aPixelBomb,
  aProtectedPdf,
  aRenamedText,
  aTooLargeFile,
  aWordFile,
} from "../files/documents.ts";
import { aPicture } from "../files/pictures.ts";
import { isFocusVisible } from "../people/keyboard.ts";
import { beginning, say, saying } from "../people/texts.ts";
import { CHECKED_WITHIN_MS } from "../people/upload.ts";
import { checkAxe } from "../world/axe.ts";
import { story } from "../world/story.ts";

story(
  "IDN-096 IDN-097 IDN-098 IDN-100 FRM-315 wrong names: at their fields, in the summary, nothing lost",
  async ({ page, texts, anApplicant }) => {
    const applicant = anApplicant(page);
    const { identity } = applicant;
    const { name } = texts.identity;
    const length = say(texts.validation.name.length, { min: 2, max: 64 });
    const inSummary = (field: string, message: string): string =>
      say(texts.questions.page.wrongField, { field, message });
    await applicant.hasConsented();
    await identity.open();
    await identity.isAt("name");

    await identity.goOn();
    await expect(identity.summary).toBeFocused();
    await expect(identity.summary.getByRole("link")).toHaveText([
      name.firstNameRequired,
      name.lastNameRequired,
    ]);
    await expect(page).toHaveTitle(beginning(texts.questions.page.errorPrefix + name.title));
    await expect(identity.firstName).toHaveAccessibleDescription(saying(name.firstNameRequired));
    await checkAxe(page);
    await identity.summary.getByRole("link", { name: name.lastNameRequired }).click();
    await expect(identity.lastName).toBeFocused();
    expect(await isFocusVisible(page), "the footer does not cover the field").toBe(true);

    await identity.fillName("A", "Okafor7", "b".repeat(65));
    await identity.goOn();
    await expect(identity.summary.getByRole("link")).toHaveText([
      inSummary(name.firstName, length),
      inSummary(name.middleName, length),
      inSummary(name.lastName, texts.validation.name.pattern),
    ]);
    await expect(identity.firstName).toHaveValue("A");
    await expect(identity.lastName).toHaveValue("Okafor7");
    await expect(identity.middleName).toHaveValue("b".repeat(65));

    // The error disappears while typing, as soon as the answer is valid.
    await identity.firstName.fill("Am");
    await expect(identity.firstName).not.toHaveAttribute("aria-invalid", "true");
    await identity.firstName.fill("Ζωή");
    await identity.middleName.fill("");
    await identity.lastName.fill("O’Kafor-Łukasik Jr.");
    await expect(identity.summary).toBeHidden();
    await identity.goOn();
    await identity.isAt("birthdate");
  },
);

story(
  "IDN-012 IDN-101 IDN-103 IDN-104 IDN-105 FRM-397 wrong dates of birth",
  async ({ page, texts, anApplicant }) => {
    const applicant = anApplicant(page);
    const { identity } = applicant;
    const { birthdate } = texts.identity;
    const { invalid, under18 } = texts.validation.birthdate;
    const api = await applicant.hasConsented();
    await api.facts();
    await page.goto("/questions/identity/birthdate");
    await identity.isAt("birthdate");
    // Years away from every limit: the limits are tested with the rules, and a test may run across New Year.
    const year = new Date().getFullYear();
    const wrong = [
      [{ day: "", month: "", year: "" }, birthdate.required],
      [{ day: "31", month: "02", year: "1994" }, invalid],
      [{ day: "27", month: "03", year: "0999" }, invalid],
      [{ day: "27", month: "03", year: "94" }, birthdate.yearDigits],
      [{ day: "27", month: "", year: "1994" }, invalid],
      [{ day: "01", month: "01", year: String(year - 130) }, invalid],
      [{ day: "01", month: "01", year: String(year + 2) }, invalid],
      [{ day: "27", month: "03", year: String(year - 10) }, under18],
    ] as const;
    for (const [date, message] of wrong) {
      await identity.fillBirthdate(date);
      await identity.goOn();
      await expect(identity.summary).toBeFocused();
      await expect(identity.summary).toContainText(message);
      await expect(page.getByRole("group", { name: birthdate.legend })).toHaveAccessibleDescription(
        saying(message),
      );
      for (const part of ["day", "month", "year"] as const) {
        await expect(identity.datePart(part)).toHaveValue(date[part]);
      }
    }
    await checkAxe(page);
  },
);

story(
  "IDN-106 FRM-303 FRM-304 no nationality, no document, an unticked box",
  async ({ page, texts, anApplicant }) => {
    const applicant = anApplicant(page);
    const { identity } = applicant;
    await applicant.hasConsented();
    await identity.open();
    await identity.isAt("name");
    await identity.fillName("Amara", "Okafor");
    await identity.goOn();
    await identity.isAt("birthdate");
    await identity.fillBirthdate({ day: "27", month: "03", year: "1994" });
    await identity.goOn();
    await identity.isAt("nationality");
    await identity.goOn();
    await expect(identity.summary).toContainText(texts.identity.nationality.required);
    await expect(identity.nationality).toHaveAccessibleDescription(
      saying(texts.identity.nationality.required),
    );
    await checkAxe(page);
    await identity.chooseNationality("NG");
    await expect(identity.summary).toBeHidden();
    await identity.goOn();

    await identity.isAt("documents");
    await identity.goOn();
    await expect(identity.summary).toBeFocused();
    await expect(identity.summary).toContainText(texts.identity.documents.required);
    await checkAxe(page);
    await identity.chooseDocument("DRIVING_LICENCE");
    await identity.goOn();
    await identity.isAt("documentSignposting");
    await identity.goOn();
    await expect(identity.summary).toBeFocused();
    await expect(identity.summary).toContainText(texts.guidance.signposting.understoodRequired);
    await checkAxe(page);
  },
);

story(
  "FRM-281 FRM-282 FRM-283 FRM-296 FRM-297 FRM-299 rejected files",
  async ({ page, texts, watch, anApplicant }) => {
    const applicant = anApplicant(page);
    const { identity } = applicant;
    const { upload } = identity;
    const { error } = texts.documents;
    await applicant.comesToTheUpload();

    await identity.goOn();
    await expect(identity.summary).toContainText(error.minFiles);
    await expect(upload.choose).toHaveAccessibleDescription(saying(error.minFiles));

    const refused = [
      [aWordFile(), error.wrongFileFormat_images],
      [aTooLargeFile(), say(error.fileTooLarge, { megabytes: 10, file: "huge.png" })],
      [anEmptyFile(), error.emptyFile],
    ] as const;
    for (const [file, message] of refused) {
      await upload.pick(file);
      await expect(upload.refused).toContainText(say(message, { file: file.name, megabytes: 10 }));
      await expect(upload.rows).toHaveCount(1);
      await expect(upload.rows).toHaveAttribute("data-state", "error");
      await expect(upload.names).not.toContainText(file.name);
    }
    await checkAxe(page);

    // Only the server inspects the content.
    watch.expectFailure(/^\/wizard\/storage$/, 400);
    for (const [file, message] of [
      [aRenamedText(), error.wrongFileFormat_images],
      [aProtectedPdf(), error.encrypted],
      [aBrokenPdf(), error.unreadable],
      [aPixelBomb(), error.tooManyPixels],
    ] as const) {
      await upload.pick(file);
      await expect(upload.refused).toContainText(say(message, { file: file.name }), {
        timeout: CHECKED_WITHIN_MS,
      });
    }
    await checkAxe(page);

    // The next file clears the rejected ones, and a file name is shown as text, even if it looks like markup.
    const strange = "<img src=x onerror=alert(1)>.png";
    await upload.add(await aPicture(strange));
    await expect(upload.refused).toBeHidden();
    await expect(upload.rows).toHaveText([/<img src=x onerror=alert/]);
    await expect(upload.choose).toBeDisabled();
  },
);

story(
  "FRM-289 FRM-301 FRM-373 a file too many, and one of the same name",
  async ({ page, texts, anApplicant }) => {
    const applicant = anApplicant(page);
    const { identity } = applicant;
    const { upload } = identity;
    const { error } = texts.documents;
    await applicant.comesToTheUpload();

    const picture = await aPicture("same.png");
    await upload.drop(picture, picture);
    await expect(upload.refused).toContainText(say(error.duplicate, { file: "same.png" }));
    const [taken, second] = [upload.rows.first(), upload.rows.last()];
    await expect(second).toHaveAttribute("data-state", "error");
    await expect(taken).toHaveAttribute("data-state", "done", { timeout: CHECKED_WITHIN_MS });
    await taken.getByRole("button").click();
    await expect(upload.choose).toBeEnabled();

    await upload.drop(await aPicture("one.png"), await aPicture("two.png"));
    await expect(upload.refused).toContainText(say(error.tooManyFiles_one, { file: "two.png" }));
    await upload.isDone("one.png");
  },
);

story(
  "FRM-298 FRM-296 FRM-271 FRM-275 FRM-276 Continue during an upload; a cancelled file, a failed file",
  async ({ page, context, texts, watch, anApplicant }) => {
    const applicant = anApplicant(page);
    const { identity } = applicant;
    const { upload } = identity;
    const { documents } = texts;
    await applicant.comesToTheUpload();

    let letThrough: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route("**/wizard/storage", async (route) => {
      await held;
      await route.continue();
    });
    await upload.pick(await aPicture("slow.png"));
    await expect(
      page.getByRole("progressbar", { name: `${documents.upload.uploading} slow.png` }),
    ).toBeVisible();
    await checkAxe(page);
    await identity.goOn();
    await expect(identity.summary).toContainText(documents.error.inProgress);
    letThrough();
    await upload.isDone("slow.png");
    await expect(identity.summary).toBeHidden();
    await page.unroute("**/wizard/storage");

    await upload.remove("slow.png");
    await page.route("**/wizard/storage", () => undefined);
    await upload.pick(await aPicture("cancelled.png"));
    await page.getByRole("button", { name: `${documents.upload.cancel} cancelled.png` }).click();
    await expect(upload.rows).toHaveCount(0);
    await expect(upload.refused).toBeHidden();
    await page.unroute("**/wizard/storage");

    watch.expectFailure(/^\/wizard\/api\//, "offline");
    await context.setOffline(true);
    await upload.pick(await aPicture("lost.png"));
    await expect(upload.refused).toContainText(say(documents.error.failed, { file: "lost.png" }));
    await context.setOffline(false);
    await upload.add(await aLargestFile("lost.png"));

    await identity.goOn();
    await expect(upload.confirmation).toBeVisible();
    await upload.use.click();
    await expect(upload.confirmation).toContainText(texts.uploadDialogs.confirm.agreeError);
    await checkAxe(page);
    await upload.confirm();
    await page.waitForURL("**/dashboard");
  },
);
