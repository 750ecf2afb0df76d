import { expect } from "@playwright/test";
import { aPhoto } from "../files/pictures.ts";
import type { Applicant } from "../people/applicant.ts";
import { everydayBirthdate, type QuestionStep } from "../people/identity.ts";
import { story } from "../world/story.ts";

const addSide = async ({ identity }: Applicant): Promise<void> => {
  await identity.upload.add(await aPhoto("side.jpg"));
  await identity.goOn();
  await identity.upload.confirm();
};

/** The longest way through the section, and what answers each step of it. */
const journey: readonly (readonly [QuestionStep, (applicant: Applicant) => Promise<void>])[] = [
  ["name", ({ identity }) => identity.fillName("Amara", "Okafor")],
  ["birthdate", ({ identity }) => identity.fillBirthdate(everydayBirthdate)],
  ["nationality", ({ identity }) => identity.chooseNationality("DE")],
  ["documents", ({ identity }) => identity.chooseDocument("NATIONAL_ID")],
  ["documentSignposting", ({ identity }) => identity.understood.check()],
  ["upload", addSide],
  ["documentSignpostingBack", ({ identity }) => identity.understood.check()],
  ["uploadBack", addSide],
];

const isUpload = (step: QuestionStep): boolean => step === "upload" || step === "uploadBack";

story(
  "FRM-035 IDN-011 an applicant continues where they stopped: after a reload, and on another device",
  async ({ page, openBrowser, anApplicant }) => {
    story.slow();
    const email = anApplicant(page).email;
    await anApplicant(page, email).hasConsented();
    let current = page;
    for (const [step, answer] of journey) {
      const applicant = anApplicant(current, email);
      await applicant.identity.open("?kept=yes");
      await applicant.identity.isAt(step);
      await current.reload();
      await applicant.identity.isAt(step);
      expect(new URL(current.url()).search).toBe("?kept=yes");
      await answer(applicant);
      if (!isUpload(step)) await applicant.identity.goOn();
      const next = journey[journey.findIndex(([name]) => name === step) + 1]?.[0];
      if (next === undefined) break;
      await applicant.identity.isAt(next);
      expect(new URL(current.url()).search).toBe("?kept=yes");
      await current.close();
      current = await (await openBrowser()).newPage();
      await anApplicant(current, email).isSignedIn();
    }
    const { dashboard } = anApplicant(current, email);
    await current.waitForURL("**/dashboard");
    await dashboard.hasPercent(100);
    await dashboard.identityIs("completed");
  },
);

story(
  "FRM-260 FRM-035 a URL ahead of the current step leads to the current step, keeping its query",
  async ({ page, anApplicant }) => {
    const applicant = anApplicant(page);
    const api = await applicant.hasConsented();
    await page.goto("/questions/identity/upload?progress_id=77&kept=yes");
    await applicant.identity.isAt("name");
    expect(new URL(page.url()).search).toBe("?progress_id=77&kept=yes");
    await page.goto("/questions/identity/no-such-step");
    await applicant.identity.isAt("name");

    await api.facts();
    await page.goto("/questions/identity/uploadBack");
    await applicant.identity.isAt("name");
    await expect(applicant.identity.firstName).toHaveValue("Amara");
    await page.goto("/questions/identity/nationality");
    await applicant.identity.isAt("nationality");
  },
);

story("FRM-258 FRM-259 FRM-256 (in part) Back and Forward of the browser", async ({ page, anApplicant }) => {
  const applicant = anApplicant(page);
  const { identity, dashboard } = applicant;
  await applicant.hasConsented();
  await dashboard.open();
  await dashboard.identity.click();
  await identity.isAt("name");
  await identity.fillName("Amara", "Okafor");
  await identity.goOn();
  await identity.isAt("birthdate");
  await identity.fillBirthdate(everydayBirthdate);
  await identity.goOn();
  await identity.isAt("nationality");

  await page.goBack();
  await identity.isAt("birthdate");
  await expect(identity.datePart("day")).toHaveValue("27");

  // Going back removed it from the seen steps: Forward saves the current step and continues only if its answer is valid.
  for (const part of ["day", "month", "year"] as const) await identity.datePart(part).fill("");
  await page.goForward();
  await expect(identity.summary).toBeVisible();
  await identity.isAt("birthdate");
  await identity.fillBirthdate(everydayBirthdate);
  await identity.goOn();
  await identity.isAt("nationality");
  await page.goBack();
  await identity.isAt("birthdate");
  await page.goForward();
  await identity.isAt("nationality");

  // The page's own Back replaces the history entry of the step it leaves.
  await identity.back.click();
  await identity.isAt("birthdate");
  await identity.back.click();
  await identity.isAt("name");
  await expect(identity.back).toBeHidden();
});
