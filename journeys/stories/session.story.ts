import { expect, type Page } from "@playwright/test";
import { aPicture } from "../files/pictures.ts";
import type { Applicant } from "../people/applicant.ts";
import { checkAxe } from "../world/axe.ts";
import { keptInBrowser } from "../world/kept-in-browser.ts";
import { endAllSessions } from "../world/parties.ts";
import { story } from "../world/story.ts";

const REFRESH = "/auth/token/refresh";

/** How often this tab has requested a new token. */
const countRefreshes = (page: Page): (() => number) => {
  let count = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === REFRESH) count += 1;
  });
  return () => count;
};

/** Goes to the section and back: two requests with a token, without a page load. */
const goesToAndFro = async ({ page, identity, dashboard }: Applicant): Promise<void> => {
  await dashboard.identity.click();
  await identity.isAt("name");
  await page.goBack();
  await expect(dashboard.progress).toBeVisible();
};

story(
  "FRM-322 FRM-323 FRM-383 the token counts as expired 45 seconds early",
  async ({ page, anApplicant }) => {
    const applicant = anApplicant(page);
    await applicant.hasConsented();
    const refreshes = countRefreshes(page);
    await page.clock.install();
    await applicant.dashboard.open();
    expect(refreshes()).toBe(1);
    await page.clock.fastForward(540_000);
    await goesToAndFro(applicant);
    expect(refreshes()).toBe(1);
    await page.clock.fastForward(15_000);
    await goesToAndFro(applicant);
    expect(refreshes()).toBe(2);
  },
);

story(
  "SES-02 two tabs whose tokens expire together both stay signed in",
  async ({ page, context, anApplicant }) => {
    const first = anApplicant(page);
    await first.hasConsented();
    const second = first.at(await context.newPage());
    const refreshes = [countRefreshes(first.page), countRefreshes(second.page)];
    await context.clock.install();
    await first.dashboard.open();
    await second.dashboard.open();
    const before = refreshes.reduce((sum, count) => sum + count(), 0);
    await context.clock.fastForward(560_000);
    await Promise.all([goesToAndFro(first), goesToAndFro(second)]);
    const after = refreshes.reduce((sum, count) => sum + count(), 0);
    // One is enough; a second is fine if it started before the other tab's message arrived.
    expect([1, 2]).toContain(after - before);
    await Promise.all([goesToAndFro(first), goesToAndFro(second)]);
  },
);

story(
  "SES-06 a session that expires on a step: a dialog, a sign-in in another tab, and the step continues with what was typed",
  async ({ page, context, world, texts, watch, anApplicant }) => {
    const applicant = anApplicant(page);
    const { identity, email } = applicant;
    const { expired } = texts.errors;
    await applicant.hasConsented();
    await identity.open();
    await identity.isAt("name");
    await identity.fillName("Amara", "Okafor");
    await endAllSessions(world, email);
    watch.expectFailure(/^\/graphql$/, 401);
    watch.expectFailure(/^\/auth\/token\/refresh$/, 401);
    await identity.goOn();
    const dialog = page.getByRole("dialog", { name: expired.title });
    await expect(dialog).toBeVisible();
    await checkAxe(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeVisible();

    const opening = context.waitForEvent("page");
    await dialog.getByRole("link", { name: expired.signIn }).click();
    const tab = applicant.at(await opening);
    await expect(tab.signIn.email).toBeVisible();
    await tab.signsIn();

    await expect(dialog).toBeHidden();
    await identity.isAt("birthdate");
    await identity.back.click();
    await expect(identity.lastName).toHaveValue("Okafor");
    expect((await (await applicant.isSignedIn()).me()).name).toMatchObject({
      firstName: "Amara",
      lastName: "Okafor",
    });
  },
);

story(
  "FRM-039 FRM-205 (in part) SES-06 a reload after the session has ended leads to the sign-in, and back",
  async ({ page, world, watch, anApplicant }) => {
    const applicant = anApplicant(page);
    const { identity, signIn, email } = applicant;
    await applicant.hasConsented();
    await identity.open("?kept=yes");
    await identity.isAt("name");
    await endAllSessions(world, email);
    watch.expectFailure(/^\/auth\/token\/refresh$/, 401);
    await page.reload();
    await expect(signIn.expiredTitle).toBeVisible();
    expect(new URL(page.url()).searchParams.has("expired")).toBe(true);
    await signIn.askFor(email);
    await expect(signIn.sentTitle).toBeVisible();
    await applicant.followsLink();
    await identity.isAt("name");
    expect(new URL(page.url()).search).toBe("?kept=yes");
  },
);

story(
  "SES-05 (in part) neither storage nor addresses hold a token or an address",
  async ({ page, context, anApplicant }) => {
    const kept = keptInBrowser(page);
    const applicant = anApplicant(page);
    await applicant.signsIn();
    await applicant.onboarding.giveConsents();
    await applicant.dashboard.identity.click();
    await applicant.identity.answerFacts();
    await applicant.identity.isAt("documents");
    await kept.holdsNothingOf([applicant.email, "Okafor", "Amara", "1994-03-27"]);
    const readable = (await context.cookies()).filter(({ httpOnly }) => !httpOnly);
    expect(readable.map(({ name, value }) => `${name}=${value.slice(0, 2)}`).sort()).toEqual([
      `latchkey_language=${applicant.language}`,
      "latchkey_session=1",
    ]);
  },
);

story(
  "SES-07 a page of another site neither refreshes nor ends the session, nor reads anything",
  async ({ page, context, world, watch, anApplicant }) => {
    const applicant = anApplicant(page);
    const api = await applicant.hasConsented();
    await api.facts();
    await applicant.dashboard.open();

    const elsewhere = await context.newPage();
    await elsewhere.route(`${world.outboxUrl}/elsewhere`, (route) =>
      route.fulfill({
        contentType: "text/html",
        body: '<!doctype html><meta name="viewport" content="width=device-width"><title>Elsewhere</title>',
      }),
    );
    await elsewhere.goto(`${world.outboxUrl}/elsewhere`);
    watch.expectFailure(/./, "offline");
    const answers = await elsewhere.evaluate(async (product) => {
      const send = (path: string, init: RequestInit) =>
        fetch(`${product}${path}`, { credentials: "include", ...init }).then(
          (response) => response.type,
          () => "refused",
        );
      const query = JSON.stringify({
        query: "mutation { submitValidation { submittedValidation { uuid } } }",
      });
      const plain = { "content-type": "text/plain" };
      return [
        await send("/auth/token/refresh", {}),
        await send("/auth/token/logout", { mode: "no-cors" }),
        await send("/graphql", { method: "POST", body: query, headers: plain, mode: "no-cors" }),
        await send("/graphql", {
          method: "POST",
          body: query,
          headers: { "content-type": "application/json" },
        }),
      ];
    }, world.url);
    expect(answers.filter((answer) => answer !== "refused" && answer !== "opaque")).toEqual([]);
    await elsewhere.close();

    await page.reload();
    await expect(applicant.dashboard.greeting("Amara")).toBeVisible();
    expect((await api.me()).latestValidation.validationSubmitted).toBe(false);
  },
);

story(
  "SES-06 a session that ends before a file is added: the file waits for the sign-in, then arrives",
  async ({ page, context, world, texts, watch, anApplicant }) => {
    const applicant = anApplicant(page);
    const { identity, email } = applicant;
    await applicant.comesToTheUpload();
    await endAllSessions(world, email);
    watch.expectFailure(/^\/(graphql|wizard\/api\/.*)$/, 401);
    watch.expectFailure(/^\/auth\/token\/refresh$/, 401);
    await identity.upload.pick(await aPicture());
    const dialog = page.getByRole("dialog", { name: texts.errors.expired.title });
    await expect(dialog).toBeVisible();
    const opening = context.waitForEvent("page");
    await dialog.getByRole("link", { name: texts.errors.expired.signIn }).click();
    await applicant.at(await opening).signsIn();
    await expect(dialog).toBeHidden();
    await identity.upload.isDone("Passport.png");
  },
);
