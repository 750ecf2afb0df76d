import { expect, type Locator, type Page } from "@playwright/test";
import { consoleScreens } from "./console.ts";
import type { ConsoleTexts } from "./console-texts.ts";
import { say, saying } from "./texts.ts";

type Outcome = keyof ConsoleTexts["decision"]["form"]["outcomes"];

/** What a reviewer does with a case, on the pages of the console. */
export interface Reviewing {
  /** Opens somebody's case from the queue. */
  readonly opens: (name: string) => Promise<void>;
  readonly takes: () => Promise<void>;
  /** Opens the first document with this name, from the case. */
  readonly looksAt: (document: string) => Promise<void>;
  /** Saves the verdict that is chosen, which opens the next document without one, or the case. */
  readonly savesVerdict: () => Promise<void>;
  /**
   * Accepts every document of the open case that has no verdict, from the newest with this name on. Problems are
   * explained, and an income paper shows the figure.
   */
  readonly accepts: (document: string, figure?: string) => Promise<void>;
  readonly decision: DecisionScreens;
}

export interface DecisionScreens {
  /** From the case. */
  readonly open: () => Promise<void>;
  readonly choose: (outcome: Outcome) => Promise<void>;
  readonly tick: (words: string) => Promise<void>;
  readonly agree: () => Promise<void>;
  readonly disagree: Locator;
  readonly button: (words: string) => Locator;
}

export const reviewing = (page: Page, texts: ConsoleTexts): Reviewing => {
  const { caseTexts, decision, documentTexts } = texts;
  const screens = consoleScreens(page, texts);
  const radio = (words: string) => page.getByRole("radio", { name: saying(words) });
  const savesVerdict = async () => {
    const judged = page.url();
    await screens.button(documentTexts.verdict.save).click();
    await page.waitForURL((url) => url.href !== judged);
  };
  return {
    savesVerdict,
    opens: async (name) => {
      await page.goto("/console/queue");
      await page
        .getByRole("row", { name: new RegExp(name) })
        .getByRole("link")
        .first()
        // By key: the queue may move its rows between a pointer's aim and its press.
        .press("Enter");
      await expect(screens.title(name)).toBeVisible();
    },
    takes: async () => {
      await screens.button(caseTexts.hold.take).click();
      await expect(page.getByText(caseTexts.hold.yours)).toBeVisible();
    },
    looksAt: async (document) => {
      await page.getByRole("link", { name: document }).first().click();
      await expect(
        page.getByRole("img", { name: say(documentTexts.viewer.picture, { name: document, number: 1 }) }),
      ).toBeVisible();
    },
    accepts: async (document, figure = "") => {
      await page.getByRole("link", { name: document, exact: true }).last().click();
      await page.waitForURL("**/documents/*");
      while (page.url().includes("/documents/")) {
        // The form of the document before stays until this one has come.
        await expect(radio(documentTexts.verdict.ACCEPT)).not.toBeChecked();
        await radio(documentTexts.verdict.ACCEPT).check();
        const problems = page.getByRole("group", { name: saying(documentTexts.verdict.explained) });
        for (const problem of await problems.getByRole("checkbox").all()) await problem.check();
        if (await problems.isVisible()) {
          await page.getByRole("textbox", { name: saying(documentTexts.verdict.note) }).fill("A test file.");
        }
        const shown = page.getByRole("textbox", { name: /^What this paper shows/ });
        if ((await shown.count()) > 0) await shown.fill(figure);
        await savesVerdict();
      }
    },
    decision: {
      open: async () => {
        await page
          .getByRole("link", { name: new RegExp(`^(${Object.values(caseTexts.decide).join("|")})$`) })
          .click();
        await expect(screens.title(decision.title)).toBeVisible();
      },
      choose: (outcome) => radio(decision.form.outcomes[outcome]).first().check(),
      tick: (words) => page.getByRole("checkbox", { name: say(words), exact: true }).check(),
      agree: async () => {
        await radio(decision.look.agree).check();
        await screens.button(decision.look.submitAgree).click();
      },
      disagree: radio(decision.look.disagree),
      button: screens.button,
    },
  };
};
