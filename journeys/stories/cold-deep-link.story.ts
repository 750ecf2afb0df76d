import { expect } from "@playwright/test";
import { story } from "../world/story.ts";

const MOST_REQUESTS = 15;
/** What HTTP/1.1 adds in headers, most of them the browser's own, HTTP/2 compresses. */
const MOST_BYTES_OF_A_SAVE = 400;

story(
  "a cold link into a section asks for little before it can be read and filled in, and Continue sends little",
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

    await applicant.identity.fillName("Amara", "Okafor");
    const saving = cold.waitForRequest((request) => new URL(request.url()).pathname === "/graphql");
    await applicant.identity.goOn();
    const saved = await saving;
    await applicant.identity.isAt("birthdate");
    expect(saved.postDataJSON()).toMatchObject({ extensions: { persistedQuery: { version: 1 } } });
    expect((await saved.sizes()).requestBodySize).toBeLessThanOrEqual(MOST_BYTES_OF_A_SAVE);
  },
);
