import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findChromium } from "./chromium.mjs";
import { copySources } from "./testing/copied-sources.ts";
import { freePort } from "./testing/free-port.mjs";
import { plainEnvironment, root, until } from "./testing/running-product.ts";

/** `npm run dev` on a copy of the sources: what is saved there is on the screen, and is what the server answers. */

const PORT_NAMES = [
  "PORT",
  "OUTBOX_PORT",
  "SMTP_PORT",
  "ADDRESSES_PORT",
  "BANK_PORT",
  "TAX_PORT",
  "EMPLOYMENT_PORT",
  "TELEMETRY_PORT",
  "RIGHT_TO_RENT_PORT",
  "CONTROL_PORT",
] as const;

/** The first start prepares packages for the browser. */
const STARTS_WITHIN_MS = 240_000;

const TEMPLATES = "server/src/api/pages/templates.ts";
const DEV_TEMPLATES = "scripts/dev-templates.mjs";

const ROBOTS = "server/src/api/pages/for-programs.routes.ts";

let copy: string;
let dataDir: string;
let url: string;
let loop: ChildProcess;
let said = "";
let browser: Browser;
let page: Page;

beforeAll(async () => {
  copy = await copySources();
  dataDir = await mkdtemp(join(tmpdir(), "latchkey-dev-"));
  const ports: Record<string, string> = {};
  for (const name of PORT_NAMES) ports[name] = String(await freePort());
  url = `http://localhost:${ports.PORT}`;
  loop = spawn(process.execPath, ["scripts/dev.mjs"], {
    cwd: copy,
    env: { ...plainEnvironment(), ...ports, DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [loop.stdout, loop.stderr])
    stream?.on("data", (chunk) => {
      said += String(chunk);
    });
  const isUp = () => {
    if (loop.exitCode !== null) throw new Error(`It ended: ${said}`);
    return said.includes("Starting took");
  };
  await until(isUp, { givesUpMs: STARTS_WITHIN_MS });
  browser = await chromium.launch({
    executablePath: await findChromium(),
    // Chromium has no sandbox for root.
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  page = await browser.newPage({ locale: "en-GB" });
}, STARTS_WITHIN_MS);

afterAll(async () => {
  await browser?.close();
  loop?.kill("SIGKILL");
  for (const folder of [copy, dataDir]) if (folder) await rm(folder, { recursive: true, force: true });
});

/** @returns when it was saved */
const change = async (file: string, from: string, to: string): Promise<number> => {
  const path = join(copy, file);
  const text = await readFile(path, "utf8");
  expect(text).toContain(from);
  await writeFile(path, text.replace(from, to));
  return performance.now();
};

const tell = (what: string, savedAt: number): void => {
  process.stdout.write(`${what}: ${((performance.now() - savedAt) / 1000).toFixed(1)} s\n`);
};

/** Opens a page that follows changes from now on. */
const open = async (path: string): Promise<void> => {
  const connected = page.waitForEvent("console", {
    predicate: (message) => message.text().includes("[vite] connected"),
    timeout: STARTS_WITHIN_MS,
  });
  await page.goto(`${url}${path}`);
  await connected;
  await page.evaluate(() => {
    document.documentElement.dataset.opened = "once";
  });
};

const isSameDocument = (): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset.opened === "once");

const shows = (text: string): Promise<void> => page.getByText(text).first().waitFor();

/** The sources of what is bundled below a folder. */
const sourcesIn = async (folder: string): Promise<ReadonlySet<string>> => {
  const files = await readdir(folder, { recursive: true });
  const maps = files.filter((file) => file.endsWith(".js.map"));
  const sources: string[] = [];
  for (const file of maps) {
    const map: { readonly sources: readonly string[] } = JSON.parse(
      await readFile(join(folder, file), "utf8"),
    );
    sources.push(...map.sources.map((source) => source.replace(/^(?:\.\.\/)+/, "")));
  }
  return new Set(sources);
};

const robots = async (): Promise<string> => (await fetch(`${url}/robots.txt`)).text();

describe("npm run dev", () => {
  test("shows a changed text and a changed component without loading the page", async () => {
    await open("/otl");
    const heading = page.getByRole("heading", { level: 1 });
    await expect.poll(() => heading.textContent()).toBe("Sign in with your email");
    const textAt = await change(
      "applicant/src/locales/en/sign-in.ts",
      "Sign in with your email",
      "Welcome to the changed page",
    );
    await shows("Welcome to the changed page");
    tell("A changed text", textAt);
    const componentAt = await change(
      "ui/src/page-footer/page-footer.tsx",
      "{children}</div>",
      "{children} changed footer</div>",
    );
    await shows("changed footer");
    tell("A changed component", componentAt);
    expect(await isSameDocument()).toBe(true);
  });

  test("loads a page anew that has no script of its own", async () => {
    await open("/privacy");
    const savedAt = await change("applicant/src/locales/en/notices.ts", "Privacy", "Changed privacy");
    await shows("Changed privacy");
    tell("A changed page without script", savedAt);
    expect(await isSameDocument()).toBe(false);
  });

  test("answers with a changed server, and keeps the last one while a change does not compile", async () => {
    const savedAt = await change(ROBOTS, "Disallow: /", "Disallow: /changed");
    await until(async () => (await robots()).includes("/changed"));
    tell("A changed server file", savedAt);
    await change(ROBOTS, "/changed", '/broken" "');
    await until(() => said.includes("The server does not compile."));
    expect(await robots()).toContain("/changed");
    await change(ROBOTS, '/broken" "', "/mended");
    await until(async () => (await robots()).includes("/mended"));
    expect(said.match(/does not compile/g)).toHaveLength(1);
  });

  test("is the same server except for where pages come from, which the product does not have", async () => {
    const policyOf = async (path: string) =>
      (await fetch(`${url}${path}`)).headers.get("content-security-policy")?.replace(/'nonce-[^']+'/, "");
    expect(await policyOf("/otl")).toContain("script-src 'self'; style-src 'self' ;");
    expect(await policyOf("/report-check")).toMatch(/script-src 'sha256-\S+'; style-src 'sha256-/);
    const [product, development] = [
      await sourcesIn(join(root, "dist/server")),
      await sourcesIn(join(copy, "dist/dev")),
    ];
    expect([product.has(TEMPLATES), development.has(TEMPLATES)]).toEqual([true, false]);
    expect([product.has(DEV_TEMPLATES), development.has(DEV_TEMPLATES)]).toEqual([false, true]);
  });

  test("ends everything on Ctrl-C", async () => {
    const ended = new Promise((resolve) => loop.once("exit", resolve));
    loop.kill("SIGINT");
    expect(await ended).toBe(0);
    await expect(fetch(url)).rejects.toThrow();
  });
});
