// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { tokenAnswer } from "@latchkey/members/testing/endpoint.ts";
import { aRefusal } from "@latchkey/members/testing/graphql-answers.ts";
import { cellsOf, inside } from "@latchkey/members/testing/tables-and-dialogs.ts";
import { cleanup, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { aMember, aTeam, mei } from "../testing/fake-team.ts";
import { aStaffSession, openConsole } from "../testing/open-console.tsx";
import { type Answers, openList } from "../testing/open-list.tsx";

afterEach(cleanup);

const priya = aMember();
const jonas = aMember({
  id: "jonas",
  name: "Jonas Weber",
  email: "jonas.weber@quillfield.example",
  roles: ["REVIEWER", "ADMINISTRATOR"],
  factors: ["APP", "PASSKEY"],
  lastSeenAt: "2026-03-11T16:00:00Z",
});
const owen = aMember({
  id: "owen",
  name: "Owen Price",
  email: "owen.price@quillfield.example",
  lastSeenAt: "2026-02-03T09:00:00Z",
  blockedAt: "2026-03-01T09:00:00Z",
});

/** `others` answers first, by the name of the operation. */
const open = (answers: Answers = aTeam(priya, jonas), others: Readonly<Record<string, Answers>> = {}) =>
  openList({ path: "/console/team", heading: "Team", answers, others });

describe("the list", () => {
  test("says of everybody their roles, their second step, and when they were here", async () => {
    const { screen, row } = await open(aTeam(priya, jonas, owen, mei));
    expect(document.title).toBe("Team – Latchkey");
    expect(cellsOf(row("Ruth Adeyemi"))).toEqual(["Administrator", "Passkey", "Now"]);
    expect(cellsOf(row("Priya Nair"))).toEqual(["Reviewer", "Passkey", "12 min ago"]);
    expect(cellsOf(row("Jonas Weber"))).toEqual(["Reviewer, Administrator", "Passkey, app", "Yesterday"]);
    expect(cellsOf(row("Owen Price"))).toEqual(["Reviewer", "Blocked", "3 Feb 2026"]);
    expect(cellsOf(row("Mei Tan"))).toEqual(["Reviewer", "Invited", "Never"]);
    expect(within(row("Mei Tan")).getByText("Invited 11 March 2026")).toBeTruthy();
    expect(screen.getByText(/^4 people, 1 invitation\./)).toBeTruthy();
  });

  test("says above it that reports about e-mails could not be read", async () => {
    const team = aTeam(priya);
    const { screen } = await open((request) =>
      request.operationName === "Team"
        ? { data: { ...(team(request) as { data: object }).data, unreadReports: 3 } }
        : team(request),
    );
    expect(screen.getByText("3 reports about emails could not be read")).toBeTruthy();
  });

  test("does not offer to change oneself, so that there is always an administrator", async () => {
    const { row } = await open();
    expect(within(row("Ruth Adeyemi")).queryByRole("button")).toBeNull();
    expect(within(row("Ruth Adeyemi")).getByText("You")).toBeTruthy();
    expect(within(row("Priya Nair")).getByRole("button", { name: "Change Priya Nair" })).toBeTruthy();
  });

  test("that did not come can be asked again", async () => {
    let isAway = true;
    const team = aTeam(priya);
    const { screen } = await openConsole({
      path: "/console/team",
      session: aStaffSession(tokenAnswer),
      graphql: (request) => (isAway && request.operationName === "Team" ? undefined : team(request)),
    });
    await screen.findByRole("heading", { name: "Something went wrong" });
    isAway = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByRole("row", { name: /^Priya Nair/ });
  });
});

describe("an invitation", () => {
  const openForm = async (others: Readonly<Record<string, Answers>> = {}) => {
    const opened = await open(aTeam(priya), others);
    await opened.press("Invite a colleague");
    const form = inside(await opened.dialog("Invite a colleague"));
    const submit = () => form.press("Send the invitation");
    const fillIn = async () => {
      await userEvent.type(form.field("Name"), "Mei Tan");
      await userEvent.type(form.field("Work email"), "mei.tan@quillfield.example");
    };
    return { ...opened, form, submit, fillIn };
  };

  test("is sent with name, address and roles, and stands in the list", async () => {
    const { screen, form, submit, fillIn, sent, row } = await openForm();
    await fillIn();
    await userEvent.click(form.box(/^Administrator/));
    await submit();
    await screen.findByText("We sent mei.tan@quillfield.example an invitation.");
    expect(sent("InviteStaff")).toEqual([
      { name: "Mei Tan", email: "mei.tan@quillfield.example", roles: ["REVIEWER", "ADMINISTRATOR"] },
    ]);
    expect(screen.queryByRole("dialog")).toBeNull();
    await eventually(() => expect(cellsOf(row("Mei Tan"))[1]).toBe("Invited"));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Invite a colleague" }));
  });

  test("shows a field in its stored form once it is left", async () => {
    const { form, submit, sent } = await openForm();
    await userEvent.type(form.field("Name"), " Mei\u00a0 O‘Neill");
    await userEvent.type(form.field("Work email"), "mei.o’neill@quillfield.example");
    await userEvent.tab();
    expect(form.field("Name").value).toBe("Mei O'Neill");
    expect(form.field("Work email").value).toBe("mei.o'neill@quillfield.example");
    await submit();
    await eventually(() =>
      expect(sent("InviteStaff")).toMatchObject([
        { name: "Mei O'Neill", email: "mei.o'neill@quillfield.example" },
      ]),
    );
  });

  test("without name, address and role is not sent; each is reported at its place", async () => {
    const { form, submit, sent } = await openForm();
    await userEvent.click(form.box(/^Reviewer/));
    await submit();
    for (const text of [
      "Enter the person’s name",
      "Enter the person’s work email",
      "Choose at least one role",
    ])
      expect(form.getByText(text)).toBeTruthy();
    expect(document.activeElement).toBe(form.field("Name"));
    expect(sent("InviteStaff")).toEqual([]);
    await userEvent.type(form.field("Name"), "Mei Tan");
    expect(form.queryByText("Enter the person’s name")).toBeNull();
  });

  test("to somebody on the team is refused at the address, until it changes", async () => {
    const taken = () => aRefusal("INVALID_INPUT", [{ field: "email", code: "already_on_team" }]);
    const { form, submit, fillIn } = await openForm({ InviteStaff: taken });
    await fillIn();
    await submit();
    await eventually(() =>
      expect(form.getByText("Somebody with this address is on the team already")).toBeTruthy(),
    );
    expect(document.activeElement).toBe(form.field("Work email"));
    expect(form.field("Name").value).toBe("Mei Tan");
    await userEvent.type(form.field("Work email"), "x");
    expect(form.queryByText("Somebody with this address is on the team already")).toBeNull();
  });

  test.each([
    ["no response", undefined, "That was not saved"],
    ["a fault", aRefusal("INTERNAL"), "That was not saved"],
    ["too many", aRefusal("TOO_MANY_REQUESTS"), "Too many changes at once"],
    ["a refusal", aRefusal("NOT_FOUND"), "That is not possible"],
  ])("%s says so and keeps what was typed", async (_title, answer, text) => {
    const { form, submit, fillIn } = await openForm({ InviteStaff: () => answer });
    await fillIn();
    await submit();
    await eventually(() => expect(document.activeElement?.textContent).toContain(text));
    expect(form.field("Name").value).toBe("Mei Tan");
    expect(form.field("Work email").value).toBe("mei.tan@quillfield.example");
  });

  test("is sent once, however often the button is pressed", async () => {
    let answer: (response: object) => void = () => undefined;
    const held = new Promise<object>((resolve) => {
      answer = resolve;
    });
    const { screen, form, submit, fillIn, sent } = await openForm({ InviteStaff: () => held });
    await fillIn();
    await submit();
    await userEvent.type(form.field("Name"), "{Enter}");
    await submit();
    expect(sent("InviteStaff")).toHaveLength(1);
    answer({ data: { inviteStaff: mei } });
    await screen.findByText("We sent mei.tan@quillfield.example an invitation.");
  });

  test("can be sent again", async () => {
    const { screen, press, sent } = await open(aTeam(mei));
    await press("Send Mei Tan the invitation again");
    await screen.findByText("We sent mei.tan@quillfield.example the invitation again.");
    expect(sent("ResendStaffInvitation")).toEqual([{ id: "mei" }]);
  });

  test("that could not be sent again says so", async () => {
    const { screen, press } = await open(aTeam(mei), { ResendStaffInvitation: () => undefined });
    await press("Send Mei Tan the invitation again");
    expect((await screen.findByRole("alert")).textContent).toContain("That was not saved");
  });
});

describe("a change", () => {
  const openChange = async (name = "Priya Nair", others: Readonly<Record<string, Answers>> = {}) => {
    const opened = await open(aTeam(priya, owen, mei), others);
    await opened.press(`Change ${name}`);
    const form = inside(await opened.dialog(`Change ${name}`));
    return { ...opened, form };
  };

  test("saves name and roles", async () => {
    const { screen, form, sent, row } = await openChange();
    await userEvent.clear(form.field("Name"));
    await userEvent.type(form.field("Name"), "Priya Sharma");
    await userEvent.click(form.box(/^Reviewer/));
    await form.press("Save");
    expect(form.getByText("Choose at least one role")).toBeTruthy();
    await userEvent.click(form.box(/^Administrator/));
    await form.press("Save");
    await screen.findByText("Saved: Priya Sharma.");
    expect(sent("ChangeStaff")).toEqual([{ id: "priya", name: "Priya Sharma", roles: ["ADMINISTRATOR"] }]);
    expect(cellsOf(row("Priya Sharma"))[0]).toBe("Administrator");
  });

  test("that fails stays in the dialog", async () => {
    const { form, dialog } = await openChange("Priya Nair", { ChangeStaff: () => undefined });
    await userEvent.type(form.field("Name"), " Sharma");
    await form.press("Save");
    await eventually(() => expect(form.getByText("That was not saved")).toBeTruthy());
    expect(form.field("Name").value).toBe("Priya Nair Sharma");
    expect(await dialog("Change Priya Nair")).toBeTruthy();
  });

  test("blocks somebody at once, after a question", async () => {
    const { screen, form, dialog, sent, row } = await openChange();
    await form.press("Block");
    const question = inside(await dialog("Block Priya Nair?"));
    expect(question.getByText(/signed out at once/)).toBeTruthy();
    await question.press("Go back");
    expect(sent("BlockStaff")).toEqual([]);
    await form.press("Block");
    await inside(await dialog("Block Priya Nair?")).press("Block");
    await screen.findByText("Priya Nair is blocked.");
    expect(sent("BlockStaff")).toEqual([{ id: "priya" }]);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(cellsOf(row("Priya Nair"))[1]).toBe("Blocked");
  });

  test("lets somebody in again without one", async () => {
    const { screen, form, sent, row } = await openChange("Owen Price");
    await form.press("Let in again");
    await screen.findByText("Owen Price can sign in again.");
    expect(sent("UnblockStaff")).toEqual([{ id: "owen" }]);
    expect(cellsOf(row("Owen Price"))[1]).toBe("Passkey");
  });

  test("resets the second step, after a question", async () => {
    const { screen, form, dialog, sent, row } = await openChange();
    await form.press("Reset the second step");
    const question = inside(await dialog("Reset the second step of Priya Nair?"));
    await question.press("Reset it");
    await screen.findByText("Priya Nair sets up a new second step at the next sign-in.");
    expect(sent("ResetSecondFactor")).toEqual([{ id: "priya" }]);
    expect(cellsOf(row("Priya Nair"))[1]).toBe("Not set up");
  });

  test("that was asked about and failed says so above the question", async () => {
    const { form, dialog } = await openChange("Priya Nair", { BlockStaff: () => undefined });
    await form.press("Block");
    const question = inside(await dialog("Block Priya Nair?"));
    await question.press("Block");
    await eventually(() => expect(question.getByText("That was not saved")).toBeTruthy());
  });

  test("has nothing to reset for somebody who has set up nothing", async () => {
    const { form } = await openChange("Mei Tan");
    expect(form.queryByText("Reset the second step")).toBeNull();
  });
});
