// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { aHome, hafenstrasse } from "@latchkey/domain/testing/residences.ts";
import { cleanup, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { family } from "../../testing/open-history.tsx";
import {
  choose,
  openResidence,
  press,
  question,
  type ResidenceCase,
  titles,
} from "../../testing/open-residence.tsx";
import { accordion, leeds, monthField, typeHome } from "../../testing/type-home.ts";

afterEach(cleanup);

const inUk: ResidenceCase = { answers: { "in-uk": "yes" }, completedSteps: ["in-uk"] };

describe("a history with gaps", () => {
  const homes = () => [
    aHome({ residenceType: "FAMILY_HOME", start: "2025-08-01" }),
    aHome({ residenceType: "FAMILY_HOME", start: "2023-12-01", end: "2025-05-31", address: hafenstrasse }),
  ];

  test("RES-033 RES-034 (in part) the first Continue names them in months, the second goes on with a reason", async () => {
    const { screen, sent } = await openResidence({ ...inUk, homes: homes() });
    await question(screen, titles.history);
    expect(screen.queryByText(/I cannot fill this/)).toBeNull();
    await press(screen);
    expect(await screen.findByText("There is a time we do not know about")).toBeTruthy();
    const reasons = screen.getByRole("radiogroup", { name: /^I cannot fill this\. Why\?/ });
    expect(reasons.textContent).not.toContain("One reason for");
    for (const name of ["I was travelling", "I do not remember", "Something else"]) {
      expect(screen.getByRole("radio", { name })).toBeTruthy();
    }
    expect(sent).toEqual([]);
    await choose(screen, "I was travelling");
    await question(screen, titles.documents);
    expect(sent[0]?.variables).toMatchObject({ answers: { "in-uk": "yes", gaps: "travelling" } });
  });

  test("something else is said in words, which come back with the reason", async () => {
    const { screen, sent } = await openResidence({ ...inUk, homes: homes() });
    await question(screen, titles.history);
    await press(screen);
    await choose(screen, "Something else");
    await eventually(() => {
      const [summary] = screen.getAllByRole("alert");
      expect(summary?.textContent).toContain("Tell us why in a sentence");
    });
    expect(sent).toEqual([]);
    await userEvent.type(screen.getByRole("textbox", { name: "Tell us why" }), "I lived on a boat");
    await press(screen);
    await question(screen, titles.documents);
    expect(sent[0]?.variables).toMatchObject({
      answers: { "in-uk": "yes", gaps: "something_else", gapsWords: "I lived on a boat" },
    });
    await press(screen, "Back");
    await question(screen, titles.history);
    expect(screen.getByRole("textbox", { name: "Tell us why" })).toHaveProperty("value", "I lived on a boat");
  });

  test("a second Continue without a reason says it in one place, which leads to the ways out", async () => {
    const { screen, sent } = await openResidence({ ...inUk, homes: homes() });
    await question(screen, titles.history);
    await press(screen);
    const add = await screen.findByRole("button", {
      name: "Add an address for this time",
      description: "No address from June 2025 to July 2025",
    });
    await press(screen);
    await eventually(() => expect(document.activeElement).toBe(screen.getByRole("alert")));
    const summary = within(screen.getByRole("alert"));
    expect(summary.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "No address from June 2025 to July 2025",
    ]);
    expect(screen.container.querySelectorAll(".alert--critical, .field__error")).toHaveLength(1);
    await userEvent.click(summary.getByRole("link"));
    expect(document.activeElement).toBe(add);
    expect(sent).toEqual([]);
  });

  test("the button of a gap opens an address with its months, and asks for the rest only at Continue", async () => {
    const { screen, stored } = await openResidence({ ...inUk, homes: homes() });
    await question(screen, titles.history);
    await press(screen);
    await userEvent.click(await screen.findByRole("button", { name: "Add an address for this time" }));
    const blank = accordion(screen, "Add another address");
    await eventually(() => expect(document.activeElement).toBe(blank.querySelector("summary")));
    expect(blank.hasAttribute("open")).toBe(true);
    for (const [group, month] of [
      [/move in/, "06"],
      [/move out/, "07"],
    ] as const) {
      expect(monthField(blank, group, "Month")).toHaveProperty("value", month);
      expect(monthField(blank, group, "Year")).toHaveProperty("value", "2025");
    }
    await userEvent.tab();
    await userEvent.tab();
    expect(stored()).toHaveLength(2);
    const { building, street, city, postcode, type } = leeds;
    await typeHome(blank, { building, street });
    expect(screen.queryByText("Choose the kind of home")).toBeNull();
    await typeHome(blank, { city, postcode, type });
    await eventually(() =>
      expect(stored()).toContainEqual(
        expect.objectContaining({ start: "2025-06-01", end: "2025-07-31", draft: false }),
      ),
    );
    expect(screen.queryByText("There is a time we do not know about")).toBeNull();
    await press(screen);
    await question(screen, titles.documents);
  });

  test("one reason counts for several, and says so; an address that is begun comes first", async () => {
    const { screen, stored } = await openResidence({
      ...inUk,
      homes: [
        aHome({ residenceType: "FAMILY_HOME", start: "2025-08-01" }),
        aHome({ residenceType: "FAMILY_HOME", start: "2024-12-01", end: "2025-05-31" }),
      ],
    });
    await question(screen, titles.history);
    await press(screen);
    const buttons = await screen.findAllByRole("button", { name: "Add an address for this time" });
    expect(within(screen.getByRole("alert")).getAllByRole("link")).toHaveLength(2);
    expect(
      await screen.findByRole("radiogroup", {
        name: "I cannot fill these. Why?",
        description: /^One reason for all 2 times\./,
      }),
    ).toBeTruthy();
    await userEvent.click(buttons[0]!);
    const blank = accordion(screen, "Add another address");
    await typeHome(blank, { street: "Quay" });
    await userEvent.click(buttons[1]!);
    expect(accordion(screen, "Quay").hasAttribute("open")).toBe(true);
    expect(monthField(accordion(screen, "Quay"), /move in/, "Year")).toHaveProperty("value", "2023");
    await eventually(() => expect(stored()).toHaveLength(3));
  });

  test("a reason that was given is shown again, with the gaps that it stands for now", async () => {
    const answers = { "in-uk": "yes", gaps: "travelling" };
    const { screen } = await openResidence({ ...inUk, answers, homes: homes().slice(0, 1) });
    await question(screen, titles.history);
    expect(screen.getByText("No address from November 2023 to July 2025")).toBeTruthy();
    expect(screen.getByRole("radio", { name: "I was travelling" })).toHaveProperty("checked", true);
    await choose(screen, "I do not remember");
    await question(screen, titles.documents);
  });

  test("a reason is withdrawn when nothing is missing any more", async () => {
    const answers = { "in-uk": "yes", gaps: "travelling" };
    const { screen, sent } = await openResidence({ ...inUk, answers, homes: [family()] });
    await question(screen, titles.history);
    await press(screen);
    await question(screen, titles.documents);
    expect(sent[0]?.variables.answers).toEqual({ "in-uk": "yes" });
  });
});
