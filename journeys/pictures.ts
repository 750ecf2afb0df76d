import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { newApplicant } from "./people/applicant.ts";
import type { Stop } from "./people/stops.ts";
import { loadTexts } from "./people/texts.ts";
import { tourBeside, tourOfIdentity, tourOfSigningIn } from "./people/tour.ts";
import { launchOptions } from "./world/chromium.ts";
import setUp from "./world/global-setup.ts";
import { openWorld, type World } from "./world/world.ts";

/**
 * Screenshots of all main screens, for people to review: npx tsx journeys/pictures.ts /tmp/shots [dark]
 * Not part of the tests.
 */

const [folder = "test-results/pictures", scheme] = process.argv.slice(2);
const colorScheme = scheme === "dark" ? "dark" : "light";

interface Look {
  readonly width: number;
  readonly language: "en" | "de";
}

const looks: readonly Look[] = [
  { width: 1280, language: "en" },
  { width: 390, language: "en" },
  { width: 1280, language: "de" },
  { width: 390, language: "de" },
];

const seeded = [
  ["dashboard-fresh", "fatima.haddad@example.com"],
  ["dashboard-midway", "amara.okafor@example.com"],
  ["dashboard-ready", "ready.person@example.com"],
  ["dashboard-submitted", "submitted.person@example.com"],
  ["dashboard-remedial", "remedial.person@example.com"],
] as const;

const openPage = async (browser: Browser, world: World, { width, language }: Look): Promise<Page> => {
  const isPhone = width < 640;
  const context = await browser.newContext({
    baseURL: world.url,
    locale: language,
    viewport: { width, height: isPhone ? 844 : 800 },
    isMobile: isPhone,
    hasTouch: isPhone,
    colorScheme,
    reducedMotion: "reduce",
    extraHTTPHeaders: { "X-Forwarded-For": world.nextClientAddress() },
  });
  return context.newPage();
};

const takePictures = async (browser: Browser, world: World, look: Look): Promise<void> => {
  const page = await openPage(browser, world, look);
  const texts = await loadTexts(look.language);
  const suffix = `${look.language}.${look.width}${colorScheme === "dark" ? ".dark" : ""}`;
  const take: Stop = async (name) => {
    await page.screenshot({ path: join(folder, `${name}.${suffix}.png`), fullPage: true });
  };
  const applicant = newApplicant({ page, world, texts });
  await tourOfSigningIn(applicant, world, take);
  await tourOfIdentity(applicant, take);
  for (const [name, email] of seeded) {
    await page.context().clearCookies();
    const person = newApplicant({ page, world, texts, email });
    await person.isSignedIn();
    await page.goto("/dashboard");
    await person.dashboard.cards.first().waitFor();
    if (name === "dashboard-fresh") await person.onboarding.dialog.waitFor();
    await take(name);
  }
  await newApplicant({ page, world, texts }).header.account("Marco Rinaldi").click();
  await take("menu");
  await tourBeside(page, take);
  await page.context().close();
};

await mkdir(folder, { recursive: true });
const tearDown = await setUp();
const { world, close } = await openWorld(0);
const browser = await chromium.launch(launchOptions);
try {
  for (const look of looks) await takePictures(browser, world, look);
} finally {
  await browser.close();
  await close();
  await tearDown?.();
}
