import { expect, type Locator, type Page } from "@playwright/test";
import { say, type Texts } from "./texts.ts";

type Status = keyof Texts["dashboard"]["status"];

/** The applicant's home. */
export interface DashboardScreen {
  readonly open: () => Promise<void>;
  readonly greeting: (firstName: string) => Locator;
  /** Everything is sent, and the reviewers have it. */
  readonly waits: (firstName: string) => Locator;
  /** The title of the waiting page while it asks something. */
  readonly asks: (firstName: string) => Locator;
  /** A tenant in England says that no other adult will live there. */
  readonly saysNoOtherAdult: () => Promise<void>;
  /** The same of a guarantor. */
  readonly thanks: (firstName: string) => Locator;
  /** The people that the application waits for. */
  readonly turns: Locator;
  readonly progress: Locator;
  /** All cards, including submitted ones, in display order. */
  readonly cards: Locator;
  readonly card: (title: string) => Locator;
  readonly identity: Locator;
  readonly send: Locator;
  readonly box: Locator;
  readonly hasPercent: (percent: number) => Promise<void>;
  readonly identityIs: (status: Status) => Promise<void>;
}

export const dashboardScreen = (page: Page, { dashboard, otherAdults, waiting }: Texts): DashboardScreen => {
  const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });
  const progress = page.getByRole("progressbar");
  const main = page.getByRole("main");
  const cards = main.locator(".section-card");
  const card = (title: string) => cards.filter({ has: page.getByText(say(title), { exact: true }) });
  const identity = card(dashboard.section.IDENTITY);
  return {
    open: async () => {
      await page.goto("/dashboard");
      await progress.waitFor();
    },
    greeting: (name) => heading(say(dashboard.greeting.hi, { name })),
    waits: (name) => heading(say(waiting.title, { name })),
    asks: (name) => heading(say(otherAdults.openTitle, { name })),
    saysNoOtherAdult: async () => {
      await page.getByRole("radio", { name: otherAdults.no, exact: true }).check();
      await page.getByRole("button", { name: otherAdults.save, exact: true }).click();
      await expect(page.getByText(otherAdults.saidNo)).toBeVisible();
    },
    thanks: (name) => heading(say(dashboard.greeting.thanks, { name })),
    turns: main.locator(".turns"),
    progress,
    cards,
    card,
    identity,
    send: page.getByRole("button", { name: dashboard.submit.button }),
    box: main.locator(".submit-box"),
    hasPercent: (percent) => expect(progress).toHaveAttribute("aria-valuenow", String(percent)),
    identityIs: (status) => expect(identity).toContainText(say(dashboard.status[status])),
  };
};
