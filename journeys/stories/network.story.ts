import { expect, type Page, type Request, type Route } from "@playwright/test";
import { aPicture } from "../files/pictures.ts";
import { checkAxe } from "../world/axe.ts";
import { story } from "../world/story.ts";
import type { World } from "../world/world.ts";

const isOperation = (request: Request, name: string): boolean =>
  new URL(request.url()).pathname === "/graphql" &&
  (request.postDataJSON() as { operationName?: string }).operationName === name;

/** How often this page has sent an operation. */
const countOperations = (page: Page, name: string): (() => number) => {
  let count = 0;
  page.on("request", (request) => {
    if (isOperation(request, name)) count += 1;
  });
  return () => count;
};

story(
  "FRM-248 FRM-249 REL-02 a failed save says so, keeps everything, and is applied once",
  async ({ page, context, watch, anApplicant }) => {
    const applicant = anApplicant(page);
    const { identity } = applicant;
    const api = await applicant.hasConsented();
    await identity.open();
    await identity.isAt("name");
    await identity.fillName("Amara", "Okafor");
    watch.expectFailure(/^\/graphql$/, "offline");
    await context.setOffline(true);
    await identity.goOn();
    await expect(identity.notSaved).toBeVisible();
    await identity.isAt("name");
    await expect(identity.lastName).toHaveValue("Okafor");
    await expect(identity.continueButton).not.toHaveAttribute("aria-busy", "true");
    await checkAxe(page);
    await identity.tryAgain.click();
    await expect(identity.notSaved).toBeVisible();

    await context.setOffline(false);
    const saves = countOperations(page, "MutateMe");
    await identity.tryAgain.click();
    await identity.isAt("birthdate");
    expect(saves()).toBe(1);
    const me = await api.me();
    expect(me.name).toMatchObject({ firstName: "Amara", lastName: "Okafor" });
    expect(me.latestValidation.progress).toMatchObject([{ completedSteps: ["name"] }]);
  },
);

story(
  "FRM-130 FRM-074 REL-02 two presses on Continue save once, two on Send submit once and send one e-mail",
  async ({ page, world, anApplicant }) => {
    const applicant = anApplicant(page);
    const { identity, dashboard, email } = applicant;
    const api = await applicant.hasConsented();
    await identity.open();
    await identity.isAt("name");
    await identity.fillName("Amara", "Okafor");
    const saves = countOperations(page, "MutateMe");
    await identity.continueButton.dblclick();
    await identity.isAt("birthdate");
    expect(saves()).toBe(1);

    await api.identityWithPassport();
    await dashboard.open();
    const submissions = countOperations(page, "SetSubmitted");
    await dashboard.send.dblclick();
    await expect(dashboard.waits("Amara")).toBeVisible();
    expect(submissions()).toBe(1);
    const message = await world.inbox.next(email);
    expect((await world.inbox.to(email)).filter(({ subject }) => subject === message.subject)).toHaveLength(
      1,
    );
  },
);

story(
  "the server is killed while an answer is being saved: after its restart the answer is sent again",
  async ({ page, world, watch, anApplicant }) => {
    const applicant = anApplicant(page);
    const { identity } = applicant;
    const api = await applicant.hasConsented();
    await identity.open();
    await identity.isAt("name");
    await identity.fillName("Amara", "Okafor");
    watch.expectFailure(/^\/graphql$/, "offline");
    await page.route(
      "**/graphql",
      async (route) => {
        await world.server.kill();
        await route.continue();
      },
      { times: 1 },
    );
    await identity.goOn();
    await expect(identity.notSaved).toBeVisible();
    await world.server.start();
    await identity.tryAgain.click();
    await identity.isAt("birthdate");
    expect((await api.me()).latestValidation.progress).toMatchObject([{ completedSteps: ["name"] }]);
  },
);

/** When the server is killed, seen from the browser's request. */
const KILLS = [
  {
    moment: "before it gets the submission",
    kill: async (route: Route, { server }: World) => {
      await server.kill();
      await route.continue();
    },
    isSubmitted: false,
  },
  {
    moment: "after it has submitted, before it says so",
    kill: async (route: Route, { server }: World) => {
      await route.fetch();
      await server.kill();
      await route.abort();
    },
    isSubmitted: true,
  },
] as const;

for (const { moment, kill, isSubmitted } of KILLS) {
  story(
    `REL-01 (in part) the server is killed ${moment}: the page says that it failed, and it is submitted exactly once`,
    async ({ page, world, watch, anApplicant }) => {
      const applicant = anApplicant(page);
      const { dashboard, email } = applicant;
      const api = await applicant.hasConsented();
      await api.identityWithPassport();
      await dashboard.open();
      watch.expectFailure(/^\/graphql$/, "offline");
      // The page that comes next is fetched meanwhile, and again when it is drawn.
      watch.expectFailure(/^\/assets\//, "offline");
      await page.route("**/graphql", (route) => kill(route, world), { times: 1 });
      await dashboard.send.click();
      await expect(dashboard.box.getByRole("alert")).toBeVisible();
      await world.server.start();
      expect((await api.me()).latestValidation.validationSubmitted).toBe(isSubmitted);

      await dashboard.send.click();
      await expect(dashboard.waits("Amara")).toBeVisible();
      const { latestValidation } = await api.me();
      expect(latestValidation.validationSubmitted).toBe(true);
      expect(latestValidation.progress).toHaveLength(1);
      expect(latestValidation.progress[0]?.submittedDtm).toBeTruthy();
      const message = await world.inbox.next(email);
      const alike = (await world.inbox.to(email)).filter(({ subject }) => subject === message.subject);
      expect(new Set(alike.map(({ messageId }) => messageId)).size).toBe(1);
      // Only a kill while it is being sent may send it again.
      if (!isSubmitted) expect(alike).toHaveLength(1);
    },
  );
}

story(
  "a failed submission says so, and works when it is retried",
  async ({ page, texts, watch, anApplicant }) => {
    const applicant = anApplicant(page);
    const { dashboard } = applicant;
    const api = await applicant.hasConsented();
    await api.identityWithPassport();
    await dashboard.open();
    watch.expectFailure(/^\/graphql$/, 503);
    await page.route("**/graphql", (route) => route.fulfill({ status: 503, json: { code: "UNAVAILABLE" } }));
    await dashboard.send.click();
    await expect(dashboard.box.getByRole("alert")).toContainText(texts.dashboard.failed.title);
    await checkAxe(page);
    await page.unroute("**/graphql");
    await dashboard.send.click();
    await expect(dashboard.waits("Amara")).toBeVisible();
  },
);

story(
  "FRM-073 what another tab has changed meanwhile: the refusal names what is missing",
  async ({ page, context, texts, anApplicant }) => {
    const applicant = anApplicant(page);
    const { dashboard } = applicant;
    const api = await applicant.hasConsented();
    await api.identityWithPassport();
    await dashboard.open();
    const other = applicant.at(await context.newPage());
    await other.page.goto("/questions/identity/upload");
    await other.identity.isAt("upload");
    await other.identity.upload.remove("Document.png");
    await other.identity.upload.add(await aPicture());
    await other.page.goto("/questions/identity/documents");
    await other.identity.isAt("documents");
    await other.identity.chooseDocument("DRIVING_LICENCE");
    await other.identity.goOn();
    await other.identity.isAt("documentSignposting");

    await dashboard.send.click();
    const alert = dashboard.box.getByRole("alert");
    await expect(alert).toContainText(texts.dashboard.failed.refusedTitle);
    await expect(alert).toContainText(texts.dashboard.section.IDENTITY.replaceAll("\u00AD", ""));
  },
);

story(
  "FRM-241 FRM-242 an end that cannot be saved three times leads to /500, and from there back to it",
  async ({ page, context, texts, watch, anApplicant }) => {
    const applicant = anApplicant(page);
    const { identity, dashboard } = applicant;
    const api = await applicant.hasConsented();
    await api.facts();
    await page.goto("/questions/identity/documents");
    await identity.isAt("documents");
    await identity.chooseDocument("none");
    await identity.goOn();
    await identity.isAt("none");
    watch.expectFailure(/^\/graphql$/, "offline");
    // Nor does the drawing of the error page arrive.
    watch.expectFailure(/^\/assets\/error-500-.*\.svg$/, "offline");
    await context.setOffline(true);
    await identity.goOn();
    await expect(identity.notSaved).toBeVisible();
    await identity.tryAgain.click();
    await expect(identity.notSaved).toBeVisible();
    await identity.tryAgain.click();
    await page.waitForURL("**/500");
    await expect(page.getByRole("heading", { level: 1, name: texts.errors.page.title })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("button", { name: texts.errors.page.tryAgain }).click();
    await identity.isAt("none");
    await identity.goOn();
    await page.waitForURL("**/dashboard");
    await dashboard.identityIs("completed");
  },
);

story(
  "FRM-081 submitted from another tab meanwhile: a step that is still shown leads to the dashboard",
  async ({ page, anApplicant }) => {
    const applicant = anApplicant(page);
    const { identity, dashboard } = applicant;
    const api = await applicant.hasConsented();
    await api.identityWithPassport();
    await identity.open();
    await identity.isAt("name");
    await identity.firstName.fill("Too Late");
    expect(await api.submit()).toEqual({ codes: [], missing: undefined });
    await identity.goOn();
    await page.waitForURL("**/dashboard");
    await expect(dashboard.waits("Amara")).toBeVisible();
    await page.goBack();
    await page.waitForURL("**/dashboard");
    await expect(dashboard.waits("Amara")).toBeVisible();
  },
);
