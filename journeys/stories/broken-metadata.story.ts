import { expect, type Page } from "@playwright/test";
import type { Applicant } from "../people/applicant.ts";
import { checkAxe } from "../world/axe.ts";
import { returnParty } from "../world/parties.ts";
import { story } from "../world/story.ts";
import type { World } from "../world/world.ts";

/** The server's document metadata is wrong: an error in the data, not by the person. The error page says so. */

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

/** A person from France who has sent everything, and is asked for one more thing that begins at this step. */
const isAskedFrom = async (start: string, applicant: Applicant, world: World): Promise<void> => {
  const api = await applicant.hasConsented();
  await api.identityWithPassport({ nationality: "FR" });
  expect((await api.submit()).codes).toEqual([]);
  await returnParty(world, applicant.email, {
    start,
    end: "genericUpload",
    documentType: "BIRTH_ADOPTION",
    reasons: ["MISSING_ID"],
    comment: null,
  });
};

const answerTheRequest = async (page: Page): Promise<void> => {
  await page.goto("/dashboard");
  await page.locator('a.section-card[href*="remedial_uuid"]').click();
};

story(
  "FRM-366 IDN-107 a nationality without a mapping: the error page",
  async ({ page, world, texts, watch, anApplicant }) => {
    const applicant = anApplicant(page);
    await isAskedFrom("documents", applicant, world);
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
    const applicant = anApplicant(page);
    await isAskedFrom("genericUpload", applicant, world);
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
