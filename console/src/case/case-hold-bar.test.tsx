// @vitest-environment happy-dom

import type { EndpointAnswers } from "@latchkey/members/testing/endpoint.ts";
import { refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { press, theDialog } from "@latchkey/members/testing/on-screen.ts";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { aDossier, heldByLucia, heldByMe } from "../testing/fake-case.ts";
import { showCase } from "../testing/show-case.tsx";

afterEach(cleanup);

const HOLD = {
  __typename: "CaseHold",
  until: "2026-03-20",
  reason: "WAITS_FOR_AGENCY",
  note: null,
  by: "Lucía Ortega",
  at: "2026-03-11T10:00:00Z",
} as const;

const fill = (day: string) => {
  const [date = "", month = "", year = ""] = day.split(" ");
  for (const [part, digits] of Object.entries({ Day: date, Month: month, Year: year }))
    fireEvent.change(screen.getByLabelText(part), { target: { value: digits } });
};

const openDialog = async (answers: EndpointAnswers = {}) => {
  const desk = await showCase(heldByMe, answers);
  await press("Hold until a day");
  return { desk, dialog: await theDialog("Hold this case until a day") };
};

describe("a case is held until a day", () => {
  test("with a reason and a note, by a button or by h", async () => {
    let isHeld = false;
    const desk = await showCase(heldByMe, {
      DossierOf: () => (isHeld ? aDossier({ caseHold: HOLD }) : aDossier(heldByMe)),
      HoldCase: () => {
        isHeld = true;
        return { holdCase: true };
      },
    });
    await screen.findByRole("button", { name: "Hold until a day" });
    await userEvent.keyboard("h");
    const dialog = await theDialog();
    fill("20 3 2026");
    fireEvent.change(screen.getByLabelText("Reason"), { target: { value: "WAITS_FOR_AGENCY" } });
    await userEvent.type(dialog.getByLabelText(/^Note/), "Asked for the rent");
    await dialog.press("Hold the case");
    expect(await screen.findByText("The case is on hold.")).toBeTruthy();
    expect(await screen.findByText("On hold until 20 March 2026")).toBeTruthy();
    expect(desk.sent("HoldCase")).toEqual([
      {
        partyId: "amara",
        input: { until: "2026-03-20", reason: "WAITS_FOR_AGENCY", note: "Asked for the rent" },
      },
    ]);
  });

  test("not before it has a day and a reason, and not for today or longer than sixty days", async () => {
    const { desk, dialog } = await openDialog();
    await dialog.press("Hold the case");
    expect(dialog.getByText("Enter the day on which the case returns")).toBeTruthy();
    expect(dialog.getAllByText("Choose a reason")).toHaveLength(2);
    fireEvent.change(screen.getByLabelText("Reason"), { target: { value: "OTHER" } });
    fill("12 3 2026");
    await dialog.press("Hold the case");
    expect(dialog.getByText("Enter a day after today")).toBeTruthy();
    expect(dialog.getByText("Enter what the case waits for")).toBeTruthy();
    fill("12 5 2026");
    await dialog.press("Hold the case");
    expect(dialog.getByText("Enter a day of the next 60 days")).toBeTruthy();
    expect(screen.getByLabelText("Day")).toHaveProperty("value", "12");
    expect(desk.sent("HoldCase")).toEqual([]);
  });

  test("unless a colleague has taken it meanwhile, which is told", async () => {
    const { dialog } = await openDialog({ HoldCase: () => refusedWith("HELD_BY_COLLEAGUE") });
    fill("20 3 2026");
    fireEvent.change(screen.getByLabelText("Reason"), { target: { value: "WAITS_FOR_REFEREE" } });
    await dialog.press("Hold the case");
    expect(await dialog.findByRole("alert")).toBeTruthy();
    expect(screen.getByLabelText("Reason")).toHaveProperty("value", "WAITS_FOR_REFEREE");
  });

  test.each([
    ["a colleague works on it", heldByLucia],
    ["a decision is proposed", { party: { status: "IN_REVIEW" as const, stage: "PROPOSED" as const } }],
    ["its applicant has it", { party: { status: "RETURNED" as const } }],
    ["the reader may not take it", { mayTake: false }],
  ])("not while %s", async (_what, given) => {
    await showCase(given);
    expect(screen.queryByRole("button", { name: "Hold until a day" })).toBeNull();
  });
});

describe("a case on hold", () => {
  test("says who holds it, why and until when, and is brought back by one press", async () => {
    let isHeld = true;
    const desk = await showCase(
      {},
      {
        DossierOf: () => aDossier({ caseHold: isHeld ? { ...HOLD, note: "Asked for the rent" } : null }),
        EndCaseHold: () => {
          isHeld = false;
          return { endCaseHold: true };
        },
      },
    );
    expect(await screen.findByText("On hold until 20 March 2026")).toBeTruthy();
    expect(
      screen.getByText("Waits for the agency: Asked for the rent (Lucía Ortega, 11 Mar 2026, 10:00)"),
    ).toBeTruthy();
    await press("End the hold");
    expect(await screen.findByText("The hold has ended.")).toBeTruthy();
    expect(desk.sent("EndCaseHold")).toEqual([{ partyId: "amara" }]);
    expect(await screen.findByRole("button", { name: "Hold until a day" })).toBeTruthy();
    expect(screen.queryByText(/^On hold until/)).toBeNull();
  });

  test("without a note has the reason alone", async () => {
    await showCase({ caseHold: HOLD });
    expect(await screen.findByText("Waits for the agency. Lucía Ortega, 11 Mar 2026, 10:00.")).toBeTruthy();
  });
});
