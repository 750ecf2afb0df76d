// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import type { Address } from "@latchkey/domain/addresses/address.ts";
import { aHome, hafenstrasse, harbourStreet } from "@latchkey/domain/testing/residences.ts";
import { cleanup, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { openResidence, press, question, type ResidenceCase, titles } from "../../testing/open-residence.tsx";
import { accordion, field, leeds, monthField, summaries, toggle, typeHome } from "../../testing/type-home.ts";

afterEach(cleanup);

const inUk: ResidenceCase = { answers: { "in-uk": "yes" }, completedSteps: ["in-uk"] };
const family = () => aHome({ residenceType: "FAMILY_HOME" });
const inHamburg = () =>
  aHome({ residenceType: "FAMILY_HOME", address: hafenstrasse, start: "2012-03-01", end: "2016-10-31" });

const openHistory = async (given: ResidenceCase = {}) => {
  const opened = await openResidence({ ...inUk, ...given });
  await question(opened.screen, titles.history);
  if (!given.found && opened.screen.container.querySelector("details.accordion[open]")) {
    await opened.screen.findByRole("textbox", { name: "Street" });
  }
  return opened;
};

type Opened = Awaited<ReturnType<typeof openHistory>>;

const LEEDS = "Flat 3, 27 Harbour Street, Leeds LS1 4DL";
const HAMBURG = "Hafenstraße 5, 20359 Hamburg";

const badge = ({ screen }: Opened): string =>
  screen.container.querySelector(".key-tag")?.textContent?.replaceAll("\u00a0", " ") ?? "";

const sentHomes = ({ sent }: Opened) =>
  sent
    .filter(({ operationName }) => operationName === "UpdateResidentialHistoryItems")
    .map(({ variables }) => variables as { residence: Record<string, unknown>; before?: object });

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
    ["nothing", [], "Covered: Less than a month of 3 years"],
    ["months", [aHome({ start: "2026-04-01" })], "Covered: 7 months of 3 years"],
    ["a year and months", [aHome({ start: "2025-04-01" })], "Covered: 1 year 7 months of 3 years"],
    ["enough, and more than is asked for", [family()], "Covered: 10 years"],
    ["whole years", [aHome({ start: "2024-11-01", end: "2026-10-31" })], "Covered: 2 years of 3 years"],
    ["no draft", [aHome({ draft: true })], "Covered: Less than a month of 3 years"],
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

describe("a home that is typed", () => {
  test("RES-035 is sent while it is half-typed, as a draft, and whole when nothing is missing", async () => {
    const opened = await openHistory();
    const { screen, stored } = opened;
    await typeHome(accordion(screen, "Add an address"), { building: "27", street: "Harbour Street" });
    await userEvent.tab();
    expect(summaries(screen)[0]).toBe("27 Harbour Street | Not finished");
    await eventually(() =>
      expect(stored()).toMatchObject([{ draft: true, address: { street: "Harbour Street" } }]),
    );
    const { city, postcode, start, type } = leeds;
    await typeHome(accordion(screen, "27 Harbour Street"), { city, postcode, start, current: true, type });
    await eventually(() => expect(stored()).toMatchObject([{ draft: false, residenceType: "FAMILY_HOME" }]));
    expect(new Set(sentHomes(opened).map(({ residence }) => residence.uuid)).size).toBe(1);
    expect(summaries(screen)).toEqual([
      "27 Harbour Street, Leeds, LS1 4DL | November 2016 to now, 10 years",
      "Add another address",
    ]);
  });

  test("a draft is shown again on the next visit, open and not finished", async () => {
    const draft = aHome({ draft: true, residenceType: null });
    const { screen } = await openHistory({ homes: [draft] });
    expect(summaries(screen)[0]).toBe(`${LEEDS} | Not finished`);
    expect(accordion(screen, LEEDS).hasAttribute("open")).toBe(true);
    expect(screen.queryByText("Add another address")).toBeNull();
  });

  test("RES-034 a draft stops Continue, which names what is missing", async () => {
    const { screen, sent } = await openHistory({
      homes: [aHome({ draft: true, residenceType: null, start: null })],
    });
    await press(screen);
    const [alert] = await screen.findAllByRole("alert");
    expect(alert?.textContent).toContain("Finish this address, or delete it");
    expect(screen.getByText("Choose the kind of home")).toBeTruthy();
    expect(screen.getByText("Enter the month and year")).toBeTruthy();
    expect(sent).toEqual([]);
  });

  test("RES-034 nothing at all stops Continue too", async () => {
    const { screen } = await openHistory();
    await press(screen);
    expect((await screen.findByRole("alert")).textContent).toContain("Add at least one address");
  });

  test("its months are sent as the first and the last day", async () => {
    const opened = await openHistory();
    const past = { ...leeds, start: "1 2024", current: false, end: "2 2024" };
    await typeHome(accordion(opened.screen, "Add an address"), past);
    await eventually(() =>
      expect(opened.stored()).toMatchObject([{ start: "2024-01-01", end: "2024-02-29", isCurrent: false }]),
    );
  });

  test("a month is not called wrong while its year is still to be typed", async () => {
    const { screen } = await openHistory();
    const blank = accordion(screen, "Add an address");
    await userEvent.type(monthField(blank, /move in/, "Month"), "11");
    expect(document.activeElement).toBe(monthField(blank, /move in/, "Year"));
    expect(screen.queryByText("Enter a month and a year, like 9 2023")).toBeNull();
    await userEvent.tab();
    expect(await screen.findByText("Enter a month and a year, like 9 2023")).toBeTruthy();
  });

  test("a month is not saved before the whole date is typed", async () => {
    const opened = await openHistory({ homes: [family()] });
    const home = accordion(opened.screen, LEEDS);
    await toggle(home);
    await userEvent.clear(monthField(home, /move in/, "Month"));
    await userEvent.type(monthField(home, /move in/, "Month"), "12");
    await userEvent.tab();
    await eventually(() => expect(opened.stored()).toMatchObject([{ start: "2016-12-01" }]));
    expect(sentHomes(opened).map(({ residence }) => residence.start)).toEqual(["2016-12-01"]);
  });

  test("the end is not asked for where somebody lives now", async () => {
    const { screen } = await openHistory();
    expect(screen.getByRole("group", { name: /move out/ })).toBeTruthy();
    await userEvent.click(screen.getByRole("checkbox", { name: "I live here now" }));
    expect(screen.queryByRole("group", { name: /move out/ })).toBeNull();
  });

  test("Enter in a field saves it and does not press Continue", async () => {
    const opened = await openHistory({ homes: [family()] });
    const blank = accordion(opened.screen, "Add another address");
    await toggle(blank);
    await typeHome(blank, { street: "Quay{Enter}" });
    await eventually(() => expect(sentHomes(opened)).toMatchObject([{ residence: { draft: true } }]));
    expect(opened.sent).toHaveLength(1);
    expect(opened.address()).toContain("uk-residential-history");
  });
});

describe("an address", () => {
  test("is not called incomplete while its parts are still to be typed, but what is typed is saved", async () => {
    const opened = await openHistory();
    const blank = accordion(opened.screen, "Add an address");
    await typeHome(blank, { street: "Quay" });
    await userEvent.tab();
    await eventually(() => expect(opened.stored()).toMatchObject([{ address: { street: "Quay" } }]));
    expect(opened.screen.queryByText("Enter the town or city")).toBeNull();
    await userEvent.click(opened.screen.getByRole("checkbox", { name: "I live here now" }));
    expect(await opened.screen.findByText("Enter the town or city")).toBeTruthy();
  });

  test("RES-087 (in part) that was found is saved as it is, and takes nothing back that was typed meanwhile", async () => {
    let find: (address: Address) => void = () => undefined;
    const address = new Promise<Address>((resolve) => {
      find = resolve;
    });
    const opened = await openHistory({ found: { summary: "27 Harbour Street", address } });
    const { screen, stored } = opened;
    const blank = accordion(screen, "Add an address");
    await userEvent.type(
      within(blank).getByRole("combobox", { name: "Address or postcode" }),
      "harbour{Enter}",
    );
    await userEvent.click(await screen.findByRole("option", { name: /27 Harbour Street/ }));
    await typeHome(blank, { start: "11 2016", current: true, type: "FAMILY_HOME" });
    expect(stored()).toMatchObject([{ draft: true, start: "2016-11-01" }]);
    find(harbourStreet);
    await eventually(() =>
      expect(stored()).toEqual([
        expect.objectContaining({
          draft: false,
          start: "2016-11-01",
          isCurrent: true,
          address: harbourStreet,
        }),
      ]),
    );
    await press(screen);
    await question(screen, titles.documents);
  });
});

describe("a home that is changed", () => {
  test("RES-035 RES-037 is saved at once, with what was read before", async () => {
    const home = family();
    const opened = await openHistory({ homes: [home] });
    const letGo = opened.holdNext();
    const shown = accordion(opened.screen, LEEDS);
    await toggle(shown);
    await userEvent.selectOptions(within(shown).getByRole("combobox", { name: /^What kind/ }), "RENTED_FLAT");
    const { isCurrent, start, end, address } = home;
    const same = { isCurrent, start, end, address };
    await eventually(() =>
      expect(sentHomes(opened)).toEqual([
        {
          residence: { uuid: home.uuid, draft: false, ...same, residenceType: "RENTED_FLAT" },
          before: { ...same, residenceType: "FAMILY_HOME" },
        },
      ]),
    );
    expect(opened.stored()).toMatchObject([{ residenceType: "FAMILY_HOME" }]);
    letGo();
    await eventually(() => expect(opened.stored()).toMatchObject([{ residenceType: "RENTED_FLAT" }]));
  });

  test("that is broken again stays saved as it was, says what is wrong, and stops Continue", async () => {
    const opened = await openHistory({ homes: [family()] });
    const shown = accordion(opened.screen, LEEDS);
    await toggle(shown);
    await userEvent.clear(monthField(shown, /move in/, "Year"));
    await userEvent.tab();
    expect(await opened.screen.findByText("Enter a month and a year, like 9 2023")).toBeTruthy();
    await press(opened.screen);
    const [alert] = await opened.screen.findAllByRole("alert");
    expect(alert?.textContent).toContain("Finish this address, or delete it");
    expect(opened.sent).toEqual([]);
  });
});

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
    expect(sentHomes(opened).at(-1)).toMatchObject({ residence: { uuid: home.uuid, draft: false } });
  });

  test("RES-037 that fails brings the home back, and says so", async () => {
    const opened = await openHistory({ homes: [family()] });
    opened.answerNext(undefined);
    await remove(opened, LEEDS);
    expect((await opened.screen.findByRole("alert")).textContent).toContain("Your answer is not saved yet");
    expect(accordion(opened.screen, LEEDS)).toBeTruthy();
    expect(opened.screen.queryByText(/^Deleted/)).toBeNull();
    await press(opened.screen, "Try again");
    await eventually(() => expect(opened.stored()).toEqual([]));
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
