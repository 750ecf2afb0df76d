import { MOST_PAGES } from "@latchkey/domain/documents/papers.ts";
import { describe, expect, test, vi } from "vitest";
import { createUploadTracker } from "../upload-tracker.ts";
import { NO_CROP } from "./crop.ts";
import type { KeptPages, PageStore } from "./page-store.ts";
import { type PageWork, pageWork } from "./page-work.ts";
import { Pages } from "./pages.ts";
import { followUpload } from "./pages-of-slot.ts";

const SIZE = { width: 3000, height: 4000 };

const aPhoto = (name: string, bytes = 1000) => new File(["x".repeat(bytes)], name, { type: "image/jpeg" });

const fakeWork = (): PageWork => ({
  open: async ({ file, size }) => ({ photo: { picture: file, ...size }, crop: NO_CROP }),
  cut: async ({ photo, longSide, quality }) => ({
    jpeg: new Blob(["x".repeat(Math.round(photo.picture.size * quality))]),
    thumbnail: new Blob(["x"]),
    width: longSide,
    height: longSide,
  }),
  turn: async ({ photo, crop }) => ({
    photo: { ...photo, width: photo.height, height: photo.width },
    crop,
  }),
  bind: pageWork.bind,
});

const fakeStore = (kept: KeptPages | undefined = { pages: [], level: 0 }, isWorking = true) => {
  const saved: KeptPages[] = [];
  const store: PageStore = {
    load: async () => kept,
    save: async (given) => {
      if (isWorking) saved.push(given);
      return isWorking;
    },
  };
  return { store, saved };
};

interface Given {
  readonly maxBytes?: number;
  readonly work?: Partial<PageWork>;
  readonly kept?: ReturnType<typeof fakeStore>;
}

const open = ({ maxBytes = 100_000, work = {}, kept = fakeStore() }: Given = {}) => {
  let count = 0;
  const pages = new Pages({
    work: { ...fakeWork(), ...work },
    store: kept.store,
    sizeOf: async (file) =>
      file instanceof File && /heic$|heif$|^broken/i.test(file.name) ? undefined : SIZE,
    newId: () => {
      count += 1;
      return `p${count}`;
    },
    maxBytes,
  });
  return { pages, saved: kept.saved, ids: () => pages.state().pages.map(({ id }) => id) };
};

describe("pages", () => {
  test("are added in the order in which they are taken", async () => {
    const { pages, ids } = open();
    await pages.add([aPhoto("a.jpg"), aPhoto("b.jpg")]);
    await pages.add([aPhoto("c.jpg")]);
    expect(ids()).toEqual(["p1", "p2", "p3"]);
    expect(pages.state()).toMatchObject({ event: { kind: "added", page: 3 }, isBusy: false });
  });

  test("are moved by one place, and stay at the ends", async () => {
    const { pages, ids } = open();
    await pages.add([aPhoto("a.jpg"), aPhoto("b.jpg"), aPhoto("c.jpg")]);
    pages.move("p3", -1);
    expect(ids()).toEqual(["p1", "p3", "p2"]);
    expect(pages.state().event).toEqual({ kind: "moved", page: 3, to: 2 });
    pages.move("p1", -1);
    pages.move("p2", 1);
    expect(ids()).toEqual(["p1", "p3", "p2"]);
  });

  test("taken again keep their place", async () => {
    const { pages, ids } = open();
    await pages.add([aPhoto("a.jpg"), aPhoto("b.jpg")]);
    const again = aPhoto("a2.jpg", 2000);
    await pages.retake("p1", again);
    expect(ids()).toEqual(["p1", "p2"]);
    expect(pages.state().pages[0]?.photo.picture).toBe(again);
    expect(pages.state().event).toEqual({ kind: "replaced", page: 1 });
  });

  test("are cut anew with other edges", async () => {
    const { pages } = open();
    await pages.add([aPhoto("a.jpg")]);
    const [page] = pages.state().pages;
    if (!page) throw new Error("There is no page");
    const crop = { ...NO_CROP, top: 0.2 };
    await pages.change({ ...page, crop });
    expect(pages.state().pages[0]).toMatchObject({ id: "p1", crop });
    expect(pages.state().event).toEqual({ kind: "changed", page: 1 });
  });

  test("are deleted one by one, and all", async () => {
    const { pages, ids } = open();
    await pages.add([aPhoto("a.jpg"), aPhoto("b.jpg"), aPhoto("c.jpg")]);
    pages.remove("p2");
    expect(ids()).toEqual(["p1", "p3"]);
    expect(pages.state().event).toEqual({ kind: "removed", page: 2 });
    await pages.clear();
    expect(ids()).toEqual([]);
  });

  test("become one PDF in their order", async () => {
    const { pages } = open();
    await pages.add([aPhoto("a.jpg"), aPhoto("b.jpg")]);
    const pdf = await pages.bind(new Date(0));
    expect(await pdf?.text()).toContain("/Count 2");
  });
});

describe("a photo is not added", () => {
  test("beyond 30 pages; those before it are", async () => {
    const { pages, ids } = open();
    await pages.add(Array.from({ length: MOST_PAGES + 2 }, (_, index) => aPhoto(`${index}.jpg`)));
    expect(ids()).toHaveLength(MOST_PAGES);
    expect(pages.state().issue).toEqual({ kind: "tooManyPages" });
  });

  test("if the device cannot open it, which is said by name; the others are", async () => {
    const { pages, ids } = open();
    await pages.add([aPhoto("IMG_1.HEIC"), aPhoto("a.jpg"), aPhoto("IMG_2.heif")]);
    expect(ids()).toHaveLength(1);
    const heic = { kind: "heic", files: ["IMG_1.HEIC", "IMG_2.heif"] };
    expect(pages.state()).toMatchObject({ issue: heic, isBusy: false });
    await pages.add([aPhoto("broken.jpg"), aPhoto("IMG_3.HEIC")]);
    expect(pages.state().issue).toEqual({ kind: "unreadable", files: ["broken.jpg", "IMG_3.HEIC"] });
    expect(ids()).toHaveLength(1);
  });

  test("if even with the least detail the PDF would be too large", async () => {
    const { pages, ids } = open({ maxBytes: 12_000 });
    await pages.add([aPhoto("a.jpg", 10_000), aPhoto("b.jpg", 20_000)]);
    expect(ids()).toEqual(["p1"]);
    expect(pages.state().issue).toEqual({ kind: "tooLarge" });
  });

  test("if there is no memory for it; the next one can be", async () => {
    const failing = vi.fn(fakeWork().open).mockRejectedValueOnce(new Error("no memory"));
    const { pages, ids } = open({ work: { open: failing } });
    await pages.add([aPhoto("a.jpg")]);
    expect(pages.state()).toMatchObject({ issue: { kind: "failed" }, isBusy: false });
    await pages.add([aPhoto("b.jpg")]);
    expect(ids()).toHaveLength(1);
    expect(pages.state().issue).toBeUndefined();
  });
});

test("all pages lose detail together before one is refused", async () => {
  const { pages } = open({ maxBytes: 16_500 });
  await pages.add([aPhoto("a.jpg", 10_000)]);
  expect(pages.state()).toMatchObject({ level: 0, pages: [{ width: 2000 }] });
  await pages.add([aPhoto("b.jpg", 10_000)]);
  expect(pages.state()).toMatchObject({ level: 1, pages: [{ width: 1800 }, { width: 1800 }] });
});

describe("what is kept", () => {
  const anOldPage = async () => {
    const { pages } = open();
    await pages.add([aPhoto("old.jpg")]);
    return pages.state().pages.map((page) => ({ ...page, id: "old" }));
  };

  test("is every change", async () => {
    const { pages, saved } = open();
    await pages.add([aPhoto("a.jpg"), aPhoto("b.jpg")]);
    pages.move("p1", 1);
    await pages.clear();
    expect(saved.map((kept) => kept.pages.map(({ id }) => id))).toEqual([
      ["p1"],
      ["p1", "p2"],
      ["p2", "p1"],
      [],
    ]);
  });

  test("comes back before what is taken now, and is old until then", async () => {
    const { pages, ids } = open({ kept: fakeStore({ pages: await anOldPage(), level: 1 }) });
    await pages.load();
    expect(pages.state()).toMatchObject({ areOld: true, areKept: true, level: 1 });
    await pages.add([aPhoto("a.jpg")]);
    expect(ids()).toEqual(["old", "p1"]);
    expect(pages.state().areOld).toBe(false);
  });

  test.each([
    ["cannot be read", fakeStore(undefined)],
    ["is full", fakeStore({ pages: [], level: 0 }, false)],
  ])("is nothing in a browser that %s, and the pages stay in memory", async (_which, kept) => {
    const { pages, ids } = open({ kept });
    await pages.add([aPhoto("a.jpg")]);
    expect(ids()).toEqual(["p1"]);
    expect(pages.state().areKept).toBe(kept.saved.length > 0);
  });
});

describe("while their PDF is on its way", () => {
  const sent = async (outcome: Parameters<ReturnType<typeof createUploadTracker>["add"]>[2]) => {
    const { pages, ids } = open();
    await pages.add([aPhoto("a.jpg")]);
    const tracker = createUploadTracker(() => "1");
    const file = new File(["pdf"], "Pages.pdf");
    tracker.add("BANK_STATEMENT", file, outcome);
    followUpload(pages, file, { tracker, slot: "BANK_STATEMENT" });
    return { pages, ids, tracker };
  };

  test("they stay, and go once it is stored", async () => {
    let arrive = () => undefined as unknown;
    const { pages, ids } = await sent(
      () => new Promise((resolve) => (arrive = () => resolve({ kind: "stored", path: "/store/1" }))),
    );
    expect([ids().length, pages.state().isSending]).toEqual([1, true]);
    arrive();
    await vi.waitFor(() => expect(ids()).toEqual([]));
    expect(pages.state().isSending).toBe(false);
  });

  test("they come back at once if it is refused before it is sent", async () => {
    const { pages, ids } = open();
    await pages.add([aPhoto("a.jpg")]);
    const tracker = createUploadTracker(() => "1");
    const file = new File(["pdf"], "Pages.pdf");
    tracker.refuse("PAYSLIP", file, { code: "tooManyFiles" });
    followUpload(pages, file, { tracker, slot: "PAYSLIP" });
    expect([ids().length, pages.state().isSending]).toEqual([1, false]);
  });

  test("they come back if it is not", async () => {
    const { pages, ids } = await sent(async () => ({ kind: "failed" }));
    await vi.waitFor(() => expect(pages.state().isSending).toBe(false));
    expect(ids()).toEqual(["p1"]);
  });

  test("they come back if it is cancelled", async () => {
    const { pages, ids, tracker } = await sent(() => new Promise(() => undefined));
    tracker.clear("BANK_STATEMENT", "1");
    expect([ids().length, pages.state().isSending]).toEqual([1, false]);
    tracker.abortAll();
  });
});
