// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { act, cleanup, fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openSlot } from "../../testing/open-slot.tsx";

/** What stands in the row of a file besides its name. */

const onFile = {
  id: "doc-1",
  type: "PASSPORT",
  path: "http://localhost/wizard/storage/owner/file.jpg",
  fileName: "IMG_2041.HEIC",
};

interface Answers {
  picture: () => Response;
  notices: () => Response;
}

const none = () => new Response(null, { status: 204 });
const answers: Answers = { picture: none, notices: () => Response.json({ notices: [] }) };
const asked: string[] = [];
let answered = 0;
const shown = new Set<string>();

beforeEach(() => {
  Object.assign(answers, { picture: none, notices: () => Response.json({ notices: [] }) });
  asked.length = 0;
  answered = 0;
  shown.clear();
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    const response = address.includes("/picture") ? answers.picture() : answers.notices();
    answered += 1;
    return response;
  });
  vi.spyOn(URL, "createObjectURL").mockImplementation(() => {
    const address = `blob:${shown.size}`;
    shown.add(address);
    return address;
  });
  vi.spyOn(URL, "revokeObjectURL").mockImplementation((address) => void shown.delete(String(address)));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const open = () => openSlot({ docType: "PASSPORT", side: "front", stored: [onFile] });
const aPicture = () => new Response(new Blob(["jpeg"], { type: "image/jpeg" }));

test("a picture that cannot be shown after all gives way to the icon", async () => {
  answers.picture = aPicture;
  const { screen } = await open();
  fireEvent.error(await screen.findByRole("img", { name: /Picture of/ }));
  expect(screen.queryByRole("img", { name: /Picture of/ })).toBeNull();
  expect(screen.container.querySelector(".upload__icon")).not.toBeNull();
});

describe("a stored file", () => {
  test("is shown with its picture, which is let go with the page", async () => {
    answers.picture = aPicture;
    const { screen } = await open();
    const picture = await screen.findByRole("img", { name: "Picture of IMG_2041.HEIC" });
    expect(picture.getAttribute("src")).toBe("blob:0");
    expect(asked).toContain("/wizard/api/files/owner/file.jpg/picture");
    screen.unmount();
    expect([...shown]).toEqual([]);
  });

  test("says what its picture looks like, that it can be used, and that it was turned into a JPEG", async () => {
    answers.notices = () => Response.json({ notices: ["dark", "twice", "unheard-of"] });
    const { screen } = await open();
    await screen.findByText(/nearly black/);
    const [row] = screen.getAllByRole("listitem").filter((item) => item.classList.contains("upload"));
    const said = [...(row?.querySelectorAll("p") ?? [])].map(({ textContent }) => textContent);
    expect(said).toEqual([
      "ConvertedHeic into a JPEG",
      "This picture is nearly black. If you cannot read it, take a new one in better light.",
      "You have added this file twice.",
      "You can still use it.",
    ]);
    expect(asked).toContain("/wizard/api/files/owner/file.jpg/notices?as=PASSPORT&beside=");
  });

  test.each<[string, Partial<Answers>]>([
    ["there is no picture", {}],
    ["the server is away", { picture: () => Response.error(), notices: () => Response.error() }],
    [
      "nobody understands it",
      { picture: () => new Response(null, { status: 500 }), notices: () => new Response("<html>") },
    ],
  ])("has its icon, and nothing is said, where %s", async (_what, given) => {
    Object.assign(answers, given);
    const { screen } = await open();
    await screen.findByText("ConvertedHeic into a JPEG");
    await eventually(() => expect(answered).toBe(2));
    // Whatever an answer leads to has happened after these.
    for (let turn = 0; turn < 10; turn += 1) await act(async () => undefined);
    expect(URL.createObjectURL).not.toHaveBeenCalled();
    expect(screen.queryByRole("img", { name: /Picture of/ })).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.container.querySelector(".upload__icon")).not.toBeNull();
  });
});
