import { expect, test, vi } from "vitest";
import { byText, remembered, whileRemembering } from "./remembered.ts";

const counted = () => {
  const read = vi.fn((text: string) => text.length);
  return { read, length: remembered(read) };
};

test("a text is read once during the work", () => {
  const { read, length } = counted();
  expect(whileRemembering(() => [length("RENT"), length("RENT"), length("WAGES")])).toEqual([4, 4, 5]);
  expect(read.mock.calls).toEqual([["RENT"], ["WAGES"]]);
});

test("nothing of a text is kept after the work", () => {
  const { read, length } = counted();
  whileRemembering(() => length("RENT"));
  whileRemembering(() => length("RENT"));
  expect(read).toHaveBeenCalledTimes(2);
});

test("nothing is kept after work that fails", () => {
  const { read, length } = counted();
  const fails = () =>
    whileRemembering(() => {
      length("RENT");
      throw new Error("The statement is broken.");
    });
  expect(fails).toThrow("The statement is broken.");
  length("RENT");
  length("RENT");
  expect(read).toHaveBeenCalledTimes(3);
});

test("without work nothing is kept", () => {
  const { read, length } = counted();
  length("RENT");
  length("RENT");
  whileRemembering(() => length("RENT"));
  expect(read).toHaveBeenCalledTimes(3);
});

test("what is found may be nothing, and is not read again", () => {
  const read = vi.fn(() => undefined);
  const found = byText(read);
  expect([found("RENT"), found("RENT")]).toEqual([undefined, undefined]);
  expect(read).toHaveBeenCalledTimes(1);
});
