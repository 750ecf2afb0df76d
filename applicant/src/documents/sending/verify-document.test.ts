// @vitest-environment happy-dom

import { analytics } from "@latchkey/browser/analytics/analytics.ts";
import { reporter } from "@latchkey/browser/reporting/reporting.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { aTestSession, aToken } from "../../testing/open-app.tsx";
import { CHECK_TIMEOUT_MS } from "./ask-check.ts";
import { type Verification, verifyDocument } from "./verify-document.ts";

const ADDRESS = "/wizard/api/verification/document";
const PATH = "/store/applicant/Passport.png";
const stored = { kind: "stored", path: PATH };

const everyday: Verification = { url: ADDRESS, testMarker: null, firstName: "Amara", lastName: "Okafor" };
const passport = { fileName: "pass.png", path: PATH, docType: "PASSPORT", side: "front" } as const;

/** The check's result, and its request. */
const check = (answer: (init: RequestInit) => Response | Promise<Response>) => {
  const asked = vi.fn(async (_address: string, init: RequestInit) => answer(init));
  vi.stubGlobal("fetch", asked);
  return asked;
};

interface Given {
  readonly verification?: Partial<Verification>;
  readonly document?: Partial<Parameters<typeof verifyDocument>[0]>;
  readonly signal?: AbortSignal;
}

const verify = ({ verification, document, signal = new AbortController().signal }: Given = {}) =>
  verifyDocument(
    { ...passport, ...document },
    { verification: { ...everyday, ...verification }, session: aTestSession(aToken), signal },
  );

const ok = () => Response.json({});
const refused = (body: unknown) => () => Response.json(body, { status: 422 });

let report = vi.spyOn(reporter, "report");
let verified = vi.spyOn(analytics, "verifiedDocument");
beforeEach(() => {
  report = vi.spyOn(reporter, "report");
  verified = vi.spyOn(analytics, "verifiedDocument");
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the call", () => {
  test("IDN-112 is a POST of url, names, type and side, with bearer and credentials", async () => {
    const asked = check(ok);
    expect(await verify()).toEqual(stored);
    const [address, init] = asked.mock.calls[0] ?? [];
    expect(address).toBe(ADDRESS);
    expect(init?.method).toBe("POST");
    expect(init?.credentials).toBe("include");
    expect(new Headers(init?.headers).get("authorization")).toBe("Bearer token");
    expect(new Headers(init?.headers).get("content-type")).toBe("application/json");
    const names = { firstName: "Amara", lastName: "Okafor" };
    expect(JSON.parse(String(init?.body))).toEqual({ url: PATH, ...names, type: "passport", side: "front" });
  });

  test.each([
    ["passport", "UK_PASSPORT"],
    ["national_identity_card", "NATIONAL_ID"],
    ["driving_licence", "DRIVING_LICENCE"],
    ["visa", "TIME_LIMITED_PASSPORT"],
    ["unknown", "BIRTH_ADOPTION"],
  ] as const)("FRM-332 FRM-333 its type is %s, with either side", async (type, docType) => {
    for (const side of ["front", "back"] as const) {
      const asked = check(ok);
      await verify({ document: { docType, side } });
      const body = JSON.parse(String(asked.mock.calls[0]?.[1].body));
      const isPhotoPage = docType === "TIME_LIMITED_PASSPORT" && side === "front";
      expect(body).toMatchObject({ type: isPhotoPage ? "passport" : type, side });
    }
  });

  test("IDN-112 says which side it is", async () => {
    const asked = check(ok);
    await verify({ document: { docType: "TIME_LIMITED_PASSPORT", side: "back" } });
    const body = JSON.parse(String(asked.mock.calls[0]?.[1].body));
    expect(body).toMatchObject({ type: "visa", side: "back" });
  });

  test.each([
    ["FRM-338 IDN-113 of a paper", { document: { docType: "UTILITY_BILL" } }],
    ["FRM-339 without an address", { verification: { url: null } }],
    [
      "FRM-340 of a file with the test marker",
      { verification: { testMarker: "unchecked-" }, document: { fileName: "unchecked-pass.png" } },
    ],
  ] as const)("%s is not made, and nothing is counted", async (_what, given) => {
    const asked = check(refused({}));
    expect(await verify(given)).toEqual(stored);
    expect(asked).not.toHaveBeenCalled();
    expect(verified).not.toHaveBeenCalled();
  });

  test("FRM-340 a name without the marker, or with an empty one, is checked", async () => {
    const asked = check(ok);
    await verify({ verification: { testMarker: "unchecked-" } });
    await verify({ verification: { testMarker: "" } });
    expect(asked).toHaveBeenCalledTimes(2);
  });
});

describe("the answer", () => {
  const validation = (field: string) => ({ type: "validation_error", field });

  test.each([
    ["FRM-341 IDN-114 detect_blur", validation("detect_blur"), "BLURRED"],
    ["FRM-342 IDN-115 detect_cutoff", validation("detect_cutoff"), "CUT_OFF"],
    ["FIL-08 (in part) file_encrypted", validation("file_encrypted"), "ENCRYPTED"],
    ["FIL-08 (in part) file_dynamic_form", validation("file_dynamic_form"), "DYNAMIC_FORM"],
    ["FIL-08 (in part) file_unreadable", validation("file_unreadable"), "UNREADABLE"],
    ["FIL-06 (in part) file_too_large", validation("file_too_large"), "TOO_MANY_PIXELS"],
    ["file_too_small", validation("file_too_small"), "TOO_SMALL"],
    ["FRM-343 IDN-116 another field", validation("detect_document"), "NO_DOCUMENT"],
    ["FRM-343 IDN-116 another type", { type: "something_else", field: "detect_blur" }, "NO_DOCUMENT"],
    ["FRM-343 IDN-116 a field that is no text", { type: "validation_error", field: 7 }, "NO_DOCUMENT"],
    ["FRM-343 IDN-116 nothing known", null, "NO_DOCUMENT"],
  ])("%s refuses the file", async (_what, body, code) => {
    check(refused(body));
    expect(await verify()).toEqual({ kind: "refused", code });
    expect(verified).toHaveBeenCalledWith("PASSPORT", "error");
    expect(report).not.toHaveBeenCalled();
  });

  test("FRM-343 a 422 without JSON refuses the file", async () => {
    check(() => new Response("<html>", { status: 422 }));
    expect(await verify()).toEqual({ kind: "refused", code: "NO_DOCUMENT" });
  });

  test("200 is counted as ok", async () => {
    check(ok);
    expect(await verify()).toEqual(stored);
    expect(verified).toHaveBeenCalledWith("PASSPORT", "ok");
    expect(report).not.toHaveBeenCalled();
  });

  test.each([400, 403, 404, 429, 500, 503])(
    "FRM-344 (in part) IDN-117 (in part) %i is reported and treated as ok",
    async (status) => {
      check(() => new Response(null, { status }));
      expect(await verify()).toEqual(stored);
      expect(report).toHaveBeenCalledWith(expect.any(Error), "upload");
      expect(verified).toHaveBeenCalledWith("PASSPORT", "ok");
    },
  );

  test("FRM-344 (in part) IDN-117 (in part) a network error is reported and treated as ok", async () => {
    check(() => Promise.reject(new TypeError("Failed to fetch")));
    expect(await verify()).toEqual(stored);
    expect(report).toHaveBeenCalledTimes(1);
  });

  test("FRM-344 (in part) IDN-117 (in part) a check that times out is reported and treated as ok", async () => {
    vi.useFakeTimers();
    check(
      ({ signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
        }),
    );
    const verdict = verify();
    await vi.advanceTimersByTimeAsync(CHECK_TIMEOUT_MS);
    expect(await verdict).toEqual(stored);
    expect(report).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("FRM-276 a file that was removed meanwhile shows nothing", async () => {
    const controller = new AbortController();
    check(() => {
      controller.abort();
      return Promise.reject(new DOMException("Aborted", "AbortError"));
    });
    expect(await verify({ signal: controller.signal })).toEqual({ kind: "cancelled" });
    expect(report).not.toHaveBeenCalled();
    expect(verified).not.toHaveBeenCalled();
  });
});
