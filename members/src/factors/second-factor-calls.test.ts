import { staffPages } from "@latchkey/domain/vocabulary/console-wire.ts";
import { afterEach, describe, expect, test, vi } from "vitest";
import { TooManyRequestsError } from "../calls/use-call.ts";
import { enrolmentCallsOf, factorCallsOf, readPendingSignIn } from "./second-factor-calls.ts";

const factorCalls = factorCallsOf(staffPages);
const enrolmentCalls = enrolmentCallsOf(staffPages);

afterEach(() => vi.unstubAllGlobals());

/** The server answers everything with this; what it was sent is remembered. */
const answering = (status: number, body: object | null = {}) => {
  const sent: [string, unknown][] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    sent.push([path, init.body && JSON.parse(String(init.body))]);
    return Response.json(body, { status, headers: { date: new Date().toUTCString() } });
  });
  return sent;
};

const token = { access: "token", access_exp_time: Date.now() / 1000 + 600 };
const PENDING = { email: "ruth@quillfield.example", factors: ["app"], triesLeft: 5 };

const calls = [
  ["a code", () => factorCalls.sendCode("482 913"), staffPages.auth.app, { code: "482913" }],
  [
    "a recovery code",
    () => factorCalls.sendRecoveryCode(" h7qm4 29xkt"),
    staffPages.auth.recovery,
    { code: "h7qm429xkt" },
  ],
  [
    "a passkey",
    () => factorCalls.sendPasskey({ id: "1" }),
    staffPages.auth.passkey,
    { response: { id: "1" } },
  ],
  [
    "the first code of an app",
    () => enrolmentCalls.confirmApp("482 913"),
    staffPages.auth.confirmApp,
    { code: "482913" },
  ],
  [
    "a new passkey",
    () => enrolmentCalls.sendPasskey({ id: "1" }),
    staffPages.auth.enrolPasskey,
    { response: { id: "1" } },
  ],
] as const;

describe.each(calls)("%s", (_what, call, path, body) => {
  test("is sent to its path without spaces", async () => {
    const sent = answering(410);
    await call();
    expect(sent).toEqual([[path, body]]);
  });

  test.each([401, 410])("that is answered with %i ends the sign-in", async (status) => {
    answering(status);
    expect(await call()).toEqual({ kind: "over" });
  });

  test("that is wrong says how many tries are left", async () => {
    answering(422, { triesLeft: 3 });
    expect(await call()).toEqual({ kind: "wrong", triesLeft: 3 });
  });

  test("that is wrong without a number of tries is a fault", async () => {
    answering(422, {});
    await expect(call()).rejects.toThrow(/triesLeft/);
  });

  test("asks to wait after too many, and is a fault after anything else", async () => {
    answering(429);
    await expect(call()).rejects.toBeInstanceOf(TooManyRequestsError);
    answering(500);
    await expect(call()).rejects.toThrow(/500/);
  });
});

describe("a second step that is right", () => {
  test("signs in, and returns to a page of the console alone", async () => {
    answering(200, { ...token, returnTo: "/console/team" });
    expect(await factorCalls.sendCode("1")).toMatchObject({ kind: "signed-in", returnTo: "/console/team" });
    answering(200, { ...token, returnTo: "//evil.example" });
    expect(await factorCalls.sendCode("1")).toMatchObject({ kind: "signed-in", returnTo: undefined });
  });

  test("leads to another one that has to be set up", async () => {
    answering(200, { mustEnrol: true });
    expect(await factorCalls.sendRecoveryCode("1")).toEqual({ kind: "must-enrol" });
  });

  test("that was set up comes with recovery codes", async () => {
    answering(200, { recoveryCodes: ["a", "b"] });
    expect(await enrolmentCalls.confirmApp("1")).toEqual({ kind: "enrolled", recoveryCodes: ["a", "b"] });
    answering(200, {});
    await expect(enrolmentCalls.confirmApp("1")).rejects.toThrow(/recoveryCodes/);
  });
});

describe("a pending sign-in", () => {
  test("is read with what is not said left out", async () => {
    answering(200, PENDING);
    expect(await readPendingSignIn(staffPages)).toEqual({
      ...PENDING,
      isEnrolled: false,
      addsFactor: false,
      administrator: undefined,
    });
    answering(200, { ...PENDING, isEnrolled: true, addsFactor: true, administrator: "Ruth Adeyemi" });
    expect(await readPendingSignIn(staffPages)).toMatchObject({
      isEnrolled: true,
      addsFactor: true,
      administrator: "Ruth Adeyemi",
    });
  });

  test.each([401, 410])("is over after %i", async (status) => {
    answering(status);
    expect(await readPendingSignIn(staffPages)).toEqual({ kind: "over" });
  });

  test.each([
    ["a fault", 503, {}],
    ["no list of second steps", 200, { ...PENDING, factors: "app" }],
    ["no address", 200, { ...PENDING, email: null }],
    ["no object", 200, null],
  ])("with %s is a fault", async (_what, status, body) => {
    answering(status, body);
    await expect(readPendingSignIn(staffPages)).rejects.toThrow();
  });
});

describe("what is needed first", () => {
  const asked = [
    ["options of a passkey", factorCalls.readPasskeyOptions, staffPages.auth.passkeyOptions],
    ["options of a new passkey", enrolmentCalls.readPasskeyOptions, staffPages.auth.enrolPasskeyOptions],
  ] as const;

  test.each(asked)("%s are passed on as they came; none after the end", async (_what, read, path) => {
    const sent = answering(200, { challenge: "x" });
    expect(await read()).toEqual({ challenge: "x" });
    expect(sent).toEqual([[path, {}]]);
    answering(410);
    expect(await read()).toBeUndefined();
    answering(500);
    await expect(read()).rejects.toThrow(/500/);
  });

  test("the secret of an app is read once it is whole", async () => {
    answering(200, { uri: "otpauth://totp/x", secret: "KZ4M" });
    expect(await enrolmentCalls.readAppSecret()).toEqual({
      kind: "secret",
      uri: "otpauth://totp/x",
      secret: "KZ4M",
    });
    answering(200, { uri: "otpauth://totp/x" });
    await expect(enrolmentCalls.readAppSecret()).rejects.toThrow(/secret/);
    answering(401);
    expect(await enrolmentCalls.readAppSecret()).toEqual({ kind: "over" });
  });

  test.each([401, 409, 410])("finishing after %i begins again", async (status) => {
    answering(status);
    expect(await enrolmentCalls.finish()).toEqual({ kind: "over" });
  });

  test("finishing signs in", async () => {
    answering(200, token);
    expect(await enrolmentCalls.finish()).toMatchObject({ kind: "signed-in", token: { access: "token" } });
  });
});
