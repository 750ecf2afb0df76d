import { createBrowserSession } from "@latchkey/browser/session/browser-session.ts";
import { CONSOLE_PATH, staffPages } from "@latchkey/domain/vocabulary/console-wire.ts";

/** The names of a staff member's session, for the server. */
export const staffSession = { mark: staffPages.sessionMark, refreshPath: staffPages.auth.refresh };

/** Apart from the session of an applicant in the same browser: nothing of the one ends or opens the other. */
export const createStaffSession = () =>
  createBrowserSession({
    ...staffSession,
    markPath: CONSOLE_PATH,
    channel: "latchkey-staff-session",
    lock: "latchkey-staff-refresh",
  });
