import { arrivalsAt } from "@latchkey/sandbox/telemetry/testing/connected.ts";
import { expect, type Page, type Request } from "@playwright/test";
import { aPicture } from "../files/pictures.ts";
import type { Applicant } from "../people/applicant.ts";
import { story } from "../world/story.ts";

// One environment for both.
story.describe.configure({ mode: "default" });
story.use({ worldOptions: { telemetry: true } });

/** Everything that this page has sent to our own server about its use. */
const listenTo = (page: Page): (() => string) => {
  let sent = "";
  page.on("request", (request: Request) => {
    if (/^\/(?:events|errors)$/.test(new URL(request.url()).pathname))
      sent += `${request.postData() ?? ""}\n`;
  });
  return () => sent;
};

const answersWithCanaries = async ({ identity }: Applicant): Promise<void> => {
  await identity.open();
  await identity.isAt("name");
  await identity.fillName("Canary1234", "Canarylast");
  await identity.goOn();
  await expect(identity.summary).toBeVisible();
  await identity.fillName("Canaryfirst", "Canarylast");
  await identity.goOn();
  await identity.isAt("birthdate");
};

/** In which order the submission is answered and the click is told of. */
const orderOfSubmission = (page: Page): (() => readonly string[]) => {
  const order: string[] = [];
  page.on("response", (response) => {
    if (response.request().postData()?.includes("SetSubmitted")) order.push("submitted");
  });
  page.on("request", (request) => {
    if (request.url().endsWith("/events") && request.postData()?.includes("clicked submit"))
      order.push("told");
  });
  return () => order;
};

/** Of a canary's name, in words and as the store calls it. */
const sendsAPassport = async ({ identity, dashboard }: Applicant): Promise<void> => {
  await identity.upload.add(await aPicture("canary.png"));
  await identity.goOn();
  await identity.upload.confirm();
  await dashboard.send.click();
  await expect(dashboard.waits("Canaryfirst")).toBeVisible();
};

/** Ids, times and hashes are dealt by chance and may hold any four digits. */
const withoutChance = (text: string): string =>
  text.replace(
    /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\b[\da-f]{16,32}\b|\b\d{10}\b(?:\.\d+)?|-[\w-]{8}\.js/g,
    "…",
  );

const A_LEAK = /canary|1991|\.png|example\.com|eyJ[\w-]{10}/i;

story(
  "FRM-362 FRM-238 PRV-01 (in part) a document that is checked and a submission leave by name, and nothing of them",
  async ({ page, world, anApplicant }) => {
    const applicant = anApplicant(page);
    const sent = listenTo(page);
    const order = orderOfSubmission(page);
    const arrived = async () => JSON.stringify(await arrivalsAt(world.telemetryUrl));
    await applicant.comesToTheUpload({
      firstName: "Canaryfirst",
      lastName: "Canarylast",
      birthdate: "1991-02-03",
    });
    await sendsAPassport(applicant);
    await expect.poll(arrived).toMatch(/Verified document PASSPORT with result (?:ok|error)/);
    await expect.poll(arrived).toContain("Changed field PASSPORT");
    await expect.poll(arrived).toContain("clicked submit");
    expect(order()).toEqual(["submitted", "told"]);
    for (const text of [sent(), await arrived()]) {
      expect(withoutChance(text)).not.toMatch(A_LEAK);
    }
  },
);

story(
  "FRM-016 FRM-017 FRM-256 FRM-019 (in part) FRM-357 FRM-358 FRM-359 FRM-360 FRM-361 FRM-377 (in part) PRV-01 (in part) help knows the case, what is clicked and what fails leaves without a word of the answers, and signing out ends it",
  async ({ page, world, watch, texts, anApplicant }) => {
    const applicant = anApplicant(page, "canary.person@example.com");
    const { identity, header, signIn } = applicant;
    const sent = listenTo(page);
    const api = await applicant.hasConsented();
    const arrived = async () => JSON.stringify(await arrivalsAt(world.telemetryUrl));
    await answersWithCanaries(applicant);

    await expect(page.getByRole("button", { name: "Chat" })).toBeVisible();
    await page.getByRole("link", { name: texts.shell.help, exact: true }).click();
    const panel = page.getByRole("region", { name: "Practice messenger" });
    await expect(panel).toContainText(/It knows: [0-9a-f-]{36}$/);
    const known = (await panel.textContent())?.split("It knows: ")[1] ?? "";

    const entries = () => page.evaluate(() => window.history.length);
    const before = await entries();
    await identity.back.click();
    await identity.isAt("name");
    expect(await entries()).toBe(before);
    await identity.goOn();
    await identity.isAt("birthdate");

    // A save that fails is reported in the background, and shown to the person in words of ours.
    watch.expectFailure(/^\/graphql$/, "offline");
    await page.route("**/graphql", (route) => route.abort());
    await identity.fillBirthdate({ day: "03", month: "02", year: "1991" });
    await identity.goOn();
    await expect(identity.notSaved).toBeVisible();
    await expect.poll(arrived).toContain('"category":"network"');
    await page.unroute("**/graphql");
    for (const event of [
      "Clicked continue",
      "Changed field firstName",
      "Validation error in firstName, error: ",
      "Back to IDENTITY - name",
      '"name":"/questions/identity/name"',
      '"name":"/questions/identity/birthdate"',
      '"type":"identify"',
    ]) {
      await expect.poll(arrived).toContain(event);
    }
    expect((await api.me()).name.firstName).toBe("Canaryfirst");

    await header.account("Canaryfirst Canarylast").click();
    await header.signOutLink.click();
    await expect(signIn.outTitle).toBeVisible();
    await expect.poll(arrived).toContain('"kind":"logout"');
    await expect(page.locator("#ze-snippet")).toHaveCount(0);
    expect(sent()).toContain("Clicked continue");
    for (const text of [sent(), await arrived()]) {
      expect(withoutChance(text)).not.toMatch(A_LEAK);
      expect(text).toContain("/questions/identity/name");
    }
    expect(await arrived()).toContain(known);
  },
);

story(
  "FRM-381 texts that cannot be loaded are reported by no page, and what fails after them is",
  async ({ page, world, watch, anApplicant }) => {
    const { signIn, header } = anApplicant(page);
    const arrived = async () => JSON.stringify(await arrivalsAt(world.telemetryUrl));
    await fetch(`${world.telemetryUrl}/api/arrivals`, { method: "DELETE" });
    const reports = page.waitForResponse(/\/assets\/error-sink-/);
    await signIn.open();
    await reports;

    watch.expectFailure(/^\/assets\//, "offline");
    await page.route("**/assets/*.js", (route) => route.abort());
    const lost = page.waitForEvent("requestfailed", (request) => request.url().includes("/assets/"));
    await header.askForLanguage("Deutsch");
    await lost;
    watch.expectFailure(/^\/auth\/one-time-link$/, "offline");
    await page.route("**/auth/one-time-link", (route) => route.abort());
    await signIn.askFor("canary.person@example.com");
    await expect.poll(arrived).toContain('"category":"session"');
    expect(await arrived()).not.toContain('"category":"network"');
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  },
);
