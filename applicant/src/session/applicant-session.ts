import { createBrowserSession } from "@latchkey/browser/session/browser-session.ts";
import { REFRESH_PATH, SESSION_MARK } from "@latchkey/domain/vocabulary/wire.ts";
import { callHeaders, type PinnedApplication } from "./pinned-application.ts";
import { REFRESH_LOCK, SESSION_CHANNEL } from "./session-names.ts";

export const applicantSession = { mark: SESSION_MARK, refreshPath: REFRESH_PATH };

interface ApplicantPage {
  readonly pinned?: PinnedApplication;
  /** The response to a refresh that was sent before the session was created. */
  readonly earlyRefresh?: Promise<Response> | undefined;
}

export const createApplicantSession = ({ pinned, earlyRefresh }: ApplicantPage = {}) =>
  createBrowserSession({
    ...applicantSession,
    channel: SESSION_CHANNEL,
    lock: REFRESH_LOCK,
    earlyRefresh,
    callHeaders: pinned && (() => callHeaders(pinned)),
  });
