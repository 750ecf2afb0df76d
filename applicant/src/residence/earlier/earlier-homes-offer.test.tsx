// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { family, HAMBURG, inHamburg, LEEDS, openHistory } from "../../testing/open-history.tsx";
import { press } from "../../testing/open-residence.tsx";
import { accordion } from "../../testing/type-home.ts";

afterEach(cleanup);

const TITLE = "You have given us addresses before";

describe("the addresses of an earlier case", () => {
  test("are offered one by one, the newest first; what is ticked is copied as homes of this case", async () => {
    const [leeds, hamburg] = [family(), inHamburg()];
    const { screen, stored } = await openHistory({ earlier: [hamburg, leeds] });
    await screen.findByRole("group", { name: TITLE });
    const offered = screen.getAllByRole("checkbox", { name: /Harbour|Hafen/ });
    expect(offered.map((box) => box === screen.getByRole("checkbox", { name: new RegExp(LEEDS) }))).toEqual([
      true,
      false,
    ]);
    const around = screen.getAllByText("8 Mill Lane, Perth").map((home) => home.parentElement?.textContent);
    expect(around).toContainEqual(expect.stringMatching(/From your application for 8 Mill Lane, Perth/));
    await userEvent.click(screen.getByRole("checkbox", { name: new RegExp(HAMBURG) }));
    await press(screen, "Copy what is ticked");
    await eventually(() => expect(stored()).toMatchObject([{ address: leeds.address, start: leeds.start }]));
    expect(stored()[0]?.uuid).not.toBe(leeds.uuid);
    expect(screen.queryByRole("group", { name: TITLE })).toBeNull();
    expect(screen.getByText(LEEDS)).toBeTruthy();
    expect(document.activeElement).toBe(accordion(screen, LEEDS).querySelector("summary"));
  });

  test("are not offered when nothing is ticked, or when there are none", async () => {
    const { screen } = await openHistory({ earlier: [family()] });
    await screen.findByRole("group", { name: TITLE });
    await userEvent.click(screen.getByRole("checkbox", { name: new RegExp(LEEDS) }));
    const button = screen.getByRole("button", { name: "Copy what is ticked" });
    expect(button.getAttribute("aria-disabled") ?? button.getAttribute("disabled")).not.toBeNull();
    cleanup();
    const other = await openHistory({ earlier: null });
    expect(other.screen.queryByRole("group", { name: TITLE })).toBeNull();
  });

  test("are not offered once this case has one", async () => {
    const { screen } = await openHistory({ earlier: [inHamburg()], homes: [family()] });
    expect(screen.queryByRole("group", { name: TITLE })).toBeNull();
  });
});
