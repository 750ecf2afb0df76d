import { createBrowserSession } from "@latchkey/browser/session/browser-session.ts";
import { REFRESH_PATH, SESSION_MARK } from "@latchkey/domain/vocabulary/wire.ts";
import { callHeaders, type PinnedCase } from "./pinned-case.ts";

/** How an applicant's session is known to the server, and among the tabs of a browser. */
export const applicantSession = { mark: SESSION_MARK, refreshPath: REFRESH_PATH };

export const createApplicantSession = (pinned?: PinnedCase) =>
  createBrowserSession({
    ...applicantSession,
    tabs: "latchkey",
    callHeaders: pinned && (() => callHeaders(pinned)),
  });
