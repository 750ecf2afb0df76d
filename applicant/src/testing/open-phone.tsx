import "@latchkey/browser/testing/patience.ts";
import { createSession } from "@latchkey/browser/session/session.ts";
import {
  PHONE_END_PATH,
  PHONE_EXCHANGE_PATH,
  PHONE_FILES_PATH,
  PHONE_LOOK_PATH,
  PHONE_REFRESH_PATH,
  PHONE_SESSION_MARK,
  PHONE_STEP_PATH,
  type PhoneStep,
} from "@latchkey/domain/vocabulary/hand-over-wire.ts";
import { render } from "@testing-library/react";
import { beforeEach, vi } from "vitest";
import { createI18n } from "../phone/create-i18n.ts";
import { PhoneDocument } from "../phone/phone-document.tsx";
import "../phone/step-view.tsx";
import "../documents/sending/send-checked-file.ts";
import { aToken } from "./open-app.tsx";

/** The page on a phone, against a server that answers as the test says. */

export const TOKEN = "t".repeat(43);
const PHONE_FILE = "/store/a/Passport.jpg";

export const aPhoneStep: PhoneStep = {
  section: "identity",
  docType: "PASSPORT",
  side: "front",
  room: 1,
  maxFileBytes: 10_485_760,
  documentVerificationUrl: null,
  photoVerificationUrl: null,
  verificationTestMarker: null,
  files: [],
};

type Answer = () => Response | Promise<Response>;

const nothing = () => new Response(null, { status: 204 });
const spent = () => new Response(null, { status: 410 });

const everything = (): Record<string, Answer> => ({
  [PHONE_LOOK_PATH]: () => Response.json({ docType: "PASSPORT", side: "front" }),
  [PHONE_EXCHANGE_PATH]: aToken,
  [PHONE_REFRESH_PATH]: aToken,
  [PHONE_STEP_PATH]: () => Response.json(aPhoneStep),
  [PHONE_FILES_PATH]: nothing,
  [PHONE_END_PATH]: nothing,
  "/wizard/api/signedurl/post/user/docs": () => Response.json({ url: "/store", fields: { key: "k" } }),
  "/store": () => new Response(null, { status: 204, headers: { location: PHONE_FILE } }),
});

/** What the server answers, by path, what it was asked, and the names of files that it was to store. Reset before each test. */
export const phoneServer = () => {
  const server = { answers: everything(), asked: [] as string[], names: [] as string[], spent };
  beforeEach(() => {
    server.answers = everything();
    server.asked = [];
    server.names = [];
    vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
      const [path = "", query] = address.split("?");
      const name = new URLSearchParams(query).get("filename");
      if (name) server.names.push(name);
      server.asked.push(`${init?.method ?? "GET"} ${path}`);
      const answer = server.answers[path];
      if (!answer) throw new Error(`Nobody answers ${path}`);
      return answer();
    });
  });
  return server;
};

/** @param hasSession whether this phone has opened a code before */
export const openPhone = async (hash: string, hasSession = false) => {
  window.history.replaceState(null, "", `/phone?lang=en${hash}`);
  const session = createSession({
    mark: PHONE_SESSION_MARK,
    refreshPath: PHONE_REFRESH_PATH,
    fetch: (path, init) => fetch(path, init),
    now: () => Date.now(),
    cookies: () => (hasSession ? `${PHONE_SESSION_MARK}=1` : ""),
    channel: undefined,
    exclusively: (work) => work(),
  });
  const i18n = await createI18n();
  return render(<PhoneDocument i18n={i18n} session={session} />);
};
