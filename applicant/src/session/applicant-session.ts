import { createBrowserSession } from "@latchkey/browser/session/browser-session.ts";
import { REFRESH_PATH, SESSION_MARK } from "@latchkey/domain/vocabulary/wire.ts";

/** How an applicant's session is known to the server, and among the tabs of a browser. */
export const applicantSession = { mark: SESSION_MARK, refreshPath: REFRESH_PATH };

export const createApplicantSession = () => createBrowserSession({ ...applicantSession, tabs: "latchkey" });
