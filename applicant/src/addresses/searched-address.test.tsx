// @vitest-environment happy-dom

import "@latchkey/browser/testing/patience.ts";
import { noAddressIn } from "@latchkey/domain/addresses/by-hand.ts";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import {
  ABROAD_MS,
  BY_HAND,
  box,
  home,
  input,
  options,
  pass,
  pick,
  press,
  type,
  UK_MS,
} from "../testing/address-screen.ts";
import { aRow, inHarbourStreet, openAddressField } from "../testing/open-address-field.tsx";

afterEach(cleanup);

describe("when a search begins", () => {
  test("ADR-001 FRM-395 at three characters, and not before", async () => {
    const { asked } = await openAddressField();
    for (const text of ["L", "LS", " LS "]) {
      type(text);
      await pass(10_000);
    }
    expect(asked).toEqual([]);
    type("LS1");
    await pass(UK_MS);
    expect(asked).toEqual([{ find: { country: "GB", query: "LS1", container: null } }]);
  });

  test("in the UK after 250 ms without a key", async () => {
    const { asked } = await openAddressField();
    for (const text of ["LS1", "LS1 4", "LS1 4DL"]) {
      type(text);
      await pass(UK_MS - 1);
    }
    expect(asked).toEqual([]);
    await pass(1);
    expect(asked).toEqual([{ find: { country: "GB", query: "LS1 4DL", container: null } }]);
  });

  test("ADR-007 FRM-396 elsewhere after 800 ms", async () => {
    const { asked } = await openAddressField({ value: noAddressIn("IE") });
    type("harbour");
    await pass(ABROAD_MS - 1);
    type("harbour view");
    await pass(ABROAD_MS - 1);
    expect(asked).toEqual([]);
    await pass(1);
    expect(asked).toEqual([{ find: { country: "IE", query: "harbour view", container: null } }]);
  });

  test("at once by Enter, which sends no form", async () => {
    const { asked, submitted } = await openAddressField();
    type("LS1 4DL");
    await act(async () => fireEvent.keyDown(box(), { key: "Enter" }));
    await pass(10_000);
    expect(asked).toHaveLength(1);
    expect(submitted).not.toHaveBeenCalled();
  });

  test("not again for the same text with other spaces", async () => {
    const { asked } = await openAddressField();
    type("LS1 4DL");
    await pass(UK_MS);
    type("LS1  4DL ");
    await pass(UK_MS);
    expect(asked).toHaveLength(1);
    expect(options()).toHaveLength(3);
  });

  test("no longer once the field is gone", async () => {
    const { asked } = await openAddressField();
    type("LS1 4DL");
    cleanup();
    await pass(10_000);
    expect(asked).toEqual([]);
  });
});

describe("results", () => {
  test("are listed and announced, with a spinner until they are there", async () => {
    const { answer } = await openAddressField({ held: true });
    type("harbour");
    expect(screen.queryByRole("status", { name: "Searching" })).toBeNull();
    await pass(UK_MS);
    expect(screen.getByRole("status", { name: "Searching" })).toBeDefined();
    await answer({ rows: inHarbourStreet });
    expect(screen.queryByRole("status", { name: "Searching" })).toBeNull();
    expect(options()).toEqual([
      "27 Harbour Street Leeds, LS1 4DL3 addresses",
      "Quayside Tower Leeds, LS1 4DT100+ addresses",
      "29 Harbour Street Leeds, LS1 4DL",
    ]);
    expect(screen.getByText("Results: 3. Use the arrow keys to choose.").getAttribute("role")).toBe("status");
  });

  test("an address that is chosen is the value, with all its parts, and stands in the search", async () => {
    const { asked, value, answerWith } = await openAddressField();
    type("harbour");
    await pass(UK_MS);
    answerWith({ address: home });
    await pick(/^29/);
    expect(asked[1]).toEqual({ retrieve: { country: "GB", id: "29", query: "harbour" } });
    expect(value()).toEqual(home);
    expect(box()).toHaveProperty("value", home.formattedAddress);
    expect(options()).toEqual([]);
  });

  test("a group opens inside the list, and the way back asks nobody", async () => {
    const { asked, answerWith } = await openAddressField();
    type("harbour");
    await pass(UK_MS);
    answerWith({ rows: [aRow("f1", "Flat 1, 27 Harbour Street"), aRow("f2", "Flat 2, 27 Harbour Street")] });
    await pick(/^27/);
    expect(asked[1]).toEqual({ find: { country: "GB", query: "harbour", container: "27" } });
    expect(options()[0]).toBe("Back to all results");
    expect(options()).toHaveLength(3);
    expect(screen.getByText(/There are more/)).toBeDefined();
    await pick("Back to all results");
    expect(options()).toHaveLength(3);
    expect(options()[0]).toMatch(/^27/);
    expect(asked).toHaveLength(2);
    expect(screen.queryByText(/There are more/)).toBeNull();
  });

  test("of a group that has groups in it are complete with them", async () => {
    const { answerWith } = await openAddressField();
    answerWith({ rows: [aRow("street", "Harbour Street", { kind: "GROUP", count: 4 })] });
    type("harbour");
    await pass(UK_MS);
    answerWith({ rows: inHarbourStreet.filter(({ id }) => id !== "tower") });
    await pick(/^Harbour Street/);
    expect(options()).toHaveLength(3);
    expect(screen.queryByText(/There are more/)).toBeNull();
  });

  test("of an old search never replace those of a newer one, whichever comes first", async () => {
    const { answer } = await openAddressField({ held: true });
    type("harbour");
    await pass(UK_MS);
    type("elm row");
    await pass(UK_MS);
    await answer({ rows: [aRow("e", "1 Elm Row")] }, "elm row");
    await answer({ rows: inHarbourStreet }, "harbour");
    expect(options()).toEqual(["1 Elm Row Leeds, LS1 4DL"]);
  });

  test("of a search that was taken back do not come at all", async () => {
    const { answer } = await openAddressField({ held: true });
    type("harbour");
    await pass(UK_MS);
    type("ha");
    await answer({ rows: inHarbourStreet }, "harbour");
    expect(options()).toEqual([]);
    expect(screen.queryByRole("status", { name: "Searching" })).toBeNull();
  });

  test("are none: it is said, and the way by hand is below", async () => {
    const { answerWith } = await openAddressField();
    answerWith({ rows: [] });
    type("27 Harbor Steet");
    await pass(UK_MS);
    expect(screen.getAllByText(/We found no address like this/)).toHaveLength(2);
    expect(screen.getByRole("button", { name: BY_HAND })).toBeDefined();
  });
});

describe("INT-06 (in part) a search that fails says so and leaves the way by hand", () => {
  const failures = [
    ["the service", { failed: true }],
    ["our server", { status: 500 }],
    ["the connection", { broken: true }],
  ] as const;

  test.each(failures)("%s, while finding", async (_name, failure) => {
    const { answerWith } = await openAddressField();
    answerWith(failure);
    type("harbour");
    await pass(UK_MS);
    expect(screen.getAllByText(/The address search is not working just now/)).toHaveLength(2);
    await press(BY_HAND);
    expect(input(/^Street/)).toBeDefined();
  });

  test.each(failures)("%s, while retrieving", async (_name, failure) => {
    const { answerWith, value } = await openAddressField();
    type("harbour");
    await pass(UK_MS);
    answerWith(failure);
    await pick(/^29/);
    expect(screen.getAllByText(/The address search is not working just now/)).toHaveLength(2);
    expect(value()).toEqual(noAddressIn("GB"));
  });

  test("and the next search works again", async () => {
    const { answerWith } = await openAddressField();
    answerWith({ failed: true });
    type("harbour");
    await pass(UK_MS);
    answerWith({ rows: inHarbourStreet });
    type("harbour street");
    await pass(UK_MS);
    expect(options()).toHaveLength(3);
  });
});
