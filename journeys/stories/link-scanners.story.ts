import { maskedEmail } from "@latchkey/domain/rules/email.ts";
import { expect, type Locator, type Page } from "@playwright/test";
import type { Applicant } from "../people/applicant.ts";
import { say, type Texts } from "../people/texts.ts";
import { linkIn } from "../world/inbox.ts";
import { story } from "../world/story.ts";
import type { World } from "../world/world.ts";

const LOOK = "POST /auth/one-time-link/look";

/** Requests of this page that might change something, as `POST /path`. */
const changesFrom = (page: Page): readonly string[] => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (["GET", "HEAD"].includes(request.method())) return;
    sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return sent;
};

const asksForLink = async ({ signIn, email }: Applicant, world: World): Promise<string> => {
  await signIn.open();
  await signIn.askFor(email);
  return linkIn(await world.inbox.next(email));
};

const continueAs = (page: Page, { signIn }: Texts, email: string): Locator =>
  page.getByRole("button", { name: say(signIn.link.continueAs, { email: maskedEmail(email) }) });

/** Every URL that the page contains or has loaded. */
const addressesOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const named = [...document.querySelectorAll("[href], [src], [action], [formaction]")].flatMap((element) =>
      ["href", "src", "action", "formaction"].map((name) => element.getAttribute(name) ?? ""),
    );
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    const all = [location.href, ...named.filter(Boolean), ...loaded];
    return [...new Set(all.map((address) => new URL(address, location.href).href))];
  });

/** Requests each URL as scanners do; some of them put the token where a server sees it. */
const readsEverything = async (page: Page, { url }: World, link: string): Promise<readonly string[]> => {
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get("t") ?? "";
  const spelled = ["/otl?link&t=", "/auth/one-time-link/look?token=", "/auth/one-time-link/confirm?token="];
  const addresses = [...(await addressesOn(page)), ...spelled.map((path) => `${url}${path}${token}`)].filter(
    (address) => address.startsWith(url),
  );
  for (const address of addresses) {
    await page.request.get(address);
    await page.request.head(address);
  }
  return addresses;
};

/** Scans everything as thoroughly as possible without a click. */
const touchesEverything = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const bubbling = { bubbles: true, cancelable: true };
    for (const element of document.querySelectorAll<HTMLElement>("main *")) {
      for (const type of ["pointerover", "pointerenter", "pointermove", "pointerdown", "touchstart"]) {
        element.dispatchEvent(new PointerEvent(type, bubbling));
      }
      for (const type of ["mouseover", "mousemove", "contextmenu"]) {
        element.dispatchEvent(new MouseEvent(type, bubbling));
      }
      element.focus();
      element.blur();
    }
    window.scrollTo(0, document.body.scrollHeight);
    for (const type of ["pageshow", "focus", "blur", "beforeprint", "resize"]) {
      window.dispatchEvent(new Event(type));
    }
  });

const sessionCookies = async (page: Page): Promise<readonly string[]> =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => /refresh|session/.test(name));

for (const [who, isElsewhere] of [
  ["a scanner in another browser", true],
  ["a preview in the person's own browser", false],
] as const) {
  story(
    `AUTH-02 ${who} runs scripts, waits and reads everything: the link still signs the person in`,
    async ({ page, context, world, texts, openBrowser, anApplicant }) => {
      const applicant = anApplicant(page);
      const link = await asksForLink(applicant, world);
      const scanner = await (isElsewhere ? await openBrowser() : context).newPage();
      const changes = changesFrom(scanner);
      await scanner.clock.install();
      await scanner.goto(link);
      const goOn = continueAs(scanner, texts, applicant.email);
      await expect(goOn).toBeVisible();
      await scanner.clock.runFor(60_000);
      await expect(goOn).toBeVisible();
      expect(await readsEverything(scanner, world, link)).toContain(link);
      expect((await scanner.request.head(link)).status()).toBe(200);
      await touchesEverything(scanner);
      await scanner.clock.runFor(60_000);
      await expect(goOn).toBeVisible();
      expect(changes, "it looks at the link once and sends nothing else").toEqual([LOOK]);
      expect(await sessionCookies(scanner)).toEqual([]);
      await scanner.close();

      await page.goto(link);
      await continueAs(page, texts, applicant.email).click();
      await expect(applicant.onboarding.dialog).toBeVisible();
      expect(await sessionCookies(page)).not.toEqual([]);
    },
  );
}

story("AUTH-02 random key presses do not use the link", async ({ page, world, texts, anApplicant }) => {
  const applicant = anApplicant(page);
  const link = await asksForLink(applicant, world);
  const changes = changesFrom(page);
  await page.goto(link);
  const goOn = continueAs(page, texts, applicant.email);
  await expect(goOn).toBeVisible();
  await expect(page.getByRole("heading", { name: texts.signIn.link.foundTitle })).toBeFocused();
  for (const key of ["Enter", " ", "NumpadEnter", "Escape"]) await page.keyboard.press(key);
  await page.mouse.click(1, 1);
  await page.keyboard.press("Enter");
  await expect(goOn).toBeVisible();
  expect(changes).toEqual([LOOK]);
  await goOn.click();
  await expect(applicant.onboarding.dialog).toBeVisible();
});

story(
  "AUTH-08 in another browser neither the first press, a minute, a reload nor the dashboard's address signs in",
  async ({ page, world, texts, openBrowser, anApplicant }) => {
    const applicant = anApplicant(page);
    const { email } = applicant;
    const link = await asksForLink(applicant, world);
    const elsewhere = applicant.at(await (await openBrowser()).newPage());
    const changes = changesFrom(elsewhere.page);
    await elsewhere.page.clock.install();
    await elsewhere.page.goto(link);
    await continueAs(elsewhere.page, texts, email).click();
    const { otherTitle, other, otherWarning, otherContinue } = texts.signIn.link;
    const extraStep = elsewhere.page.getByRole("button", { name: otherContinue });
    await expect(elsewhere.page.getByRole("heading", { name: otherTitle })).toBeFocused();
    for (const words of [other, otherWarning]) await expect(elsewhere.page.getByText(words)).toBeVisible();
    await elsewhere.page.keyboard.press("Enter");
    await elsewhere.page.clock.runFor(60_000);
    await expect(extraStep).toBeVisible();

    await elsewhere.page.goto("/dashboard");
    await expect(elsewhere.signIn.title).toBeVisible();
    await elsewhere.page.goto(link);
    await expect(continueAs(elsewhere.page, texts, email)).toBeVisible();
    await elsewhere.page.reload();
    await continueAs(elsewhere.page, texts, email).click();
    await expect(extraStep).toBeVisible();
    expect(new Set(changes), "nothing was confirmed").toEqual(new Set([LOOK]));
    expect(await sessionCookies(elsewhere.page)).toEqual([]);

    await page.goto(link);
    await continueAs(page, texts, email).click();
    await expect(applicant.onboarding.dialog).toBeVisible();
  },
);

story(
  "a link whose # an e-mail program has encoded signs in, and a link that was cut off says so and sends a new one",
  async ({ page, world, texts, watch, anApplicant }) => {
    const applicant = anApplicant(page);
    const link = await asksForLink(applicant, world);
    watch.expectFailure(/^\/auth\/one-time-link\/look$/, 410);
    await page.goto(link.replace("#", "%23").slice(0, -4));
    await expect(applicant.signIn.spentTitle).toBeVisible();
    await applicant.signIn.askFor(applicant.email);
    await expect(applicant.signIn.sentTitle).toBeVisible();
    await page.goto(link.replace("#", "%23"));
    await continueAs(page, texts, applicant.email).click();
    await expect(applicant.onboarding.dialog).toBeVisible();
    expect(page.url()).not.toContain("t=");
  },
);
