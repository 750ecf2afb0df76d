import type { Texts } from "@latchkey/browser/i18n/texts.ts";
import type { AgencyRight } from "@latchkey/domain/agencies/agency-users.ts";
import type { portalPages } from "@latchkey/domain/vocabulary/portal-wire.ts";
import type { MemberPage } from "@latchkey/members/app/member-page.ts";
import { createContext, use } from "react";

/** A page of the portal as its feature declares it. `app/pages.ts` lists them all, in the order of the tabs. */
export interface PortalPage extends MemberPage {
  readonly path: `${typeof portalPages.home}/${string}`;
  /** undefined: for every user. The server decides about the data. */
  readonly right?: AgencyRight;
  /** Its label; without it the page is reached from others. */
  readonly tab?: keyof Texts["frame"]["tabs"]["pages"];
}

export const mayOpen = ({ right }: PortalPage, own: readonly AgencyRight[]): boolean =>
  right === undefined || own.includes(right);

const PagesContext = createContext<readonly PortalPage[]>([]);

export const PagesProvider = PagesContext;

export const usePages = (): readonly PortalPage[] => use(PagesContext);
