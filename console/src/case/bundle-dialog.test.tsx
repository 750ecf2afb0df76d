// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { createUnsavedText } from "@latchkey/browser/unsaved/unsaved-text.ts";
import {
  aHeldAnswer,
  type EndpointAnswers,
  noResponse,
  refusedWith,
} from "@latchkey/members/testing/endpoint.ts";
import { button, press, theDialog } from "@latchkey/members/testing/on-screen.ts";
import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { someBundles } from "../testing/fake-bundles.ts";
import { aDossier } from "../testing/fake-case.ts";
import { openDesk } from "../testing/open-desk.tsx";
import { showCase } from "../testing/show-case.tsx";
import "./bundle-dialog.tsx";
import "../testing/chunks.ts";

afterEach(cleanup);

const BUTTON = "Ask for a bundle";
const NAME = "TPO-2026-114";
const RECIPIENT = "The Property Ombudsman";
const asked = () => ({ askForCaseBundle: "bundle-1" });

const theForm = async () => {
  await press(BUTTON);
  const dialog = await theDialog("Ask for a bundle");
  const field = (name: RegExp) => dialog.getByRole<HTMLInputElement>("textbox", { name });
  const name = field(/^Name of the investigation/);
  const recipient = field(/^Recipient/);
  const fill = async () => {
    await userEvent.type(name, NAME);
    await userEvent.type(recipient, RECIPIENT);
  };
  return { dialog, name, recipient, fill, send: () => dialog.press("Ask for it") };
};

const open = async (answers: EndpointAnswers = {}, more: Parameters<typeof showCase>[2] = {}) => {
  const desk = await showCase({}, answers, more);
  return { ...desk, ...(await theForm()) };
};

/** The texts that describe a field to a screen reader. */
const describedBy = (field: HTMLElement): string =>
  (field.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");

describe("asking for a bundle", () => {
  test("says what a bundle is, with the focus at the title", async () => {
    const { dialog, name } = await open();
    expect(document.activeElement).toBe(dialog.getByRole("heading", { name: "Ask for a bundle" }));
    expect(dialog.getByText(/An administrator releases it\.$/)).toBeTruthy();
    expect(describedBy(name)).toContain("For example the ombudsman’s file number");
  });

  test("needs both fields, and moves the focus to the first", async () => {
    const { name, recipient, send, sent } = await open();
    await send();
    expect(describedBy(name)).toContain("Enter the name of the investigation");
    expect(describedBy(recipient)).toContain("Enter the recipient");
    await eventually(() => expect(document.activeElement).toBe(name));
    await userEvent.type(name, NAME);
    await userEvent.type(recipient, "ab");
    await send();
    expect(describedBy(name)).not.toContain("Enter the name of the investigation");
    expect(describedBy(recipient)).toContain("This is too short.");
    await eventually(() => expect(document.activeElement).toBe(recipient));
    expect(sent("AskForCaseBundle")).toEqual([]);
  });

  test("is sent once, and then tells what happens next", async () => {
    const held = aHeldAnswer<ReturnType<typeof asked>>();
    const { fill, send, sent } = await open({ AskForCaseBundle: () => held.answer });
    await fill();
    await send();
    await send();
    await act(async () => held.give(asked()));
    const done = await theDialog("The bundle is asked for");
    expect(done.getByText("You can read it as soon as an administrator releases it.")).toBeTruthy();
    expect(document.activeElement).toBe(done.getByRole("heading", { name: "The bundle is asked for" }));
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
    expect(sent("AskForCaseBundle")).toEqual([{ partyId: "amara", name: NAME, recipient: RECIPIENT }]);
  });

  test("leads to the investigations when it is done", async () => {
    const { address } = await openDesk({
      path: "/console/cases/amara",
      answers: {
        DossierOf: () => aDossier(),
        AskForCaseBundle: asked,
        CaseBundles: () => someBundles(),
      },
    });
    await screen.findByRole("button", { name: BUTTON });
    const { fill, send } = await theForm();
    await fill();
    await send();
    const done = await theDialog("The bundle is asked for");
    const link = done.getByRole("link", { name: "Open the investigations" });
    expect(link.getAttribute("href")).toBe("/console/investigations");
    await userEvent.click(link);
    await screen.findByRole("heading", { level: 1, name: "Investigations" });
    expect(address()).toBe("/console/investigations");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test.each([
    ["the connection is lost", noResponse, "What you typed is still here."],
    ["the server has a fault", () => refusedWith("INTERNAL"), "What you typed is still here."],
    ["there were too many", () => refusedWith("TOO_MANY_REQUESTS"), "Wait a few minutes, then try again."],
    ["the case is closed", () => refusedWith("OWN_CASE"), "That is not possible any more"],
  ])("keeps what was typed if %s, and can be sent again", async (_, refuse, text) => {
    let answer: EndpointAnswers[string] = refuse;
    const { dialog, name, recipient, fill, send } = await open({
      AskForCaseBundle: (request) => answer(request),
    });
    await fill();
    await send();
    const alert = await dialog.findByRole("alert");
    expect(alert.textContent).toContain(text);
    await eventually(() => expect(document.activeElement).toBe(alert));
    expect([name.value, recipient.value]).toEqual([NAME, RECIPIENT]);
    answer = asked;
    await send();
    await theDialog("The bundle is asked for");
  });

  test("shows at the fields what the server says of them, until they are corrected", async () => {
    const { dialog, name, recipient, fill, send } = await open({
      AskForCaseBundle: () =>
        refusedWith("INVALID_INPUT", [
          { field: "name", code: "validation.required" },
          { field: "recipient", code: "validation.min_length", params: { min: 3 } },
        ]),
    });
    await fill();
    await send();
    await eventually(() => expect(describedBy(name)).toContain("Enter the name of the investigation"));
    expect(describedBy(recipient)).toContain("This is too short.");
    expect([name.value, recipient.value]).toEqual([NAME, RECIPIENT]);
    await eventually(() => expect(document.activeElement).toBe(name));
    expect(dialog.queryByRole("alert")).toBeNull();
    await userEvent.type(name, "b");
    expect(describedBy(name)).not.toContain("Enter the name of the investigation");
    expect(describedBy(recipient)).toContain("This is too short.");
  });
});

describe("the focus returns to the button", () => {
  const isAtButton = () => expect(document.activeElement).toBe(button(BUTTON));

  test("when the dialog is cancelled", async () => {
    const { dialog } = await open();
    await dialog.press("Cancel");
    expect(screen.queryByRole("dialog")).toBeNull();
    isAtButton();
  });

  test("when the dialog is left with Escape", async () => {
    const { dialog } = await open();
    dialog.escape();
    await eventually(() => expect(screen.queryByRole("dialog")).toBeNull());
    isAtButton();
  });

  test("when the bundle is asked for and the dialog closed", async () => {
    const { fill, send } = await open({ AskForCaseBundle: asked });
    await fill();
    await send();
    await (await theDialog("The bundle is asked for")).press("Close");
    expect(screen.queryByRole("dialog")).toBeNull();
    isAtButton();
  });
});

test("what is typed counts as unsaved until it is sent", async () => {
  const release = vi.fn();
  const hold = vi.fn(() => release);
  const unsaved = { ...createUnsavedText("this tab", undefined), hold };
  const { fill, send } = await open({ AskForCaseBundle: asked }, { unsaved });
  expect(hold).not.toHaveBeenCalled();
  await fill();
  expect(hold).toHaveBeenCalled();
  expect(release).not.toHaveBeenCalled();
  await send();
  await theDialog("The bundle is asked for");
  expect(release).toHaveBeenCalledTimes(hold.mock.calls.length);
});

test("a second bundle begins with empty fields", async () => {
  const { dialog, fill } = await open();
  await fill();
  await dialog.press("Cancel");
  const { name, recipient } = await theForm();
  expect([name.value, recipient.value]).toEqual(["", ""]);
});
