// npm run pictures: starts the demo in a folder of its own, and takes the pictures of the README.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installWhenNeeded, root } from "./install.mjs";

installWhenNeeded({ withDev: true });
const { chromium } = await import("@playwright/test");
const { default: sharp } = await import("sharp");
const { findChromium } = await import("./chromium.mjs");
const { freePort } = await import("./testing/free-port.mjs");

const LARGEST_BYTES = 150_000;

const phone = (height) => ({
  viewport: { width: 390, height },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
});

const press = (page, name) => page.getByRole("button", { name, exact: true }).click();

/** Each takes a visitor from the first page of the demo to the page of the picture. The heights cut no text. */
const pictures = {
  "applicant-phone": {
    device: phone(900),
    visit: async (page) => {
      await press(page, "Amara Okafor");
      await page.getByRole("heading", { name: "Send for review" }).waitFor();
    },
  },
  "landlord-questions": {
    device: phone(844),
    visit: async (page) => {
      await press(page, "Harbour Street Homes");
      await page.getByRole("button", { name: "Send" }).waitFor();
    },
  },
  "reviewer-case": {
    device: { viewport: { width: 1280, height: 800 } },
    isWhole: true,
    visit: async (page) => {
      await press(page, "Priya Nair");
      await page.getByRole("link", { name: "Elena Rossi" }).click();
      await press(page, "Take this case");
      const letItGo = page.getByRole("button", { name: "Let it go" });
      await letItGo.waitFor();
      await page.reload();
      await letItGo.waitFor();
    },
  },
};

const startDemo = async (dataDir) => {
  const names = ["PORT", "OUTBOX_PORT", "SMTP_PORT", "ADDRESSES_PORT", "BANK_PORT", "TAX_PORT"];
  names.push("EMPLOYMENT_PORT", "TELEMETRY_PORT", "RIGHT_TO_RENT_PORT", "CONTROL_PORT");
  const ports = {};
  for (const name of names) ports[name] = String(await freePort());
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir, ...ports },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  let said = "";
  await new Promise((resolve, reject) => {
    child.stdout.on("data", (chunk) => {
      said += chunk;
      if (said.includes("Latchkey answers") && said.includes("starting")) resolve();
    });
    ended.then(() => reject(new Error(`The demo did not start: ${said}`)));
  });
  return {
    url: `http://localhost:${ports.PORT}`,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
};

const shrink = async (picture) => {
  const small = await sharp(picture).png({ palette: true, colours: 128, effort: 10 }).toBuffer();
  if (small.length > LARGEST_BYTES) throw new Error(`The picture has ${small.length} bytes.`);
  return small;
};

const takePicture = async (browser, url, { device, visit, isWhole = false }) => {
  const context = await browser.newContext({
    ...device,
    locale: "en-GB",
    timezoneId: "Europe/London",
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  // The button of the messenger would cover a card.
  await page.route("**/ekr/snippet.js", (route) => route.abort());
  await page.goto(url);
  await visit(page);
  await page.waitForLoadState("networkidle");
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ fullPage: isWhole });
  await context.close();
  return shrink(picture);
};

const dataDir = mkdtempSync(join(tmpdir(), "latchkey-pictures-"));
const executablePath = await findChromium();
const demo = await startDemo(dataDir);
const browser = await chromium.launch({
  executablePath,
  // Chromium has no sandbox for root.
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
try {
  for (const [name, picture] of Object.entries(pictures)) {
    const file = `docs/pictures/${name}.png`;
    const content = await takePicture(browser, demo.url, picture);
    writeFileSync(join(root, file), content);
    console.log(`${file}: ${Math.round(content.length / 1000)} kB`);
  }
} finally {
  await browser.close();
  await demo.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
