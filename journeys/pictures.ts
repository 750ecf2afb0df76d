import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { aWordFile } from "./files/documents.ts";
import { aPhoto } from "./files/pictures.ts";
import { type Applicant, newApplicant } from "./people/applicant.ts";
import { everydayBirthdate } from "./people/identity.ts";
import { loadTexts } from "./people/texts.ts";
import { launchOptions } from "./world/chromium.ts";
import setUp from "./world/global-setup.ts";
import { linkIn } from "./world/letters.ts";
import { openWorld, type World } from "./world/world.ts";

/**
 * Pictures of all main screens, to be looked at by people: npx tsx journeys/pictures.ts /tmp/shots [dark]
 * Not part of the tests.
 */

const [folder = "test-results/pictures", scheme] = process.argv.slice(2);
const colorScheme = scheme === "dark" ? "dark" : "light";

type Take = (name: string) => Promise<void>;

const signingIn = async (applicant: Applicant, take: Take, world: World): Promise<void> => {
  const { page, signIn, onboarding, email } = applicant;
  await signIn.open();
  await take("sign-in");
  await signIn.submit.click();
  await take("sign-in-required");
  await page.route("**/auth/one-time-link", (route) => route.fulfill({ status: 503, json: {} }));
  await signIn.askFor(email);
  await page.getByRole("alert").waitFor();
  await take("sign-in-failed");
  await page.unroute("**/auth/one-time-link");
  await signIn.submit.click();
  await signIn.sentTitle.waitFor();
  await take("link-sent");
  await page.goto("/otl?expired");
  await take("session-expired");
  await page.goto("/otl?link#t=spent");
  await signIn.spentTitle.waitFor();
  await take("link-spent");
  await page.goto(linkIn(await world.letters.next(email)));
  await page.getByRole("button", { name: /@/ }).waitFor();
  await take("link-landing");
  await page.getByRole("button", { name: /@/ }).click();
  await onboarding.dialog.waitFor();
  for (const name of ["onboarding-welcome", "onboarding-identity", "onboarding-all-set"]) {
    await take(name);
    await onboarding.goOn.click();
  }
  await take("onboarding-consents");
  await onboarding.agree.press("Enter");
  await onboarding.alert.waitFor();
  await take("onboarding-consents-error");
};

const answering = async ({ page, identity, dashboard }: Applicant, take: Take): Promise<void> => {
  await dashboard.open();
  await take("dashboard-new");
  await dashboard.identity.click();
  await identity.isAt("name");
  await take("name");
  await identity.goOn();
  await take("name-errors");
  await identity.fillName("Amara", "Okafor");
  await identity.goOn();
  await identity.isAt("birthdate");
  await take("birthdate");
  await identity.fillBirthdate({ ...everydayBirthdate, day: "31", month: "02" });
  await identity.goOn();
  await take("birthdate-error");
  await identity.fillBirthdate(everydayBirthdate);
  await identity.goOn();
  await identity.isAt("nationality");
  await take("nationality");
  await identity.chooseNationality("DE");
  await identity.goOn();
  await identity.isAt("documents");
  await take("documents");
  await identity.chooseDocument("none");
  await identity.goOn();
  await identity.isAt("none");
  await take("none");
  await identity.back.click();
  await identity.chooseDocument("NATIONAL_ID");
  await identity.goOn();
  await identity.isAt("documentSignposting");
  await take("signposting");
  await identity.understood.check();
  await identity.goOn();
  await identity.isAt("upload");
  await take("upload");
  await identity.upload.pick(aWordFile());
  await take("upload-refused");
  await identity.upload.add(await aPhoto("a rather long name of a photo of my identity card, front.jpg"));
  await take("upload-done");
  await identity.goOn();
  await identity.upload.confirmation.waitFor();
  await take("upload-confirm");
  await page.keyboard.press("Escape");
  await page.route("**/graphql", (route) => route.abort());
  await identity.goOn();
  await identity.upload.confirm();
  await identity.notSaved.waitFor();
  await take("not-saved");
  await page.unroute("**/graphql");
};

const seeded = [
  ["dashboard-fresh", "fatima.haddad@example.com"],
  ["dashboard-midway", "amara.okafor@example.com"],
  ["dashboard-ready", "ready.person@example.com"],
  ["dashboard-submitted", "submitted.person@example.com"],
  ["dashboard-remedial", "remedial.person@example.com"],
] as const;

const others = async ({ page, header }: Applicant, take: Take): Promise<void> => {
  await page.goto("/dashboard");
  await header.account("Marco Rinaldi").click();
  await take("menu");
  for (const [name, path] of [
    ["not-here", "/questions/income"],
    ["error", "/500"],
  ] as const) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await take(name);
  }
};

const main = async (): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const tearDown = await setUp();
  const { world, close } = await openWorld(0);
  const browser = await chromium.launch(launchOptions);
  const opened = async (width: number, language: "en" | "de"): Promise<Page> => {
    const context = await browser.newContext({
      baseURL: world.url,
      locale: language,
      viewport: { width, height: width < 640 ? 844 : 800 },
      isMobile: width < 640,
      hasTouch: width < 640,
      colorScheme,
      reducedMotion: "reduce",
      extraHTTPHeaders: { "X-Forwarded-For": world.nextClientAddress() },
    });
    return context.newPage();
  };
  for (const language of ["en", "de"] as const) {
    for (const width of [1280, 390]) {
      const texts = await loadTexts(language);
      const taking =
        (page: Page): Take =>
        async (name) => {
          const path = join(
            folder,
            `${name}.${language}.${width}${colorScheme === "dark" ? ".dark" : ""}.png`,
          );
          await page.screenshot({ path, fullPage: true });
        };
      const page = await opened(width, language);
      await signingIn(newApplicant({ page, world, texts }), taking(page), world);
      await page.context().clearCookies();
      const applicant = newApplicant({ page, world, texts });
      await applicant.hasConsented();
      await answering(applicant, taking(page));
      for (const [name, email] of seeded) {
        await page.context().clearCookies();
        const person = newApplicant({ page, world, texts, email });
        await person.isSignedIn();
        await page.goto("/dashboard");
        await person.dashboard.cards.first().waitFor();
        await page.waitForLoadState("networkidle");
        await taking(page)(name);
        if (name === "dashboard-remedial") await others(person, taking(page));
      }
      await page.context().close();
    }
  }
  await browser.close();
  await close();
  await tearDown?.();
};

await main();
