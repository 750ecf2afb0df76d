import { randomBytes } from "node:crypto";
import { staffPages } from "@latchkey/domain/vocabulary/console-wire.ts";
import type { StaffRole } from "@latchkey/domain/vocabulary/staff-roles.ts";
import type { Page } from "@playwright/test";
import { linkIn } from "../world/inbox.ts";
import type { World } from "../world/world.ts";
import { type ConsoleScreens, consoleScreens } from "./console.ts";
import type { ConsoleTexts } from "./console-texts.ts";
import { type MemberVisit, memberVisit } from "./member-visit.ts";

/** Somebody who works for the provider, and their page. */
export interface Colleague extends MemberVisit {
  readonly email: string;
  readonly name: string;
  readonly console: ConsoleScreens;
  /** Follows the link of the invitation, which asks for the address. */
  readonly followsInvitation: () => Promise<void>;
}

interface ColleagueOptions {
  readonly page: Page;
  readonly world: World;
  readonly texts: ConsoleTexts;
}

export const newStaffAddress = (): string => `colleague-${randomBytes(5).toString("hex")}@example.com`;

const names: Readonly<Record<StaffRole, string>> = {
  ADMINISTRATOR: "Ruth Adeyemi",
  REVIEWER: "Priya Nair",
};

/** Invited by the program that invites the first one. */
export const invitedColleague = async (
  { page, world, texts }: ColleagueOptions,
  role: StaffRole,
): Promise<Colleague> => {
  const email = newStaffAddress();
  const name = names[role];
  await world.server.runProgram("staff-invite", email, name, role);
  return {
    email,
    name,
    ...memberVisit({ page, world, texts, email, home: staffPages.home }),
    console: consoleScreens(page, texts),
    followsInvitation: async () => {
      await page.goto(linkIn(await world.inbox.next(email)));
    },
  };
};
