// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { cleanup, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import {
  aFile,
  arrive,
  drop,
  fakeStore,
  onFile,
  openUpload,
  PATH,
  passport,
  press,
  rows,
  type Standing,
  stateCard,
} from "../../testing/open-upload.tsx";

afterEach(cleanup);
const store = fakeStore();

type Screen = Awaited<ReturnType<typeof openUpload>>["screen"];

describe("Continue", () => {
  test("FRM-298 SHR-043 is refused while a file is being uploaded", async () => {
    const { screen, sent } = await openUpload(passport);
    drop(screen, aFile());
    await press(screen, "Continue");
    expect(await screen.findAllByText("A file is still on its way. Wait until it is done")).not.toEqual([]);
    expect(sent).toEqual([]);
  });

  test("FRM-299 SHR-044 is refused without a file and without “I do not have this document”", async () => {
    const { screen, sent } = await openUpload(passport);
    await press(screen, "Continue");
    const words = "Add at least one file, or choose “I do not have this document”";
    expect(await screen.findByRole("link", { name: words })).toBeTruthy();
    expect(sent).toEqual([]);
    await arrive(screen, { store });
    expect(screen.queryByText(words)).toBeNull();
  });

  test("FRM-277 FRM-278 SHR-045 SHR-048 asks about a new passport, and needs the box ticked", async () => {
    const { screen, sent } = await openUpload(passport);
    await arrive(screen, { store });
    await press(screen, "Continue");
    const dialog = within(await screen.findByRole("dialog", { name: "Is everything easy to read?" }));
    // The list says what to check: nothing is ticked before the person has.
    for (const item of dialog.getAllByRole("listitem")) expect(item.querySelector("svg")).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: "Use this file" }));
    expect(dialog.getByText("Tick the box to confirm")).toBeTruthy();
    expect(sent).toEqual([]);
    await userEvent.click(dialog.getByRole("checkbox"));
    await userEvent.click(dialog.getByRole("button", { name: "Use this file" }));
    await eventually(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.variables).toMatchObject({
      identityDocuments: [{ type: "PASSPORT", path: PATH }],
      withdrawnDocuments: [],
    });
  });

  test("FRM-278 going back to check requires ticking the box again", async () => {
    const { screen } = await openUpload(passport);
    await arrive(screen, { store });
    await press(screen, "Continue");
    await userEvent.click(await screen.findByRole("checkbox"));
    await press(screen, "Go back and check");
    expect(screen.queryByRole("checkbox")).toBeNull();
    await press(screen, "Continue");
    expect((await screen.findByRole("checkbox")).matches(":checked")).toBe(false);
  });

  test("FRM-277 asks nothing about a document that needs no confirmation", async () => {
    const { screen, sent } = await openUpload(stateCard);
    await arrive(screen, { store });
    await press(screen, "Continue");
    await eventually(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.variables).toMatchObject({ identityDocuments: [{ type: "STATE_ID_FRONT", path: PATH }] });
  });

  test("asks nothing about a file that was stored before", async () => {
    const { screen, sent } = await openUpload({ ...passport, identityDocuments: [onFile] });
    await press(screen, "Continue");
    await eventually(() =>
      expect(sent.map(({ operationName }) => operationName)).toEqual(["MutateProgress"]),
    );
  });

  test("a failed save is retried as it was, without asking again", async () => {
    const { screen, sent, answer } = await openUpload(passport);
    answer.mockReturnValueOnce(undefined);
    await arrive(screen, { store });
    await press(screen, "Continue");
    await userEvent.click(await screen.findByRole("checkbox"));
    await press(screen, "Use this file");
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await eventually(() => expect(sent).toHaveLength(2));
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(sent[1]?.variables).toEqual(sent[0]?.variables);
  });

  test("a failed save asks again if the files have changed since", async () => {
    const { screen, sent, answer } = await openUpload(passport);
    answer.mockReturnValueOnce(undefined);
    await arrive(screen, { store });
    await press(screen, "Continue");
    await userEvent.click(await screen.findByRole("checkbox"));
    await press(screen, "Use this file");
    await screen.findByRole("button", { name: "Try again" });
    await press(screen, "Remove pass.png");
    await press(screen, "Try again");
    expect(await screen.findByRole("link", { name: /^Add at least one file/ })).toBeTruthy();
    expect(sent).toHaveLength(1);
  });
});

test("a file that the server no longer has is named, and can be replaced", async () => {
  const { screen, sent, answer } = await openUpload(stateCard);
  answer.mockReturnValueOnce({ errors: [{ message: "", extensions: { code: "NOT_FOUND" } }] });
  await arrive(screen, { store });
  await press(screen, "Continue");
  expect(await screen.findByText("pass.png is no longer here. Add it again")).toBeTruthy();
  await arrive(screen, { store, name: "again.png", path: "/store/applicant/again.png" });
  await press(screen, "Continue");
  await eventually(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.variables).toMatchObject({
    identityDocuments: [{ type: "STATE_ID_FRONT", path: "/store/applicant/again.png" }],
  });
});

describe("Back and Continue", () => {
  test("a removed file stays removed, and is withdrawn with its replacement", async () => {
    const { screen, sent } = await openUpload({ ...passport, identityDocuments: [onFile] });
    await press(screen, "Remove my-passport.png");
    await arrive(screen, { store, name: "new.png", path: "/store/applicant/new.png" });
    await press(screen, "Back");
    await screen.findByRole("heading", { level: 1, name: "Which document can you show us?" });
    await press(screen, "Continue");
    await screen.findByRole("button", { name: "Remove new.png" });
    expect(rows(screen)).toEqual(["new.png1 kB"]);
    const before = sent.length;
    await press(screen, "Continue");
    await userEvent.click(await screen.findByRole("checkbox"));
    await press(screen, "Use this file");
    await eventually(() => expect(sent).toHaveLength(before + 1));
    expect(sent.at(-1)?.variables).toMatchObject({
      identityDocuments: [{ type: "PASSPORT", path: "/store/applicant/new.png" }],
      withdrawnDocuments: ["doc-1"],
    });
  });
});

describe("“I do not have this document”", () => {
  const SAID = "You told us that you do not have this document";
  const goWithout = async (screen: Screen) => {
    await press(screen, "I do not have this document");
    await userEvent.click(screen.getByRole("radio", { name: "Another reason" }));
    await userEvent.type(screen.getByRole("textbox", { name: "Tell us why" }), "My sister has it");
    await press(screen, "Go on without it");
  };

  test("another reason takes words, which go with it", async () => {
    const { screen, sent } = await openUpload(passport);
    await press(screen, "I do not have this document");
    expect(screen.queryByRole("textbox", { name: "Tell us why" })).toBeNull();
    await userEvent.click(screen.getByRole("radio", { name: "Another reason" }));
    await press(screen, "Go on without it");
    const words = screen.getByRole("textbox", { name: "Tell us why" });
    expect(screen.getByText("Tell us why in a sentence")).toBeTruthy();
    expect(words.getAttribute("aria-invalid")).toBe("true");
    await eventually(() => expect(document.activeElement).toBe(words));
    expect(sent).toHaveLength(0);
    await userEvent.type(words, " My sister has it ");
    await press(screen, "Go on without it");
    await eventually(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.variables).toMatchObject({
      answers: {
        withoutDocument: { PASSPORT: "other" },
        withoutDocumentWords: { PASSPORT: "My sister has it" },
      },
    });
  });

  test("FRM-280 asks why, and records the reason as an answer", async () => {
    const { screen, sent } = await openUpload(stateCard);
    await press(screen, "I do not have this document");
    await press(screen, "Go on without it");
    expect(screen.getByText("Choose an option")).toBeTruthy();
    await userEvent.click(screen.getByRole("radio", { name: "It has expired" }));
    await press(screen, "Go on without it");
    await eventually(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.variables).toMatchObject({
      answers: { documents: "STATE_ID", withoutDocument: { STATE_ID_FRONT: "expired" } },
    });
  });

  test("FRM-280 its dialog is outside the step's form: Enter in it cannot press Continue", async () => {
    const { screen } = await openUpload(passport);
    await press(screen, "I do not have this document");
    expect(screen.getByRole("dialog").closest("form")).toBeNull();
    await press(screen, "Go on without it");
    expect(screen.getByText("Choose an option").parentElement?.textContent).toBe("Error: Choose an option");
  });

  test("withdraws what was stored for it", async () => {
    const { screen, sent } = await openUpload({ ...passport, identityDocuments: [onFile] });
    await goWithout(screen);
    await eventually(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.variables).toMatchObject({ identityDocuments: [], withdrawnDocuments: ["doc-1"] });
  });

  test("a save that failed is sent again with the reason", async () => {
    const { screen, sent, answer } = await openUpload(passport);
    answer.mockReturnValueOnce(undefined);
    await goWithout(screen);
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await eventually(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.variables).toMatchObject({ answers: { withoutDocument: { PASSPORT: "other" } } });
  });

  test("leaves the files alone until it is saved", async () => {
    const { screen, sent, answer } = await openUpload(stateCard);
    answer.mockReturnValueOnce(undefined);
    await arrive(screen, { store });
    await goWithout(screen);
    const again = await screen.findByRole("button", { name: "Try again" });
    expect(rows(screen)).toEqual(["pass.png1 kB"]);
    await userEvent.click(again);
    await screen.findByRole("heading", { level: 1, name: /back/ });
    expect(sent[1]?.variables).toMatchObject({ answers: { withoutDocument: { STATE_ID_FRONT: "other" } } });
    await press(screen, "Back");
    expect(await screen.findByText(SAID)).toBeTruthy();
    expect(screen.queryByRole("list", { name: "Your files" })).toBeNull();
  });

  test("not saved, the files can be sent after all", async () => {
    const { screen, sent, answer } = await openUpload(stateCard);
    answer.mockReturnValueOnce(undefined);
    await arrive(screen, { store });
    await goWithout(screen);
    await screen.findByRole("button", { name: "Try again" });
    await press(screen, "Continue");
    await eventually(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.variables).toMatchObject({
      identityDocuments: [{ type: "STATE_ID_FRONT", path: PATH }],
      answers: { documents: "STATE_ID" },
    });
    expect(sent[1]?.variables.answers).not.toHaveProperty("withoutDocument");
  });

  const said: Standing = { answers: { documents: "PASSPORT", withoutDocument: { PASSPORT: "lost" } } };

  test("said earlier, the step says so, and Continue goes on", async () => {
    const { screen, sent } = await openUpload(said);
    expect(screen.getByText(SAID)).toBeTruthy();
    await press(screen, "Continue");
    await eventually(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.variables).toMatchObject({ answers: { withoutDocument: { PASSPORT: "lost" } } });
  });

  test("a file changes that answer", async () => {
    const { screen, sent } = await openUpload(said);
    await arrive(screen, { store });
    expect(screen.queryByText(SAID)).toBeNull();
    await press(screen, "Continue");
    await userEvent.click(await screen.findByRole("checkbox"));
    await press(screen, "Use this file");
    await eventually(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.variables.answers).toEqual({ documents: "PASSPORT" });
  });

  test("a step that was not answered so says nothing", async () => {
    const { screen } = await openUpload(passport);
    expect(screen.queryByText(SAID)).toBeNull();
  });
});
