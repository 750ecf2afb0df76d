// @vitest-environment happy-dom

import { createConnection } from "@latchkey/browser/graphql/connection.ts";
import { reporter } from "@latchkey/browser/reporting/reporting.ts";
import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cacheKeys } from "../graphql/cache-keys.ts";
import { pinApplication } from "../session/pinned-application.ts";
import { aTestSession, aToken } from "../testing/open-app.tsx";
import { connectServices } from "./connect.ts";
import "./start-help.ts";

const SCRIPT = "https://help.example/snippet.js";

beforeEach(() => {
  Reflect.set(Reflect.get(window, "happyDOM").settings, "handleDisabledFileLoadingAsSuccess", true);
  const named = document.createElement("meta");
  named.name = "latchkey-help";
  named.content = SCRIPT;
  document.head.append(named);
});
afterEach(() => document.head.replaceChildren());

const messengers = () =>
  [...document.querySelectorAll<HTMLScriptElement>("#ze-snippet")].map(({ src }) => src);

/** A page of somebody who is signed in, opened at an address with this query. */
const open = async (search: string) => {
  const session = aTestSession(aToken);
  await session.start();
  const pinned = pinApplication(search);
  const connection = createConnection({
    url: "/graphql",
    keys: cacheKeys,
    session,
    reporter,
    fetch: async () => Response.error(),
  });
  await connectServices({ session, connection, pinned });
  return pinned;
};

/** Whatever the page has begun has had its turn. */
const settled = async (): Promise<void> => {
  await import("./start-help.ts");
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

test("FRM-017 (in part) the messenger waits until two people with one mailbox have chosen who it is", async () => {
  const pinned = await open("");
  await settled();
  expect(messengers()).toEqual([]);
  pinned.pin("amara");
  await eventually(() => expect(messengers()).toEqual([SCRIPT]));
});

test("a page whose address names the case is helped at once", async () => {
  await open("?case=amara");
  await eventually(() => expect(messengers()).toEqual([SCRIPT]));
});
