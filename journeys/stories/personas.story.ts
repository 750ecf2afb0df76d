import { demoTexts } from "@latchkey/server/app/demo/texts/texts.ts";
import { expect, type Page } from "@playwright/test";
import { bankDialog } from "../people/bank.ts";
import { incomeScreens } from "../people/income.ts";
import { pressOn } from "../people/keyboard.ts";
import { say, type Texts } from "../people/texts.ts";
import { checkAxe } from "../world/axe.ts";
import { horizontalOverflow } from "../world/overflow.ts";
import { story } from "../world/story.ts";

/** The first page of the demo, by its visible texts. */
const demoPage = (page: Page, { language }: Texts) => {
  const words = demoTexts[language];
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  return {
    words,
    open: async () => {
      await page.goto("/personas");
      await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
    },
    person: button,
    anew: (name: string) => button(`${words.again}: ${name}`),
    bank: page.getByRole("combobox", { name: words.partner.truelayer, exact: true }),
    apply: button(words.wrong.switch),
  };
};

story(
  "the first page of the demo: somebody is chosen, their bank fails and works again, and they start anew",
  async ({ page, texts, anApplicant }) => {
    const { dashboard } = anApplicant(page);
    const income = incomeScreens(page, texts);
    const demo = demoPage(page, texts);
    const connectsBank = async () => {
      await page.waitForURL("**/dashboard");
      await expect(dashboard.greeting("Amara")).toBeVisible();
      await dashboard.card(texts.dashboard.section.INCOME).click();
      // What she earns is known; only the proof is missing.
      await income.isAt("openBanking");
      await income.button(texts.income.openBanking.connect).click();
      await bankDialog(page).allowsAsSuggested();
    };
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/");
    await page.waitForURL("**/personas");
    await expect(page.locator("script")).toHaveCount(0);
    await checkAxe(page);
    expect(await horizontalOverflow(page)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });

    await demo.bank.selectOption("500");
    await pressOn(page, demo.apply);
    await expect(demo.bank).toHaveValue("500");
    await pressOn(page, demo.person("Amara Okafor"));
    await connectsBank();
    await income.isAt("error");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say(texts.income.error.title));

    await demo.open();
    await demo.bank.selectOption("works");
    await demo.apply.click();
    await expect(demo.bank).toHaveValue("works");
    await checkAxe(page);
    await demo.anew("Amara Okafor").click();
    await connectsBank();
    await income.isAt("successAddIncome");
  },
);
