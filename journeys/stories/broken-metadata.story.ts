import { expect, type Page } from "@playwright/test";
import { checkAxe } from "../world/axe.ts";
import { askFrom } from "../world/cases.ts";
import { story } from "../world/story.ts";

/** The server's document metadata is wrong: an error in the data, not by the person. The error page says so. */

const ASKED_AGAIN = "one.paper.more@example.com";

interface ForgedValidation {
  readonly remedialSections?: { documentType?: string }[];
  readonly sectionMetaData?: { countriesDocsMap?: { readonly countryCode: string }[] };
}

/** Modifies every response about the case, as a broken server would. */
const forgeAnswers = async (page: Page, forge: (validation: ForgedValidation) => void): Promise<void> => {
  await page.route("**/graphql", async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const validation: ForgedValidation | undefined = body.data?.me?.latestValidation;
    if (validation) forge(validation);
    await route.fulfill({ response, json: body });
  });
};

const answerTheRequest = async (page: Page): Promise<void> => {
  await page.goto("/dashboard");
  await page.locator('a.section-card[href*="remedial_uuid"]').click();
};

story(
  "FRM-366 IDN-107 a nationality without a mapping: the error page",
  async ({ page, world, texts, watch, anApplicant }) => {
    const applicant = anApplicant(page, ASKED_AGAIN);
    await applicant.isSignedIn();
    await askFrom(world, ASKED_AGAIN, "documents");
    watch.expectFault("Country code document mapping not found!");
    await forgeAnswers(page, ({ sectionMetaData }) => {
      const map = sectionMetaData?.countriesDocsMap;
      if (map && sectionMetaData)
        sectionMetaData.countriesDocsMap = map.filter(({ countryCode }) => countryCode !== "FR");
    });
    await answerTheRequest(page);
    await applicant.identity.isAt("missingInformation");
    await page.locator("button[type=submit]").click();
    await expect(page.getByRole("heading", { level: 1, name: texts.errors.page.title })).toBeVisible();
    await checkAxe(page);
  },
);

story(
  "FRM-367 SHR-037 a request for a document that nobody has defined: the error page",
  async ({ page, world, texts, watch, anApplicant }) => {
    const applicant = anApplicant(page, ASKED_AGAIN);
    await applicant.isSignedIn();
    await askFrom(world, ASKED_AGAIN, "genericUpload");
    watch.expectFault("No document definition for TAPESTRY");
    await forgeAnswers(page, ({ remedialSections = [] }) => {
      for (const request of remedialSections) request.documentType = "TAPESTRY";
    });
    await answerTheRequest(page);
    await applicant.identity.isAt("missingInformation");
    await page.locator("button[type=submit]").click();
    await expect(page.getByRole("heading", { level: 1, name: texts.errors.page.title })).toBeVisible();
    await checkAxe(page);
  },
);
