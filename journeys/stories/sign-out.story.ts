import { expect } from "@playwright/test";
import type { Applicant } from "../people/applicant.ts";
import { untilHydrated } from "../people/sign-in.ts";
import { checkAxe } from "../world/axe.ts";
import { linkIn } from "../world/inbox.ts";
import { story } from "../world/story.ts";

const comesToTheDashboard = async ({ hasConsented, dashboard }: Applicant): Promise<void> => {
  await (await hasConsented()).facts();
  await dashboard.open();
};

const pressSignOut = async ({ header }: Applicant): Promise<void> => {
  await header.account("Amara Okafor").click();
  await header.signOutLink.click();
};

story(
  "FRM-027 FRM-028 FRM-055 FRM-204 SES-03 signing out leaves nothing behind, in any tab",
  async ({ page, context, world, texts, anApplicant }) => {
    const applicant = anApplicant(page);
    const { dashboard, signIn } = applicant;
    await comesToTheDashboard(applicant);
    await expect(dashboard.greeting("Amara")).toBeVisible();
    const otherTab = applicant.at(await context.newPage());
    await otherTab.dashboard.open();
    const refresh = (await context.cookies()).find(({ name }) => name.includes("refresh"));
    expect(refresh).toMatchObject({ httpOnly: true, secure: false, sameSite: "Strict" });

    await pressSignOut(applicant);
    await expect(signIn.outTitle).toBeVisible();
    await expect(otherTab.signIn.outTitle).toBeVisible();
    await expect(otherTab.page).toHaveURL(/\/otl\?out/);

    const cookies = await context.cookies();
    expect(cookies.filter(({ name }) => /refresh|session/.test(name))).toEqual([]);
    expect(cookies.find(({ name }) => name === "latchkey_language")?.value).toBe(texts.language);
    const kept = await page.evaluate(async () => ({
      local: localStorage.length,
      session: sessionStorage.length,
      databases: (await indexedDB.databases()).length,
      caches: (await caches.keys()).length,
    }));
    expect(kept).toEqual({ local: 0, session: 0, databases: 0, caches: 0 });

    // The page that Back leads to redirects at once, so wait for the first document only. Its
    // arrival is the fact: the address before it matches too, and would end the page of this call.
    for (let step = 0; step < 2; step += 1) {
      const arrives = page.waitForEvent("framenavigated");
      await page.evaluate(() => setTimeout(() => history.back()));
      await arrives;
      await page.waitForURL(/\/otl/);
      await expect(signIn.email).toBeVisible();
    }
    await expect(dashboard.cards).toHaveCount(0);

    // A copy of the cookie is useless.
    const replayed = await context.request.get(`${world.url}/auth/token/refresh`, {
      headers: { cookie: `${refresh?.name}=${refresh?.value}` },
    });
    expect(replayed.status()).toBe(401);
  },
);

story(
  "FRM-204 SES-03 during a slow sign-out, the other tab does not sign in again",
  async ({ page, context, watch, anApplicant }) => {
    const applicant = anApplicant(page);
    const { signIn } = applicant;
    await comesToTheDashboard(applicant);
    const otherTab = applicant.at(await context.newPage());
    await otherTab.dashboard.open();
    const visited: string[] = [];
    otherTab.page.on("framenavigated", (frame) => visited.push(new URL(frame.url()).pathname));
    let letThrough: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route("**/auth/token/logout", async (route) => {
      await held;
      await route.continue();
    });
    watch.expectFailure(/^\/auth\/token\/refresh$/, 401);
    // The press waits for the page that it leads to.
    const pressed = pressSignOut(applicant);
    await expect.poll(() => visited).toContain("/otl");
    // Its script has loaded and has checked for a session.
    await untilHydrated(otherTab.page);
    letThrough();
    await pressed;
    await expect(signIn.outTitle).toBeVisible();
    await expect(otherTab.signIn.outTitle).toBeVisible();
    expect(visited).toEqual(["/otl"]);
  },
);

story(
  "SES-03 signing out asks first while another tab holds unsaved text",
  async ({ page, context, texts, anApplicant }) => {
    const applicant = anApplicant(page);
    const { dashboard, signIn } = applicant;
    await comesToTheDashboard(applicant);
    const typing = applicant.at(await context.newPage());
    await typing.page.goto("/questions/identity/name");
    await typing.identity.isAt("name");
    const firstName = typing.page.getByRole("textbox", { name: texts.identity.name.firstName });
    await firstName.fill("Amarachi");
    const title = page.getByRole("heading", { level: 1, name: texts.signOut.title });
    const signOut = async () => {
      await pressSignOut(applicant);
      await expect(title).toBeFocused();
    };
    await signOut();
    await page.getByRole("link", { name: texts.signOut.stay }).click();
    await expect(dashboard.greeting("Amara")).toBeVisible();
    await expect(firstName).toHaveValue("Amarachi");

    await signOut();
    await page.getByRole("button", { name: texts.signOut.anyway }).click();
    await expect(signIn.outTitle).toBeVisible();
    await expect(typing.signIn.outTitle).toBeVisible();
  },
);

story("SES-03 what is saved asks nothing", async ({ page, context, texts, anApplicant }) => {
  const applicant = anApplicant(page);
  const { signIn } = applicant;
  await comesToTheDashboard(applicant);
  const typing = applicant.at(await context.newPage());
  await typing.page.goto("/questions/identity/name");
  await typing.identity.isAt("name");
  await typing.page.getByRole("textbox", { name: texts.identity.name.firstName }).fill("Amarachi");
  await typing.identity.goOn();
  await typing.identity.isAt("birthdate");
  await pressSignOut(applicant);
  await expect(signIn.outTitle).toBeVisible();
});

story(
  "a sign-in with another browser is told by e-mail, and its button ends both sessions",
  async ({ page, world, texts, openBrowser, anApplicant }) => {
    const applicant = anApplicant(page);
    await (await applicant.hasConsented()).facts();
    const elsewhere = applicant.at(await (await openBrowser()).newPage());
    await elsewhere.isSignedIn();
    await elsewhere.dashboard.open();
    await expect(elsewhere.dashboard.greeting("Amara")).toBeVisible();

    const refreshed: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/auth/token/refresh")) refreshed.push(request.url());
    });
    await page.goto(linkIn(await world.inbox.nextNotice(applicant.email)));
    await expect(page.getByRole("heading", { level: 1, name: texts.signOut.everywhereTitle })).toBeFocused();
    await checkAxe(page);
    await page.getByRole("button", { name: texts.signOut.everywhere }).click();
    await expect(applicant.signIn.outTitle).toBeVisible();
    // A refresh beside the sign-out could only come too late.
    expect(refreshed).toEqual([]);
    const late = await elsewhere.page.context().request.get(`${world.url}/auth/token/refresh`);
    expect(late.status()).toBe(401);
  },
);
