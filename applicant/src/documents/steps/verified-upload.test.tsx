// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import type { DocumentType } from "@latchkey/domain/documents/kinds.ts";
import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { openSlot } from "../../testing/open-slot.tsx";
import { aFile, drop, PATH, press, rows, stored } from "../../testing/open-upload.tsx";
import type { Verification } from "../sending/verify-document.ts";

afterEach(cleanup);

const everyday: Verification = { url: "/verify", testMarker: null, firstName: "Amara", lastName: "Okafor" };

/** The step with a fake store that accepts everything, and a check whose result the test decides. */
const open = async (docType: DocumentType = "STATE_ID") => {
  let giveVerdict: (answer: Response) => void = () => undefined;
  const asked = vi.fn();
  vi.stubGlobal("fetch", (address: string) => {
    if (address === "/store") return Promise.resolve(stored());
    if (address !== "/verify") return Promise.resolve(Response.json({ url: "/store", fields: {} }));
    asked();
    return new Promise<Response>((resolve) => {
      giveVerdict = resolve;
    });
  });
  const { screen, onFiles } = await openSlot({ docType, verification: everyday });
  return { screen, asked, onFiles, verdict: (answer: Response) => giveVerdict(answer) };
};

const refusal = (field: string) => Response.json({ type: "validation_error", field }, { status: 422 });

describe("a file of an identity document", () => {
  test("counts as uploaded only when the check has passed", async () => {
    const { screen, asked, verdict, onFiles } = await open();
    drop(screen, aFile("card.png"));
    await eventually(() => expect(asked).toHaveBeenCalledTimes(1));
    expect(screen.getByRole("progressbar", { name: "Uploading card.png" })).toBeTruthy();
    await press(screen, "Continue");
    expect(onFiles).not.toHaveBeenCalled();
    verdict(Response.json({}));
    await screen.findByRole("button", { name: "Remove card.png" });
    await press(screen, "Continue");
    expect(onFiles).toHaveBeenCalledWith({
      added: [{ type: "STATE_ID_FRONT", path: PATH }],
      withdrawn: [],
    });
  });

  test.each([
    ["FRM-341 IDN-114", "detect_blur", "card.png is not sharp. Take a new photo, in good light"],
    ["FRM-342 IDN-115", "detect_cutoff", "card.png is cut off. Take a new photo that shows all corners"],
    [
      "FRM-343 IDN-116",
      "detect_document",
      "card.png does not show a document that we can see. Check that it is the right file, or take a new photo",
    ],
  ])("%s FRM-281 FRM-282 %s is listed with its name and is not sent", async (_ids, field, words) => {
    const { screen, asked, verdict, onFiles } = await open();
    drop(screen, aFile("card.png"));
    await eventually(() => expect(asked).toHaveBeenCalledTimes(1));
    verdict(refusal(field));
    expect((await screen.findByRole("alert")).textContent).toContain(words);
    expect(rows(screen)).toEqual(["This file cannot be used"]);
    await press(screen, "Continue");
    expect(onFiles).not.toHaveBeenCalled();
    expect(await screen.findByRole("link", { name: /^Add at least one file/ })).toBeTruthy();
  });

  test("a refused one makes room for another", async () => {
    const { screen, asked, verdict } = await open();
    drop(screen, aFile("card.png"));
    await eventually(() => expect(asked).toHaveBeenCalledTimes(1));
    verdict(refusal("detect_blur"));
    await screen.findByRole("alert");
    drop(screen, aFile("sharp.png"));
    await eventually(() => expect(asked).toHaveBeenCalledTimes(2));
    verdict(Response.json({}));
    await screen.findByRole("button", { name: "Remove sharp.png" });
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

test("FRM-338 IDN-113 a file of any other document is not checked", async () => {
  const { screen, asked } = await open("UTILITY_BILL");
  drop(screen, aFile("bill.png"));
  await screen.findByRole("button", { name: "Remove bill.png" });
  expect(asked).not.toHaveBeenCalled();
});
