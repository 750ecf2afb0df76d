// @vitest-environment happy-dom

import { type EndpointAnswers, refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { press } from "@latchkey/members/testing/on-screen.ts";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { aReference } from "../testing/fake-case.ts";
import { showCase } from "../testing/show-case.tsx";

afterEach(cleanup);

const BUTTON = "Go on without Ada Moss";
const open = (state: Parameters<typeof aReference>[0], answers: EndpointAnswers = {}) =>
  showCase({ references: [aReference(state)] }, answers);

describe("a reference that will not be answered", () => {
  test("is left out with a reason, and another one in words", async () => {
    const desk = await open({ state: "SILENT" }, { WaiveReference: () => ({ waiveReference: true }) });
    await press(BUTTON);
    const dialog = within(await screen.findByRole("dialog"));
    const send = () => userEvent.click(dialog.getByRole("button", { name: "Go on without it" }));
    await send();
    const why = dialog.getByRole("combobox", { name: "Why" });
    expect(document.activeElement).toBe(why);
    await userEvent.selectOptions(why, "Another reason");
    await send();
    expect(dialog.getByText("Say what the reason is")).toBeDefined();
    await userEvent.type(
      dialog.getByRole("textbox", { name: /^Note for colleagues/ }),
      "The house was sold.",
    );
    expect(desk.sent("WaiveReference")).toEqual([]);
    await send();
    expect(await screen.findByText("The reference of Ada Moss is left out.")).toBeDefined();
    expect(desk.sent("WaiveReference")).toEqual([
      { partyId: "amara", referenceId: "reference-1", reason: "OTHER", note: "The house was sold." },
    ]);
  });

  test("keeps what was typed if saving fails", async () => {
    await open({ state: "DECLINED" }, { WaiveReference: () => refusedWith("INTERNAL") });
    await press(BUTTON);
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.selectOptions(
      dialog.getByRole("combobox", { name: "Why" }),
      "The referee cannot be reached",
    );
    await userEvent.click(dialog.getByRole("button", { name: "Go on without it" }));
    expect((await dialog.findByRole("alert")).textContent).toContain("That was not saved");
    expect(dialog.getByRole("combobox", { name: "Why" })).toHaveProperty("value", "NOT_REACHABLE");
  });

  test("tells who left it out, when and why", async () => {
    const waiver = {
      __typename: "ReferenceWaiver",
      reason: "OTHER_PROOF" as const,
      note: "The rent book shows it.",
      by: "Priya Nair",
      at: "2026-03-12T09:30:00Z",
    };
    await open({ state: "BOUNCED", waiver });
    expect(
      screen.getByText("Left out by Priya Nair, 12 Mar 2026, 09:30: Other evidence shows the same"),
    ).toBeDefined();
    expect(screen.getByText("The rent book shows it.")).toBeDefined();
    expect(screen.queryByRole("button", { name: BUTTON })).toBeNull();
  });
});

test.each(["SENT", "OPENED", "ANSWERED", "DRAFT"] as const)(
  "a reference that is %s cannot be left out",
  async (state) => {
    await open({ state });
    expect(screen.queryByRole("button", { name: BUTTON })).toBeNull();
  },
);
