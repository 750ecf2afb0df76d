import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { zipOf } from "./zip.ts";

const at = new Date("2026-12-07T10:30:00Z");

const fileOf = (name: string, content: string, opened: string[] = []) => ({
  name,
  size: content.length,
  open: async () => {
    opened.push(name);
    return Readable.from([Buffer.from(content)], { objectMode: false });
  },
});

const endless = () =>
  new Readable({
    read() {
      setImmediate(() => this.push(Buffer.alloc(65_536)));
    },
  });

test("the same files and time give the same bytes, which are not compressed", async () => {
  const files = () => [fileOf("one.txt", "aaaaaaaaaaaaaaaaaaaa"), fileOf("two.txt", "b")];
  const [first, second] = [await buffer(zipOf(files(), at)), await buffer(zipOf(files(), at))];
  expect(first.equals(second)).toBe(true);
  expect(first.includes("aaaaaaaaaaaaaaaaaaaa")).toBe(true);
});

test("a file is opened when the one before it has been read", async () => {
  const opened: string[] = [];
  const source = endless();
  const first = { name: "endless.bin", size: 1, open: async () => source };
  const zip = zipOf([first, fileOf("two.txt", "b", opened)], at);
  await new Promise((resolve) => zip.once("data", resolve));
  expect(opened).toEqual([]);
  zip.destroy();
});

test("a reader who goes away closes the file that is being read", async () => {
  const source = endless();
  const zip = zipOf([{ name: "endless.bin", size: 1, open: async () => source }], at);
  const closed = new Promise((resolve) => source.once("close", resolve));
  await new Promise((resolve) => zip.once("data", resolve));
  zip.destroy();
  await closed;
  expect(source.destroyed).toBe(true);
});

test.each([
  ["cannot be opened", { size: 1, open: () => Promise.reject(new Error("gone")) }],
  [
    "breaks off",
    {
      size: 1,
      open: async () =>
        new Readable({
          read() {
            this.destroy(new Error("gone"));
          },
        }),
    },
  ],
])("a file that %s ends the archive with its error", async (_, file) => {
  await expect(buffer(zipOf([{ name: "one.txt", ...file }], at))).rejects.toThrow("gone");
});

test("a file that is shorter than it was ends the archive", async () => {
  await expect(buffer(zipOf([{ ...fileOf("one.txt", "a"), size: 2 }], at))).rejects.toThrow();
});
