// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { createUnsavedText } from "@latchkey/browser/unsaved/unsaved-text.ts";
import { aChangingAnswer, aHeldAnswer, noResponse, refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { button, press, theDialog } from "@latchkey/members/testing/on-screen.ts";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { anApplication, aPerson, lukas, sam } from "../../testing/fake-application.ts";
import { showApplication, showApplicationPage } from "../../testing/show-application.tsx";

afterEach(cleanup);

const card = (name: string) => {
  const item = screen.getByRole("heading", { level: 2, name }).closest("li");
  if (!item) throw new Error(`No card of ${name}`);
  return within(item);
};

describe("an application", () => {
  test("is on its way, and says so", async () => {
    const { answer, give } = aHeldAnswer<object>();
    await showApplicationPage({ ApplicationOf: () => answer.then(() => ({ application: anApplication() })) });
    expect(screen.getByRole("status", { name: "Loading" })).toBeTruthy();
    await act(async () => give({}));
    expect(await screen.findByRole("heading", { level: 1, name: /^14 Alder Row/ })).toBeTruthy();
    expect(document.title).toBe("14 Alder Row, Leeds LS6 2QB – Latchkey");
  });

  test.each([
    ["NOT_FOUND", "This page does not exist"],
    ["OWN_CASE", "You stand in this application yourself"],
    ["INTERNAL", "Something went wrong"],
  ])("after %s says: %s", async (code, title) => {
    await showApplicationPage({ ApplicationOf: () => refusedWith(code) });
    expect(await screen.findByRole("heading", { level: 1, name: title })).toBeTruthy();
  });

  test("that could not be loaded is loaded by a button", async () => {
    let isAway = true;
    await showApplicationPage({
      ApplicationOf: () => (isAway ? undefined : { application: anApplication() }),
    });
    await screen.findByRole("heading", { name: "Something went wrong" });
    isAway = false;
    await press("Try again");
    expect(await screen.findByRole("heading", { level: 1, name: /^14 Alder Row/ })).toBeTruthy();
  });

  test("in which everybody has sent is not provisional", async () => {
    await showApplication({}, anApplication([aPerson("amara"), lukas], { isProvisional: false }));
    expect(screen.getByText("2 of 2 people sent")).toBeTruthy();
    expect(screen.queryByText(/^Every result is provisional/)).toBeNull();
    expect(card("Amara Okafor").queryByText("Provisional")).toBeNull();
  });

  test("without a reference begins with the rent", async () => {
    await showApplication(
      {},
      anApplication([aPerson("amara")], {
        reference: "",
        advertisedRentMinor: 210_000,
        termMonths: 12,
        rentPeriod: "four_weeks",
        policyTitle: "Own policy",
      }),
    );
    expect(screen.getByText("Quillfield Lettings").parentElement?.textContent).toMatch(
      /^£2,070 a month \(advertised at £2,100\) from 1 Apr 2026, 12 months, due every four weeks\. Quillfield Lettings/,
    );
    expect(screen.getByText(/Policy: Own policy, version 6$/)).toBeTruthy();
    expect(screen.getByText("1 of 1 person sent")).toBeTruthy();
  });

  test("in which each pays alone says where the sums are", async () => {
    const { affordability } = anApplication();
    await showApplication(
      {},
      anApplication(undefined, { affordability: { ...affordability, household: null, parties: [] } }),
    );
    expect(screen.getByText(/^Each stands for their own share/)).toBeTruthy();
    expect(screen.getByText("Nobody has stated an income yet.")).toBeTruthy();
  });
});

describe("the card of a person", () => {
  const ngozi = aPerson("ngozi", { role: "guarantor", firstName: "Ngozi", shareMinor: 0 });

  test("names the guarantor of a tenant, and the tenants of a guarantor", async () => {
    const tenants = [aPerson("amara", { guarantorId: "ngozi" }), { ...lukas, guarantorId: "ngozi" }];
    await showApplication({}, anApplication([...tenants, ngozi]));
    expect(card("Amara Okafor").getByRole("link", { name: "Ngozi Okafor" }).getAttribute("href")).toBe(
      "/console/cases/ngozi",
    );
    expect(card("Ngozi Okafor").getByText("Amara Okafor and Lukas Brandt")).toBeTruthy();
    expect(card("Ngozi Okafor").getByText("Guarantees")).toBeTruthy();
    expect(card("Ngozi Okafor").queryByText("Guarantor")).toBeNull();
  });

  test("says that someone else pays", async () => {
    await showApplication({}, anApplication([aPerson("amara", { someoneElsePays: true })]));
    expect(card("Amara Okafor").getByText("Someone else pays")).toBeTruthy();
  });

  test.each([
    ["COLLECTING", "No result yet"],
    ["SUBMITTED", "Provisional"],
  ] as const)("of a case that is %s says: %s", async (status, text) => {
    await showApplication({}, anApplication([aPerson("amara", { status }), sam]));
    expect(card("Amara Okafor").getByText(text)).toBeTruthy();
  });

  test("of somebody who has left counts for nobody's sending", async () => {
    await showApplication({}, anApplication([aPerson("amara"), { ...lukas, status: "WITHDRAWN" }]));
    expect(screen.getByText("1 of 1 person sent")).toBeTruthy();
    expect(card("Lukas Brandt").getByText("Withdrawn")).toBeTruthy();
  });
});

describe("an invitation", () => {
  const invited = (invitation: Partial<typeof sam.invitation>) =>
    aPerson("amara", {
      status: "INVITED",
      invitation: { ...sam.invitation, bouncedBecause: null, ...invitation },
    });

  test.each([
    [{ sentAt: null }, /On its way/],
    [{}, /Sent 9 Mar 2026, 10:02, not signed in yet/],
    [{ signedInAt: "2026-03-09T10:40:00Z" }, /signed in 9 Mar 2026, 10:40/],
  ])("%j says how far it is: %s", async (given, text) => {
    await showApplication({}, anApplication([invited(given)]));
    expect(screen.getByText(text)).toBeTruthy();
  });

  const RESEND = "Send Sam Whitlock the invitation again";

  test("that could not be sent again says so after each failure", async () => {
    const changing = aChangingAnswer();
    await showApplication({ ResendInvitation: changing.answer });
    for (const [, failing, title] of [
      ["no response", noResponse, "That was not saved"],
      ["CASE_CLOSED", () => refusedWith("CASE_CLOSED"), "That is not possible any more"],
      ["OWN_CASE", () => refusedWith("OWN_CASE"), "That is not possible any more"],
      ["too many requests", () => refusedWith("TOO_MANY_REQUESTS"), "Too many changes at once"],
    ] as const) {
      changing.answerWith(failing);
      await press(RESEND);
      const alert = await screen.findByRole("alert");
      expect(alert.textContent).toContain(title);
      await eventually(() => expect(document.activeElement).toBe(alert));
      expect(screen.queryByText(/We sent/)).toBeNull();
    }
  });

  test("is sent again once, while its button is busy", async () => {
    const { answer, give } = aHeldAnswer<object>();
    const { sent } = await showApplication({
      ResendInvitation: () => answer.then(() => ({ resendInvitation: anApplication() })),
    });
    await press(RESEND);
    await press(RESEND);
    await eventually(() => expect(sent("ResendInvitation")).toHaveLength(1));
    expect(button(RESEND).getAttribute("aria-busy")).toBe("true");
    await act(async () => give({}));
    expect(sent("ResendInvitation")).toHaveLength(1);
  });
});

describe("withdrawing a person", () => {
  const ask = async (...given: Parameters<typeof showApplication>) => {
    const shown = await showApplication(...given);
    await press("Withdraw Lukas Brandt");
    return { ...shown, dialog: await theDialog("Withdraw Lukas Brandt?") };
  };

  test("says so in the dialog after each failure", async () => {
    const changing = aChangingAnswer();
    const { dialog } = await ask({ WithdrawParty: changing.answer });
    for (const [, failing, title] of [
      ["no response", noResponse, "That was not saved"],
      ["CASE_CLOSED", () => refusedWith("CASE_CLOSED"), "That is not possible any more"],
      ["NOT_FOUND", () => refusedWith("NOT_FOUND"), "That is not possible any more"],
    ] as const) {
      changing.answerWith(failing);
      await dialog.press("Withdraw");
      const alert = await dialog.findByRole("alert");
      expect(alert.textContent).toContain(title);
      await eventually(() => expect(document.activeElement).toBe(alert));
    }
  });

  test.each(["Go back", "Escape"])("is left by %s, and the focus is back at its button", async (way) => {
    const { dialog, sent } = await ask();
    if (way === "Escape") dialog.escape();
    else await dialog.press("Go back");
    expect(screen.queryByRole("dialog")).toBeNull();
    await eventually(() => expect(document.activeElement).toBe(button("Withdraw Lukas Brandt")));
    expect(sent("WithdrawParty")).toEqual([]);
  });

  test("is sent once, and leaves the focus on the page although its button is gone", async () => {
    const { answer, give } = aHeldAnswer<object>();
    const gone = anApplication([aPerson("amara"), { ...lukas, status: "WITHDRAWN" as const }, sam]);
    const { dialog, sent } = await ask({ WithdrawParty: () => answer.then(() => ({ withdrawParty: gone })) });
    await dialog.press("Withdraw");
    await dialog.press("Withdraw");
    expect(sent("WithdrawParty")).toEqual([{ partyId: "lukas" }]);
    await act(async () => give({}));
    expect(screen.getByText("Lukas Brandt is withdrawn.")).toBeTruthy();
    const title = screen.getByRole("heading", { level: 1 });
    await eventually(() => expect(document.activeElement).toBe(title));
  });
});

describe("correcting an address", () => {
  const ask = async (
    answers: Parameters<typeof showApplication>[0] = {},
    more: Parameters<typeof showApplication>[2] = {},
  ) => {
    const shown = await showApplication(answers, undefined, more);
    await press("Correct the address of Sam Whitlock");
    const dialog = await theDialog("The address of Sam Whitlock");
    const email = dialog.getByRole<HTMLInputElement>("textbox", { name: "Email" });
    return {
      ...shown,
      dialog,
      email,
      type: (value: string) => fireEvent.change(email, { target: { value } }),
    };
  };

  test("says so after each failure, and keeps what was typed", async () => {
    const changing = aChangingAnswer();
    const { dialog, email, type } = await ask({ CorrectAddress: changing.answer });
    type("sam@example.com");
    for (const [, failing, text] of [
      ["no response", noResponse, "Check your connection"],
      ["ALREADY_BEGUN", () => refusedWith("ALREADY_BEGUN"), "Somebody has begun to answer"],
      ["too many requests", () => refusedWith("TOO_MANY_REQUESTS"), "Wait a few minutes"],
    ] as const) {
      changing.answerWith(failing);
      await dialog.press("Correct and resend");
      const alert = await dialog.findByRole("alert");
      expect(alert.textContent).toContain(text);
      await eventually(() => expect(document.activeElement).toBe(alert));
      expect(email.value).toBe("sam@example.com");
    }
  });

  test.each([
    ["", "Enter the email address"],
    ["sam", "Enter an email address like name@example.com"],
  ])("%j is not sent: %s", async (typed, text) => {
    const { dialog, email, type, sent } = await ask();
    type(typed);
    await dialog.press("Correct and resend");
    expect(await dialog.findByText(text)).toBeTruthy();
    await eventually(() => expect(document.activeElement).toBe(email));
    expect(sent("CorrectAddress")).toEqual([]);
  });

  test("that the server refuses leads the focus to the address", async () => {
    const refuse = () =>
      refusedWith("INVALID_INPUT", [{ field: "email", code: "validation.email.unchanged" }]);
    const { dialog, email, type } = await ask({ CorrectAddress: refuse });
    await dialog.press("Correct and resend");
    expect(await dialog.findByText(/This is the address we have/)).toBeTruthy();
    await eventually(() => expect(document.activeElement).toBe(email));
    expect(dialog.queryByRole("alert")).toBeNull();
    type("sam@example.com");
    expect(dialog.queryByText(/This is the address we have/)).toBeNull();
  });

  test("is known to the other tabs while it is typed, and left by Escape", async () => {
    const unsaved = createUnsavedText("this tab", undefined);
    const hold = vi.spyOn(unsaved, "hold");
    const { dialog, email } = await ask({}, { unsaved });
    expect(hold).not.toHaveBeenCalled();
    await userEvent.type(email, "x");
    expect(hold).toHaveBeenCalled();
    dialog.escape();
    await eventually(() =>
      expect(document.activeElement).toBe(button("Correct the address of Sam Whitlock")),
    );
  });
});
