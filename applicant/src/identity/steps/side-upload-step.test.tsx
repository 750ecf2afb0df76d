// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import {
  aFile,
  arrive,
  drop,
  fakeStore,
  onFile,
  openUpload,
  passport,
  press,
  rows,
  stateCard,
  stored,
} from "../../testing/open-upload.tsx";

afterEach(cleanup);
const store = fakeStore();

describe("the screen", () => {
  test("FRM-279 FRM-280 IDN-024 IDN-025 IDN-027 has do and don't lists, an area, and a way without", async () => {
    const { screen } = await openUpload(passport);
    expect(screen.getByText("Show all four corners").closest("details")).toBeNull();
    expect(screen.getByText("Crop or edit the photo")).toBeTruthy();
    expect(screen.getByText("Drop your file here")).toBeTruthy();
    expect(screen.getByText(/^PDF, JPG or PNG, up to 10 MB\. One file\.$/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "I do not have this document" })).toBeTruthy();
  });

  test("the back has the same lists folded away: who comes to it has read them", async () => {
    const { screen } = await openUpload({
      ...stateCard,
      identityDocuments: [{ ...onFile, type: "STATE_ID_FRONT" }],
      path: "/questions/identity/uploadBack",
    });
    const fold = screen.getByText("Show all four corners").closest("details");
    expect(fold?.open).toBe(false);
    expect(fold?.querySelector("summary")?.textContent).toBe("What makes a good photo");
  });

  test("FRM-279 IDN-026 lists a file with its progress, then with its size", async () => {
    const { screen } = await openUpload(passport);
    drop(screen, aFile("pass.png", 3000));
    const bar = await screen.findByRole("progressbar", { name: "Uploading pass.png" });
    expect(bar.getAttribute("aria-valuenow")).toBe("10");
    expect(screen.container.querySelector(".dropzone__title")?.textContent).toBe("Uploading");
    expect(screen.queryByText("You have added your file")).toBeNull();
    await eventually(() => expect(store.received).toEqual(["pass.png"]));
    store.giveAnswer(stored());
    await screen.findByRole("button", { name: "Remove pass.png" });
    expect(rows(screen)).toEqual(["pass.png3 kB"]);
    expect(screen.getByText("You have added your file")).toBeTruthy();
  });

  test("takes no other file while it has all it takes", async () => {
    const { screen } = await openUpload(passport);
    await arrive(screen, { store });
    drop(screen, aFile("other.png"));
    expect(rows(screen)).toEqual(["pass.png1 kB"]);
    expect(screen.queryByRole("alert")).toBeNull();
    await press(screen, "Remove pass.png");
    drop(screen, aFile("other.png"));
    await eventually(() => expect(store.received).toEqual(["pass.png", "other.png"]));
  });

  test("a file that is stored already is listed and can be removed", async () => {
    const { screen, sent } = await openUpload({ ...passport, identityDocuments: [onFile] });
    expect(rows(screen)).toEqual(["my-passport.png"]);
    await press(screen, "Remove my-passport.png");
    expect(screen.queryByRole("list", { name: "Your files" })).toBeNull();
    expect(sent).toEqual([]);
  });
});

describe("a file that is not added", () => {
  test.each([
    ["pass.gif", 5, "pass.gif is not a PDF, JPG, JPEG or PNG"],
    ["big.png", 10_485_761, "big.png is larger than 10 MB. Take a new photo or choose a smaller file"],
    ["empty.png", 0, "empty.png is empty. Choose another file"],
  ])(
    "FRM-281 FRM-282 FRM-283 SHR-053 %s of %i bytes is named above, and its row says why not",
    async (name, size, text) => {
      const { screen } = await openUpload(passport);
      drop(screen, aFile(name, size));
      const alert = await screen.findByRole("alert");
      expect(alert.textContent?.replaceAll("\u00a0", " ")).toContain(text);
      expect(rows(screen)).toEqual(["This file cannot be used"]);
      expect(store.received).toEqual([]);
      await press(screen, `Remove ${name}`);
      expect(screen.queryByRole("alert")).toBeNull();
    },
  );

  test("FRM-374 FRM-281 a failed upload is named, and makes room for another", async () => {
    const { screen } = await openUpload(passport);
    drop(screen, aFile());
    await eventually(() => expect(store.received).toEqual(["pass.png"]));
    store.giveAnswer(new TypeError("Failed to fetch"));
    expect((await screen.findByRole("alert")).textContent).toContain(
      "pass.png did not arrive. Check your connection and add it again",
    );
    expect(rows(screen)).toEqual(["This file did not arrive"]);
    await arrive(screen, { store, name: "again.png" });
    expect(rows(screen)).toHaveLength(1);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("FRM-301 the same name twice is refused", async () => {
    const { screen } = await openUpload(passport);
    drop(screen, aFile("pass.png"), aFile("pass.png"));
    expect((await screen.findByRole("alert")).textContent).toContain("pass.png was already added");
    await eventually(() => expect(store.received).toEqual(["pass.png"]));
  });

  test("FRM-289 FRM-373 more files than the slot accepts are refused, with its capacity", async () => {
    const { screen } = await openUpload(passport);
    drop(screen, aFile("one.png"), aFile("two.png"));
    expect((await screen.findByRole("alert")).textContent).toContain(
      "two.png was not added: you can add one file here",
    );
    await eventually(() => expect(store.received).toEqual(["one.png"]));
  });

  test("FRM-276 a cancelled one disappears without a message", async () => {
    const { screen, report } = await openUpload(passport);
    drop(screen, aFile());
    await eventually(() => expect(store.received).toEqual(["pass.png"]));
    await press(screen, "Cancel pass.png");
    expect(screen.queryByRole("list", { name: "Your files" })).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(report).not.toHaveBeenCalled();
  });
});
