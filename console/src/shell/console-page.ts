import type { Texts } from "@latchkey/browser/i18n/texts.ts";
import type { CONSOLE_PATH } from "@latchkey/domain/vocabulary/console-wire.ts";
import { isLead, type StaffRole } from "@latchkey/domain/vocabulary/staff-roles.ts";
import type { MemberPage } from "@latchkey/members/app/member-page.ts";
import { createContext, use } from "react";

/**
 * A page of the console as its feature declares it. `app/pages.ts` lists them all, in the order of the navigation; what
 * the list says is enough for its route, its place in the header, and its shortcut.
 */
export interface ConsolePage extends MemberPage {
  readonly path: `${typeof CONSOLE_PATH}/${string}`;
  /** One of the roles is enough. The server decides about the data. */
  readonly roles: readonly StaffRole[];
  /** All roles are needed. */
  readonly isForLeads?: boolean;
  /** In the header; without it the page is reached from others. */
  readonly nav?: {
    readonly label: keyof Texts["frame"]["nav"]["pages"];
    /** Pressed after `g`. */
    readonly letter: string;
  };
}

export const mayOpen = ({ roles, isForLeads = false }: ConsolePage, own: readonly StaffRole[]): boolean =>
  isForLeads ? isLead(own) : roles.some((role) => own.includes(role));

const PagesContext = createContext<readonly ConsolePage[]>([]);

export const PagesProvider = PagesContext;

export const usePages = (): readonly ConsolePage[] => use(PagesContext);
