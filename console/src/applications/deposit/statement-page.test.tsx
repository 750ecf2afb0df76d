// @vitest-environment happy-dom

import type { EndpointAnswers } from "@latchkey/members/testing/endpoint.ts";
import { refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { panel, press } from "@latchkey/members/testing/on-screen.ts";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { anEndedDeposit, aStatement, evidence, stated } from "../../testing/fake-deposit.ts";
import { showPage } from "../../testing/show-part.tsx";
import { DepositStatementPage } from "./statement-page.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const anApplication = (deposit: object | null) => ({
  application: {
    __typename: "Application",
    id: "application-1",
    home: "14 Alder Row, Leeds LS6 2QB",
    agency: "Quillfield Lettings",
    reference: "QF-0311",
    deposit,
  },
});

const showStatement = async (deposit: object | null, answers: EndpointAnswers = {}, now?: number) => {
  const shown = await showPage(<DepositStatementPage />, "/console/applications/:id/deposit", {
    path: "/console/applications/application-1/deposit",
    answers: { DepositOf: () => anApplication(deposit), ...answers },
    ...(now !== undefined && { now }),
  });
  await screen.findByRole("heading", { level: 1, name: "Statement on the holding deposit" });
  return shown;
};

const landlord = evidence();
const WORDS = "The tenancy ended for arrears, which was denied.";

describe("LAW-13 (in part) the statement on a holding deposit", () => {
  test("is a refund by its day where the file holds nothing", async () => {
    const done = anEndedDeposit({ statement: aStatement() });
    const { sent } = await showStatement(anEndedDeposit(), {
      RecordDepositStatement: () => ({ recordDepositStatement: anApplication(done).application }),
    });
    expect(screen.getAllByText("The file holds nothing for this ground.")).toHaveLength(4);
    expect(
      screen.getByText(/What could not be verified is no false information, and is not offered\.$/),
    ).toBeTruthy();
    expect(screen.queryByRole("checkbox")).toBeNull();
    await press("State: refund by 16 Mar 2026");
    expect(await screen.findByRole("region", { name: "Refund by 16 Mar 2026" })).toBeTruthy();
    expect(sent("RecordDepositStatement")).toEqual([{ applicationId: "application-1", grounds: [] }]);
    expect(screen.getByText("The statement is recorded.")).toBeTruthy();
  });

  test("relies on a ground with its evidence, in words", async () => {
    const kept = aStatement({ grounds: [stated(WORDS, landlord)] as never });
    const { sent } = await showStatement(anEndedDeposit({ offered: [landlord] }), {
      RecordDepositStatement: () => ({
        recordDepositStatement: anApplication(anEndedDeposit({ statement: kept })).application,
      }),
    });
    const box = screen.getByRole("checkbox", {
      name: "Amara Okafor: answer of the landlord or agent, 11 Mar 2026",
    });
    await userEvent.click(box);
    await press("State the grounds");
    expect(screen.getByText("Write at least 20 characters")).toBeTruthy();
    const words = screen.getByRole("textbox", { name: /^What was said, and what shows otherwise/ });
    expect(document.activeElement).toBe(words);
    fireEvent.change(words, { target: { value: ` ${WORDS} ` } });
    await press("State the grounds");
    const kind = await screen.findByRole("region", { name: "Kept in part or whole, for these reasons" });
    expect(kind.textContent).toContain(WORDS);
    expect(kind.textContent).toContain("answer of the landlord or agent, 11 Mar 2026");
    expect(panel(/^Kept/).getAllByText("Not relied on")).toHaveLength(3);
    expect(sent("RecordDepositStatement")).toEqual([
      {
        applicationId: "application-1",
        grounds: [{ ground: "false_information", evidence: ["reference/landlord"], words: WORDS }],
      },
    ]);
  });

  test("that is late can only pay back", async () => {
    const { sent } = await showStatement(
      anEndedDeposit({ offered: [landlord] }),
      { RecordDepositStatement: () => refusedWith("NOT_FOUND") },
      Date.parse("2026-03-17T09:00:00Z"),
    );
    expect(screen.getByText("The written reasons were due on 16 Mar 2026")).toBeTruthy();
    expect(screen.queryByRole("checkbox")).toBeNull();
    await press("State: refund by 16 Mar 2026");
    expect(sent("RecordDepositStatement")).toEqual([{ applicationId: "application-1", grounds: [] }]);
    expect(await screen.findByRole("alert")).toBeTruthy();
  });

  test.each([
    [evidence({ kind: "document", what: "PAYSLIP" }), "Amara Okafor: Payslip, judged on 11 Mar 2026"],
    [
      evidence({ kind: "outside", what: "CREDIT_FILE" }),
      "Amara Okafor: Credit file of 11 Mar 2026, counts against them",
    ],
    [
      evidence({ ground: "no_steps", kind: "request", what: "INCOME" }),
      "Amara Okafor: request about income not answered, due 11 Mar 2026",
    ],
    [
      evidence({ ground: "withdrew", kind: "event", what: "withdrawn" }),
      "Amara Okafor: withdrew on 11 Mar 2026",
    ],
    [
      evidence({ ground: "no_steps", kind: "event", what: "expired" }),
      "Amara Okafor: sent nothing, ended on 11 Mar 2026",
    ],
  ])("names evidence in words: %j", async (found, text) => {
    await showStatement(anEndedDeposit({ offered: [found] }));
    expect(screen.getByRole("checkbox", { name: text })).toBeTruthy();
  });

  test("is printed, and a newer one can be written", async () => {
    const print = vi.fn();
    vi.stubGlobal("print", print);
    await showStatement(anEndedDeposit({ statement: aStatement() }));
    expect(screen.getByText(/^Stated by Priya Nair, /)).toBeTruthy();
    await press("Print");
    expect(print).toHaveBeenCalledOnce();
    await press("Write a newer one");
    await press("Cancel");
    expect(screen.queryByRole("button", { name: /^State/ })).toBeNull();
  });

  test.each([
    ["without a deposit", null],
    ["before it is decided not to let", "open"],
  ] as const)("is none %s", async (_what, state) => {
    await showStatement(state && anEndedDeposit({ endedOn: null }));
    expect(screen.getByText("There is no statement yet")).toBeTruthy();
  });
});
