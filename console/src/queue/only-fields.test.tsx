// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { press } from "@latchkey/members/testing/on-screen.ts";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { aQueue, aRow, lucia, someCounts } from "../testing/fake-desk.ts";
import { openDesk } from "../testing/open-desk.tsx";

afterEach(cleanup);

const GONE = "3f0c1d2e-3b4a-4c5d-8e6f-7a8b9c0d1e2f";

const openQueue = async (query = "", rows = [aRow("amara", { needs: ["RIGHT_TO_RENT", "LANGUAGE_PT"] })]) => {
  const desk = await openDesk({
    path: `/console/queue${query}`,
    answers: { QueueCounts: () => someCounts(), Queue: () => aQueue(rows) },
  });
  await screen.findByRole("button", { name: "Take the next case" });
  return desk;
};

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const optionsOf = (label: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ textContent }) => textContent);

describe("the queue by what a case needs", () => {
  test("shows the needs of each case, and none where there are none", async () => {
    await openQueue();
    const needs = await screen.findByRole("list", { name: "Skills needed" });
    expect([...needs.children].map(({ textContent }) => textContent)).toEqual([
      "Right to rent",
      "Portuguese",
    ]);
    cleanup();
    await openQueue("", [aRow("amara")]);
    expect(screen.queryByRole("list", { name: "Skills needed" })).toBeNull();
  });

  test("is narrowed to a need, which the address keeps", async () => {
    const desk = await openQueue();
    expect(optionsOf("Needs")).not.toContain("English");
    choose("Needs", "LANGUAGE_PT");
    expect(desk.address()).toBe("/console/queue?need=language_pt");
    await eventually(() =>
      expect(desk.sent("Queue").at(-1)).toMatchObject({ need: "LANGUAGE_PT", reviewer: null }),
    );
    choose("Needs", "");
    expect(desk.address()).toBe("/console/queue");
  });

  test("is narrowed to a reviewer, or to none", async () => {
    const desk = await openQueue();
    await screen.findByRole("option", { name: "Lucía Ortega" });
    expect(optionsOf("Reviewer")).toEqual(["Any", "Nobody yet", "Priya Nair", "Lucía Ortega"]);
    choose("Reviewer", "none");
    await eventually(() => expect(desk.sent("Queue").at(-1)).toMatchObject({ reviewer: "none" }));
    expect(desk.address()).toBe("/console/queue?reviewer=none");
    choose("Reviewer", lucia.id);
    expect(desk.address()).toBe(`/console/queue?reviewer=${lucia.id}`);
  });

  test("names a reviewer of the address who is no longer one", async () => {
    const desk = await openQueue(`?reviewer=${GONE}&need=nonsense`);
    expect(screen.getByLabelText("Reviewer")).toHaveProperty("value", GONE);
    expect(optionsOf("Reviewer")).toContain("Another reviewer");
    expect(desk.sent("Queue").at(-1)).toMatchObject({ reviewer: GONE, need: null });
  });

  test("clears these filters too where nothing is left", async () => {
    const desk = await openQueue(`?reviewer=none&need=language_pt`, []);
    await press("Clear the filters");
    expect(desk.address()).toBe("/console/queue");
  });
});
