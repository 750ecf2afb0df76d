import type { Namespace } from "@latchkey/browser/i18n/i18n.ts";
import type { MemberPages } from "@latchkey/domain/vocabulary/member-wire.ts";
import { createContext, use } from "react";

/** The app that shows the pages of this workspace: the console or the portal. */
export interface MemberApp {
  readonly pages: MemberPages;
  /** The texts with the messages of rules that this app alone meets. */
  readonly issueTexts?: Namespace;
}

const MemberAppContext = createContext<MemberApp | undefined>(undefined);

export const MemberAppProvider = MemberAppContext;

/** @throws outside of a `MemberRoot` */
export const useMemberApp = (): MemberApp => {
  const app = use(MemberAppContext);
  if (!app) throw new Error("There is no context around this component");
  return app;
};

export const useMemberPages = (): MemberPages => useMemberApp().pages;
