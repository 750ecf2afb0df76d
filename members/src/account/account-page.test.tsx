// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { staffPages } from "@latchkey/domain/vocabulary/console-wire.ts";
import { cleanup, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { tokenAnswer } from "../testing/endpoint.ts";
import { anAccount, CODES, someAccount } from "../testing/fake-account.ts";
import { aRefusal, type GraphqlRequest } from "../testing/graphql-answers.ts";
import { aSession, openMembers } from "../testing/open-members.tsx";
import { cellsOf, inside } from "../testing/tables-and-dialogs.ts";

afterEach(cleanup);

const open = async (
  answers: (request: GraphqlRequest) => object | undefined = someAccount(),
  calls: Parameters<typeof openMembers>[0]["calls"] = {},
) => {
  const opened = await openMembers({
    path: "/console/account",
    session: aSession(tokenAnswer),
    graphql: answers,
    calls,
  });
  const { screen } = opened;
  await screen.findByRole("heading", { level: 1, name: "Your account" });
  return {
    ...opened,
    rowsOf: (table: string) =>
      within(screen.getByRole("table", { name: table }))
        .getAllByRole("row")
        .slice(1),
    press: (name: string) => userEvent.click(screen.getByRole("button", { name })),
    asked: (name: string) =>
      opened.operations
        .filter(({ operationName }) => operationName === name)
        .map(({ variables }) => variables),
  };
};

describe("sessions", () => {
  test("say when they began and were used; this one cannot be signed out here", async () => {
    const { rowsOf } = await open();
    const [here, there] = rowsOf("Sessions");
    expect(here?.textContent).toContain("This browser");
    expect(here && cellsOf(here)).toEqual(["Now"]);
    expect(there && cellsOf(there)).toEqual(["12 min ago"]);
    expect(here && within(here).queryByRole("button")).toBeNull();
  });

  test("one of them is signed out", async () => {
    const { screen, rowsOf, press, asked } = await open();
    await press("Sign out the session of Yesterday");
    await eventually(() => expect(rowsOf("Sessions")).toHaveLength(1));
    expect(asked("EndSession")).toEqual([{ id: "there" }]);
    expect(screen.getByText("That session is signed out.")).toBeTruthy();
  });

  test("all others are signed out together, which is offered only while there are some", async () => {
    const { screen, rowsOf, press } = await open();
    await press("Sign out everywhere else");
    await eventually(() => expect(rowsOf("Sessions")).toHaveLength(1));
    expect(screen.queryByRole("button", { name: "Sign out everywhere else" })).toBeNull();
  });
});

describe("second steps", () => {
  test("one of two is removed after a question", async () => {
    const { screen, rowsOf, press, asked } = await open();
    await press("Remove the authenticator app");
    await inside(await screen.findByRole("dialog", { name: "Remove this second step?" })).press("Remove");
    await eventually(() => expect(rowsOf("Second steps")).toHaveLength(1));
    expect(asked("RemoveFactor")).toEqual([{ passkeyId: null }]);
  });

  test("the only one has no button, and the page says why to have two", async () => {
    const { screen } = await open(someAccount(anAccount({ hasApp: false })));
    expect(screen.queryByRole("button", { name: /^Remove/ })).toBeNull();
    expect(screen.getByText("With a second one you get in when you lose the first.")).toBeTruthy();
  });

  test("that became the only one meanwhile stays, with the reason", async () => {
    const answers = someAccount();
    const { screen, press } = await open((request) =>
      request.operationName === "RemoveFactor" ? aRefusal("LAST_FACTOR") : answers(request),
    );
    await press("Remove the authenticator app");
    const dialog = await screen.findByRole("dialog", { name: "Remove this second step?" });
    await inside(dialog).press("Remove");
    expect(await within(dialog).findByText(/This is your only second step/)).toBeTruthy();
  });

  test("another one is added by way of the second step", async () => {
    const { press, sent, address } = await open(undefined, {
      [staffPages.auth.pending]: () =>
        Response.json({
          email: "ruth.adeyemi@quillfield.example",
          isEnrolled: true,
          addsFactor: true,
          factors: ["app"],
          triesLeft: 5,
        }),
    });
    await press("Add a second step");
    await eventually(() => expect(address()).toBe("/console/second-factor"));
    expect(sent[0]).toEqual([staffPages.auth.proof, { addsFactor: true, returnTo: "/console/account" }]);
  });
});

describe("recovery codes", () => {
  test("new ones are shown once, until the person says that they have them", async () => {
    const { screen, press } = await open();
    expect(screen.getByText(/^9 codes are left\./)).toBeTruthy();
    await press("Make new codes");
    const dialog = await screen.findByRole("dialog", { name: "Save your new recovery codes" });
    for (const code of CODES) expect(within(dialog).getByText(code)).toBeTruthy();
    await inside(dialog).press("I have saved them");
    await eventually(() => expect(screen.getByText(/^10 codes are left\./)).toBeTruthy());
  });
});

test("in a demo, without a second step, there is nothing to add or renew", async () => {
  const { screen } = await open(someAccount(anAccount({ passkeys: [], hasApp: false })));
  expect(screen.getByText("You have no second step: this is a demo.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Make new codes" })).toBeNull();
});
