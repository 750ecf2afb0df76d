// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { portalPages } from "@latchkey/domain/vocabulary/portal-wire.ts";
import { tokenAnswer } from "@latchkey/members/testing/endpoint.ts";
import { aRefusal, type GraphqlRequest } from "@latchkey/members/testing/graphql-answers.ts";
import { cellsOf, inside } from "@latchkey/members/testing/tables-and-dialogs.ts";
import { cleanup, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { anAgency } from "../testing/fake-portal.ts";
import { openPortal } from "../testing/open-portal.tsx";

afterEach(cleanup);

type Answers = (request: GraphqlRequest) => object | undefined;

const open = async (others: Readonly<Record<string, Answers>> = {}, calls = {}) => {
  const agency = anAgency();
  const opened = await openPortal({
    path: "/agency/people",
    graphql: (request) => (others[request.operationName] ?? agency)(request),
    calls,
  });
  const { screen, operations } = opened;
  await screen.findByRole("heading", { level: 1, name: "People" });
  const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
  return {
    ...opened,
    press,
    row: (name: string) => screen.getByRole("row", { name: new RegExp(`^${name}`) }),
    dialog: (name: string) => screen.findByRole("dialog", { name }),
    sent: (name: string) =>
      operations.filter(({ operationName }) => operationName === name).map(({ variables }) => variables),
    invite: async (name: string, email: string) => {
      await press("Invite a person");
      const dialog = await screen.findByRole("dialog", { name: "Invite a person" });
      const { field } = inside(dialog);
      if (name) await userEvent.type(field("Name"), name);
      if (email) await userEvent.type(field("Work email"), email);
      await inside(dialog).press("Send the invitation");
      return dialog;
    },
  };
};

describe("the list", () => {
  test("says who has access, in which roles, by which second step, and when they were here", async () => {
    const { screen, row } = await open();
    expect(screen.getByText("3 people have access.")).toBeTruthy();
    expect(cellsOf(row("Marcus Ibe"))).toEqual(["Agency administrator", "App", "12 min ago"]);
    expect(cellsOf(row("Hannah Boyd"))).toEqual(["Negotiator, Right to rent checker", "App", "12 min ago"]);
    expect(cellsOf(row("Tom Ashby"))).toEqual(["Negotiator", "Invited", "Never"]);
    expect(within(row("Tom Ashby")).getByText("Invited 11 March 2026")).toBeTruthy();
    expect(cellsOf(row("Pia Lund"))).toEqual(["Branch manager", "Access ended", "12 min ago"]);
  });

  test("offers nothing about oneself, and an invitation again only to those who did not come", async () => {
    const { row } = await open();
    expect(within(row("Marcus Ibe")).queryByRole("button")).toBeNull();
    expect(within(row("Marcus Ibe")).getByText("You")).toBeTruthy();
    expect(within(row("Hannah Boyd")).getAllByRole("button")).toHaveLength(1);
    expect(within(row("Tom Ashby")).getAllByRole("button")).toHaveLength(2);
  });

  test("that did not come is loaded by a button", async () => {
    let isAway = true;
    const agency = anAgency();
    const { screen } = await openPortal({
      path: "/agency/people",
      graphql: (request) => (request.operationName === "Users" && isAway ? undefined : agency(request)),
    });
    await screen.findByRole("heading", { name: "Something went wrong" });
    isAway = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("table", { name: "People" })).toBeTruthy();
  });
});

describe("an invitation", () => {
  test("is sent, says so, and the person is in the list", async () => {
    const { screen, invite, sent, row } = await open();
    await invite("Jo Park", "jo.park@hartley.example");
    expect(await screen.findByText("We sent jo.park@hartley.example an invitation.")).toBeTruthy();
    expect(sent("InviteUser")).toEqual([
      { name: "Jo Park", email: "jo.park@hartley.example", roles: ["NEGOTIATOR"] },
    ]);
    await eventually(() => expect(row("Jo Park")).toBeTruthy());
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("without name, address and role is asked for each, and sends nothing", async () => {
    const { press, dialog, sent } = await open();
    await press("Invite a person");
    const asked = await dialog("Invite a person");
    await userEvent.click(inside(asked).box(/^Negotiator/));
    await inside(asked).press("Send the invitation");
    for (const text of [
      "Enter the person’s name",
      "Enter the person’s work email",
      "Choose at least one role",
    ])
      expect(inside(asked).getByText(text)).toBeTruthy();
    expect(document.activeElement).toBe(inside(asked).field("Name"));
    expect(sent("InviteUser")).toEqual([]);
  });

  test("to an address that has access already says so at the field, with everything typed kept", async () => {
    const taken = () => aRefusal("INVALID_INPUT", [{ field: "email", code: "agency_user_exists" }]);
    const { invite } = await open({ InviteUser: taken });
    const dialog = await invite("Jo Park", "jo.park@hartley.example");
    expect(await within(dialog).findByText(/^Somebody with this address has access already/)).toBeTruthy();
    expect(inside(dialog).field("Name").value).toBe("Jo Park");
    await eventually(() => expect(document.activeElement).toBe(inside(dialog).field("Work email")));
  });

  test("waits for the second step where the server wants a proof, and goes out by itself then", async () => {
    let isProved = false;
    const agency = anAgency();
    const { screen, invite, sent } = await open(
      { InviteUser: (request) => (isProved ? agency(request) : aRefusal("PROOF_NEEDED")) },
      {
        [portalPages.auth.pending]: () =>
          Response.json({ email: "m@hartley.example", isEnrolled: true, factors: ["app"], triesLeft: 5 }),
        [portalPages.auth.app]: () => {
          isProved = true;
          return tokenAnswer();
        },
      },
    );
    await invite("Jo Park", "jo.park@hartley.example");
    const proof = await screen.findByRole("dialog", { name: "Confirm that it is you" });
    await userEvent.type(await within(proof).findByRole("textbox"), "123456");
    await inside(proof).press("Continue");
    expect(await screen.findByText("We sent jo.park@hartley.example an invitation.")).toBeTruthy();
    expect(sent("InviteUser")).toHaveLength(2);
  });

  test("goes out again by a press", async () => {
    const { screen, press, sent } = await open();
    await press("Send Tom Ashby the invitation again");
    expect(await screen.findByText("We sent tom.ashby@hartley.example the invitation again.")).toBeTruthy();
    expect(sent("InviteUserAgain")).toEqual([{ id: "tom" }]);
  });
});

describe("a person", () => {
  test("gets another name and other roles", async () => {
    const { screen, press, dialog, sent, row } = await open();
    await press("Change Hannah Boyd");
    const change = await dialog("Change Hannah Boyd");
    await userEvent.clear(inside(change).field("Name"));
    await userEvent.type(inside(change).field("Name"), "Hannah Reed");
    await userEvent.click(inside(change).box(/^Branch manager/));
    await inside(change).press("Save");
    expect(await screen.findByText("Saved: Hannah Reed.")).toBeTruthy();
    const roles = ["NEGOTIATOR", "BRANCH_MANAGER", "RIGHT_TO_RENT_CHECKER"];
    expect(sent("ChangeUser")).toEqual([{ id: "hannah", name: "Hannah Reed", roles }]);
    await eventually(() =>
      expect(cellsOf(row("Hannah Reed"))[0]).toBe("Negotiator, Branch manager, Right to rent checker"),
    );
  });

  test("loses access after a question, and gets it again", async () => {
    const { screen, press, dialog, sent, row } = await open();
    await press("Change Hannah Boyd");
    await inside(await dialog("Change Hannah Boyd")).press("End the access");
    expect(sent("EndAccess")).toEqual([]);
    await inside(await dialog("End the access of Hannah Boyd?")).press("End the access");
    expect(await screen.findByText("Hannah Boyd has no access any more.")).toBeTruthy();
    expect(sent("EndAccess")).toEqual([{ id: "hannah" }]);
    await eventually(() => expect(cellsOf(row("Hannah Boyd"))[1]).toBe("Access ended"));
    await press("Change Hannah Boyd");
    await inside(await dialog("Change Hannah Boyd")).press("Give access again");
    expect(await screen.findByText("Hannah Boyd can sign in again.")).toBeTruthy();
    expect(sent("RestoreAccess")).toEqual([{ id: "hannah" }]);
  });

  test("sets up a new second step after a question; going back changes nothing", async () => {
    const { screen, press, dialog, sent } = await open();
    await press("Change Hannah Boyd");
    const change = await dialog("Change Hannah Boyd");
    await inside(change).press("Reset the second step");
    await inside(await dialog("Reset the second step of Hannah Boyd?")).press("Go back");
    expect(sent("ResetSecondFactor")).toEqual([]);
    await inside(change).press("Reset the second step");
    await inside(await dialog("Reset the second step of Hannah Boyd?")).press("Reset it");
    expect(await screen.findByText(/sets up a new second step at the next sign-in/)).toBeTruthy();
    expect(sent("ResetSecondFactor")).toEqual([{ id: "hannah" }]);
  });

  test("who never set one up has no second step to reset", async () => {
    const { press, dialog } = await open();
    await press("Change Tom Ashby");
    expect(within(await dialog("Change Tom Ashby")).queryByRole("button", { name: /Reset/ })).toBeNull();
  });

  test.each([
    ["NOT_FOUND", "Somebody may have changed this person meanwhile"],
    ["TOO_MANY_REQUESTS", "Wait a few minutes"],
  ])("that could not be changed because of %s says so in the dialog", async (code, text) => {
    const { press, dialog } = await open({ ChangeUser: () => aRefusal(code) });
    await press("Change Hannah Boyd");
    const change = await dialog("Change Hannah Boyd");
    await inside(change).press("Save");
    expect((await within(change).findByRole("alert")).textContent).toContain(text);
  });
});
