import { describe, expect, test } from "vitest";
import { type Landing, type LandingEvent, nextLanding } from "./link-landing.ts";

const after = (...events: readonly LandingEvent[]): Landing =>
  events.reduce<Landing>(nextLanding, { at: "looking" });

const found = (sameBrowser: boolean): LandingEvent => ({
  kind: "looked",
  look: { kind: "found", email: "p…@example.com", sameBrowser },
});
const continued: LandingEvent = { kind: "continued" };
const email = "p…@example.com";

describe("the landing of a link", () => {
  test("names the person and waits for the click", () => {
    expect(after(found(true))).toEqual({ at: "found", email, sameBrowser: true });
    expect(after(found(true), continued)).toEqual({ at: "confirming", email, otherBrowser: false });
  });

  test("asks for confirmation in another browser, and only then tells the server", () => {
    expect(after(found(false), continued)).toEqual({ at: "other-browser", email });
    expect(after(found(false), continued, continued)).toEqual({
      at: "confirming",
      email,
      otherBrowser: true,
    });
  });

  test("asks for confirmation too if only the server notices the other browser", () => {
    const refused: LandingEvent = { kind: "confirmed", confirmation: { kind: "other-browser" } };
    expect(after(found(true), continued, refused)).toEqual({ at: "other-browser", email });
  });

  test("a second click during the first changes nothing", () => {
    expect(after(found(true), continued, continued)).toEqual({
      at: "confirming",
      email,
      otherBrowser: false,
    });
  });

  test("a used link is recognised at either step", () => {
    expect(after({ kind: "looked", look: { kind: "spent" } })).toEqual({ at: "spent" });
    const spent: LandingEvent = { kind: "confirmed", confirmation: { kind: "spent" } };
    expect(after(found(true), continued, spent)).toEqual({ at: "spent" });
  });

  test("a failed call can be tried again", () => {
    expect(after({ kind: "failed" })).toEqual({ at: "failed" });
    expect(after({ kind: "failed" }, { kind: "opened" })).toEqual({ at: "looking" });
  });
});
