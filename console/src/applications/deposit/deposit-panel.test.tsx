// @vitest-environment happy-dom

import { refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { answerOf, panel, press } from "@latchkey/members/testing/on-screen.ts";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { anApplication, aPerson } from "../../testing/fake-application.ts";
import { aDeposit, anEndedDeposit } from "../../testing/fake-deposit.ts";
import { showApplication } from "../../testing/show-application.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const withDeposit = (deposit: object | null) => anApplication([aPerson("amara")], { deposit });
const unrecorded = () => aDeposit({ recorded: null, days: null });
const PANEL = "Holding deposit";

const answered = (deposit: object) => ({
  recordHoldingDeposit: { __typename: "Application", id: "application-1", deposit },
});

const enter = (group: string | RegExp, day: string, month: string, year: string) => {
  const fields = panel(PANEL).getByRole("group", { name: group });
  for (const [label, value] of [
    ["Day", day],
    ["Month", month],
    ["Year", year],
  ] as const) {
    const input = [...fields.querySelectorAll("input")].find(({ labels }) =>
      labels?.[0]?.textContent?.startsWith(label),
    );
    if (input) fireEvent.change(input, { target: { value } });
  }
};

const chooseFile = (name: string) => {
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("There is a field for a file.");
  fireEvent.change(input, { target: { files: [new File(["%PDF-1.4"], name)] } });
};

describe("LAW-13 (in part) the holding deposit of an application", () => {
  test("is not shown where the law knows none", async () => {
    await showApplication({}, withDeposit(null));
    expect(screen.queryByRole("region", { name: PANEL })).toBeNull();
  });

  test("shows the deadline, and the days that follow if no agreement comes about", async () => {
    await showApplication({}, withDeposit(aDeposit()));
    expect(answerOf(PANEL, "Received on")).toBe("1 Mar 2026");
    expect(answerOf(PANEL, "Agreement by")).toBe("15 Mar 2026");
    expect(answerOf(PANEL, "Written reasons by")).toBe("21 Mar 2026, if no agreement comes about");
    expect(answerOf(PANEL, "Refund by")).toBe("21 Mar 2026, if no agreement comes about");
    expect(panel(PANEL).getByText("The law: Tenant Fees Act 2019, Schedule 2.")).toBeTruthy();
    expect(panel(PANEL).queryByRole("link")).toBeNull();
  });

  test("that is past its deadline says so", async () => {
    const days = { agreementBy: "2026-03-11", noticeBy: "2026-03-17", refundBy: "2026-03-17" };
    await showApplication({}, withDeposit(aDeposit({ days })));
    expect(panel(PANEL).getByText("Past since 11 Mar 2026")).toBeTruthy();
  });

  test("is recorded with the day of receipt", async () => {
    const { sent } = await showApplication(
      { RecordHoldingDeposit: () => answered(aDeposit()) },
      withDeposit(unrecorded()),
    );
    expect(panel(PANEL).getByText(/the last of 15 days, which count it\.$/)).toBeTruthy();
    await press("Record a holding deposit");
    await press("Record it");
    expect(panel(PANEL).getByText("Enter the day on which the deposit was received")).toBeTruthy();
    expect(sent("RecordHoldingDeposit")).toEqual([]);
    enter("Received on", "1", "3", "2026");
    await press("Record it");
    expect(await screen.findByText("Holding deposit recorded.")).toBeTruthy();
    expect(sent("RecordHoldingDeposit")).toEqual([
      { applicationId: "application-1", input: { receivedOn: "2026-03-01", agreedOn: "", uploadId: "" } },
    ]);
    expect(answerOf(PANEL, "Agreement by")).toBe("15 Mar 2026");
  });

  test("has another deadline with its written agreement alone, of which a copy is taken", async () => {
    const agreed = { agreedOn: "2026-04-01", filePartyId: "amara" } as never;
    const days = { agreementBy: "2026-04-01", noticeBy: "2026-04-07", refundBy: "2026-04-07" };
    const { sent } = await showApplication(
      {
        PrepareDepositFile: () => ({
          prepareDepositFile: {
            __typename: "SignedOutsideForm",
            uploadId: "upload-1",
            url: "http://localhost:8080/wizard/storage",
            fields: [{ __typename: "SignedField", name: "key", value: "k" }],
          },
        }),
        RecordHoldingDeposit: () => answered(aDeposit({ recorded: agreed, days })),
      },
      withDeposit(aDeposit()),
    );
    vi.stubGlobal(
      "fetch",
      vi.fn(async () => new Response(null, { status: 204 })),
    );
    await press("Correct this");
    enter(/^Another deadline/, "1", "4", "2026");
    await press("Record it");
    expect(panel(PANEL).getByText("Choose the written agreement: PDF, JPG or PNG")).toBeTruthy();
    chooseFile("agreed.pdf");
    expect(await panel(PANEL).findByText("agreed.pdf has arrived")).toBeTruthy();
    expect(sent("PrepareDepositFile")).toEqual([
      { applicationId: "application-1", fileType: "application/pdf" },
    ]);
    await press("Record it");
    expect(await panel(PANEL).findByText("1 Apr 2026, agreed in writing")).toBeTruthy();
    expect(sent("RecordHoldingDeposit")).toEqual([
      {
        applicationId: "application-1",
        input: { receivedOn: "2026-03-01", agreedOn: "2026-04-01", uploadId: "upload-1" },
      },
    ]);
    vi.stubGlobal(
      "fetch",
      vi.fn(async () => new Response(null, { status: 410 })),
    );
    await press("Download a copy");
    expect(await panel(PANEL).findByText("The copy did not load. Try again in a minute.")).toBeTruthy();
  });

  test("that is refused keeps what was typed", async () => {
    await showApplication({ RecordHoldingDeposit: () => refusedWith("OWN_CASE") }, withDeposit(unrecorded()));
    await press("Record a holding deposit");
    enter("Received on", "1", "3", "2026");
    await press("Record it");
    expect(await panel(PANEL).findByRole("alert")).toBeTruthy();
    expect(panel(PANEL).getByDisplayValue("2026")).toBeTruthy();
    await press("Cancel");
    expect(panel(PANEL).queryByRole("button", { name: "Record it" })).toBeNull();
  });

  test("leads to the statement once it is decided not to let", async () => {
    await showApplication({}, withDeposit(anEndedDeposit()));
    expect(answerOf(PANEL, "Decided not to let on")).toBe("10 Mar 2026");
    expect(answerOf(PANEL, "Refund by")).toBe("16 Mar 2026");
    const link = panel(PANEL).getByRole("link", { name: "Write the statement" });
    expect(link.getAttribute("href")).toBe("/console/applications/application-1/deposit");
  });
});
