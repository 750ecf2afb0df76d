import { expect, type Page } from "@playwright/test";
import { untilHydrated } from "../people/sign-in.ts";
import { story } from "../world/story.ts";

/** A slow connection: the page can be read and filled in, but its script has not loaded yet. */
const holdScripts = async (page: Page): Promise<() => void> => {
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
};

story(
  "FRM-049 an address typed before hydration is kept and can be sent",
  async ({ page, world, anApplicant }) => {
    const { signIn, email } = anApplicant(page);
    const letThrough = await holdScripts(page);
    await page.goto("/otl", { waitUntil: "commit" });
    await signIn.email.fill(email);
    letThrough();
    await untilHydrated(page);
    await expect(signIn.email).toHaveValue(email);
    await signIn.submit.click();
    await expect(signIn.sentTitle).toBeVisible();
    await world.inbox.next(email);
  },
);

story(
  "SES-05 (in part) a press before hydration requests the link, and puts no address into the URL",
  async ({ page, world, language, anApplicant }) => {
    const { signIn, email } = anApplicant(page);
    const letThrough = await holdScripts(page);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto("/otl", { waitUntil: "commit" });
    await signIn.email.fill(email);
    await signIn.submit.click();
    await expect(signIn.sentTitle).toBeVisible();
    letThrough();
    expect(asked.filter((url) => url.includes("@") || url.includes("%40"))).toEqual([]);
    expect(page.url()).toBe(`${world.url}/otl?sent&lang=${language}`);
    await world.inbox.next(email);
  },
);
