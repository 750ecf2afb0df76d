import { expect, type Page } from "@playwright/test";
import { consoleTexts } from "../people/console-texts.ts";
import { newReferee, referenceScreens } from "../people/referee.ts";
import { say, saying } from "../people/texts.ts";
import { followPolicy } from "../world/parties.ts";
import { story } from "../world/story.ts";

const { caseTexts, decision, documentTexts } = consoleTexts;

/** Every key counts, Enter and Tab too. */
const countedKeys = (page: Page) => {
  let count = 0;
  return {
    press: async (...keys: readonly string[]) => {
      for (const key of keys) {
        await page.keyboard.press(key);
        count += 1;
      }
    },
    count: () => count,
  };
};

/** From the list in the queue to the sent e-mail, with keys alone. @returns the number of keys */
const decidesByKeys = async (page: Page, name: string, documents: number): Promise<number> => {
  const keys = countedKeys(page);
  const title = page.getByRole("heading", { level: 1, name, exact: true });
  await page.goto("/console/queue");
  await page.getByRole("searchbox").fill(name);
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(page.getByRole("row", { name: new RegExp(name) })).toBeVisible();
  await page.getByRole("searchbox").blur();

  await keys.press("j", "Enter");
  await expect(title).toBeVisible();
  await keys.press("t");
  await expect(page.getByText(caseTexts.hold.yours)).toBeVisible();
  await keys.press("o");
  for (let judged = 0; judged < documents; judged += 1) {
    const accept = page.getByRole("radio", { name: saying(documentTexts.verdict.ACCEPT) });
    await expect(accept).not.toBeChecked();
    await keys.press("a");
    await expect(accept).toBeFocused();
    await keys.press("Enter");
  }
  await expect(title).toBeVisible();
  await keys.press("d");
  const accept = page.getByRole("radio", { name: saying(decision.form.outcomes.ACCEPTED) }).first();
  await expect(accept).toBeEnabled();
  await keys.press("1");
  await expect(accept).toBeFocused();
  await keys.press("Enter");
  await expect(page.getByText(decision.next.title)).toBeVisible();
  return keys.count();
};

story(
  "a case of one document and one reference takes 16 keys from the queue to the told decision, and 3 more for each document",
  async ({ page, world, texts, openBrowser, anApplicant, aColleague }) => {
    const priya = await aColleague(page, "REVIEWER");
    await priya.settlesIn();
    const pageOf = async () => (await openBrowser()).newPage();
    const sent = async (lastName: string, isTwoSided: boolean) => {
      const applicant = anApplicant(await pageOf());
      const landlord = newReferee(world);
      const api = await applicant.hasConsented();
      await followPolicy(world, applicant.email, "identity-residence");
      await (isTwoSided
        ? api.identityWithCard({ lastName, nationality: "IT" })
        : api.identityWithPassport({ lastName }));
      await api.residenceWithLandlord(landlord.email);
      expect((await api.submit()).codes).toEqual([]);
      const theirs = await pageOf();
      await landlord.followsLink(theirs);
      const answering = referenceScreens(theirs, texts, "Amara");
      await answering.send.click();
      await expect(answering.thanksTitle).toBeVisible();
      return applicant;
    };
    const one = await sent("Quickhand", false);
    const two = await sent("Twosides", true);

    expect(await decidesByKeys(page, "Amara Quickhand", 1)).toBeLessThanOrEqual(16);
    await one.page.goto("/dashboard");
    const accepted = say(texts.decision.title.accepted, { name: "Amara" });
    await expect(one.page.getByRole("heading", { level: 1, name: accepted })).toBeVisible();

    expect(await decidesByKeys(page, "Amara Twosides", 2)).toBeLessThanOrEqual(16 + 3);
    await two.page.goto("/dashboard");
    await expect(two.page.getByRole("heading", { level: 1, name: accepted })).toBeVisible();
    await page.keyboard.press("?");
    const list = page.getByRole("dialog");
    await expect(list.getByText(consoleTexts.desk.take.button)).toBeVisible();
  },
);
