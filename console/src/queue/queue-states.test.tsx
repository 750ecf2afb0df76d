// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { aHeldAnswer, type EndpointAnswers, refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { button, press, pressTwice } from "@latchkey/members/testing/on-screen.ts";
import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { aQueue, aRow, someCounts } from "../testing/fake-desk.ts";
import { showPart } from "../testing/show-part.tsx";
import { QueuePage } from "./queue-page.tsx";

afterEach(cleanup);

const TAKE = "Take the next case";
const full: EndpointAnswers = { QueueCounts: () => someCounts(), Queue: () => aQueue([aRow("amara")]) };

const showQueue = (answers: EndpointAnswers = {}) =>
  showPart(<QueuePage />, { path: "/console/queue", answers: { ...full, ...answers } });

const openQueue = async (answers: EndpointAnswers = {}) => {
  const shown = await showQueue(answers);
  await screen.findByRole("table");
  return shown;
};

describe("the queue is on its way", () => {
  test("and says so, under its title", async () => {
    const { answer, give } = aHeldAnswer<object>();
    await showQueue({ QueueCounts: () => answer.then(() => someCounts()) });
    expect(screen.getByRole("heading", { level: 1, name: "Queue" })).toBeTruthy();
    expect(screen.getByRole("status").textContent).toBe("Loading the queue");
    expect(document.title).toBe("Queue – Latchkey");
    await act(async () => give({}));
    expect(await screen.findByRole("table")).toBeTruthy();
  });

  test("in part: the numbers are there before the list", async () => {
    const { answer, give } = aHeldAnswer<object>();
    await showQueue({ Queue: () => answer.then(() => aQueue([aRow("amara")])) });
    expect(await screen.findByText(/^14 cases wait/)).toBeTruthy();
    expect(screen.getByRole("status", { name: "Loading the queue" })).toBeTruthy();
    expect(screen.queryByRole("table")).toBeNull();
    await act(async () => give({}));
    expect(await screen.findByText("1 case on this page")).toBeTruthy();
  });
});

describe("the queue did not come", () => {
  test.each([
    ["the numbers", { QueueCounts: () => undefined }],
    ["the list", { Queue: () => undefined }],
    ["a fault of the list", { Queue: () => refusedWith("INTERNAL") }],
    ["a role that was taken away meanwhile", { QueueCounts: () => refusedWith("FORBIDDEN") }],
  ])("%s: the page says so and can be loaded again", async (_what, answers) => {
    await showQueue(answers);
    expect(await screen.findByRole("heading", { name: "Something went wrong" })).toBeTruthy();
    expect(button("Try again")).toBeTruthy();
    expect(screen.queryByText("FORBIDDEN")).toBeNull();
  });

  test("anew: what was there stays, and both are asked again", async () => {
    let isAway = false;
    const { sent } = await openQueue({
      QueueCounts: () => (isAway ? undefined : someCounts()),
      Queue: ({ variables }) =>
        isAway && variables.after === null ? undefined : aQueue([aRow("amara")], "c1"),
    });
    await press("Next");
    isAway = true;
    await press("Previous");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("We could not load the newest state");
    expect(screen.getByRole("table")).toBeTruthy();
    isAway = false;
    const before = [sent("Queue").length, sent("QueueCounts").length];
    await press("Try again");
    await eventually(() => expect(screen.queryByRole("alert")).toBeNull());
    expect([sent("Queue").length, sent("QueueCounts").length]).toEqual(before.map((count) => count + 1));
  });
});

describe("taking the next case", () => {
  test("is in progress until the server has answered, and sent once", async () => {
    const { answer, give } = aHeldAnswer<{ takeNext: string | null }>();
    const { sent, address } = await openQueue({ TakeNext: () => answer });
    pressTwice(button(TAKE));
    await eventually(() => expect(button(TAKE).getAttribute("aria-busy")).toBe("true"));
    await userEvent.keyboard("n");
    expect(sent("TakeNext")).toHaveLength(1);
    await act(async () => give({ takeNext: "amara" }));
    expect(address()).toBe("/console/cases/amara");
  });

  test.each([
    ["FORBIDDEN", "That is not possible any more"],
    ["UNAUTHENTICATED", "That was not saved"],
    ["TOO_MANY_REQUESTS", "Too many changes at once"],
  ])("that is refused with %s says so in words", async (code, text) => {
    await openQueue({ TakeNext: () => refusedWith(code) });
    await press(TAKE);
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain(text);
    expect(alert.textContent).not.toContain(code);
    expect(document.activeElement).toBe(alert);
  });

  test("works the next time, when what went wrong is not said any more", async () => {
    let isAway = true;
    await openQueue({ TakeNext: () => (isAway ? undefined : { takeNext: null }) });
    await press(TAKE);
    await screen.findByRole("alert");
    isAway = false;
    await press(TAKE);
    expect(await screen.findByText("Nothing is waiting.")).toBeTruthy();
    expect(screen.queryByText("That was not saved")).toBeNull();
  });
});
