// @vitest-environment happy-dom

import { reporter } from "@latchkey/browser/reporting/reporting.ts";
import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { cleanup, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { later } from "../../testing/fake-camera.ts";
import { CODE_ADDRESS, handOverServer } from "../../testing/hand-over-server.ts";
import { openSlot } from "../../testing/open-slot.tsx";
import { aFile as aPicture, drop, fakeStore, press, rows } from "../../testing/open-upload.tsx";
import "./hand-over-dialog.tsx";

/** The step's own page: a code for a phone, and the files that come from it. */

afterEach(cleanup);
fakeStore();
let server: ReturnType<typeof handOverServer>;
beforeEach(() => {
  server = handOverServer();
});

const LINK = "Use your phone’s camera instead";
const aFile = { path: "/store/a/IMG.jpg", name: "IMG.jpg", bytes: 2_048_000 };
const another = { ...aFile, path: "/store/a/IMG2.jpg", name: "IMG2.jpg" };

type Screen = Awaited<ReturnType<typeof openSlot>>["screen"];

const dialogCloses = (screen: Screen) =>
  eventually(() => expect(screen.queryByRole("dialog", { name: "Add it with your phone" })).toBeNull());

const openDialog = async (given: Partial<Parameters<typeof openSlot>[0]> = {}) => {
  const opened = await openSlot({ docType: "PASSPORT", ...given });
  await press(opened.screen, LINK);
  const dialog = within(await opened.screen.findByRole("dialog", { name: "Add it with your phone" }));
  return { ...opened, dialog };
};

describe("the code", () => {
  test("is shown as a picture and in words, for this step alone", async () => {
    const { dialog } = await openDialog({ docType: "OTHER", section: "income" });
    expect(
      await dialog.findByRole("img", { name: "QR code that opens this step on your phone" }),
    ).toBeTruthy();
    expect(dialog.getByText(CODE_ADDRESS)).toBeTruthy();
    expect(server.started).toEqual([
      { section: "income", docType: "OTHER", side: "front", room: 6, language: "en" },
    ]);
  });

  test("is not offered where no phone reaches us", async () => {
    document.head.replaceChildren();
    const { screen } = await openSlot({ docType: "PASSPORT" });
    expect(screen.queryByRole("button", { name: LINK })).toBeNull();
  });

  test("is not offered where no photo is taken", async () => {
    const { screen } = await openSlot({ docType: "LANDLORD_CHECKING_SERVICE" });
    expect(screen.queryByRole("button", { name: LINK })).toBeNull();
  });

  test("is offered where pages are photographed", async () => {
    const { screen } = await openSlot({ docType: "PAYSLIP" });
    expect(screen.getByRole("button", { name: LINK })).toBeTruthy();
  });

  test("is for as many files as there is room for beside those that are being added", async () => {
    const { screen } = await openSlot({ docType: "OTHER" });
    drop(screen, aPicture());
    await press(screen, LINK);
    await screen.findByText("We are waiting for your phone.");
    expect(server.started).toMatchObject([{ room: 5 }]);
  });

  test("is not offered on a phone", async () => {
    vi.stubGlobal("matchMedia", (query: string) => ({
      matches: query === "(pointer: coarse)",
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const { screen } = await openSlot({ docType: "PASSPORT" });
    expect(screen.queryByRole("button", { name: LINK })).toBeNull();
  });

  test("that could not be made can be asked for again", async () => {
    const { start } = server;
    server.start = () => new Response(null, { status: 503 });
    const { dialog } = await openDialog();
    await dialog.findByText(/could not be made/);
    server.start = start;
    await userEvent.click(dialog.getByRole("button", { name: "Show a new code" }));
    expect(await dialog.findByText(CODE_ADDRESS)).toBeTruthy();
  });

  test("is refused to whoever has asked for too many", async () => {
    server.start = () => new Response(null, { status: 429 });
    const { dialog } = await openDialog();
    expect(await dialog.findByText(/a great many codes/)).toBeTruthy();
    expect(dialog.queryByRole("button", { name: "Show a new code" })).toBeNull();
  });

  test("that works no more is replaced on request", async () => {
    const { dialog } = await openDialog();
    await dialog.findByText("We are waiting for your phone.");
    server.progress = { state: "over", files: [] };
    await dialog.findByText("This code no longer works.");
    server.progress = { state: "waiting", files: [] };
    await userEvent.click(dialog.getByRole("button", { name: "Show a new code" }));
    expect(await dialog.findByText("We are waiting for your phone.")).toBeTruthy();
    expect(server.started).toHaveLength(2);
  });

  test("of a session that was replaced meanwhile works no more, which is no error", async () => {
    const report = vi.spyOn(reporter, "report");
    const { dialog } = await openDialog();
    server.read = () => new Response(null, { status: 404 });
    expect(await dialog.findByText("This code no longer works.")).toBeTruthy();
    expect(report).not.toHaveBeenCalled();
  });

  test("ends with the dialog", async () => {
    const { dialog } = await openDialog();
    await dialog.findByText("We are waiting for your phone.");
    await userEvent.click(dialog.getByRole("button", { name: "Close" }));
    await eventually(() => expect(server.ended).toBe(1));
  });
});

describe("a file from the phone", () => {
  test("stands in the list like one that was added here, and the step goes on with it", async () => {
    const { screen, dialog, onFiles } = await openDialog();
    await dialog.findByText("We are waiting for your phone.");
    server.progress = { state: "open", files: [aFile] };
    await dialogCloses(screen);
    expect(rows(screen)).toEqual(["IMG.jpg"]);
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Remove IMG.jpg" }));
    await eventually(() => expect(server.ended).toBe(1));
    await press(screen, "Continue");
    await userEvent.click(await screen.findByRole("checkbox"));
    await press(screen, "Use this file");
    await eventually(() => expect(onFiles).toHaveBeenCalledTimes(1));
    expect(onFiles).toHaveBeenCalledWith({ added: [{ type: "PASSPORT", path: aFile.path }], withdrawn: [] });
  });

  test("leaves the dialog open while the step takes more, and is listed once", async () => {
    const { screen, dialog } = await openDialog({ docType: "OTHER" });
    await dialog.findByText("We are waiting for your phone.");
    server.progress = { state: "open", files: [aFile] };
    await dialog.findByText("Your phone is connected. Add the file there.");
    server.progress = { state: "open", files: [aFile, another] };
    await eventually(() => expect(rows(screen)).toHaveLength(2));
    expect(server.ended).toBe(0);
  });

  test("closes the dialog with the last that the step takes, also if it comes with the one before", async () => {
    const ofSlot = (id: string) => ({ id, type: "OTHER", path: `/store/${id}.pdf`, fileName: `${id}.pdf` });
    const { screen } = await openDialog({ docType: "OTHER", stored: ["1", "2", "3", "4"].map(ofSlot) });
    await screen.findByText("We are waiting for your phone.");
    expect(server.started).toMatchObject([{ room: 2 }]);
    server.progress = { state: "open", files: [aFile, another] };
    await dialogCloses(screen);
    expect(rows(screen)).toHaveLength(6);
    await eventually(() => expect(server.ended).toBe(1));
  });

  test("closes the dialog once the phone is done", async () => {
    const { screen } = await openDialog({ docType: "OTHER" });
    await screen.findByText("We are waiting for your phone.");
    server.progress = { state: "over", files: [aFile, another] };
    await dialogCloses(screen);
    expect(rows(screen)).toEqual(["IMG.jpg", "IMG2.jpg"]);
    expect(server.ended).toBe(0);
  });
});

describe("closing the dialog loses no file that the phone has called arrived:", () => {
  const endsWithAFile = () => Response.json({ state: "over", files: [aFile] });

  test("one that came after the last question", async () => {
    const { screen, dialog } = await openDialog();
    await dialog.findByText("We are waiting for your phone.");
    server.end = endsWithAFile;
    await userEvent.click(dialog.getByRole("button", { name: "Close" }));
    await dialogCloses(screen);
    expect(rows(screen)).toEqual(["IMG.jpg"]);
  });

  test("one that a question under way tells of, where nobody hears of the end", async () => {
    const { screen, dialog } = await openDialog();
    const { promise, answer } = later<Response>();
    const read = vi.fn(() => promise);
    server.read = read;
    await eventually(() => expect(read).toHaveBeenCalled());
    server.end = () => new Response(null, { status: 503 });
    await userEvent.click(dialog.getByRole("button", { name: "Close" }));
    await dialogCloses(screen);
    answer(endsWithAFile());
    await eventually(() => expect(rows(screen)).toEqual(["IMG.jpg"]));
  });

  test("also if somebody does not wait for the answer", async () => {
    const { screen, dialog } = await openDialog();
    await dialog.findByText("We are waiting for your phone.");
    const { promise, answer } = later<Response>();
    server.end = () => promise;
    await userEvent.dblClick(dialog.getByRole("button", { name: "Close" }));
    await dialogCloses(screen);
    answer(endsWithAFile());
    await eventually(() => expect(rows(screen)).toEqual(["IMG.jpg"]));
  });
});
