import { describe, expect, test, vi } from "vitest";
import { deskEndpoint } from "../../testing/desk-endpoint.ts";

import { fetchCopy, fetchPage, isPassing, pageFaults } from "./page-pictures.ts";
import { zoomedIn, zoomedOut, zoomSteps } from "./use-view.ts";

const FILE = "/console/documents/amara/passport";
const PAGE = { file: FILE, page: 2 };

const answering = (answer: () => Response | Promise<Response>) => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return answer();
  });
  return asked;
};

const openSession = async () => {
  const { session } = deskEndpoint({});
  vi.stubGlobal("window", { dispatchEvent: () => true, addEventListener: () => undefined });
  await session.start();
  return session;
};

const page = async () => fetchPage(await openSession(), PAGE, new AbortController().signal);

describe("the picture of a page", () => {
  test("comes with the number of pages, which is one unless it is said", async () => {
    const asked = answering(() => new Response("picture", { headers: { "latchkey-pages": "7" } }));
    expect(await page()).toMatchObject({ pages: 7 });
    expect(asked).toEqual(["/console/documents/amara/passport/pages/2"]);
    answering(() => new Response("picture"));
    expect(await page()).toMatchObject({ pages: 1 });
  });

  test.each([
    ["FILE_GONE", "gone"],
    ["TOO_MANY_REQUESTS", "limit"],
    ["NOT_DRAWABLE", "undrawable"],
    ["NOT_SCANNED", "unscanned"],
    ["INFECTED", "infected"],
    ["TOO_LONG_FOR_COPY", "too-long"],
    ["NOT_FOUND", "not-found"],
    ["FORBIDDEN", "not-found"],
    ["SOMETHING_NEW", "no-answer"],
    [null, "no-answer"],
  ])("after %s is not there: %s", async (code, fault) => {
    answering(() => Response.json({ code }, { status: 400 }));
    expect(await page()).toBe(fault);
  });

  test.each([
    ["no connection", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["a page of a proxy", () => new Response("<p>Bad gateway", { status: 502 })],
    ["no object", () => Response.json("no", { status: 500 })],
  ])("after %s may come the next time", async (_what, answer) => {
    answering(answer);
    expect(await page()).toBe("no-answer");
  });

  test("that breaks off on its way may come the next time", async () => {
    const broken = new ReadableStream({ start: (stream) => stream.error(new Error("gone")) });
    answering(() => new Response(broken));
    expect(await page()).toBe("no-answer");
  });
});

test("a copy is fetched from its own path, or says why there is none", async () => {
  const asked = answering(() => new Response("pdf"));
  expect(await fetchCopy(await openSession(), FILE)).toBeInstanceOf(Blob);
  expect(asked).toEqual(["/console/documents/amara/passport/download"]);
  answering(() => Response.json({ code: "TOO_LONG_FOR_COPY" }, { status: 422 }));
  expect(await fetchCopy(await openSession(), FILE)).toBe("too-long");
});

test("trying again is offered only where it may help", () => {
  expect(pageFaults.filter(isPassing)).toEqual(["unscanned", "no-answer"]);
});

describe("a zoom", () => {
  test("goes by steps, and stays at both ends", () => {
    expect(zoomSteps.map(zoomedIn)).toEqual([1.25, 1.5, 2, 3, 4, 6, 6]);
    expect(zoomSteps.map(zoomedOut)).toEqual([1, 1, 1.25, 1.5, 2, 3, 4]);
  });

  test("from between two steps goes to the next of them", () => {
    expect([zoomedIn(1.3), zoomedOut(1.3)]).toEqual([1.5, 1.25]);
  });
});
