// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from "vitest";
import { eventually } from "../testing/eventually.ts";
import { focusHeading } from "./focus-heading.ts";

const waiting: (() => void)[] = [];
const announce = (): void => {
  waiting.push(focusHeading());
};

afterEach(() => {
  for (const stop of waiting.splice(0)) stop();
  document.body.innerHTML = "";
});

const PAGE =
  '<main><h1>What is your name?</h1><input name="first"><button type="button">Back</button></main>';
const focused = () => document.activeElement?.tagName;
const focusOn = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

describe("the heading of a new page", () => {
  test("takes focus, even from a button", () => {
    document.body.innerHTML = PAGE;
    focusOn("button");
    announce();
    expect(focused()).toBe("H1");
  });

  test("takes it when it appears", async () => {
    announce();
    document.body.innerHTML = PAGE;
    await eventually(() => expect(focused()).toBe("H1"));
  });

  test("takes it once: a second announcement of the same page leaves the focus where the person has moved it", () => {
    document.body.innerHTML = PAGE;
    announce();
    focusOn("button");
    announce();
    expect(focused()).toBe("BUTTON");
    document.querySelector("h1")?.replaceChildren("When were you born?");
    announce();
    expect(focused()).toBe("H1");
  });

  test("takes it when the page arrives behind the old one", async () => {
    document.body.innerHTML = PAGE;
    announce();
    focusOn("button");
    announce();
    document.body.innerHTML = "<main><h1>When were you born?</h1></main>";
    await eventually(() => expect(focused()).toBe("H1"));
  });

  test("takes it over from the old page's, which had it first", async () => {
    document.body.innerHTML = PAGE;
    announce();
    expect(focused()).toBe("H1");
    document.body.innerHTML = "<main>Loading</main>";
    document.body.innerHTML = "<main><h1>When were you born?</h1></main>";
    await eventually(() => expect(document.activeElement?.textContent).toBe("When were you born?"));
  });

  test("leaves it where the person has moved it meanwhile", async () => {
    document.body.innerHTML = `<nav><a href="#other">Other</a></nav><div>${PAGE}</div>`;
    announce();
    focusOn("a");
    const page = document.querySelector("div");
    const seen = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => resolve());
      observer.observe(document.body, { childList: true, subtree: true });
    });
    if (page) page.innerHTML = "<main><h1>When were you born?</h1></main>";
    await seen;
    expect(focused()).toBe("A");
  });

  test("does not take it from a field that somebody is filling in", () => {
    document.body.innerHTML = PAGE;
    focusOn("input");
    announce();
    expect(focused()).toBe("INPUT");
  });
});
