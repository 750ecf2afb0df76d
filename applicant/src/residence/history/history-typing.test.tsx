// @vitest-environment happy-dom

import { analytics } from "@latchkey/browser/analytics/analytics.ts";
import { eventually } from "@latchkey/browser/testing/eventually.ts";
import type { Address } from "@latchkey/domain/addresses/address.ts";
import { aHome, harbourStreet } from "@latchkey/domain/testing/residences.ts";
import { cleanup, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { family, LEEDS, openHistory, sentHomes } from "../../testing/open-history.tsx";
import { press, question, titles } from "../../testing/open-residence.tsx";
import { accordion, leeds, monthField, summaries, toggle, typeHome } from "../../testing/type-home.ts";

afterEach(cleanup);

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

  test("asks whether it is the present home before it asks when the person moved out", async () => {
    const { screen } = await openHistory();
    const form = within(accordion(screen, "Add an address"));
    const current = form.getByRole("checkbox", { name: "I live here now" });
    const end = form.getByRole("group", { name: "When did you move out?" });
    expect(current.compareDocumentPosition(end)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test("REL-03 (in part) is sent without spaces around, as the server keeps it: no other tab has changed it", async () => {
    const opened = await openHistory();
    await typeHome(accordion(opened.screen, "Add an address"), {
      building: "27 ",
      street: "Harbour Street ",
    });
    await userEvent.tab();
    await eventually(() =>
      expect(opened.stored()).toMatchObject([{ address: { houseNumber: "27", street: "Harbour Street" } }]),
    );
    expect(opened.screen.getByRole("textbox", { name: "Street" })).toHaveProperty("value", "Harbour Street");
  });

  test("a month that is still to come, or too far ahead, is told in months", async () => {
    const { screen } = await openHistory();
    await typeHome(accordion(screen, "Add an address"), { start: "12 2099", end: "12 2150" });
    await userEvent.tab();
    expect(await screen.findByText("Enter this month or an earlier one")).toBeTruthy();
    expect(await screen.findByText("Enter a month, two years ahead at most")).toBeTruthy();
  });

  test("a month that is refused is not stored as another one", async () => {
    const { screen, stored } = await openHistory();
    const home = accordion(screen, "Add an address");
    await typeHome(home, { building: "27", street: "Harbour Street", start: "14 2016" });
    await userEvent.tab();
    expect(await screen.findByText("There is no month 14. Enter 1 to 12")).toBeTruthy();
    await eventually(() => expect(stored()).toMatchObject([{ draft: true, start: null }]));
  });

  test("FRM-360 (in part) FRM-361 (in part) tells analytics which field was changed and which is wrong, and never what was typed", async () => {
    const changed = vi.spyOn(analytics, "changedField");
    const wrong = vi.spyOn(analytics, "validationError");
    const { screen } = await openHistory();
    await typeHome(accordion(screen, "Add an address"), { street: "Canary Street", start: "12 2099" });
    await userEvent.tab();
    await screen.findByText("Enter this month or an earlier one");
    expect(new Set(changed.mock.calls.flat())).toEqual(new Set(["address", "start"]));
    expect(wrong.mock.calls.map(([field, { code }]) => [field, code])).toContainEqual([
      "start",
      "validation.date.future",
    ]);
    expect(JSON.stringify([changed.mock.calls, wrong.mock.calls])).not.toContain("Canary");
  });

  test("what is erased from a draft is not kept either", async () => {
    const opened = await openHistory();
    await typeHome(accordion(opened.screen, "Add an address"), { street: "Harbour Street" });
    await userEvent.tab();
    await eventually(() =>
      expect(opened.stored()).toMatchObject([{ address: { street: "Harbour Street" } }]),
    );
    await userEvent.clear(opened.screen.getByRole("textbox", { name: "Street" }));
    await userEvent.tab();
    await eventually(() => expect(opened.stored()).toMatchObject([{ draft: true, address: { street: "" } }]));
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
    await userEvent.click(document.body);
    expect(await screen.findByText("Enter a month and a year, like 9 2023")).toBeTruthy();
  });

  test("a month is not saved before the whole date is typed", async () => {
    const opened = await openHistory({ homes: [family()] });
    const home = accordion(opened.screen, LEEDS);
    await toggle(home);
    await userEvent.clear(monthField(home, /move in/, "Month"));
    await userEvent.type(monthField(home, /move in/, "Month"), "12");
    await userEvent.click(document.body);
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
