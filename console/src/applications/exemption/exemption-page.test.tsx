// @vitest-environment happy-dom

import { type EndpointAnswers, refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { answerOf, press, theDialog } from "@latchkey/members/testing/on-screen.ts";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { priya } from "../../testing/fake-desk.ts";
import { showPage } from "../../testing/show-part.tsx";
import type { ShownExemption } from "./exemption.graphql.ts";
import { ExemptionPage } from "./exemption-page.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const anExemption = (given: Partial<ShownExemption> = {}) => ({
  __typename: "Exemption" as const,
  id: "7",
  state: "PROPOSED" as const,
  ruleSet: "ENG-RTR-2026-10-01",
  ground: "STUDENT_HALL",
  words: "Owned and run by Calder University.",
  confirmedBy: "Accommodation office",
  confirmedOn: "2026-11-25",
  askedAgainOn: "2027-11-27",
  filePartyId: "amara",
  uploadId: "upload-1",
  byId: "lucia",
  by: "Lucía Ortega",
  at: "2026-11-27T13:05:00Z",
  second: null,
  ended: null,
  ...given,
});

const aHome = (exemptions: readonly ReturnType<typeof anExemption>[], isInEngland = true) => ({
  __typename: "Application",
  id: "application-1",
  home: "Room 12, Calder Hall, Leeds",
  signing: isInEngland ? { __typename: "HomeSigning", isReady: false, isExempt: false } : null,
  exemptions: exemptions.map((one) => ({ ...one })),
});

const show = async (home: ReturnType<typeof aHome>, answers: EndpointAnswers = {}) => {
  const shown = await showPage(<ExemptionPage />, "/console/applications/:id/exemption", {
    path: "/console/applications/application-1/exemption",
    answers: { ExemptionsOf: () => ({ application: home }), ...answers },
    staff: { ...priya, roles: ["REVIEWER"] } as never,
    now: Date.parse("2026-11-27T12:00:00Z"),
  });
  await screen.findByRole("heading", { level: 1, name: "Is this home exempt?" });
  return shown;
};

const enterDay = (day: string, month: string, year: string): void => {
  const group = screen.getByRole("group", { name: /^Confirmed on/ });
  for (const [box, value] of [...group.querySelectorAll("input")].map(
    (input, place) => [input, [day, month, year][place] ?? ""] as const,
  )) {
    fireEvent.change(box, { target: { value } });
  }
};

const prepared = {
  __typename: "SignedOutsideForm",
  uploadId: "upload-1",
  url: "http://localhost:8080/wizard/storage",
  fields: [{ __typename: "SignedField", name: "key", value: "k" }],
};

describe("whether a home is exempt", () => {
  test("is proposed with a ground, its reason, its evidence and who confirmed it", async () => {
    const { sent } = await show(aHome([]), {
      PrepareExemptionFile: () => ({ prepareExemptionFile: prepared }),
      ProposeExemption: () => ({ proposeExemption: aHome([anExemption({ byId: priya.id })]) }),
    });
    vi.stubGlobal(
      "fetch",
      vi.fn(async () => new Response(null, { status: 204 })),
    );
    await press("Ask a second reviewer");
    const ground = screen.getByRole("combobox", { name: "Ground" });
    expect(document.activeElement).toBe(ground);
    for (const text of [
      "Choose the ground",
      "Write what makes the home exempt",
      "Send a file: a PDF, JPG or PNG",
      "Write who confirmed it",
      "Enter the day on which it was confirmed",
    ]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    await userEvent.selectOptions(ground, "Student hall");
    fireEvent.change(screen.getByRole("textbox", { name: /^What makes it so/ }), {
      target: { value: "Owned and run by Calder University." },
    });
    fireEvent.change(screen.getByRole("textbox", { name: "Confirmed by" }), {
      target: { value: "Accommodation office" },
    });
    enterDay("25", "11", "2026");
    const file = new File(["%PDF-"], "hall.pdf", { type: "application/pdf" });
    const chooser = document.querySelector("input[type=file]");
    if (chooser) fireEvent.change(chooser, { target: { files: [file] } });
    expect(await screen.findByText("hall.pdf has arrived")).toBeTruthy();
    await press("Ask a second reviewer");
    expect(await screen.findByText("You recorded it. Another reviewer has to answer.")).toBeTruthy();
    expect(sent("ProposeExemption")).toEqual([
      {
        applicationId: "application-1",
        input: {
          ground: "STUDENT_HALL",
          words: "Owned and run by Calder University.",
          confirmedBy: "Accommodation office",
          confirmedOn: "2026-11-25",
          uploadId: "upload-1",
        },
      },
    ]);
  });

  test("is agreed to by another reviewer", async () => {
    const second = {
      __typename: "SecondOpinion",
      agrees: true,
      reason: null,
      by: "Priya",
      at: "2026-11-27T14:00:00Z",
    };
    const { sent } = await show(aHome([anExemption()]), {
      AnswerExemption: () => ({
        answerExemption: aHome([anExemption({ state: "IN_FORCE", second: second as never })]),
      }),
    });
    expect(answerOf("The exemption", "Ground")).toBe("Student hall");
    await press("Agree");
    expect(await screen.findByText("Agreed to. Nobody in this home is checked.")).toBeTruthy();
    expect(screen.getByText("Exempt")).toBeTruthy();
    expect(sent("AnswerExemption")).toEqual([
      { applicationId: "application-1", exemptionId: "7", agrees: true, reason: "" },
    ]);
  });

  test("is refused with a reason, and an answer that came too late says so", async () => {
    const { sent } = await show(aHome([anExemption()]), {
      AnswerExemption: () => refusedWith("DECISION_OVER"),
    });
    await press("Refuse");
    const dialog = await theDialog("Refuse");
    await dialog.press("Refuse");
    expect(dialog.getByText("Write why you refuse")).toBeTruthy();
    fireEvent.change(dialog.getByRole("textbox"), { target: { value: "It is a private block." } });
    await dialog.press("Refuse");
    expect(
      await dialog.findByText("This was answered or replaced meanwhile. Load the page again."),
    ).toBeTruthy();
    expect(sent("AnswerExemption")).toMatchObject([{ agrees: false, reason: "It is a private block." }]);
    expect(dialog.getByDisplayValue("It is a private block.")).toBeTruthy();
  });

  test("is asked again after a year, and ends with a reason", async () => {
    const { sent } = await show(aHome([anExemption({ state: "TO_ASK_AGAIN" })]), {
      EndExemption: () => ({ endExemption: aHome([anExemption({ state: "ENDED" })]) }),
    });
    expect(screen.getByText("A year is over: does the ground still hold?")).toBeTruthy();
    await press("The ground does not hold any more");
    const dialog = await theDialog("The ground does not hold any more");
    fireEvent.change(dialog.getByRole("textbox"), { target: { value: "The hall is sold." } });
    await dialog.press("End the exemption");
    expect(await screen.findByText("The exemption has ended. Each adult needs a record.")).toBeTruthy();
    expect(sent("EndExemption")).toEqual([
      { applicationId: "application-1", exemptionId: "7", reason: "The hall is sold." },
    ]);
    expect(screen.queryByRole("button", { name: "The ground does not hold any more" })).toBeNull();
  });

  test("is not asked outside England", async () => {
    await show(aHome([], false));
    expect(screen.getByText("This home is not in England")).toBeTruthy();
    expect(screen.queryByRole("combobox")).toBeNull();
  });
});
