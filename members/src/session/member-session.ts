import { createBrowserSession } from "@latchkey/browser/session/browser-session.ts";
import type { Session } from "@latchkey/browser/session/session.ts";
import type { MemberPages } from "@latchkey/domain/vocabulary/member-wire.ts";

/** The names of a member's session, for the server. */
export const sessionNames = ({ sessionMark, auth }: MemberPages) => ({
  mark: sessionMark,
  refreshPath: auth.refresh,
});

/** Names what the tabs of an app share: `latchkey-staff`. */
export const tabsName = ({ sessionMark }: MemberPages): string => sessionMark.replace("_", "-");

/** Apart from every other session in the same browser: nothing of the one ends or opens the other. */
export const createMemberSession = (pages: MemberPages): Session =>
  createBrowserSession({
    ...sessionNames(pages),
    markPath: pages.home,
    channel: `${tabsName(pages)}-session`,
    lock: `${tabsName(pages)}-refresh`,
  });
