import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { addMonths } from "@latchkey/domain/rules/civil-span.ts";
import { portalChecksPath } from "@latchkey/domain/vocabulary/portal-wire.ts";
import { expect } from "@playwright/test";
import { aPdf } from "../files/documents.ts";
import { invitedAgent } from "../people/agent.ts";
import { consoleTexts } from "../people/console-texts.ts";
import { portalTexts } from "../people/portal-texts.ts";
import { sendsPassport, today } from "../people/rent-checks.ts";
import { staffApi } from "../people/staff-api.ts";
import { checkAxe } from "../world/axe.ts";
import { horizontalOverflow } from "../world/overflow.ts";
import { story } from "../world/story.ts";

const { checks, frame } = portalTexts;
const { pack } = consoleTexts.rightToRent;

const HOME = "7 Weaver Street, Leeds LS2 7AB";
const CREATE = "mutation ($input: NewApplicationInput!) { createApplication(input: $input) { id } }";

const person = (email: string) => ({
  firstName: "Amara",
  lastName: "Okafor",
  email,
  shareMinor: 95_000,
});

const anEnglishHome = (agency: string, email: string) => ({
  home: HOME,
  country: "ENG",
  rentMinor: 95_000,
  advertisedRentMinor: 95_000,
  rentPeriod: "month",
  currency: "GBP",
  start: addMonths(today(), 1),
  agency,
  reference: "HC-7",
  policy: "england-identity-only",
  language: "en",
  people: [person(email)],
});

story(
  "a checker of an agency records a passport, the home is ready to sign, and the pack is theirs alone",
  async ({ page, openBrowser, world }) => {
    const own = randomBytes(4).toString("hex");
    const agency = `Hartley ${own}`;
    const role = "RIGHT_TO_RENT_CHECKER";
    const jo = await invitedAgent({ page, world, agency, role });
    const ask = await staffApi(
      { request: page.request, world },
      { name: "Ruth Adeyemi", roles: ["REVIEWER"] },
    );
    await ask(CREATE, { input: anEnglishHome(agency, `amara-${own}@example.com`) });
    await jo.settlesIn();
    await expect(page.getByRole("heading", { level: 1, name: checks.title })).toBeVisible();
    const row = page.getByRole("row").filter({ hasText: HOME });
    await expect(row).toContainText(checks.states.none);
    await checkAxe(page);
    await row.getByRole("link").press("Enter");

    await expect(page.getByRole("heading", { level: 1, name: "Amara Okafor" })).toBeFocused();
    await expect(page.getByRole("radio")).toHaveCount(3);
    await checkAxe(page);
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await horizontalOverflow(page)).toBe(0);
    }
    await sendsPassport(page, aPdf("passport.pdf"));
    await expect(page.getByText(checks.of.ready)).toBeVisible();
    await checkAxe(page);
    expect(await horizontalOverflow(page)).toBe(0);

    await page.getByRole("button", { name: pack.ask, exact: true }).press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("textbox", { name: pack.handedTo })).toHaveValue("R. Calvert");
    await checkAxe(page);
    const started = page.waitForEvent("download");
    await dialog.getByRole("button", { name: pack.submit }).press("Enter");
    const zip = await readFile(await (await started).path());
    expect(zip.subarray(0, 2).toString()).toBe("PK");
    await expect(page.getByText(pack.done)).toBeVisible();
    const address = page.url();

    const other = await (await openBrowser()).newPage();
    const stranger = await invitedAgent({ page: other, world, agency: `Mill ${own}`, role });
    await stranger.settlesIn();
    await expect(other.getByText(checks.empty.title)).toBeVisible();
    await other.goto(address);
    await expect(other.getByRole("heading", { level: 1, name: frame.notFound.title })).toBeVisible();
    expect(new URL(address).pathname).toMatch(new RegExp(`^${portalChecksPath}/`));
  },
);
