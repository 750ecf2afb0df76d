import { expect } from "@playwright/test";
import { aPdf } from "../files/documents.ts";
import { newAddress } from "../people/applicant.ts";
import { consoleTexts } from "../people/console-texts.ts";
import {
  choosesCode,
  failsFollowUp,
  recordsCode,
  recordsPassport,
  signs,
  today,
} from "../people/rent-checks.ts";
import { say } from "../people/texts.ts";
import { linkIn } from "../world/inbox.ts";
import { story } from "../world/story.ts";

const HOME = "41 Heron Street, Leeds LS5 3PD";
const { checkNames, newApplication, rightToRent, signing } = consoleTexts;

interface Tenant {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

story(
  "a household in England goes from the invitation to ready to sign by two ways of the check, and a follow-up fails",
  async ({ page, world, openBrowser, anApplicant, aColleague }) => {
    const priya = await aColleague(page, "REVIEWER");
    await priya.settlesIn();
    const tenants: readonly [Tenant, Tenant] = [
      { firstName: "Bryony", lastName: "Thackray", email: newAddress() },
      { firstName: "Ikenna", lastName: "Eze", email: newAddress() },
    ];
    const [bryony, ikenna] = tenants;

    await page.goto("/console/applications/new");
    const field = (name: string) => page.getByLabel(say(name), { exact: true });
    await page.getByRole("button", { name: newApplication.search.byHand }).click();
    await field(newApplication.home.address).fill(HOME);
    await field(newApplication.policy.label).selectOption({
      label: say(newApplication.policy.named, { title: "Identity only, England", version: 1 }),
    });
    await field(newApplication.home.rentOf.month).fill("1900");
    await field(newApplication.home.advertisedOf.month).fill("1900");
    const [year = "", month = "", day = ""] = today().split("-");
    await field(newApplication.home.day).fill(day);
    await field(newApplication.home.month).fill(month);
    await field(newApplication.home.year).fill(year);
    await field(newApplication.home.agency).fill("Quillfield Lettings");
    await page.getByRole("button", { name: newApplication.people.add }).click();
    for (const [place, { firstName, lastName, email }] of tenants.entries()) {
      const number = place + 1;
      const person = page.getByRole("group", { name: say(newApplication.people.person, { number }) });
      await person.getByLabel(newApplication.people.firstName).fill(firstName);
      await person.getByLabel(newApplication.people.lastName).fill(lastName);
      await person.getByLabel(newApplication.people.email).fill(email);
      await person.getByLabel(newApplication.people.share).fill("950");
    }
    await page.getByRole("button", { name: say(newApplication.send.button_other, { count: 2 }) }).click();
    await expect(page.getByRole("heading", { level: 1, name: HOME })).toBeVisible();
    const home = page.url();

    for (const { email } of tenants) {
      expect(linkIn(await world.inbox.next(email))).toContain("/otl?invited");
      await anApplicant(await (await openBrowser()).newPage(), email).hasConsented();
    }

    const panel = page.getByRole("region", { name: signing.title, exact: true });
    const opens = async ({ firstName, lastName }: Tenant): Promise<void> => {
      await page.goto(home);
      await panel.getByRole("link", { name: `${firstName} ${lastName}` }).press("Enter");
      await expect(page.getByRole("heading", { level: 1, name: rightToRent.title })).toBeVisible();
    };
    await opens(bryony);
    await recordsPassport(page, aPdf("passport.pdf"));
    await page.goto(home);
    await expect(panel.getByText(signing.open)).toBeVisible();
    await opens(ikenna);
    await choosesCode(page, `${ikenna.firstName} ${ikenna.lastName}`);
    const landlordIsResponsible = async (): Promise<void> => {
      const { landlord, responsible } = checkNames.field;
      await page.getByRole("combobox", { name: landlord, exact: true }).fill("R. Calvert");
      await page.getByRole("combobox", { name: responsible }).selectOption("landlord");
    };
    await recordsCode(page, { result: aPdf("result.pdf"), responsible: landlordIsResponsible });
    await page.goto(home);
    await expect(panel.getByText(signing.ready)).toBeVisible();
    await signs(page);
    await opens(ikenna);
    await failsFollowUp(page);
  },
);
