import { expect } from "@playwright/test";
import { aPicture } from "../files/pictures.ts";
import { everydayBirthdate } from "../people/identity.ts";
import { say } from "../people/texts.ts";
import { checkAxe } from "../world/axe.ts";
import { story } from "../world/story.ts";

/** The demo's couple with one mailbox, and its person with two homes. */
const COUPLE = "romano.household@example.com";
const TWO_HOMES = "two.homes@example.com";

story("two people with one mailbox in one letting can both submit", async ({ page, texts, anApplicant }) => {
  const applicant = anApplicant(page, COUPLE);
  const { dashboard, identity, onboarding } = applicant;
  await applicant.signsIn();
  for (const firstName of ["Sofia", "Luca"]) {
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { name: say(texts.applications.choose.title) })).toBeVisible();
    await checkAxe(page);
    await page.getByRole("link", { name: firstName, exact: true }).click();
    await onboarding.giveConsents();
    await expect(dashboard.greeting(firstName)).toBeVisible();
    await dashboard.identity.click();
    await identity.isAt("name");
    await identity.goOn();
    await identity.fillBirthdate(everydayBirthdate);
    await identity.goOn();
    await identity.chooseNationality("IT");
    await identity.goOn();
    // A reload keeps the choice.
    await identity.isAt("documents");
    await page.reload();
    await identity.isAt("documents");
    await identity.chooseDocument("PASSPORT");
    await identity.goOn();
    await identity.upload.add(await aPicture());
    await identity.goOn();
    await identity.upload.confirm();
    await dashboard.send.click();
    await expect(dashboard.waits(firstName)).toBeVisible();
  }
});

story(
  "a second letting can be filled in next to a submitted first one",
  async ({ page, texts, anApplicant }) => {
    const applicant = anApplicant(page, TWO_HOMES);
    const { dashboard, identity } = applicant;
    await applicant.isSignedIn();
    await dashboard.open();
    await dashboard.identityIs("toDo");
    const first = page.getByRole("link", { name: /^8 Mill Lane, Perth PH1 5AB/ }).first();
    await expect(first).toBeVisible();
    await checkAxe(page);

    const other = await page.context().newPage();
    await other.goto((await first.getAttribute("href")) ?? "");
    const there = applicant.at(other);
    await there.dashboard.identityIs("submitted");

    await dashboard.identity.click();
    await identity.isAt("name");
    const offer = page.getByRole("group", { name: say(texts.carryOver.title) });
    await expect(offer).toBeVisible();
    await checkAxe(page);
    await offer.getByRole("button", { name: say(texts.carryOver.copy) }).click();
    await expect(offer).toHaveCount(0);
    await identity.isAt("name");
    await identity.fillName("Renamed", "Petrova");
    await identity.goOn();
    await identity.isAt("birthdate");
    // Back shows what was just answered: it is the same wizard, not a new one with what was stored at its start.
    await page.goBack();
    await identity.isAt("name");
    await expect(identity.firstName).toHaveValue("Renamed");
    await identity.goOn();
    await identity.isAt("birthdate");
    await identity.goOn();
    await identity.isAt("nationality");
    await identity.goOn();
    await identity.isAt("documents");
    await identity.chooseDocument("PASSPORT");
    await identity.goOn();
    await identity.isAt("upload");
    await expect(identity.upload.row("Passport.png")).toBeVisible();

    await other.reload();
    await there.dashboard.identityIs("submitted");
    await expect(there.dashboard.waits("Nadia")).toBeVisible();
    await expect(other.getByText(say(texts.applications.others))).toBeVisible();
  },
);
