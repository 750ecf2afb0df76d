// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { cleanup, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { badge, family, LEEDS, openHistory, sentHomes } from "../../testing/open-history.tsx";
import { press, question, titles } from "../../testing/open-residence.tsx";
import { accordion, leeds, monthField, summaries, toggle, typeHome } from "../../testing/type-home.ts";

afterEach(cleanup);

describe("a save that fails", () => {
  test("RES-037 is taken back, says so, and keeps everything that was typed", async () => {
    const opened = await openHistory({ homes: [family()] });
    const { screen, stored } = opened;
    opened.answerNext(undefined);
    const shown = accordion(screen, LEEDS);
    await toggle(shown);
    await typeHome(shown, { start: "3 2025" });
    await userEvent.tab();
    expect((await screen.findByRole("alert")).textContent).toContain("Your answer is not saved yet");
    expect(badge(opened)).toBe("Covered: 10 years");
    expect(stored()).toMatchObject([{ start: "2016-11-01" }]);
    expect(monthField(shown, /move in/, "Year")).toHaveProperty("value", "2025");
    await press(screen, "Try again");
    await eventually(() => expect(stored()).toMatchObject([{ start: "2025-03-01" }]));
    expect(screen.queryByText("Your answer is not saved yet")).toBeNull();
    expect(badge(opened)).toBe("Covered: 1 year 8 months of 3 years");
  });

  test("of a new home keeps everything that was typed, although no part of it was saved", async () => {
    const opened = await openHistory();
    const { screen, stored } = opened;
    opened.answerNext(...Array(20).fill(undefined));
    await typeHome(accordion(screen, "Add an address"), leeds);
    await screen.findByRole("alert");
    await eventually(() => expect(summaries(screen)).toHaveLength(1));
    expect(screen.getByRole("textbox", { name: "Street" })).toHaveProperty("value", "Harbour Street");
    expect(stored()).toEqual([]);
  });

  test("stops Continue, which sends it again and goes on with what is shown", async () => {
    const opened = await openHistory({ homes: [family()] });
    const { screen, stored } = opened;
    opened.answerNext(undefined);
    const shown = accordion(screen, LEEDS);
    await toggle(shown);
    await typeHome(shown, { start: "5 2015" });
    await userEvent.tab();
    await screen.findByText("Your answer is not saved yet");
    await press(screen);
    await question(screen, titles.documents);
    expect(stored()).toMatchObject([{ start: "2015-05-01" }]);
  });

  test("is forgotten when the change is taken back", async () => {
    const opened = await openHistory({ homes: [family()] });
    const { screen, sent } = opened;
    opened.answerNext(undefined);
    const shown = accordion(screen, LEEDS);
    await toggle(shown);
    const kind = within(shown).getByRole("combobox", { name: /^What kind/ });
    await userEvent.selectOptions(kind, "RENTED_FLAT");
    await screen.findByText("Your answer is not saved yet");
    await userEvent.selectOptions(kind, "FAMILY_HOME");
    await press(screen);
    await question(screen, titles.documents);
    expect(sent.map(({ operationName }) => operationName)).toEqual([
      "UpdateResidentialHistoryItems",
      "MutateProgress",
    ]);
  });

  const changedElsewhere = { errors: [{ message: "no", extensions: { code: "CHANGED_ELSEWHERE" } }] };

  test("REL-03 (in part) because another tab has changed the home says so; keeping one's own sends it without what was read", async () => {
    const opened = await openHistory({ homes: [family()] });
    const { screen, stored } = opened;
    opened.answerNext(changedElsewhere);
    const shown = accordion(screen, LEEDS);
    await toggle(shown);
    await userEvent.selectOptions(
      within(shown).getByRole("combobox", { name: /^What kind/ }),
      "SELF_OWNED_HOME",
    );
    expect((await screen.findByRole("alert")).textContent).toContain("This was answered somewhere else");
    await press(screen, "Keep what I have here");
    await eventually(() => expect(stored()).toMatchObject([{ residenceType: "SELF_OWNED_HOME" }]));
    expect(sentHomes(opened).map(({ before }) => before !== undefined)).toEqual([true, false]);
    await press(screen);
    await question(screen, titles.documents);
  });

  test("REL-03 (in part) is nothing that the next one is compared with: that is what the server has", async () => {
    const opened = await openHistory({ homes: [family()] });
    const { screen, stored } = opened;
    const letGo = opened.holdNext();
    const shown = accordion(screen, LEEDS);
    await toggle(shown);
    const kind = within(shown).getByRole("combobox", { name: /^What kind/ });
    await userEvent.selectOptions(kind, "SELF_OWNED_HOME");
    await userEvent.selectOptions(kind, "RENTED_FLAT");
    letGo("is lost");
    await eventually(() => expect(stored()).toMatchObject([{ residenceType: "RENTED_FLAT" }]));
    expect(sentHomes(opened).map(({ before }) => before)).toMatchObject([
      { residenceType: "FAMILY_HOME" },
      { residenceType: "FAMILY_HOME" },
    ]);
  });

  test("because the server refuses the home says so", async () => {
    const opened = await openHistory();
    const issues = [{ field: "uuid", code: "validation.residences.tooMany", params: { max: 50 } }];
    opened.answerNext({ errors: [{ message: "no", extensions: { code: "INVALID_INPUT", issues } }] });
    await typeHome(accordion(opened.screen, "Add an address"), { street: "Quay" });
    await userEvent.tab();
    expect((await opened.screen.findByRole("alert")).textContent).toContain(
      "We could not accept this answer",
    );
  });
});

describe("Continue", () => {
  test("waits for a save that is under way", async () => {
    const opened = await openHistory({ homes: [family()] });
    const { screen, sent } = opened;
    const letGo = opened.holdNext();
    const shown = accordion(screen, LEEDS);
    await toggle(shown);
    await userEvent.selectOptions(
      within(shown).getByRole("combobox", { name: /^What kind/ }),
      "SELF_OWNED_HOME",
    );
    await press(screen);
    expect(sent.map(({ operationName }) => operationName)).toEqual(["UpdateResidentialHistoryItems"]);
    letGo();
    await question(screen, titles.documents);
    expect(sent.map(({ operationName }) => operationName)).toEqual([
      "UpdateResidentialHistoryItems",
      "MutateProgress",
    ]);
  });

  test("stays when the save that was under way fails", async () => {
    const opened = await openHistory({ homes: [family()] });
    const { screen, sent } = opened;
    const letGo = opened.holdNext();
    const shown = accordion(screen, LEEDS);
    await toggle(shown);
    await userEvent.selectOptions(
      within(shown).getByRole("combobox", { name: /^What kind/ }),
      "SELF_OWNED_HOME",
    );
    await press(screen);
    letGo("is lost");
    expect((await screen.findByRole("alert")).textContent).toContain("Your answer is not saved yet");
    expect(sent).toHaveLength(1);
    expect(accordion(screen, LEEDS)).toBeTruthy();
  });
});
