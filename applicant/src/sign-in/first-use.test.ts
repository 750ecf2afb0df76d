// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadScriptsAtFirstUse } from "./first-use.ts";

const PAGE = `<button type="button" id="menu"><span>Menu</span></button>
  <form><input id="email"><button type="submit">Send</button></form>
  <template id="scripts"><meta name="loaded"></template>`;

const element = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no ${id}`);
  return found;
};

const isLoaded = (): boolean => document.head.querySelector("meta[name=loaded]") !== null;

class FakeChannel extends EventTarget {
  static readonly opened: FakeChannel[] = [];
  readonly name: string;
  readonly close = vi.fn();
  constructor(name: string) {
    super();
    this.name = name;
    FakeChannel.opened.push(this);
  }
}

beforeEach(() => {
  vi.stubGlobal("BroadcastChannel", FakeChannel);
  document.body.innerHTML = PAGE;
});

afterEach(() => {
  // What the last test listens for ends with the first use and with hydration.
  document.dispatchEvent(new Event("keydown"));
  document.dispatchEvent(new Event("latchkey:hydrated"));
  document.head.innerHTML = "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not available everywhere yet
  document.cookie = "latchkey_session=; Max-Age=0";
  window.history.replaceState(null, "");
  FakeChannel.opened.length = 0;
  vi.unstubAllGlobals();
});

describe("the scripts of a sign-in form that can be used without them", () => {
  test("wait until somebody uses the page", () => {
    loadScriptsAtFirstUse(document);
    expect(isLoaded()).toBe(false);
  });

  test.each(["pointermove", "pointerdown", "keydown", "focusin"])("come at %s, once", (sign) => {
    loadScriptsAtFirstUse(document);
    element("email").dispatchEvent(new Event(sign, { bubbles: true }));
    element("email").dispatchEvent(new Event(sign, { bubbles: true }));
    expect(document.head.querySelectorAll("meta[name=loaded]")).toHaveLength(1);
    expect(FakeChannel.opened[0]?.close).toHaveBeenCalledOnce();
  });

  test("come at once for a link that has lost its query", () => {
    window.history.replaceState(null, "", "#t=TOKEN");
    loadScriptsAtFirstUse(document);
    expect(isLoaded()).toBe(true);
    window.history.replaceState(null, "", window.location.pathname);
  });

  test("come when the tab is looked at again, but not when it is left", () => {
    loadScriptsAtFirstUse(document);
    const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    expect(isLoaded()).toBe(false);
    visibility.mockReturnValue("visible");
    document.dispatchEvent(new Event("visibilitychange"));
    expect(isLoaded()).toBe(true);
  });

  test("come when another tab signs in", () => {
    loadScriptsAtFirstUse(document);
    expect(FakeChannel.opened.map(({ name }) => name)).toEqual(["latchkey-session"]);
    FakeChannel.opened[0]?.dispatchEvent(new Event("message"));
    expect(isLoaded()).toBe(true);
  });

  test.each([true, false])("restored from the cache of Back: %s", (persisted) => {
    loadScriptsAtFirstUse(document);
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
    expect(isLoaded()).toBe(persisted);
  });

  test("come at once for whoever is signed in", () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not available everywhere yet
    document.cookie = "latchkey_session=1";
    loadScriptsAtFirstUse(document);
    expect(isLoaded()).toBe(true);
  });

  test("come at once after a reload of the page that says that a link was sent", () => {
    window.history.replaceState({ usr: { email: "amara@example.com" } }, "");
    loadScriptsAtFirstUse(document);
    expect(isLoaded()).toBe(true);
  });

  test("come at once when the field already has the focus", () => {
    element("email").focus();
    loadScriptsAtFirstUse(document);
    expect(isLoaded()).toBe(true);
  });
});

describe("a press while the scripts are on their way", () => {
  const hydrate = () => document.dispatchEvent(new Event("latchkey:hydrated"));

  test("is repeated once the page is hydrated, and only then", () => {
    loadScriptsAtFirstUse(document);
    element("menu").querySelector("span")?.click();
    const pressed = vi.fn();
    element("menu").addEventListener("click", pressed);
    expect(pressed).not.toHaveBeenCalled();
    hydrate();
    expect(pressed).toHaveBeenCalledOnce();
    hydrate();
    expect(pressed).toHaveBeenCalledOnce();
  });

  test("is not repeated on a submit, which needs no script", () => {
    loadScriptsAtFirstUse(document);
    const submit = document.querySelector<HTMLButtonElement>("button[type=submit]");
    submit?.form?.addEventListener("submit", (event) => event.preventDefault());
    submit?.click();
    const pressed = vi.fn();
    submit?.addEventListener("click", pressed);
    hydrate();
    expect(pressed).not.toHaveBeenCalled();
  });
});
