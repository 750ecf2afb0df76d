// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { aHome, hafenstrasse } from "@latchkey/domain/testing/residences.ts";
import { cleanup, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import {
  badge,
  family,
  HAMBURG,
  inHamburg,
  LEEDS,
  type Opened,
  openHistory,
  sentHomes,
} from "../../testing/open-history.tsx";
import { openResidence, press, question, type ResidenceCase, titles } from "../../testing/open-residence.tsx";
import { accordion, field, leeds, summaries, toggle, typeHome } from "../../testing/type-home.ts";

afterEach(cleanup);

describe("the list", () => {
  test("RES-029 RES-030 has an accordion for every home, the newest first, and a blank one", async () => {
    const { screen } = await openHistory({ homes: [inHamburg(), family()] });
    expect(summaries(screen)).toEqual([
      `${LEEDS} | November 2016 to now, 10 years`,
      `${HAMBURG} | March 2012 to October 2016, 4 years 8 months`,
      "Add another address",
    ]);
  });

  test("RES-030 without a home, the blank one is open", async () => {
    const { screen } = await openHistory();
    expect(accordion(screen, "Add an address").hasAttribute("open")).toBe(true);
    expect(screen.getAllByRole("textbox").length).toBeGreaterThan(4);
  });

  test("RES-031 a saved home can be deleted, the blank one cannot", async () => {
    const { screen } = await openHistory({ homes: [family()] });
    const saved = accordion(screen, LEEDS);
    await toggle(saved);
    expect(within(saved).getByRole("button", { name: "Delete this address" })).toBeTruthy();
    const blank = accordion(screen, "Add another address");
    await toggle(blank);
    expect(within(blank).queryByRole("button", { name: "Delete this address" })).toBeNull();
    expect(saved.hasAttribute("open")).toBe(false);
  });

  test("the country is asked for, except where the UK alone is meant", async () => {
    const { screen } = await openHistory();
    expect(screen.getByRole("combobox", { name: "Country" })).toBeTruthy();
    cleanup();
    const single = await openResidence({
      answers: { "in-uk": "no", "have-you-ever": "yes" },
      completedSteps: ["in-uk", "residential-history", "have-you-ever"],
      homes: [aHome({ residenceType: "FAMILY_HOME", address: hafenstrasse })],
    });
    await question(single.screen, titles.single);
    await toggle(accordion(single.screen, "Add another address"));
    expect(await single.screen.findByRole("textbox", { name: "Street" })).toBeTruthy();
    expect(single.screen.queryByRole("combobox", { name: "Country" })).toBeNull();
  });
});

describe("the badge", () => {
  test.each<[string, NonNullable<ResidenceCase["homes"]>, string]>([
    ["nothing", [], "Covered: Nothing yet of 3 years"],
    ["months", [aHome({ start: "2026-04-01" })], "Covered: 7 months of 3 years"],
    ["a year and months", [aHome({ start: "2025-04-01" })], "Covered: 1 year 7 months of 3 years"],
    ["enough, and more than is asked for", [family()], "Covered: 10 years"],
    ["whole years", [aHome({ start: "2024-11-01", end: "2026-10-31" })], "Covered: 2 years of 3 years"],
    ["no draft", [aHome({ draft: true })], "Covered: Nothing yet of 3 years"],
  ])("RES-032 RES-033 shows %s", async (_what, homes, text) => {
    const opened = await openHistory({ homes });
    expect(badge(opened)).toBe(text);
  });

  test("RES-033 shows the span that the policy asks for", async () => {
    const conditions = [{ name: "REQUIRED_ADDRESS_MONTHS", description: "", value: 60 }] as const;
    const opened = await openHistory({ conditions, homes: [aHome({ start: "2025-11-01" })] });
    expect(badge(opened)).toBe("Covered: 1 year of 5 years");
    expect(opened.screen.getByText(/every address from the last 5/)).toBeTruthy();
  });

  test("RES-032 RES-037 follows what is typed at once", async () => {
    const opened = await openHistory();
    opened.holdNext();
    await typeHome(accordion(opened.screen, "Add an address"), leeds);
    expect(badge(opened)).toBe("Covered: 10 years");
  });
});

describe("a deletion", () => {
  const remove = async ({ screen }: Opened, name: string) => {
    const shown = accordion(screen, name);
    if (!shown.hasAttribute("open")) await toggle(shown);
    await userEvent.click(within(shown).getByRole("button", { name: "Delete this address" }));
  };

  test("RES-036 RES-037 removes the home at once, and can be undone", async () => {
    const home = family();
    const opened = await openHistory({ homes: [home, inHamburg()] });
    const { screen, stored, sent } = opened;
    const letGo = opened.holdNext();
    await remove(opened, LEEDS);
    expect(summaries(screen).some((text) => text.startsWith(LEEDS))).toBe(false);
    expect(badge(opened)).toBe("Covered: 4 years 8 months of 3 years");
    letGo();
    expect(await screen.findByText(`Deleted: ${LEEDS}`, { exact: false })).toBeTruthy();
    expect(sent[0]).toMatchObject({
      operationName: "DeleteResidentialHistoryItems",
      variables: { uuid: home.uuid },
    });
    expect(stored()).toHaveLength(1);
    await press(screen, "Undo");
    await eventually(() => expect(stored()).toHaveLength(2));
    expect(accordion(screen, LEEDS).hasAttribute("open")).toBe(true);
    expect(document.activeElement).toBe(accordion(screen, LEEDS).querySelector("summary"));
    expect(screen.queryByText("Deleted:", { exact: false })).toBeNull();
    expect(sentHomes(opened).at(-1)).toMatchObject({ residence: { uuid: home.uuid, draft: false } });
  });

  test("RES-037 that fails brings the home back, and says so", async () => {
    const home = family();
    const opened = await openHistory({ homes: [home] });
    opened.answerNext(undefined);
    await remove(opened, LEEDS);
    expect((await opened.screen.findByRole("alert")).textContent).toContain("Your answer is not saved yet");
    expect(accordion(opened.screen, LEEDS)).toBeTruthy();
    expect(opened.screen.queryByText(/^Deleted/)).toBeNull();
    await press(opened.screen, "Try again");
    await eventually(() => expect(opened.stored()).toEqual([]));
    await opened.screen.findByText(/^Deleted/);
    await press(opened.screen, "Undo");
    await eventually(() => expect(opened.stored()).toMatchObject([{ uuid: home.uuid }]));
  });

  test("of a draft of this visit leaves an empty accordion", async () => {
    const opened = await openHistory();
    const { screen, stored } = opened;
    await typeHome(accordion(screen, "Add an address"), { street: "Quay", city: "Leeds" });
    await userEvent.tab();
    await eventually(() => expect(stored()).toHaveLength(1));
    await remove(opened, "Quay, Leeds");
    await eventually(() => expect(stored()).toEqual([]));
    expect(summaries(screen)[0]).toBe("Add an address");
    const blank = accordion(screen, "Add an address");
    await eventually(() => expect(document.activeElement).toBe(blank.querySelector("summary")));
    if (!blank.hasAttribute("open")) await toggle(blank);
    expect(field(blank, "Street")).toHaveProperty("value", "");
    await press(screen, "Undo");
    await eventually(() => expect(stored()).toMatchObject([{ draft: true, address: { street: "Quay" } }]));
    expect(field(accordion(screen, "Quay, Leeds"), "Street")).toHaveProperty("value", "Quay");
  });
});
