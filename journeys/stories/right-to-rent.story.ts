import { expect, type Page } from "@playwright/test";
import { aPhoto } from "../files/pictures.ts";
import type { ProductApi } from "../people/api.ts";
import type { Applicant } from "../people/applicant.ts";
import { pressOn } from "../people/keyboard.ts";
import { type RightToRentScreens, rightToRentScreens } from "../people/right-to-rent.ts";
import { say, saying } from "../people/texts.ts";
import { checkAxe } from "../world/axe.ts";
import { horizontalOverflow } from "../world/overflow.ts";
import { followPolicy } from "../world/parties.ts";
import { story as plainStory } from "../world/story.ts";

interface EnglishCase {
  readonly applicant: Applicant;
  readonly api: ProductApi;
  readonly rent: RightToRentScreens;
}

interface Fixtures {
  /** A new applicant who rents in England. */
  readonly newInEngland: () => Promise<EnglishCase>;
  /** An applicant of this nationality who rents in England, at the choice of their right-to-rent document. */
  readonly inEngland: (nationality: string) => Promise<EnglishCase>;
}

const story = plainStory.extend<Fixtures>({
  newInEngland: async ({ page, world, texts, anApplicant }, use) => {
    await use(async () => {
      const applicant = anApplicant(page);
      const api = await applicant.hasConsented();
      await followPolicy(world, applicant.email, "england-identity-only");
      return { applicant, api, rent: rightToRentScreens(page, texts) };
    });
  },
  inEngland: async ({ page, newInEngland }, use) => {
    await use(async (nationality) => {
      const started = await newInEngland();
      await started.api.facts({ nationality });
      await page.goto("/questions/identity/primaryDocument");
      await started.applicant.identity.isAt("primaryDocument");
      return started;
    });
  },
});

/** No horizontal scrolling at 320 px, and no axe violations. */
const look = async (page: Page): Promise<void> => {
  await checkAxe(page);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await horizontalOverflow(page), `${new URL(page.url()).pathname} fits 320 px`).toBeLessThanOrEqual(
    0,
  );
  if (size) await page.setViewportSize(size);
};

const addFile = async ({ identity }: Applicant, confirms: boolean): Promise<void> => {
  await identity.upload.add(await aPhoto());
  await identity.goOn();
  if (confirms) await identity.upload.confirm();
};

const readGuidance = async ({ identity }: Applicant): Promise<void> => {
  await identity.understood.check();
  await identity.goOn();
};

story(
  "IDN-055 IDN-056 IDN-070 IDN-076 IDN-086 IDN-088 IDN-089 IDN-090 IDN-067 IDN-068 a share code of an EU citizen",
  async ({ page, texts, newInEngland }) => {
    const { applicant, api, rent } = await newInEngland();
    const { identity, dashboard } = applicant;
    await identity.open();
    await identity.answerFacts("DE");
    await identity.isAt("primaryDocument");
    await look(page);
    await identity.goOn();
    await expect(identity.summary).toContainText(texts.validation.text.please_select_an_option);
    await rent.choose("SHARE_CODE");
    await identity.goOn();

    await identity.isAt("secondaryDocumentOne");
    await look(page);
    await rent.choose("NATIONAL_ID");
    await identity.goOn();
    await identity.isAt("documentSignpostingSecondary");
    await look(page);
    await readGuidance(applicant);
    await identity.isAt("uploadSecondary");
    await look(page);
    await addFile(applicant, true);
    await identity.isAt("documentSignpostingSecondaryBack");
    await readGuidance(applicant);
    await identity.isAt("uploadSecondaryBack");
    await addFile(applicant, true);

    await identity.isAt("shareCode");
    await look(page);
    const { shareCode } = texts.rightToRent;
    const link = page.getByRole("link", { name: saying(shareCode.get) });
    await expect(link).toHaveAttribute("href", "https://www.gov.uk/prove-right-to-rent");
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toContainText(texts.questions.page.newTab);
    await rent.shareCode.fill("W12 34A BCD");
    await identity.goOn();
    await expect(identity.summary).toContainText(saying(texts.validation.shareCode.work));
    await expect(page.getByRole("link", { name: saying(shareCode.rightCode) })).toBeVisible();
    await checkAxe(page);
    await rent.shareCode.fill("K12 34A BCD");
    await expect(page.getByText(saying(texts.validation.shareCode.unusual))).toBeVisible();
    await rent.shareCode.fill("r12 34a-bcd");
    await expect(page.getByText(saying(texts.validation.shareCode.unusual))).toBeHidden();
    await identity.goOn();

    await page.waitForURL("**/dashboard");
    await dashboard.identityIs("completed");
    const { profile, identityDocuments } = await api.me();
    expect(profile.shareCode).toBe("R1234ABCD");
    expect(identityDocuments.map(({ type }) => type)).toEqual(["NATIONAL_ID_FRONT", "NATIONAL_ID_BACK"]);
  },
);

story(
  "IDN-065 IDN-077 IDN-078 IDN-087 a pending visa application: its letter, and no share code",
  async ({ page, texts, inEngland }) => {
    const { applicant, api, rent } = await inEngland("BR");
    const { identity, dashboard } = applicant;
    await rent.choose("none");
    await identity.goOn();
    await identity.isAt("status");
    await look(page);
    await rent.status("ongoing_visa_application").check();
    await identity.goOn();

    await identity.isAt("secondaryDocumentOne");
    await rent.choose("UK_VISA_APPLICATION_LETTER");
    await identity.goOn();
    await identity.isAt("uploadSecondary");
    await expect(page.getByText(texts.guidance.upload.doPages)).toBeVisible();
    await look(page);
    await addFile(applicant, false);

    await identity.isAt("shareCode");
    await rent.withoutShareCode.click();
    await page.waitForURL("**/dashboard");
    await dashboard.identityIs("completed");
    const [item] = (await api.me()).latestValidation.progress;
    expect(item?.answers).toMatchObject({
      primaryDocument: "none",
      status: "ongoing_visa_application",
      secondaryDocumentOne: "UK_VISA_APPLICATION_LETTER",
      withoutShareCode: "yes",
    });

    await page.goto("/questions/identity/shareCode");
    await identity.isAt("shareCode");
    await expect(page.getByText(texts.rightToRent.shareCode.saidTitle)).toBeVisible();
    await rent.shareCode.fill("R12 34A BCD");
    await identity.goOn();
    await page.waitForURL("**/dashboard");
    const me = await api.me();
    expect(me.profile.shareCode).toBe("R1234ABCD");
    expect(me.latestValidation.progress[0]?.answers).not.toHaveProperty("withoutShareCode");
  },
);

story(
  "IDN-063 IDN-073 IDN-074 IDN-081 IDN-082 IDN-083 IDN-084 an expired visa leads back to the choice, and through the loop once more",
  async ({ page, texts, inEngland }) => {
    const { applicant, api, rent } = await inEngland("BR");
    const { identity, dashboard } = applicant;
    const toVisaPage = async (isStored: boolean) => {
      await rent.choose("TIME_LIMITED_PASSPORT");
      await identity.goOn();
      await identity.isAt("documentSignposting");
      if (!isStored) await identity.understood.check();
      await identity.goOn();
      await identity.isAt("upload");
      if (isStored) await identity.goOn();
      else await addFile(applicant, true);
      await identity.isAt("documentSignpostingBack");
    };
    const endsIn = async (year: string) => {
      await rent.expiryPart("day").fill("27");
      await rent.expiryPart("month").fill("03");
      await rent.expiryPart("year").fill(year);
    };
    await toVisaPage(false);
    await look(page);
    await identity.goOn();
    await expect(identity.summary).toContainText(texts.guidance.expiry.required);
    await endsIn("2020");
    await identity.understood.check();
    await identity.goOn();
    await identity.isAt("expiredVisa");
    await look(page);
    await rent.chooseAnother.click();

    await identity.isAt("primaryDocument");
    await toVisaPage(true);
    await expect(rent.expiryPart("year")).toHaveValue("");
    await endsIn("2099");
    await identity.goOn();
    await identity.isAt("uploadBack");
    await look(page);
    await addFile(applicant, true);
    await identity.isAt("shareCode");
    await rent.withoutShareCode.click();

    await page.waitForURL("**/dashboard");
    await dashboard.identityIs("completed");
    expect((await api.me()).identityDocuments).toMatchObject([
      { type: "TIME_LIMITED_PASSPORT_PHOTO_PAGE", expiresOn: null },
      { type: "TIME_LIMITED_PASSPORT_VISA_PAGE", expiresOn: "2099-03-27" },
    ]);
  },
);

story(
  "IDN-079 IDN-085 IDN-091 IDN-092 IDN-093 IDN-094 IDN-095 a British citizen without a passport: two other documents",
  async ({ page, texts, inEngland }) => {
    const { applicant, api, rent } = await inEngland("GB");
    const { identity, dashboard } = applicant;
    await rent.choose("none");
    await identity.goOn();
    await identity.isAt("secondaryDocumentOne");
    await rent.choose("none");
    await identity.goOn();
    await identity.isAt("none");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say(texts.rightToRent.denied.title));
    await look(page);
    await identity.back.click();
    await identity.isAt("secondaryDocumentOne");
    await expect(rent.option("letter")).toBeVisible();
    await look(page);
    await rent.choose("BIRTH_ADOPTION");
    await identity.goOn();
    await identity.isAt("uploadSecondary");
    await addFile(applicant, false);

    await identity.isAt("secondaryDocumentTwo");
    await expect(rent.option("BIRTH_ADOPTION")).toHaveCount(0);
    await look(page);
    await rent.choose("none");
    await identity.goOn();
    await identity.isAt("none");
    await identity.back.click();
    await identity.isAt("secondaryDocumentTwo");
    await rent.choose("UK_DRIVING_LICENCE");
    await identity.goOn();
    await identity.isAt("documentSignpostingSecondaryTwo");
    await readGuidance(applicant);
    await identity.isAt("uploadSecondaryTwo");
    await addFile(applicant, true);
    await identity.isAt("documentSignpostingSecondaryTwoBack");
    await readGuidance(applicant);
    await identity.isAt("uploadSecondaryTwoBack");
    await addFile(applicant, true);

    await page.waitForURL("**/dashboard");
    await dashboard.identityIs("completed");
    expect((await api.me()).identityDocuments.map(({ type }) => type)).toEqual([
      "BIRTH_ADOPTION",
      "UK_DRIVING_LICENCE_FRONT",
      "UK_DRIVING_LICENCE_BACK",
    ]);
  },
);

story(
  "IDN-066 IDN-071 IDN-072 a biometric card: what to do instead, with the keyboard",
  async ({ page, texts, isMobile, inEngland }) => {
    const { applicant, rent } = await inEngland("BR");
    const { identity } = applicant;
    await rent.choose("UK_BIOMETRIC_RESIDENCE");
    await identity.goOn();
    await identity.isAt("biometricEducation");
    await look(page);
    const link = page.getByRole("link", { name: saying(texts.rightToRent.biometricEducation.link) });
    await expect(link).toHaveAttribute("href", "https://www.gov.uk/view-prove-immigration-status");
    await expect(link).toHaveAttribute("target", "_blank");
    if (isMobile) await identity.goOn();
    else await pressOn(page, identity.continueButton);
    await identity.isAt("secondaryDocumentOne");
    await rent.choose("none");
    await identity.goOn();
    await identity.isAt("none");
    await identity.goOn();
    await identity.isAt("shareCode");
  },
);
