// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from "vitest";
import { eventually } from "../testing/eventually.ts";
import { focusHeading } from "./focus-heading.ts";

afterEach(() => {
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
    focusHeading();
    expect(focused()).toBe("H1");
  });

  test("takes it when it appears", async () => {
    focusHeading();
    document.body.innerHTML = PAGE;
    await eventually(() => expect(focused()).toBe("H1"));
  });

  test("takes it once: a second announcement of the same page leaves the focus where the person has moved it", () => {
    document.body.innerHTML = PAGE;
    focusHeading();
    focusOn("button");
    focusHeading();
    expect(focused()).toBe("BUTTON");
    document.querySelector("h1")?.replaceChildren("When were you born?");
    focusHeading();
    expect(focused()).toBe("H1");
  });

  test("takes it when the page arrives behind the old one", async () => {
    document.body.innerHTML = PAGE;
    focusHeading();
    focusOn("button");
    focusHeading();
    document.body.innerHTML = "<main><h1>When were you born?</h1></main>";
    await eventually(() => expect(focused()).toBe("H1"));
  });

  test("does not take it from a field that somebody is filling in", () => {
    document.body.innerHTML = PAGE;
    focusOn("input");
    focusHeading();
    expect(focused()).toBe("INPUT");
  });
});
