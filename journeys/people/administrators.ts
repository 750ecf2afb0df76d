import { expect, type Locator, type Page } from "@playwright/test";
import type { ConsoleTexts } from "./console-texts.ts";
import { beginning, say } from "./texts.ts";

/** The pages of policies, by their visible texts. */
export interface PolicyScreens {
  readonly open: (title: string) => Promise<void>;
  readonly press: (name: string) => Promise<void>;
  readonly box: (name: string) => Locator;
  readonly group: (name: string) => Locator;
  readonly field: (name: string) => Locator;
  readonly saves: () => Promise<void>;
  /** Tries the draft on decided cases, and opens the page of the result. */
  readonly replays: () => Promise<void>;
  readonly proposes: () => Promise<void>;
  /** Begins the draft of the next version, and answers its number. */
  readonly begins: () => Promise<number>;
  readonly publishes: (version: number) => Promise<void>;
}

export const policyScreens = (page: Page, { policies }: ConsoleTexts): PolicyScreens => {
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  return {
    open: async (title) => {
      await page.goto("/console/policies");
      await page.getByRole("link", { name: title, exact: true }).click();
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    },
    press,
    box: (name) => page.getByRole("checkbox", { name: beginning(name) }),
    group: (name) => page.getByRole("group", { name: beginning(name) }),
    field: (name) => page.getByLabel(name, { exact: true }),
    saves: async () => {
      await press(policies.save);
      // The toast of an earlier save may still stand: only the form knows that this one is done.
      await expect(page.getByText(policies.unsaved, { exact: true })).toHaveCount(0);
    },
    replays: async () => {
      await press(policies.replay.start);
      await page.getByRole("link", { name: policies.replay.more, exact: true }).click();
      await expect(page.getByRole("table", { name: policies.replay.matrix })).toBeVisible();
    },
    proposes: async () => {
      await press(policies.publish.propose);
      await expect(page.getByText(policies.publish.own)).toBeVisible();
    },
    begins: async () => {
      const button = page.getByRole("button", { name: beginning(say(policies.edit, { version: "" })) });
      const version = Number((await button.innerText()).match(/\d+/)?.[0]);
      await button.click();
      await expect(page.getByRole("button", { name: policies.save, exact: true })).toBeVisible();
      return version;
    },
    publishes: async (version) => {
      await press(say(policies.publish.publish, { version }));
      await expect(page.getByText(say(policies.publish.done, { version }))).toBeVisible();
    },
  };
};
