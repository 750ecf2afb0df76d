import { expect, type Page } from "@playwright/test";
import { aPhoto } from "../files/pictures.ts";
import type { ProductApi } from "../people/api.ts";
import type { Applicant } from "../people/applicant.ts";
import { say, saying } from "../people/texts.ts";
import { checkAxe } from "../world/axe.ts";
import { type Asked, returnParty } from "../world/parties.ts";
import { story } from "../world/story.ts";
import type { World } from "../world/world.ts";

/** Submits with a passport, is returned with this request, and goes to it. */
const isAskedFor = async (applicant: Applicant, world: World, asked: Asked): Promise<ProductApi> => {
  const api = await applicant.hasConsented();
  await api.identityWithPassport({ nationality: "IT" });
  await api.submit();
  await returnParty(world, applicant.email, asked);
  await openRequest(applicant.page);
  await applicant.identity.isAt("missingInformation");
  return api;
};

const openRequest = async (page: Page): Promise<void> => {
  await page.goto("/dashboard");
  await page.locator('a.section-card[href*="remedial_uuid"]').click();
};

story(
  "IDN-022 IDN-023 IDN-041 missing information: the reasons, the comment, and the step where it starts",
  async ({ page, world, texts, anApplicant }) => {
    const applicant = anApplicant(page);
    const { identity, dashboard } = applicant;
    const api = await isAskedFor(applicant, world, {
      start: "upload",
      end: "upload",
      reasons: ["PARTIAL_CROPPED_BLURRY_DOCUMENT", "EXPIRED_DOCUMENT_PDF", "EXPIRED_DOCUMENT"],
      comment: "The left edge is missing. <b>Please</b> take the photo again.",
    });
    const { text } = texts.reasons;
    const reasons = page.locator(".ticks--missing li");
    await expect(reasons).toHaveText([say(text.EXPIRED_DOCUMENT), say(text.PARTIAL_CROPPED_BLURRY_DOCUMENT)]);
    await expect(page.locator("blockquote")).toContainText("<b>Please</b> take the photo again.");
    await expect(page.getByText(saying(texts.remedial.page.rest))).toBeVisible();
    await checkAxe(page);
    await page.getByRole("button", { name: texts.remedial.page.sendDocument }).click();

    await identity.isAt("upload");
    await expect(identity.upload.rows).toHaveCount(0);
    await identity.upload.add(await aPhoto("whole.jpg"));
    await identity.goOn();
    await identity.upload.confirm();
    await page.waitForURL("**/dashboard");
    await dashboard.hasPercent(100);
    const { identityDocuments, latestValidation } = await api.me();
    expect(identityDocuments.map(({ remedialSectionUuid }) => remedialSectionUuid === null)).toEqual([
      true,
      false,
    ]);
    expect(latestValidation.progress.map(({ completedDtm }) => completedDtm !== null)).toEqual([true, true]);
    expect(latestValidation.progress[1]?.completedSteps).toEqual(["missingInformation", "upload"]);

    const request = page.locator('a.section-card[href*="remedial_uuid"]');
    const address = await request.getAttribute("href");
    await page.getByRole("button", { name: texts.dashboard.submit.remedialButton }).click();
    await expect(dashboard.waits("Amara")).toBeVisible();
    await page.goto(address ?? "");
    await page.waitForURL("**/dashboard");
  },
);

story(
  "IDN-016 a request for one named document, with room for all its files",
  async ({ page, world, texts, anApplicant }) => {
    const applicant = anApplicant(page);
    const { identity, dashboard } = applicant;
    const api = await isAskedFor(applicant, world, {
      start: "genericUpload",
      end: "genericUpload",
      documentType: "UTILITY_BILL",
      reasons: ["MISSING_PROOF_OF_ADDRESS"],
      comment: null,
    });
    const name = say(texts.otherDocumentNames.kind.UTILITY_BILL);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
    await expect(page.locator("blockquote")).toHaveCount(0);
    await checkAxe(page);
    await page.getByRole("button", { name: texts.remedial.page.sendDocument }).click();
    await identity.isAt("genericUpload");
    await expect(page.getByText(texts.uploadDialogs.papers.bill.name)).toBeVisible();
    await checkAxe(page);
    await identity.upload.add(await aPhoto("bill.jpg"));
    await identity.goOn();
    await identity.upload.confirm();
    await page.waitForURL("**/dashboard");
    await dashboard.hasPercent(100);
    const { identityDocuments } = await api.me();
    expect(identityDocuments.map(({ type }) => type)).toEqual(["PASSPORT", "UTILITY_BILL"]);
  },
);

story("the sample person's request starts with its reasons", async ({ page, texts, anApplicant }) => {
  const { identity, isSignedIn } = anApplicant(page, "remedial.person@example.com");
  await isSignedIn();
  await openRequest(page);
  await identity.isAt("missingInformation");
  await expect(page.getByText(texts.reasons.text.PARTIAL_CROPPED_BLURRY_DOCUMENT)).toBeVisible();
  await expect(page.locator("blockquote")).toContainText("The left edge of your passport is missing.");
});

story("SHR-023 an unknown request leads to the dashboard", async ({ page, anApplicant }) => {
  const applicant = anApplicant(page);
  await applicant.hasConsented();
  await page.goto("/questions/identity?remedial_uuid=3b0f4b60-0f59-4b9e-9c55-0d6f1c4d3a11");
  await page.waitForURL("**/dashboard");
  await expect(page.locator("main h1")).toBeVisible();
});
