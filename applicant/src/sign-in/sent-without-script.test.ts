// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { goOnWithScript } from "./sent-without-script.ts";

const page = (email: string, returnTo: string) => `<input type="hidden" id="sent-to" value="${email}">
  <input type="hidden" name="returnTo" value="${returnTo}">
  <template id="scripts"><meta name="loaded"></template>`;

const isLoaded = (): boolean => document.head.querySelector("meta[name=loaded]") !== null;

beforeEach(() => window.history.replaceState(null, "", "/otl?sent&lang=de"));

afterEach(() => {
  document.head.innerHTML = "";
  window.history.replaceState(null, "", "/");
});

describe("the page after a form that was posted before the script had started", () => {
  test("becomes the link-sent screen: the address in the navigation state, and in no URL", () => {
    document.body.innerHTML = page("amara@example.com", "/questions/income");
    goOnWithScript(document);
    expect(window.history.state).toEqual({
      usr: { email: "amara@example.com", returnTo: "/questions/income" },
    });
    expect(window.location.pathname + window.location.search).toBe("/otl?lang=de");
    expect(isLoaded()).toBe(true);
  });

  test("returns to no page in particular", () => {
    document.body.innerHTML = page("amara@example.com", "");
    goOnWithScript(document);
    expect(window.history.state).toEqual({ usr: { email: "amara@example.com", returnTo: undefined } });
  });

  test("stays as it is where the address is not known", () => {
    document.body.innerHTML = page("", "");
    goOnWithScript(document);
    expect([window.history.state, window.location.search, isLoaded()]).toEqual([
      null,
      "?sent&lang=de",
      false,
    ]);
  });
});
