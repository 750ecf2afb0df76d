// @vitest-environment happy-dom

import { analytics } from "@latchkey/browser/analytics/analytics.ts";
import { eventually } from "@latchkey/browser/testing/eventually.ts";
import type { Side } from "@latchkey/domain/documents/definitions.ts";
import type { DocumentType } from "@latchkey/domain/documents/kinds.ts";
import { cleanup, fireEvent, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { aWizard } from "../../testing/fake-wizard.tsx";
import { openSlot } from "../../testing/open-slot.tsx";
import { aFile, arrive, drop, fakeStore, PATH, press, rows } from "../../testing/open-upload.tsx";

afterEach(cleanup);
const store = fakeStore();

const onFile = { id: "doc-1", type: "STATE_ID_FRONT", path: "/store/old.png", fileName: "old.png" };
const saving = aWizard({ isSaving: true });
const refused = () => aWizard({ failure: { kind: "refused", issues: {} } });
const noAnswer = aWizard({ failure: { kind: "no-answer" } });
const WITHOUT = "I do not have this document";
const CHOOSE = "Choose a file";

type Screen = Awaited<ReturnType<typeof openSlot>>["screen"];

/** The dialogs load together with the announcements. */
const openWithDialogs = async (...given: Parameters<typeof openSlot>) => {
  const opened = await openSlot(...given);
  const status = await opened.screen.findByRole("status");
  return { ...opened, status };
};

const asked = async (screen: Screen) => {
  await press(screen, "Continue");
  const dialog = within(await screen.findByRole("dialog", { name: "Is everything easy to read?" }));
  return dialog.getAllByRole("listitem").map((item) => item.textContent);
};

describe("the confirmation asks about what the page shows:", () => {
  const [name, corners, page] = [
    "My full name can be read",
    "All four corners can be seen",
    "The whole page can be seen",
  ];
  const [sharp, dates] = ["Nothing is blurred or covered", "Every date can be read"];
  const cases: readonly (readonly [string, DocumentType, Side, readonly string[]])[] = [
    ["FRM-391", "TIME_LIMITED_PASSPORT", "front", [name, corners, sharp]],
    ["FRM-394", "TIME_LIMITED_PASSPORT", "back", [corners, sharp, dates]],
    ["FRM-391", "DRIVING_LICENCE", "back", [corners, sharp]],
    ["FRM-393", "UTILITY_BILL", "front", [name, page, sharp, dates]],
    ["FRM-392", "TENANCY_AGREEMENT", "front", [name, page, sharp]],
  ];
  test.each(cases)("%s %s, %s", async (_id, docType, side, items) => {
    const { screen } = await openSlot({ docType, side });
    await arrive(screen, { store });
    expect(await asked(screen)).toEqual(items);
  });
});

describe("while a save is running", () => {
  test("“I do not have this document” is off", async () => {
    const { screen, show } = await openWithDialogs({ docType: "STATE_ID" });
    show(saving);
    const button = screen.getByRole("button", { name: WITHOUT });
    await eventually(() => expect(button.getAttribute("aria-disabled")).toBe("true"));
    await userEvent.click(button);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("the reason of an open dialog is not sent", async () => {
    const { screen, show, onWithout } = await openSlot({ docType: "STATE_ID" });
    await arrive(screen, { store });
    await press(screen, WITHOUT);
    await userEvent.click(await screen.findByRole("radio", { name: "It has expired" }));
    show(saving);
    await press(screen, "Go on without it");
    expect(onWithout).not.toHaveBeenCalled();
    expect(rows(screen)).toEqual(["pass.png1 kB"]);
  });

  test("the files of an open dialog are not sent again", async () => {
    const { screen, show, onFiles } = await openSlot({ docType: "PASSPORT" });
    await arrive(screen, { store });
    await press(screen, "Continue");
    await userEvent.click(await screen.findByRole("checkbox"));
    show(saving);
    await press(screen, "Use this file");
    expect(onFiles).not.toHaveBeenCalled();
  });

  test("the browser's Forward, which triggers Continue, asks nothing", async () => {
    const { screen, show } = await openWithDialogs({ docType: "PASSPORT" });
    await arrive(screen, { store });
    show(saving);
    const form = screen.container.querySelector("form");
    if (form) fireEvent.submit(form);
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("the focus", () => {
  test.each([
    ["that is stored", { stored: [onFile] }, "old.png"],
    ["that has arrived", { stored: [] }, "pass.png"],
  ])("goes to the zone when a file %s is removed", async (_which, given, name) => {
    const { screen } = await openSlot({ docType: "STATE_ID", ...given });
    if (given.stored.length === 0) await arrive(screen, { store });
    await press(screen, `Remove ${name}`);
    expect(document.activeElement).toBe(screen.getByRole("button", { name: CHOOSE }));
  });

  test("goes to the zone when a file is cancelled", async () => {
    const { screen } = await openSlot({ docType: "STATE_ID" });
    drop(screen, aFile());
    await press(screen, "Cancel pass.png");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: CHOOSE }));
  });

  test("stays on the button that filled the zone", async () => {
    const { screen } = await openSlot({ docType: "STATE_ID" });
    screen.getByRole("button", { name: CHOOSE }).focus();
    drop(screen, aFile());
    const button = screen.getByRole("button", { name: CHOOSE });
    await eventually(() => expect(button.getAttribute("aria-disabled")).toBe("true"));
    expect(button.matches(":disabled")).toBe(false);
    expect(document.activeElement).toBe(button);
  });

  test.each([
    ["the list, where the zone is full", "STATE_ID", /^Cancel pass/],
    ["the zone, where it has room", "OTHER", "Choose files"],
  ] as const)("goes from “still on its way” to %s", async (_where, docType, target) => {
    const { screen } = await openSlot({ docType });
    drop(screen, aFile());
    await press(screen, "Continue");
    await userEvent.click(await screen.findByRole("link", { name: /^A file is still on its way/ }));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: target }));
  });
});

describe("what is announced", () => {
  test("a file that arrives, and one that is removed", async () => {
    const { screen, status } = await openWithDialogs({ docType: "STATE_ID", stored: [onFile] });
    expect(status.textContent).toBe("");
    await press(screen, "Remove old.png");
    expect(status.textContent).toBe("old.png was removed");
    drop(screen, aFile());
    await eventually(() => expect(status.textContent).toBe(""));
    await press(screen, "Cancel pass.png");
    expect(status.textContent).toBe("pass.png was removed");
    await arrive(screen, { store, name: "new.png" });
    expect(status.textContent).toBe("new.png has arrived");
  });
});

describe("the file of a failed upload", () => {
  test.each([
    ["that did not arrive", new TypeError("Failed to fetch")],
    ["that the store refused", Response.json({ code: "INFECTED" }, { status: 400 })],
  ])("FRM-282 SHR-054 %s is removed: it is not sent, and makes room", async (_which, answer) => {
    const { screen, onFiles } = await openSlot({ docType: "STATE_ID" });
    drop(screen, aFile("bad.png"));
    await eventually(() => expect(store.received).toEqual(["bad.png"]));
    store.giveAnswer(answer);
    expect((await screen.findByRole("alert")).textContent).toContain("bad.png");
    expect(screen.queryByText("bad.png")).toBeNull();
    await press(screen, "Continue");
    expect(onFiles).not.toHaveBeenCalled();
    await arrive(screen, { store, name: "good.png" });
    expect(rows(screen)).toEqual(["good.png1 kB"]);
    await press(screen, "Continue");
    const added = [{ type: "STATE_ID_FRONT", path: PATH }];
    await eventually(() => expect(onFiles).toHaveBeenCalledWith({ added, withdrawn: [] }));
  });
});

describe("files that the server refused with the answer", () => {
  const send = async (opened: Awaited<ReturnType<typeof openSlot>>) => {
    await arrive(opened.screen, { store });
    await press(opened.screen, "Continue");
    await eventually(() => expect(opened.onFiles).toHaveBeenCalledTimes(1));
  };

  test("are no longer there: the row says so, and they can be added again", async () => {
    const opened = await openSlot({ docType: "STATE_ID" });
    const { screen, show, onFiles } = opened;
    await send(opened);
    show(refused());
    expect(screen.getByText("pass.png is no longer here. Add it again")).toBeTruthy();
    expect(rows(screen)).toEqual(["This file cannot be used"]);
    await arrive(screen, { store, name: "again.png" });
    expect(screen.queryByText(/no longer here/)).toBeNull();
    await press(screen, "Continue");
    await eventually(() => expect(onFiles).toHaveBeenCalledTimes(2));
  });

  test("stay as they are if there was no response", async () => {
    const opened = await openSlot({ docType: "STATE_ID" });
    await send(opened);
    opened.show(noAnswer);
    expect(rows(opened.screen)).toEqual(["pass.png1 kB"]);
  });

  test("stay as they are if a reason was refused instead", async () => {
    const { screen, show, onWithout } = await openSlot({ docType: "STATE_ID" });
    await arrive(screen, { store });
    await press(screen, WITHOUT);
    await userEvent.click(await screen.findByRole("radio", { name: "It has expired" }));
    await press(screen, "Go on without it");
    expect(onWithout).toHaveBeenCalledTimes(1);
    show(refused());
    expect(rows(screen)).toEqual(["pass.png1 kB"]);
  });
});

test("FRM-360 (in part) FRM-361 (in part) analytics is told what is missing on the page and in its dialogs", async () => {
  const wrong = vi.spyOn(analytics, "validationError");
  const changed = vi.spyOn(analytics, "changedField");
  const { screen } = await openSlot({ docType: "PASSPORT" });
  await press(screen, "Continue");
  await press(screen, WITHOUT);
  await press(screen, "Go on without it");
  await userEvent.click(await screen.findByRole("radio", { name: "It has expired" }));
  await userEvent.click(screen.getByRole("button", { name: "Go back" }));
  await arrive(screen, { store });
  await press(screen, "Continue");
  await press(screen, "Use this file");
  await userEvent.click(await screen.findByRole("checkbox"));
  expect(wrong.mock.calls.map(([field, { code }]) => [field, code])).toEqual([
    ["PASSPORT", "minFiles"],
    ["without-reason", "validation.please_select_an_option"],
    ["confirmed", "mustAccept"],
  ]);
  expect(changed.mock.calls).toEqual([["without-reason"], ["PASSPORT"], ["confirmed"]]);
});
