import { randomBytes } from "node:crypto";
import { maskedEmail } from "@latchkey/domain/rules/email.ts";
import type { StaffRole } from "@latchkey/domain/vocabulary/staff-roles.ts";
import { expect, type Page } from "@playwright/test";
import { authenticatorApp } from "../../server/test/authenticator-app.ts";
import { linkIn } from "../world/inbox.ts";
import type { World } from "../world/world.ts";
import {
  type ConsoleScreens,
  consoleScreens,
  type EnrolmentScreens,
  enrolmentScreens,
  type StaffSignInScreens,
  staffSignInScreens,
} from "./console.ts";
import type { ConsoleTexts } from "./console-texts.ts";
import { say } from "./texts.ts";

/** A member of staff or a user of an agency, and their page. */
export interface Colleague {
  readonly email: string;
  readonly name: string;
  readonly signIn: StaffSignInScreens;
  readonly enrolment: EnrolmentScreens;
  readonly console: ConsoleScreens;
  /** Follows the link of the invitation, which asks for the address. */
  readonly followsInvitation: () => Promise<void>;
  /** Asks for a link, follows it and presses "Continue as": the second step comes next. */
  readonly followsLink: () => Promise<void>;
  /** Comes for the first time, sets up an app as the second step, and is at the first page of the console. */
  readonly settlesIn: () => Promise<void>;
}

interface ColleagueOptions {
  readonly page: Page;
  readonly world: World;
  readonly texts: ConsoleTexts;
}

export const newStaffAddress = (): string => `colleague-${randomBytes(5).toString("hex")}@example.com`;

/** A lead has both roles. */
export type ColleagueRole = StaffRole | "LEAD";

const invited: Readonly<Record<ColleagueRole, readonly [name: string, ...roles: readonly StaffRole[]]>> = {
  ADMINISTRATOR: ["Ruth Adeyemi", "ADMINISTRATOR"],
  REVIEWER: ["Priya Nair", "REVIEWER"],
  LEAD: ["Owen Clarke", "REVIEWER", "ADMINISTRATOR"],
};

interface InvitedMember {
  readonly email: string;
  readonly name: string;
  /** The first part of the paths: `/console` or `/agency`. */
  readonly home: string;
}

/** The ways of a member who was invited to the console or to the portal. */
export const invitedMember = (
  { page, world, texts }: ColleagueOptions,
  { email, name, home }: InvitedMember,
): Colleague => {
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
  return {
    email,
    name,
    signIn,
    enrolment,
    console: consoleScreens(page, texts),
    followsInvitation: async () => {
      await page.goto(linkIn(await world.inbox.next(email)));
    },
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
      await page.waitForURL(new RegExp(`${home}/(?!second-factor)`));
    },
  };
};

/** Invited by the program that invites the first one. */
export const invitedColleague = async (
  options: ColleagueOptions,
  role: ColleagueRole,
): Promise<Colleague> => {
  const email = newStaffAddress();
  const [name, ...roles] = invited[role];
  await options.world.server.runProgram("staff-invite", email, name, ...roles);
  return invitedMember(options, { email, name, home: "/console" });
};
