// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { type EndpointAnswers, refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { press, theDialog } from "@latchkey/members/testing/on-screen.ts";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { showPart } from "../testing/show-part.tsx";
import { AbsencePart } from "./absence-part.tsx";

afterEach(cleanup);

/** The time is 12 March 2026. */
const anAbsence = (id: string, from: string, until: string, isNow = false) => ({
  __typename: "StaffAbsence",
  id,
  staffId: "staff-1",
  from,
  until,
  isNow,
});

const showOwn = async (answers: EndpointAnswers = {}) => {
  const onDone = vi.fn();
  return { ...(await showPart(<AbsencePart onDone={onDone} />, { answers })), onDone };
};

const fill = (legend: string, day: string) => {
  const group = within(screen.getByRole("group", { name: legend }));
  const [year = "", month = "", date = ""] = day.split("-");
  for (const [part, digits] of Object.entries({ Day: date, Month: month, Year: year }))
    fireEvent.change(group.getByLabelText(part), { target: { value: digits } });
};

describe("one's own absence", () => {
  test("is entered with its days, which are checked first", async () => {
    const absences = [anAbsence("1", "2026-04-01", "2026-04-03")];
    const { sent, onDone } = await showOwn({
      OwnAbsences: () => ({ ownAbsences: absences }),
      EnterOwnAbsence: () => {
        absences.push(anAbsence("2", "2026-03-16", "2026-03-20"));
        return { enterOwnAbsence: absences };
      },
    });
    await screen.findByRole("row", { name: /^1 April 2026 to 3 April 2026/ });
    await press("Enter an absence");
    const dialog = await theDialog("Enter an absence");
    await dialog.press("Save");
    expect(dialog.getByText("Enter the first day")).toBeTruthy();
    expect(dialog.getByText("Enter the last day")).toBeTruthy();
    fill("First day away", "2026-04-03");
    fill("Last day away", "2026-04-07");
    await dialog.press("Save");
    expect(dialog.getByText("Another absence covers some of these days")).toBeTruthy();
    fill("First day away", "2026-03-16");
    fill("Last day away", "2026-03-13");
    await dialog.press("Save");
    expect(dialog.getByText("Enter the start date or a later one")).toBeTruthy();
    fill("Last day away", "2026-03-20");
    await dialog.press("Save");
    expect(sent("EnterOwnAbsence")).toEqual([{ input: { from: "2026-03-16", until: "2026-03-20" } }]);
    expect(onDone).toHaveBeenCalledWith("The absence is saved.");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(await screen.findByRole("row", { name: /^16 March 2026 to 20 March 2026/ })).toBeTruthy();
  });

  test("keeps what is typed where the server refuses it", async () => {
    await showOwn({
      OwnAbsences: () => ({ ownAbsences: [] }),
      EnterOwnAbsence: () =>
        refusedWith("INVALID_INPUT", [{ field: "from", code: "absence.validations.overlaps" }]),
    });
    await press("Enter an absence");
    const dialog = await theDialog();
    fill("First day away", "2026-03-16");
    fill("Last day away", "2026-03-16");
    await dialog.press("Save");
    expect(await dialog.findByText("Another absence covers some of these days")).toBeTruthy();
    const group = within(screen.getByRole("group", { name: "Last day away" }));
    expect(group.getByLabelText("Year")).toHaveProperty("value", "2026");
  });

  test("is ended now, or cancelled before it begins", async () => {
    let absences = [
      anAbsence("1", "2026-03-12", "2026-03-12", true),
      anAbsence("2", "2026-04-01", "2026-04-03"),
    ];
    const { sent, onDone } = await showOwn({
      OwnAbsences: () => ({ ownAbsences: absences }),
      EndOwnAbsence: ({ variables }) => {
        absences = absences.filter(({ id }) => id !== variables.id);
        return { endOwnAbsence: absences };
      },
    });
    const now = within(await screen.findByRole("row", { name: /^12 March 2026/ }));
    expect(now.getByText("Away now")).toBeTruthy();
    await press("Cancel the absence of 1 April 2026 to 3 April 2026");
    expect(onDone).toHaveBeenCalledWith("The absence has ended.");
    await eventually(() => expect(screen.queryByText("Planned")).toBeNull());
    await press("End the absence of 12 March 2026 now");
    expect(sent("EndOwnAbsence")).toEqual([{ id: "2" }, { id: "1" }]);
    await eventually(() => expect(screen.queryByRole("table")).toBeNull());
  });

  test("that was not ended stays, with the reason", async () => {
    await showOwn({
      OwnAbsences: () => ({ ownAbsences: [anAbsence("1", "2026-03-12", "2026-03-13", true)] }),
      EndOwnAbsence: () => undefined,
    });
    await press(/^End the absence/);
    expect((await screen.findByRole("alert")).textContent).toContain("That was not saved");
    expect(screen.getByText("Away now")).toBeTruthy();
  });
});
