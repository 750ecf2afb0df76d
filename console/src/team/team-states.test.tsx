// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { createUnsavedText } from "@latchkey/browser/unsaved/unsaved-text.ts";
import {
  aChangingAnswer,
  aHeldAnswer,
  type EndpointAnswers,
  noResponse,
  refusedWith,
} from "@latchkey/members/testing/endpoint.ts";
import { button, press, theDialog } from "@latchkey/members/testing/on-screen.ts";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { aMember, mei, ruth } from "../testing/fake-team.ts";
import { openDesk } from "../testing/open-desk.tsx";
import { showPage } from "../testing/show-part.tsx";
import { TeamPage } from "./team-page.tsx";

afterEach(cleanup);

const priya = aMember();
const owen = aMember({ id: "owen", name: "Owen Price", blockedAt: "2026-03-01T09:00:00Z" });
const team = { team: [ruth, priya, owen, mei], unreadReports: null };

type Showing = Partial<Parameters<typeof showPage>[2]>;

const showTeamPage = (answers: EndpointAnswers, more: Showing = {}) =>
  showPage(<TeamPage />, "/console/team", { path: "/console/team", answers, ...more });

const showTeam = async (answers: EndpointAnswers = {}, more: Showing = {}) => {
  const shown = await showTeamPage({ Team: () => team, ...answers }, more);
  await screen.findByRole("table");
  return shown;
};

const failures = [
  ["no response", noResponse, "That was not saved"],
  ["a fault", () => refusedWith("INTERNAL"), "That was not saved"],
  ["too many requests", () => refusedWith("TOO_MANY_REQUESTS"), "Too many changes at once"],
  ["NOT_FOUND", () => refusedWith("NOT_FOUND"), "Close this and look at the list"],
  ["NOT_YOURSELF", () => refusedWith("NOT_YOURSELF"), "Close this and look at the list"],
  ["FORBIDDEN", () => refusedWith("FORBIDDEN"), "Close this and look at the list"],
] as const;

const alertSays = async (text: string) => {
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain(text);
  expect(alert.textContent).not.toMatch(/[A-Z]+_[A-Z]+/);
  await eventually(() => expect(document.activeElement).toBe(alert));
};

describe("the team", () => {
  test("is on its way, and the page says so", async () => {
    const { answer, give } = aHeldAnswer<typeof team>();
    await showTeamPage({ Team: () => answer });
    expect(screen.getByRole("status", { name: "Loading" })).toBeTruthy();
    await act(async () => give(team));
    expect(await screen.findByRole("row", { name: /^Priya Nair/ })).toBeTruthy();
  });

  test("of one person says so, and what each role may do", async () => {
    await showTeam({ Team: () => ({ team: [ruth], unreadReports: 1 }) });
    expect(screen.getByText(/^1 person\./)).toBeTruthy();
    expect(screen.getByText("1 report about an email could not be read")).toBeTruthy();
    expect(screen.getByText("Checks applications, asks for what is missing, decides")).toBeTruthy();
  });

  test("stays when its newest state does not come, which is told and asked for again", async () => {
    let isAway = false;
    await showTeam({
      Team: () => (isAway ? undefined : team),
      InviteStaff: () => {
        isAway = true;
        return { inviteStaff: aMember({ ...mei, id: "new" }) };
      },
    });
    await press("Invite a colleague");
    const dialog = await theDialog("Invite a colleague");
    fireEvent.change(dialog.getByRole("textbox", { name: "Name" }), { target: { value: "Mei Tan" } });
    fireEvent.change(dialog.getByRole("textbox", { name: "Work email" }), { target: { value: mei.email } });
    await dialog.press("Send the invitation");
    expect(await screen.findByText("We could not load the newest state")).toBeTruthy();
    expect(screen.getByRole("row", { name: /^Priya Nair/ })).toBeTruthy();
    isAway = false;
    await press("Try again");
    await eventually(() => expect(screen.queryByText("We could not load the newest state")).toBeNull());
  });

  test("is not for a reviewer, who asks for none", async () => {
    const { sent } = await openDesk({ path: "/console/team", answers: {}, roles: ["REVIEWER"] });
    expect(await screen.findByText("This is not for your role")).toBeTruthy();
    expect(sent("Team")).toEqual([]);
  });
});

describe("an invitation", () => {
  const RESEND = "Send Mei Tan the invitation again";

  test("that is sent again says so after each failure", async () => {
    const changing = aChangingAnswer();
    await showTeam({ ResendStaffInvitation: changing.answer });
    for (const [, failing, text] of failures) {
      changing.answerWith(failing);
      await press(RESEND);
      await alertSays(text);
      expect(screen.queryByText(/^We sent/)).toBeNull();
    }
  });

  test("is sent again once, while its button is busy", async () => {
    const { answer, give } = aHeldAnswer<object>();
    const { sent } = await showTeam({
      ResendStaffInvitation: () => answer.then(() => ({ resendStaffInvitation: mei })),
    });
    await press(RESEND);
    await press(RESEND);
    expect(sent("ResendStaffInvitation")).toEqual([{ id: "mei" }]);
    expect(button(RESEND).getAttribute("aria-busy")).toBe("true");
    await act(async () => give({}));
    expect(screen.getByText("We sent mei.tan@quillfield.example the invitation again.")).toBeTruthy();
  });

  test.each(["Cancel", "Escape"])(
    "is not sent after %s, and the focus is back at its button",
    async (way) => {
      const { sent } = await showTeam();
      await press("Invite a colleague");
      const dialog = await theDialog("Invite a colleague");
      if (way === "Escape") dialog.escape();
      else await dialog.press("Cancel");
      await eventually(() => expect(document.activeElement).toBe(button("Invite a colleague")));
      expect(sent("InviteStaff")).toEqual([]);
    },
  );
});

describe("a change", () => {
  const open = async (name: string, answers: EndpointAnswers = {}, more: Showing = {}) => {
    const shown = await showTeam(answers, more);
    await press(`Change ${name}`);
    return { ...shown, dialog: await theDialog(`Change ${name}`) };
  };

  test("says so after each failure, and keeps what was typed", async () => {
    const changing = aChangingAnswer();
    const { dialog } = await open("Priya Nair", { ChangeStaff: changing.answer });
    const name = dialog.getByRole<HTMLInputElement>("textbox", { name: "Name" });
    fireEvent.change(name, { target: { value: "Priya Sharma" } });
    for (const [, failing, text] of failures) {
      changing.answerWith(failing);
      await dialog.press("Save");
      await alertSays(text);
      expect(name.value).toBe("Priya Sharma");
    }
  });

  test("that the server refuses at the name says so there, until it changes", async () => {
    const refuse = () => refusedWith("INVALID_INPUT", [{ field: "name", code: "validation.pattern" }]);
    const { dialog } = await open("Priya Nair", { ChangeStaff: refuse });
    const name = dialog.getByRole("textbox", { name: "Name" });
    await dialog.press("Save");
    expect(await dialog.findByText("Check what you typed")).toBeTruthy();
    await eventually(() => expect(document.activeElement).toBe(name));
    await userEvent.type(name, "x");
    expect(dialog.queryByText("Check what you typed")).toBeNull();
  });

  test("is saved once, while its button is busy, and the focus is back at its row", async () => {
    const { answer, give } = aHeldAnswer<object>();
    const { dialog, sent } = await open("Priya Nair", {
      ChangeStaff: () => answer.then(() => ({ changeStaff: priya })),
    });
    await dialog.press("Save");
    await dialog.press("Save");
    await eventually(() => expect(sent("ChangeStaff")).toHaveLength(1));
    expect(dialog.getByRole("button", { name: "Save" }).getAttribute("aria-busy")).toBe("true");
    await act(async () => give({}));
    expect(screen.getByText("Saved: Priya Nair.")).toBeTruthy();
    await eventually(() => expect(document.activeElement).toBe(button("Change Priya Nair")));
  });

  test("that lets a person in again says so after each failure", async () => {
    const changing = aChangingAnswer();
    const { dialog } = await open("Owen Price", { UnblockStaff: changing.answer });
    for (const [, failing, text] of failures) {
      changing.answerWith(failing);
      await dialog.press("Let in again");
      await alertSays(text);
    }
  });

  test.each([
    ["Block", "Block Priya Nair?", "Block", "BlockStaff"],
    ["Reset the second step", "Reset the second step of Priya Nair?", "Reset it", "ResetSecondFactor"],
  ])(
    "that is asked about says in its question why it was refused: %s",
    async (act_, title, submit, operation) => {
      const { dialog, sent } = await open("Priya Nair", { [operation]: () => refusedWith("NOT_FOUND") });
      await dialog.press(act_);
      const question = await theDialog(title);
      await question.press(submit);
      await alertSays("Close this and look at the list");
      expect(sent(operation)).toEqual([{ id: "priya" }]);
      question.escape();
      await eventually(() => expect(document.activeElement).toBe(dialog.getByRole("button", { name: act_ })));
    },
  );

  test("that is asked about is sent once", async () => {
    const { answer, give } = aHeldAnswer<object>();
    const { dialog, sent } = await open("Priya Nair", {
      BlockStaff: () => answer.then(() => ({ blockStaff: owen })),
    });
    await dialog.press("Block");
    const question = await theDialog("Block Priya Nair?");
    await question.press("Block");
    await question.press("Block");
    await act(async () => give({}));
    expect(sent("BlockStaff")).toHaveLength(1);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("that is typed is known to the other tabs, and left by Escape", async () => {
    const unsaved = createUnsavedText("this tab", undefined);
    const hold = vi.spyOn(unsaved, "hold");
    const { dialog } = await open("Priya Nair", {}, { unsaved });
    expect(hold).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole("textbox", { name: "Name" }), "x");
    expect(hold).toHaveBeenCalled();
    dialog.escape();
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
