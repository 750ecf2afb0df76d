import { randomBytes } from "node:crypto";
import type { DeclineReason } from "@latchkey/domain/references/decline.ts";
import type { RentalQuestion } from "@latchkey/domain/references/rental.ts";
import type { Locator, Page } from "@playwright/test";
import { linkIn } from "../world/inbox.ts";
import type { World } from "../world/world.ts";
import { say, saying, type Texts } from "./texts.ts";

/** A former landlord and their page. */
export interface Referee {
  readonly email: string;
  /** Follows the link in the e-mail. */
  readonly followsLink: (page: Page) => Promise<void>;
}

export const newReferee = (world: World): Referee => {
  const email = `landlord-${randomBytes(5).toString("hex")}@example.com`;
  return {
    email,
    followsLink: async (page) => {
      await page.goto(linkIn(await world.inbox.next(email)));
    },
  };
};

export interface ReferenceScreens {
  readonly title: Locator;
  readonly subject: Locator;
  readonly radio: (question: RentalQuestion, answer: "yes" | "no") => Locator;
  readonly note: (name: "different" | "happened" | "reason") => Locator;
  readonly noteMissing: (name: "different" | "happened" | "reason") => Locator;
  readonly send: Locator;
  readonly cannot: Locator;
  readonly declineTitle: Locator;
  readonly reason: (reason: DeclineReason) => Locator;
  readonly sendDecline: Locator;
  readonly thanksTitle: Locator;
}

/** @param name the tenant's first name */
export const referenceScreens = (page: Page, { reference }: Texts, name: string): ReferenceScreens => {
  const heading = (words: string) => page.getByRole("heading", { level: 1, name: say(words) });
  const button = (words: string) => page.getByRole("button", { name: say(words) });
  return {
    title: heading(reference.title),
    subject: page.getByRole("region", { name: say(reference.subject.label) }),
    radio: (question, answer) =>
      page
        .getByRole("radiogroup", { name: say(reference.question[question], { name }) })
        .getByRole("radio", { name: say(reference[answer]) }),
    note: (which) => page.getByRole("textbox", { name: say(reference.note[which]) }),
    noteMissing: (which) => page.getByText(say(reference.noteMissing[which])),
    send: button(reference.send),
    cannot: button(reference.cannot),
    declineTitle: heading(reference.decline.title),
    reason: (reason) => page.getByRole("radio", { name: saying(reference.decline[reason].label) }),
    sendDecline: button(reference.decline.send),
    thanksTitle: heading(reference.thanks.title),
  };
};
