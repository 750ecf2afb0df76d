// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { anApplication, aPerson, lukas, sam } from "../../testing/fake-application.ts";
import { aSection } from "../../testing/fake-desk.ts";
import { openDesk } from "../../testing/open-desk.tsx";

afterEach(cleanup);

const PATH = "/console/applications/application-1";

type Answers = Parameters<typeof openDesk>[0]["answers"];

const openApplication = async (answers: Answers = {}, application = anApplication()) => {
  const desk = await openDesk({
    path: PATH,
    answers: { ApplicationOf: () => ({ application: application }), ...answers },
  });
  await screen.findByRole("heading", { name: /^14 Alder Row/ });
  return desk;
};

const card = (name: string) => {
  const item = screen.getByRole("heading", { level: 2, name }).closest("li");
  if (!item) throw new Error(`No card of ${name}`);
  return within(item);
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const dialog = async () => within(await screen.findByRole("dialog"));

describe("an application", () => {
  test("shows everybody side by side, with what counts of them", async () => {
    await openApplication();
    expect(screen.getByText("2 of 3 people sent")).toBeDefined();
    expect(screen.getByText(/^QF-0311, £2,070 a month, as advertised, from 1 Apr 2026\./)).toBeDefined();
    expect(card("Amara Okafor").getByText("£1,035 (50%)")).toBeDefined();
    expect(card("Amara Okafor").getByText("£32,300 counted")).toBeDefined();
    expect(card("Sam Whitlock").getByText("Not needed")).toBeDefined();
    expect(card("Sam Whitlock").getByText("Invitation came back")).toBeDefined();
    expect(
      screen.getByText(
        "Still to send: Sam Whitlock. The order in which people finish never changes the result.",
      ),
    ).toBeDefined();
    expect(
      card("Lukas Brandt")
        .getByRole("link", { name: /^Open the case/ })
        .getAttribute("href"),
    ).toBe("/console/cases/lukas");
  });

  test("calls somebody who has said no name yet by the number of the case", async () => {
    const nameless = aPerson("lukas", { firstName: "", lastName: "", number: "LK-20500" });
    await openApplication({}, anApplication([aPerson("amara"), nameless]));
    expect(card("LK-20500").getByRole("link", { name: "LK-20500" })).toBeDefined();
    expect(screen.getByText("a guarantor of LK-20500 with £37,260 a year")).toBeDefined();
    expect(screen.getByText("LK-20500 £27,600")).toBeDefined();
  });

  test("speaks of no income where the policy asks nobody for one", async () => {
    const people = [aPerson("amara", { sections: [aSection("IDENTITY")] })];
    await openApplication({}, anApplication(people));
    expect(card("Amara Okafor").getByText("Not needed")).toBeDefined();
    expect(screen.queryByRole("heading", { name: "Together: can they pay the rent?" })).toBeNull();
    expect(screen.queryByRole("heading", { name: "What was counted" })).toBeNull();
  });

  test("says what is missing in every way that closes it", async () => {
    await openApplication();
    expect(screen.getByText("£59,900 a year counted")).toBeDefined();
    expect(screen.getAllByText("£62,100 needed (30 × £2,070)")).not.toEqual([]);
    for (const way of [
      "£2,200 more income a year",
      "savings of £2,640 (36 × £73.33)",
      "a guarantor of Lukas with £37,260 a year",
      "£73.33 less rent a month",
    ])
      expect(screen.getByText(way)).toBeDefined();
  });

  test("tells source by source what was counted and why", async () => {
    await openApplication();
    const row = within(screen.getByRole("row", { name: /^Lukas Brandt/ }));
    expect(row.getByText("€31,000")).toBeDefined();
    expect(row.getByText("£27,600")).toBeDefined();
    expect(row.getByText("Profit as far as it is shown, not turnover")).toBeDefined();
    expect(row.getByText("1 EUR = £0.89, 1 Mar 2026")).toBeDefined();
  });

  test("that is unknown is not found, and that cannot be loaded is asked for again", async () => {
    await openDesk({ path: PATH, answers: { ApplicationOf: () => refusedWith("NOT_FOUND") } });
    expect(await screen.findByText("This page does not exist")).toBeDefined();
    cleanup();
    await openDesk({ path: PATH, answers: { ApplicationOf: () => undefined } });
    expect(await screen.findByRole("heading", { name: "Something went wrong" })).toBeDefined();
  });
});

describe("invitations", () => {
  test("that came back say why, and go to the corrected address", async () => {
    const corrected = { ...sam, email: "sam@example.com" };
    let isSame = true;
    const desk = await openApplication({
      CorrectAddress: () =>
        isSame
          ? refusedWith("INVALID_INPUT", [{ field: "email", code: "validation.email.unchanged" }])
          : { correctAddress: anApplication([aPerson("amara"), lukas, corrected]) },
    });
    expect(screen.getByText(/Came back: no such address/)).toBeDefined();
    await press("Correct the address of Sam Whitlock");
    const shown = await dialog();
    await userEvent.click(shown.getByRole("button", { name: "Correct and resend" }));
    await shown.findByText("This is the address we have. Enter another one");
    isSame = false;
    fireEvent.change(shown.getByLabelText("Email"), { target: { value: "sam@example.com" } });
    expect(shown.queryByText(/This is the address we have/)).toBeNull();
    await userEvent.click(shown.getByRole("button", { name: "Correct and resend" }));
    expect(await screen.findByText("Corrected: sam@example.com gets the invitation.")).toBeDefined();
    expect(desk.sent("CorrectAddress").at(-1)).toEqual({ partyId: "sam", email: "sam@example.com" });
  });

  test("are sent again, but not to whoever has signed in", async () => {
    const desk = await openApplication({ ResendInvitation: () => ({ resendInvitation: anApplication() }) });
    expect(screen.queryByRole("button", { name: "Send Amara Okafor the invitation again" })).toBeNull();
    await press("Send Sam Whitlock the invitation again");
    expect(await screen.findByText("We sent sam@exmaple.com the invitation again.")).toBeDefined();
    expect(desk.sent("ResendInvitation")).toEqual([{ partyId: "sam" }]);
  });

  test("of somebody who does not apply any more: their case ends after a question", async () => {
    const gone = { ...lukas, status: "WITHDRAWN" as const };
    const desk = await openApplication({
      WithdrawParty: () => ({ withdrawParty: anApplication([aPerson("amara"), gone, sam]) }),
    });
    await press("Withdraw Lukas Brandt");
    const shown = await dialog();
    expect(desk.sent("WithdrawParty")).toEqual([]);
    await userEvent.click(shown.getByRole("button", { name: "Withdraw" }));
    expect(await screen.findByText("Lukas Brandt is withdrawn.")).toBeDefined();
    expect(card("Lukas Brandt").getByText("Withdrawn")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Withdraw Lukas Brandt" })).toBeNull();
  });
});

describe("shares and people", () => {
  test("are changed together, the rent has to be shared out", async () => {
    const desk = await openApplication({ ChangePeople: () => ({ changePeople: anApplication() }) });
    await press("Add a person");
    const shown = await dialog();
    const fill = (label: string, value: string) =>
      fireEvent.change(shown.getByLabelText(label), { target: { value } });
    fill("Share of Lukas Brandt", "535");
    expect(shown.getByText("£500 still to share out")).toBeDefined();
    await userEvent.click(shown.getByRole("button", { name: "Save" }));
    expect(shown.getByText("The shares have to add up to the rent")).toBeDefined();
    expect(desk.sent("ChangePeople")).toEqual([]);
    fill("First name", "Zoë");
    fill("Last name", "Ng");
    fill("Email", "zoe@example.com");
    fill("Share a month", "500");
    await userEvent.click(shown.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Saved. The sums are made again.")).toBeDefined();
    expect(desk.sent("ChangePeople")).toEqual([
      {
        applicationId: "application-1",
        shares: [
          { partyId: "amara", shareMinor: 103_500 },
          { partyId: "lukas", shareMinor: 53_500 },
          { partyId: "sam", shareMinor: 0 },
        ],
        added: [{ firstName: "Zoë", lastName: "Ng", email: "zoe@example.com", shareMinor: 50_000 }],
      },
    ]);
  });

  test("what the server refuses stands where it belongs, and everything typed is kept", async () => {
    await openApplication({
      ChangePeople: () =>
        refusedWith("INVALID_INPUT", [
          { field: "shares.2.share", code: "newApplication.validations.roleStays" },
        ]),
    });
    await userEvent.keyboard("e");
    const shown = await dialog();
    fireEvent.change(shown.getByLabelText("Share of Amara Okafor"), { target: { value: "1,035.00" } });
    await userEvent.click(shown.getByRole("button", { name: "Save" }));
    await shown.findByText(/^Who pays a share goes on paying one/);
    expect(shown.getByLabelText<HTMLInputElement>("Share of Amara Okafor").value).toBe("1,035.00");
  });

  test("somebody was decided about meanwhile", async () => {
    await openApplication({ ChangePeople: () => refusedWith("CASE_CLOSED") });
    await press("Change shares");
    await userEvent.click((await dialog()).getByRole("button", { name: "Save" }));
    await eventually(() =>
      expect(screen.getByRole("alert").textContent).toContain("Somebody was decided about meanwhile"),
    );
  });
});
