import { expect } from "@playwright/test";
import { story } from "../world/story.ts";

const MOST_REQUESTS = 15;

story(
  "a cold link into a section asks for little before it can be read and filled in",
  async ({ page, openBrowser, anApplicant }) => {
    const { email } = anApplicant(page);
    await anApplicant(page, email).hasConsented();
    const browser = await openBrowser();
    const cold = await browser.newPage();
    const applicant = anApplicant(cold, email);
    await applicant.isSignedIn();
    await cold.goto("about:blank");
    const asked: string[] = [];
    cold.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await applicant.identity.open();
    await applicant.identity.isAt("name");
    await expect(applicant.identity.continueButton).toBeEnabled();
    // The icon is for the tab.
    const icon = await cold.locator("link[rel=icon]").getAttribute("href");
    const forThePage = asked.filter((path) => path !== icon);
    expect(forThePage.length, forThePage.join("\n")).toBeLessThanOrEqual(MOST_REQUESTS);
  },
);
