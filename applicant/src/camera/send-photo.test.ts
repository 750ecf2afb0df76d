// @vitest-environment happy-dom

import { reporter } from "@latchkey/browser/reporting/reporting.ts";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { aTestSession, aToken } from "../testing/open-app.tsx";
import { valuesOf } from "../testing/open-live-photo.tsx";
import { sendPhoto } from "./send-photo.ts";

const PATH = "/store/a/LIVEPHOTO.jpg";
const photo = new File(["jpeg"], "LIVEPHOTO.jpg", { type: "image/jpeg" });
const signed = () => Response.json({ url: "/store", fields: { key: "k" } });
const stored = () => new Response(null, { status: 204, headers: { location: PATH } });

type Call = readonly [string, RequestInit];

/** A fake store that accepts the photo, and a check with this result. */
const network = (check: () => Response | Promise<Response>, store: () => Response = stored) => {
  const calls: Call[] = [];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    calls.push([address, init]);
    if (address === "/verify/photo") return check();
    return address === "/store" ? store() : signed();
  });
  return calls;
};

const send = (url: string | null = "/verify/photo", signal = new AbortController().signal) =>
  sendPhoto(photo, { url, person: valuesOf(), session: aTestSession(aToken), signal });

const good = { kind: "good", path: PATH };
const validation = (field: string) => Response.json({ type: "validation_error", field }, { status: 422 });

let report = vi.spyOn(reporter, "report");
beforeEach(() => {
  report = vi.spyOn(reporter, "report");
});

test("FRM-334 IDN-118 it is stored like a document, then the check gets url, names and date of birth", async () => {
  const calls = network(() => Response.json({}));
  expect(await send()).toEqual(good);
  expect(calls.map(([address]) => address.split("?")[0])).toEqual([
    "/wizard/api/signedurl/post/user/docs",
    "/store",
    "/verify/photo",
  ]);
  expect(calls[0]?.[0]).toContain("filename=LIVEPHOTO.jpg&filetype=image%2Fjpeg&additionalFilePath=identity");
  const [, init] = calls[2] ?? [];
  expect(init?.method).toBe("POST");
  expect(new Headers(init?.headers).get("authorization")).toBe("Bearer token");
  expect(JSON.parse(String(init?.body))).toEqual({
    url: PATH,
    firstName: "Amara",
    lastName: "Okafor",
    dob: "1990-05-17",
  });
});

test("without an address nothing is checked", async () => {
  const calls = network(() => validation("face_detection"));
  expect(await send(null)).toEqual(good);
  expect(calls).toHaveLength(2);
});

describe("the answer of the check", () => {
  test.each([
    ["FRM-345 IDN-119 face_detection", () => validation("face_detection"), "face"],
    ["FRM-346 IDN-120 another field", () => validation("detect_blur"), "document"],
    [
      "FRM-346 IDN-120 another type",
      () => Response.json({ type: "other", field: "face_detection" }, { status: 422 }),
      "document",
    ],
    ["FRM-346 IDN-120 no words at all", () => new Response(null, { status: 422 }), "document"],
  ])("%s refuses the photo", async (_what, answer, unseen) => {
    network(answer);
    expect(await send()).toEqual({ kind: "refused", unseen });
    expect(report).not.toHaveBeenCalled();
  });

  test.each([400, 404, 429, 500, 503])("FRM-347 IDN-121 %i is ignored", async (status) => {
    network(() => new Response(null, { status }));
    expect(await send()).toEqual(good);
    expect(report).not.toHaveBeenCalled();
  });

  test("FRM-347 IDN-121 a network error is ignored", async () => {
    network(() => Promise.reject(new TypeError("Failed to fetch")));
    expect(await send()).toEqual(good);
    expect(report).not.toHaveBeenCalled();
  });
});

test("a photo whose upload failed is not checked", async () => {
  const calls = network(
    () => Response.json({}),
    () => new Response(null, { status: 500 }),
  );
  expect(await send()).toEqual({ kind: "failed" });
  expect(calls).toHaveLength(2);
});

test("nothing is shown to somebody who has left", async () => {
  const controller = new AbortController();
  network(() => {
    controller.abort();
    return Promise.reject(new DOMException("Aborted", "AbortError"));
  });
  expect(await send("/verify/photo", controller.signal)).toEqual({ kind: "cancelled" });
});
