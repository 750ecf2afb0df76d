// @vitest-environment happy-dom

import { reporter } from "@latchkey/browser/reporting/reporting.ts";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { aTestSession, aToken } from "../../testing/open-app.tsx";
import { type FileToSend, sendFile } from "./send-file.ts";

const file = new File(["a picture"], "IMG 1.PNG", { type: "image/png" });
const passport: FileToSend = {
  file,
  storedName: "Passport.png",
  contentType: "image/png",
  section: "identity",
};

const form = {
  url: "https://store.example/bucket",
  fields: { key: "a/b.png", policy: "p", "x-signature": "s" },
};
const signed = () => Response.json(form);
const stored = () => new Response(null, { status: 204, headers: { location: "/a/b.png" } });

type Call = readonly [string, RequestInit];

/** A fake network that returns these responses in order. */
const network = (...answers: (() => Response | Promise<Response>)[]) => {
  const calls: Call[] = [];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    calls.push([address, init]);
    const answer = answers[calls.length - 1];
    if (!answer) throw new TypeError("Failed to fetch");
    return answer();
  });
  return calls;
};

const send = (signal = new AbortController().signal) => sendFile(passport, aTestSession(aToken), signal);

let report = vi.spyOn(reporter, "report");
beforeEach(() => {
  report = vi.spyOn(reporter, "report");
});

describe("the signed form", () => {
  test("FRM-326 FRM-320 SHR-055 is a GET with filename, filetype, additionalFilePath, bearer and credentials", async () => {
    const calls = network(signed, stored);
    await send();
    const [address = "", init] = calls[0] ?? [];
    expect(address).toBe(
      "/wizard/api/signedurl/post/user/docs?filename=Passport.png&filetype=image%2Fpng&additionalFilePath=identity",
    );
    expect(init?.method ?? "GET").toBe("GET");
    expect(init?.credentials).toBe("include");
    expect(new Headers(init?.headers).get("authorization")).toBe("Bearer token");
  });

  test.each([
    ["without an address", () => Response.json({ fields: {} })],
    ["without fields", () => Response.json({ url: "https://store.example" })],
    ["refused", () => new Response(null, { status: 500 })],
    ["no JSON", () => new Response("<html>")],
  ])("FRM-327 FRM-374 %s, the upload has failed and is reported", async (_what, answer) => {
    const calls = network(answer);
    expect(await send()).toEqual({ kind: "failed" });
    expect(calls).toHaveLength(1);
    expect(report).toHaveBeenCalledWith(expect.any(Error), "upload");
  });

  test("a limit is reported, and says so instead of a lost connection", async () => {
    const calls = network(() => Response.json({ code: "TOO_MANY_REQUESTS" }, { status: 429 }));
    expect(await send()).toEqual({ kind: "refused", code: "TOO_MANY_REQUESTS" });
    expect(calls).toHaveLength(1);
    expect(report).toHaveBeenCalledWith(expect.any(Error), "upload");
  });

  test("a 401 is retried once with another token", async () => {
    const calls = network(() => new Response(null, { status: 401 }), signed, stored);
    expect(await send()).toEqual({ kind: "stored", path: "/a/b.png" });
    expect(calls).toHaveLength(3);
    expect(report).not.toHaveBeenCalled();
  });
});

describe("the storage", () => {
  test("FRM-328 SHR-057 gets every field of the form, then the file, as multipart", async () => {
    const calls = network(signed, stored);
    await send();
    const [address, init] = calls[1] ?? [];
    expect(address).toBe(form.url);
    expect(init?.method).toBe("POST");
    const body = init?.body;
    const entries = body instanceof FormData ? [...body.entries()] : [];
    expect(entries.map(([name]) => name)).toEqual(["key", "policy", "x-signature", "file"]);
    expect(entries.slice(0, 3)).toEqual(Object.entries(form.fields));
    expect(entries[3]?.[1]).toMatchObject({ name: "IMG 1.PNG", size: file.size });
    expect(new Headers(init?.headers).has("authorization")).toBe(false);
  });

  test("FRM-329 FRM-330 SHR-059 answers 204 with a location, which becomes the path", async () => {
    network(signed, stored);
    expect(await send()).toEqual({ kind: "stored", path: "/a/b.png" });
    expect(report).not.toHaveBeenCalled();
  });

  test.each([
    ["200 with a location", () => new Response(null, { status: 200, headers: { location: "/a" } })],
    ["204 without a location", () => new Response(null, { status: 204 })],
    ["403", () => new Response("<Error/>", { status: 403 })],
    ["400 without a code", () => Response.json({}, { status: 400 })],
  ])("FRM-329 SHR-058 %s is a failure and reported", async (_what, answer) => {
    network(signed, answer);
    expect(await send()).toEqual({ kind: "failed" });
    expect(report).toHaveBeenCalledTimes(1);
  });

  test("REL-04 (in part) a store that takes no files says so instead of a lost connection, and is reported", async () => {
    network(signed, () => Response.json({ code: "UNAVAILABLE" }, { status: 503 }));
    expect(await send()).toEqual({ kind: "refused", code: "UNAVAILABLE" });
    expect(report).toHaveBeenCalledTimes(1);
  });

  test("errors found by our receiver are shown, and reported", async () => {
    network(signed, () => Response.json({ code: "TOO_LARGE" }, { status: 400 }));
    expect(await send()).toEqual({ kind: "refused", code: "TOO_LARGE" });
    expect(report).toHaveBeenCalledWith(expect.any(Error), "upload");
  });

  test("FRM-374 a network error is a failure", async () => {
    network(signed);
    expect(await send()).toEqual({ kind: "failed" });
  });
});

test.each(["while it is signed", "while it is stored"])(
  "FRM-276 cancelled %s, it shows nothing",
  async (when) => {
    const controller = new AbortController();
    const abort = () => {
      controller.abort();
      return Promise.reject(new DOMException("Aborted", "AbortError"));
    };
    network(...(when === "while it is signed" ? [abort] : [signed, abort]));
    expect(await send(controller.signal)).toEqual({ kind: "cancelled" });
    expect(report).not.toHaveBeenCalled();
  },
);
