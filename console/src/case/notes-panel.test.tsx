// @vitest-environment happy-dom

import { press } from "@latchkey/members/testing/on-screen.ts";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { aNote } from "../testing/fake-case.ts";
import { showCase } from "../testing/show-case.tsx";

afterEach(cleanup);

describe("notes", () => {
  test("are written, and stand with the others", async () => {
    const note = aNote();
    const desk = await showCase(
      {},
      {
        WriteNote: () => ({
          writeNote: { __typename: "Case", id: "amara", givenNote: null, notes: [note] },
        }),
      },
    );
    await userEvent.keyboard("m");
    expect(document.activeElement).toBe(screen.getByLabelText("Note"));
    await press("Save note");
    expect(screen.getByText("Enter a note")).toBeDefined();
    await userEvent.type(screen.getByLabelText("Note"), "Call the landlord");
    await press("Save note");
    expect(await screen.findByText("The note is saved.")).toBeDefined();
    expect(screen.getByLabelText("Note")).toHaveProperty("value", "");
    expect(screen.getByText("Call the landlord")).toBeDefined();
    expect(desk.sent("WriteNote")).toEqual([{ partyId: "amara", text: "Call the landlord" }]);
  });

  test("that did not arrive are kept", async () => {
    await showCase({}, { WriteNote: () => undefined });
    await userEvent.type(screen.getByLabelText("Note"), "Call the landlord");
    await press("Save note");
    expect((await screen.findByRole("alert")).textContent).toContain("That was not saved");
    expect(screen.getByLabelText("Note")).toHaveProperty("value", "Call the landlord");
  });
});

describe("a sealed answer", () => {
  test("is shown on press, and the log keeps that", async () => {
    const desk = await showCase({}, { RevealAnswer: () => ({ revealAnswer: "R12 34A BCD" }) });
    expect(screen.queryByText("R12 34A BCD")).toBeNull();
    await press("Show: Share code");
    expect(await screen.findByText("R12 34A BCD")).toBeDefined();
    expect(desk.sent("RevealAnswer")).toEqual([
      {
        partyId: "amara",
        section: "IDENTITY",
        relatedObjectUuid: null,
        remedialSectionUuid: null,
        step: "shareCode",
      },
    ]);
  });
});
