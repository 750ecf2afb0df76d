// @vitest-environment happy-dom

import type { StaffRole } from "@latchkey/domain/vocabulary/staff-roles.ts";
import type { EndpointAnswers } from "@latchkey/members/testing/endpoint.ts";
import { press, theDialog } from "@latchkey/members/testing/on-screen.ts";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { aMember, mei, ruth } from "../testing/fake-team.ts";
import { showPart } from "../testing/show-part.tsx";
import { AbsencesPanel } from "./absences-panel.tsx";

afterEach(cleanup);

const AWAY = {
  __typename: "StaffAbsence",
  id: "1",
  staffId: "priya",
  from: "2026-03-12",
  until: "2026-03-13",
  isNow: true,
};

const LEAD: readonly StaffRole[] = ["REVIEWER", "ADMINISTRATOR"];

const showPanel = async (answers: EndpointAnswers = {}, roles = LEAD) => {
  const onDone = vi.fn();
  const blocked = aMember({ id: "gone", name: "Tom Gone", blockedAt: "2026-03-01T00:00:00Z" });
  const team = [ruth, aMember(), mei, blocked];
  const shown = await showPart(<AbsencesPanel team={team} onDone={onDone} />, {
    staff: { ...ruth, roles },
    answers: { Absences: () => ({ absences: [AWAY] }), ...answers },
  });
  return { ...shown, onDone };
};

const fill = (legend: string, date: string) => {
  const group = within(screen.getByRole("group", { name: legend }));
  for (const [part, digits] of Object.entries({ Day: date, Month: "03", Year: "2026" }))
    fireEvent.change(group.getByLabelText(part), { target: { value: digits } });
};

describe("absences of the team", () => {
  test("are listed with the person, and ended by a lead", async () => {
    const { sent, onDone } = await showPanel({ EndAbsence: () => ({ endAbsence: [] }) });
    const row = await screen.findByRole("row", { name: /^Priya Nair/ });
    expect(within(row).getByText("12 March 2026 to 13 March 2026")).toBeTruthy();
    await press(/^End the absence of 12 March/);
    expect(sent("EndAbsence")).toEqual([{ id: "1" }]);
    expect(onDone).toHaveBeenCalledWith("The absence has ended.");
  });

  test("are entered by a lead for a person who is not blocked; others' days do not overlap", async () => {
    const { sent, onDone } = await showPanel({ EnterAbsence: () => ({ enterAbsence: [AWAY] }) });
    await press("Enter an absence");
    const dialog = await theDialog("Enter an absence");
    const names = dialog.getAllByRole("option").map(({ textContent }) => textContent);
    expect(names).toEqual(["Choose a person", "Ruth Adeyemi", "Priya Nair", "Mei Tan"]);
    fill("First day away", "13");
    fill("Last day away", "14");
    await dialog.press("Save");
    expect(dialog.getByText("Choose the person who is away")).toBeTruthy();
    fireEvent.change(dialog.getByLabelText("Person"), { target: { value: "priya" } });
    await dialog.press("Save");
    expect(dialog.getByText("Another absence covers some of these days")).toBeTruthy();
    fireEvent.change(dialog.getByLabelText("Person"), { target: { value: "mei" } });
    await dialog.press("Save");
    expect(sent("EnterAbsence")).toEqual([
      { staffId: "mei", input: { from: "2026-03-13", until: "2026-03-14" } },
    ]);
    expect(onDone).toHaveBeenCalledWith("The absence is saved.");
  });

  test("are only read by an administrator, and take no place while there are none", async () => {
    await showPanel({}, ["ADMINISTRATOR"]);
    await screen.findByRole("row", { name: /^Priya Nair/ });
    expect(screen.queryByRole("button")).toBeNull();
    cleanup();
    await showPanel({ Absences: () => ({ absences: [] }) }, ["ADMINISTRATOR"]);
    expect(screen.queryByRole("region")).toBeNull();
  });
});
