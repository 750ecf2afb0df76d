import { createBrowserSession } from "@latchkey/browser/session/browser-session.ts";
import { REFRESH_PATH, SESSION_MARK } from "@latchkey/domain/vocabulary/wire.ts";
import { callHeaders, type PinnedCase } from "./pinned-case.ts";

/** The names of an applicant's session, for the server and between browser tabs. */
export const applicantSession = { mark: SESSION_MARK, refreshPath: REFRESH_PATH, tabs: "latchkey" };

export const createApplicantSession = (pinned?: PinnedCase) =>
  createBrowserSession({
    ...applicantSession,
    callHeaders: pinned && (() => callHeaders(pinned)),
  });
