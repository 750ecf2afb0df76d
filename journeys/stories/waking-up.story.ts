import { expect, type Page } from "@playwright/test";
import { untilAwake } from "../people/sign-in.ts";
import { story } from "../world/story.ts";

/** A slow line: the page can be read and filled in, its script has not come yet. */
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
  "FRM-049 an address typed before the script has come is still there when it has, and can be sent",
  async ({ page, world, anApplicant }) => {
    const { signIn, email } = anApplicant(page);
    const letThrough = await holdScripts(page);
    await page.goto("/otl", { waitUntil: "commit" });
    await signIn.email.fill(email);
    letThrough();
    await untilAwake(page);
    await expect(signIn.email).toHaveValue(email);
    await signIn.submit.click();
    await expect(signIn.sentTitle).toBeVisible();
    await world.letters.next(email);
  },
);

story(
  "SES-05 a press before the script has come puts no address into the URL, and loses nothing",
  async ({ page, anApplicant }) => {
    const { signIn, email } = anApplicant(page);
    const letThrough = await holdScripts(page);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto("/otl", { waitUntil: "commit" });
    await signIn.email.fill(email);
    await signIn.submit.click({ noWaitAfter: true });
    letThrough();
    await untilAwake(page);
    expect(asked.filter((url) => url.includes("@") || url.includes("%40"))).toEqual([]);
    expect(page.url()).not.toContain("email=");
    await expect(signIn.email).toHaveValue(email);
  },
);
