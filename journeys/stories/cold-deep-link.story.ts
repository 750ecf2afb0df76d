import { expect, type Request } from "@playwright/test";
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

const MOST_REQUESTS_OF_SIGN_IN = 5;
const MOST_BYTES_OF_SIGN_IN = 110_000;

story("the sign-in page is read after few requests and bytes", async ({ openBrowser }) => {
  const page = await (await openBrowser()).newPage();
  // A browser may say of its own accord that the pointer has moved or that the page has come to the front; the scripts come with that.
  await page.addInitScript(() => {
    for (const sign of ["pointermove", "visibilitychange"]) {
      window.addEventListener(sign, (event) => event.stopImmediatePropagation(), { capture: true });
    }
  });
  const asked: Request[] = [];
  page.on("request", (request) => asked.push(request));
  await page.goto("/otl", { waitUntil: "load" });
  const paths = asked.map((request) => new URL(request.url()).pathname);
  expect(paths.length, paths.join("\n")).toBeLessThanOrEqual(MOST_REQUESTS_OF_SIGN_IN);
  const sizes = await Promise.all(asked.map((request) => request.sizes()));
  const bytes = sizes.map(
    ({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize,
  );
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(MOST_BYTES_OF_SIGN_IN);
});
