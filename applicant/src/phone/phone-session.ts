import { createBrowserSession } from "@latchkey/browser/session/browser-session.ts";
import type { Session } from "@latchkey/browser/session/session.ts";
import {
  PHONE_PATH,
  PHONE_REFRESH_PATH,
  PHONE_SESSION_MARK,
} from "@latchkey/domain/vocabulary/hand-over-wire.ts";

/** Exists beside the applicant's own session on the same phone, if there is one. */
export const createPhoneSession = (): Session =>
  createBrowserSession({
    mark: PHONE_SESSION_MARK,
    markPath: PHONE_PATH,
    refreshPath: PHONE_REFRESH_PATH,
    channel: "latchkey-phone-session",
    lock: "latchkey-phone-refresh",
  });
