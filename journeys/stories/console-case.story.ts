import { londonDate } from "@latchkey/domain/rules/london.ts";
import { expect } from "@playwright/test";
import { newAddress } from "../people/applicant.ts";
import { consoleTexts } from "../people/console-texts.ts";
import { say } from "../people/texts.ts";
import { linkIn } from "../world/inbox.ts";
import { story } from "../world/story.ts";
import { expectAsTyped } from "../world/translator.ts";

const HOME = "9 Fern Close, Glasgow G3 6QP";

/** From a reviewer's form to the reviewer's desk, through the applicant's own answers. */
story(
  "a reviewer creates an application, whoever is invited sends it, and the reviewer takes their case from the queue",
  async ({ page, world, openBrowser, anApplicant, aColleague }) => {
    const priya = await aColleague(page, "REVIEWER");
    const { console } = priya;
    const { caseTexts, newApplication } = consoleTexts;
    await priya.settlesIn();

    await page.goto("/console/applications/new");
    await expect(console.title(newApplication.title)).toBeVisible();
    const field = (name: string) => page.getByLabel(say(name), { exact: true });
    await console.button(newApplication.search.byHand).click();
    await field(newApplication.home.address).fill(HOME);
    await field(newApplication.home.country).selectOption({ label: newApplication.countries.SCT });
    await field(newApplication.policy.label).selectOption({
      label: say(newApplication.policy.named, { title: "Identity only", version: 1 }),
    });
    await field(newApplication.home.rentOf.month).fill("950");
    const [year, month, day] = londonDate(Date.now()).split("-");
    await field(newApplication.home.day).fill(day ?? "");
    await field(newApplication.home.month).fill(month ?? "");
    await field(newApplication.home.year).fill(year ?? "");
    await field(newApplication.home.agency).fill("Quillfield Lettings");

    const email = newAddress();
    const person = page.getByRole("group", { name: say(newApplication.people.person, { number: 1 }) });
    await person.getByLabel(newApplication.people.firstName).fill("Zofia");
    await person.getByLabel(newApplication.people.lastName).fill("Lindqvist");
    await person.getByLabel(newApplication.people.email).fill(email);
    await person.getByLabel(newApplication.people.share).fill("950");
    await console.button(newApplication.send.button_one).click();
    await expect(console.title(HOME)).toBeVisible();

    const hers = await (await openBrowser()).newPage();
    const amara = anApplicant(hers, email);
    const invitation = await world.inbox.next(email);
    expect(linkIn(invitation)).toContain("/otl?invited");
    const api = await amara.hasConsented();
    await api.identityWithPassport({ firstName: "Zofia", lastName: "Lindqvist" });
    await api.submit();

    await page.goto("/console/queue");
    await page
      .getByRole("row", { name: /Zofia Lindqvist/ })
      .getByRole("link")
      .first()
      .click();
    await expect(console.title("Zofia Lindqvist")).toBeVisible();
    await expectAsTyped(console.title("Zofia Lindqvist"), "Zofia Lindqvist");
    await expectAsTyped(page.getByRole("definition").filter({ hasText: HOME }), HOME);
    await console.button(caseTexts.hold.take).click();
    await expect(page.getByText(caseTexts.hold.yours)).toBeVisible();
    await expect(page.getByText("Passport").first()).toBeVisible();
  },
);
