import { readToken, type Token } from "@latchkey/browser/session/session-token.ts";
import { postJson } from "@latchkey/browser/sign-in/link-calls.ts";
import type { MemberPages } from "@latchkey/domain/vocabulary/member-wire.ts";
import { bodyOf, numberIn, textIn, textsIn, unexpected } from "../calls/response-body.ts";

/** A sign-in whose link was used, and whose second factor is still to come. */
export interface PendingSignIn {
  readonly email: string;
  readonly isEnrolled: boolean;
  /** It is there to add a factor, in a session. */
  readonly addsFactor: boolean;
  readonly factors: readonly string[];
  readonly triesLeft: number;
  /** The administrator to contact if every factor is lost. */
  readonly administrator: string | undefined;
}

/** No sign-in is pending: it expired, its attempts are used up, or no link was followed. */
interface Over {
  readonly kind: "over";
}

/** The code or the passkey was not right. */
interface Wrong {
  readonly kind: "wrong";
  readonly triesLeft: number;
}

export interface SignedIn {
  readonly kind: "signed-in";
  readonly token: Token;
  readonly returnTo: string | undefined;
}

interface Enrolled {
  readonly kind: "enrolled";
  readonly recoveryCodes: readonly string[];
}

/** A second factor is set up next: in place of what a recovery code stood in for, or beside the others. */
interface MustEnrol {
  readonly kind: "must-enrol";
}

export type FactorOutcome = SignedIn | MustEnrol | Wrong | Over;
export type EnrolmentOutcome = Enrolled | Wrong | Over;

const isOver = ({ status }: Response): boolean => status === 401 || status === 410;

/** @throws if there is no usable response */
export const readPendingSignIn = async ({ auth }: MemberPages): Promise<PendingSignIn | Over> => {
  const response = await fetch(auth.pending, { credentials: "include", cache: "no-store" });
  if (isOver(response)) return { kind: "over" };
  if (response.status !== 200) throw unexpected(response);
  const body = await bodyOf(response);
  return {
    email: textIn(body, "email"),
    isEnrolled: body.isEnrolled === true,
    addsFactor: body.addsFactor === true,
    factors: textsIn(body, "factors"),
    triesLeft: numberIn(body, "triesLeft"),
    administrator: typeof body.administrator === "string" ? body.administrator : undefined,
  };
};

const outcomeOf = async <Right>(
  response: Response,
  whenRight: (response: Response) => Promise<Right>,
): Promise<Right | Wrong | Over> => {
  if (isOver(response)) return { kind: "over" };
  if (response.status === 422) {
    return { kind: "wrong", triesLeft: numberIn(await bodyOf(response), "triesLeft") };
  }
  if (response.status !== 200) throw unexpected(response);
  return whenRight(response);
};

const signedIn = async ({ safePath }: MemberPages, response: Response): Promise<SignedIn> => {
  const { returnTo } = await bodyOf(response);
  return {
    kind: "signed-in",
    token: await readToken(response, Date.now()),
    returnTo: typeof returnTo === "string" ? safePath(returnTo) : undefined,
  };
};

/** After a recovery code, or to add a factor, the next step is to set one up. */
const signedInOrEnrolling =
  (pages: MemberPages) =>
  async (response: Response): Promise<SignedIn | MustEnrol> => {
    const { mustEnrol } = await bodyOf(response);
    return mustEnrol === true ? { kind: "must-enrol" } : signedIn(pages, response);
  };

const enrolled = async (response: Response): Promise<Enrolled> => ({
  kind: "enrolled",
  recoveryCodes: textsIn(await bodyOf(response), "recoveryCodes"),
});

/** `482 913` → `482913` */
const withoutSpaces = (code: string): string => code.replace(/\s/g, "");

const sendEnrolment = async (path: string, body: object): Promise<EnrolmentOutcome> =>
  outcomeOf(await postJson(path, body), enrolled);

/** The options that a browser needs to ask for a passkey; undefined: the sign-in is over. */
const readOptions = async (path: string): Promise<unknown> => {
  const response = await postJson(path, {});
  if (isOver(response)) return undefined;
  if (response.status !== 200) throw unexpected(response);
  return response.json();
};

/** All of them @throws if there is no usable response. */
export const factorCallsOf = (pages: MemberPages) => {
  const { auth } = pages;
  const send = async (path: string, body: object): Promise<FactorOutcome> =>
    outcomeOf(await postJson(path, body), signedInOrEnrolling(pages));
  return {
    sendCode: (code: string) => send(auth.app, { code: withoutSpaces(code) }),
    sendRecoveryCode: (code: string) => send(auth.recovery, { code: withoutSpaces(code) }),
    readPasskeyOptions: () => readOptions(auth.passkeyOptions),
    sendPasskey: (response: object) => send(auth.passkey, { response }),
  };
};

export interface AppSecret {
  readonly kind: "secret";
  /** `otpauth://…`, for the QR code. */
  readonly uri: string;
  /** For typing by hand. */
  readonly secret: string;
}

const readAppSecret = async ({ auth }: MemberPages): Promise<AppSecret | Over> => {
  const response = await postJson(auth.enrolApp, {});
  if (isOver(response)) return { kind: "over" };
  if (response.status !== 200) throw unexpected(response);
  const body = await bodyOf(response);
  return { kind: "secret", uri: textIn(body, "uri"), secret: textIn(body, "secret") };
};

const finish = async (pages: MemberPages): Promise<SignedIn | Over> => {
  const response = await postJson(pages.auth.finishEnrolment, {});
  // Not enrolled: what this page shows belongs to an earlier sign-in.
  if (isOver(response) || response.status === 409) return { kind: "over" };
  if (response.status !== 200) throw unexpected(response);
  return signedIn(pages, response);
};

/** All of them @throws if there is no usable response. */
export const enrolmentCallsOf = (pages: MemberPages) => ({
  readAppSecret: () => readAppSecret(pages),
  confirmApp: (code: string) => sendEnrolment(pages.auth.confirmApp, { code: withoutSpaces(code) }),
  readPasskeyOptions: () => readOptions(pages.auth.enrolPasskeyOptions),
  sendPasskey: (response: object) => sendEnrolment(pages.auth.enrolPasskey, { response }),
  finish: () => finish(pages),
});
