// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { staffPages } from "@latchkey/domain/vocabulary/console-wire.ts";
import { cleanup, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { refused, tokenAnswer } from "../testing/endpoint.ts";
import { someAccount } from "../testing/fake-account.ts";
import { aRefusal, type GraphqlRequest } from "../testing/graphql-answers.ts";
import { aSession, openMembers } from "../testing/open-members.tsx";

afterEach(cleanup);

const pending = (triesLeft = 5) =>
  Response.json({ email: "ruth@quillfield.example", isEnrolled: true, factors: ["app"], triesLeft });

/** The account's page, whose server wants a proof until it got one. */
const open = async (app: () => Response, refresh = () => tokenAnswer()) => {
  let isProved = false;
  const account = someAccount();
  const opened = await openMembers({
    path: "/console/account",
    session: aSession(refresh),
    graphql: (request: GraphqlRequest) =>
      request.operationName === "RenewRecoveryCodes" && !isProved
        ? aRefusal("PROOF_NEEDED")
        : account(request),
    calls: {
      [staffPages.auth.pending]: () => pending(),
      [staffPages.auth.app]: () => {
        const response = app();
        isProved = response.status === 200;
        return response;
      },
    },
  });
  const { screen } = opened;
  await userEvent.click(await screen.findByRole("button", { name: "Make new codes" }));
  const dialog = await screen.findByRole("dialog", { name: "Confirm that it is you" });
  const show = async (code: string) => {
    await userEvent.type(await within(dialog).findByRole("textbox"), code);
    await userEvent.click(within(dialog).getByRole("button", { name: "Continue" }));
  };
  const tries = () =>
    opened.operations.filter(({ operationName }) => operationName === "RenewRecoveryCodes").length;
  return { ...opened, dialog, show, tries };
};

describe("the question for the second step", () => {
  test("comes when the server wants a proof; what was asked for then happens by itself", async () => {
    const { screen, show, sent, tries } = await open(() => tokenAnswer());
    await show("123456");
    expect(await screen.findByRole("dialog", { name: "Save your new recovery codes" })).toBeTruthy();
    expect(screen.queryByRole("dialog", { name: "Confirm that it is you" })).toBeNull();
    expect(tries()).toBe(2);
    expect(sent.map(([address]) => address)).toEqual([
      staffPages.auth.proof,
      staffPages.auth.pending,
      staffPages.auth.app,
    ]);
  });

  test("says that a code was wrong, and how many tries are left", async () => {
    const { dialog, show, tries } = await open(() => Response.json({ triesLeft: 4 }, { status: 422 }));
    await show("000000");
    expect(await within(dialog).findByText(/^This code is not right/)).toBeTruthy();
    expect(within(dialog).getByText(/^4 tries left/)).toBeTruthy();
    expect(tries()).toBe(1);
  });

  test("can be closed: nothing has happened, and the page says that it was refused", async () => {
    const { screen, dialog, tries } = await open(() => tokenAnswer());
    await userEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
    expect(await screen.findByRole("alert")).toBeTruthy();
    expect(tries()).toBe(1);
  });

  test("is one for two acts that are refused at once, and both then happen", async () => {
    const held: (() => void)[] = [];
    let isProved = false;
    const account = someAccount();
    const { screen, operations } = await openMembers({
      path: "/console/account",
      session: aSession(tokenAnswer),
      graphql: async (request: GraphqlRequest) => {
        const isAct = ["RenewRecoveryCodes", "RemoveFactor"].includes(request.operationName);
        if (!isAct || isProved) return account(request);
        await new Promise<void>((resolve) => held.push(resolve));
        return aRefusal("PROOF_NEEDED");
      },
      calls: {
        [staffPages.auth.pending]: () => pending(),
        [staffPages.auth.app]: () => {
          isProved = true;
          return tokenAnswer();
        },
      },
    });
    await userEvent.click(await screen.findByRole("button", { name: "Make new codes" }));
    await userEvent.click(screen.getByRole("button", { name: "Remove the authenticator app" }));
    const removing = await screen.findByRole("dialog", { name: "Remove this second step?" });
    await userEvent.click(within(removing).getByRole("button", { name: "Remove" }));
    await eventually(() => expect(held).toHaveLength(2));
    for (const refuse of held) refuse();
    const dialog = await screen.findByRole("dialog", { name: "Confirm that it is you" });
    await userEvent.type(await within(dialog).findByRole("textbox"), "123456");
    await userEvent.click(within(dialog).getByRole("button", { name: "Continue" }));
    const times = (name: string) => operations.filter(({ operationName }) => operationName === name).length;
    await eventually(() => expect([times("RenewRecoveryCodes"), times("RemoveFactor")]).toEqual([2, 2]));
  });

  test("after the last try the session is over, and the page says so", async () => {
    let isAlive = true;
    const { screen, show } = await open(
      () => {
        isAlive = false;
        return Response.json({ code: "SIGN_IN_OVER" }, { status: 410 });
      },
      () => (isAlive ? tokenAnswer() : refused()),
    );
    await show("000000");
    expect(await screen.findByRole("dialog", { name: "You have been signed out" })).toBeTruthy();
  });

  test("that took too long closes, and can be asked again in the same session", async () => {
    const { screen, show, tries } = await open(() =>
      Response.json({ code: "SIGN_IN_OVER" }, { status: 410 }),
    );
    await show("123456");
    await eventually(() =>
      expect(screen.queryByRole("dialog", { name: "Confirm that it is you" })).toBeNull(),
    );
    await userEvent.click(screen.getByRole("button", { name: "Make new codes" }));
    expect(await screen.findByRole("dialog", { name: "Confirm that it is you" })).toBeTruthy();
    expect(tries()).toBe(2);
  });
});
