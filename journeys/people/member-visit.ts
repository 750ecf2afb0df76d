import { maskedEmail } from "@latchkey/domain/rules/email.ts";
import { expect, type Page } from "@playwright/test";
import { authenticatorApp } from "../../server/test/authenticator-app.ts";
import { linkIn } from "../world/inbox.ts";
import type { World } from "../world/world.ts";
import {
  type EnrolmentScreens,
  enrolmentScreens,
  type StaffSignInScreens,
  staffSignInScreens,
} from "./console.ts";
import type { ConsoleTexts } from "./console-texts.ts";
import { say } from "./texts.ts";

/** How staff and agencies' users come in. */
export interface MemberVisit {
  readonly signIn: StaffSignInScreens;
  readonly enrolment: EnrolmentScreens;
  /** Asks for a link, follows it and presses "Continue as": the second step comes next. */
  readonly followsLink: () => Promise<void>;
  /** Comes for the first time, sets up an app as the second step, and is at the first page. */
  readonly settlesIn: () => Promise<void>;
}

interface MemberVisitOptions {
  readonly page: Page;
  readonly world: World;
  readonly texts: ConsoleTexts;
  readonly email: string;
  /** The first path of the app: `/console`. */
  readonly home: string;
}

export const memberVisit = ({ page, world, texts, email, home }: MemberVisitOptions): MemberVisit => {
  const signIn = staffSignInScreens(page, texts);
  const enrolment = enrolmentScreens(page, texts);
  const followsLink = async () => {
    // Only the newest link works, and only its e-mail is looked for.
    await world.inbox.markAllRead(email);
    await signIn.askFor(email);
    await expect(signIn.sentTitle).toBeFocused();
    await page.goto(linkIn(await world.inbox.nextSignIn(email)));
    const goOn = say(texts.signIn.link.continueAs, { email: maskedEmail(email) });
    await page.getByRole("button", { name: goOn }).click();
    await page.waitForURL(`**${home}/second-factor**`);
  };
  const isIn = ({ pathname }: URL): boolean =>
    pathname.startsWith(`${home}/`) && !pathname.startsWith(`${home}/second-factor`);
  return {
    signIn,
    enrolment,
    followsLink,
    settlesIn: async () => {
      await page.goto(`${home}/sign-in`);
      await followsLink();
      await enrolment.appTab.click();
      const app = authenticatorApp(await enrolment.secret.innerText());
      await enrolment.code.fill(app.code());
      await enrolment.goOn.click();
      await enrolment.saved.check();
      await enrolment.finish.click();
      await page.waitForURL(isIn);
    },
  };
};
