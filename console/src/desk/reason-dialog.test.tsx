// @vitest-environment happy-dom

import { createUnsavedText } from "@latchkey/browser/unsaved/unsaved-text.ts";
import { noteIssue } from "@latchkey/domain/review/note.ts";
import { theDialog } from "@latchkey/members/testing/on-screen.ts";
import { cleanup, fireEvent } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentProps, useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { showPart } from "../testing/show-part.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";

const onClose = vi.fn();
const onReason = vi.fn();

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

const words = {
  title: "Take over?",
  lead: "The reason is kept.",
  reason: "Reason",
  required: "Enter the reason",
  submit: "Take over",
};

const aDialog = (more: Partial<ComponentProps<typeof ReasonDialog>> = {}) => (
  <ReasonDialog
    words={words}
    rule={noteIssue}
    sentIssue={undefined}
    isBusy={false}
    problem={undefined}
    onClose={onClose}
    onReason={onReason}
    {...more}
  />
);

const showDialog = async (...given: Parameters<typeof aDialog>) => {
  const shown = await showPart(aDialog(...given));
  const dialog = await theDialog("Take over?");
  const field = dialog.getByRole<HTMLTextAreaElement>("textbox", { name: "Reason" });
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  return { ...shown, dialog, field, type };
};

describe("a question for a reason", () => {
  test("has the focus at its title and says what becomes of the reason", async () => {
    const { dialog } = await showDialog();
    expect(document.activeElement).toBe(dialog.getByRole("heading", { name: "Take over?" }));
    expect(dialog.getByText("The reason is kept.")).toBeTruthy();
  });

  test.each(["", "   "])("takes no empty one: %j", async (typed) => {
    const { dialog, field, type } = await showDialog();
    type(typed);
    await dialog.press("Take over");
    expect(dialog.getByText("Enter the reason")).toBeTruthy();
    expect(document.activeElement).toBe(field);
    expect(onReason).not.toHaveBeenCalled();
  });

  test("says nothing before it is tried, and no more once the reason is right", async () => {
    const { dialog, type } = await showDialog();
    type("");
    expect(dialog.queryByText("Enter the reason")).toBeNull();
    await dialog.press("Take over");
    type("Lucía is ill");
    expect(dialog.queryByText("Enter the reason")).toBeNull();
  });

  test("passes the reason on without the spaces around it", async () => {
    const { dialog, type } = await showDialog();
    type("  Lucía is ill ");
    await dialog.press("Take over");
    expect(onReason.mock.calls).toEqual([["Lucía is ill"]]);
  });

  test.each(["Cancel", "Escape"])("is closed by %s, and nothing is passed on", async (way) => {
    const { dialog, type } = await showDialog();
    type("Lucía is ill");
    if (way === "Escape") dialog.escape();
    else await dialog.press("Cancel");
    expect(onClose).toHaveBeenCalledOnce();
    expect(onReason).not.toHaveBeenCalled();
  });

  test("shows that it is saved, and its button does nothing meanwhile", async () => {
    const { dialog, type, show } = await showDialog();
    type("Lucía is ill");
    await show(aDialog({ isBusy: true }));
    const submit = dialog.getByRole("button", { name: "Take over" });
    expect(submit.getAttribute("aria-busy")).toBe("true");
    await userEvent.click(submit);
    expect(onReason).not.toHaveBeenCalled();
  });

  test("keeps what was typed beside what went wrong", async () => {
    const { dialog, field, type, show } = await showDialog();
    type("Lucía is ill");
    await show(aDialog({ problem: <p>That was not saved</p> }));
    expect(dialog.getByText("That was not saved")).toBeTruthy();
    expect(field.value).toBe("Lucía is ill");
  });

  test("says beside the reason what the server found wrong with it, until it changes", async () => {
    const { dialog, field, type, show } = await showDialog();
    type("Lucía is ill");
    await dialog.press("Take over");
    await show(aDialog({ sentIssue: { code: "validation.pattern", params: {} } }));
    expect(dialog.getByText("Check what you typed")).toBeTruthy();
    expect(document.activeElement).toBe(field);
    type("Lucía is away");
    expect(dialog.queryByText("Check what you typed")).toBeNull();
  });
});

test("a reason that is typed is known to the other tabs until the dialog closes", async () => {
  const release = vi.fn();
  const unsaved = { ...createUnsavedText("this tab", undefined), hold: () => release };
  function Page() {
    const [isOpen, setOpen] = useState(true);
    return isOpen && aDialog({ onClose: () => setOpen(false) });
  }
  await showPart(<Page />, { unsaved });
  const dialog = await theDialog();
  fireEvent.change(dialog.getByRole("textbox"), { target: { value: "x" } });
  expect(release).not.toHaveBeenCalled();
  await dialog.press("Cancel");
  expect(release).toHaveBeenCalled();
});
