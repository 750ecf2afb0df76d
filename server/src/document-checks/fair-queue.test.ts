import { describe, expect, test } from "vitest";
import { fairQueue } from "./fair-queue.ts";

/** A queue whose turns end when the test says so, and the order in which they started. */
const watched = (length: number) => {
  const queue = fairQueue(length);
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const bring = (owner: string, file: string) =>
    queue.take(owner, () => {
      started.push(file);
      return new Promise<string>((resolve) => ends.push(() => resolve(file)));
    });
  /** Ends the turns one after the other, until the queue is empty. */
  const runAll = async () => {
    for (let next = 0; next < ends.length; next += 1) {
      ends[next]?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { bring, runAll, started };
};

describe("whose turn it is", () => {
  test("people with several files take turns, whoever came first", async () => {
    const { bring, runAll, started } = watched(20);
    for (const file of ["a1", "a2", "a3"]) void bring("a", file);
    for (const file of ["b1", "b2"]) void bring("b", file);
    void bring("c", "c1");
    await runAll();
    expect(started).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
  });

  test("somebody who comes later is served before the next file of somebody who was served", async () => {
    const { bring, runAll, started } = watched(20);
    void bring("a", "a1");
    void bring("b", "b1");
    await runAll();
    void bring("x", "x1");
    void bring("a", "a2");
    void bring("b", "b2");
    void bring("c", "c1");
    await runAll();
    expect(started).toEqual(["a1", "b1", "x1", "c1", "a2", "b2"]);
  });

  test("files of one person keep their order", async () => {
    const { bring, runAll, started } = watched(20);
    for (const file of ["a1", "a2", "a3"]) void bring("a", file);
    await runAll();
    expect(started).toEqual(["a1", "a2", "a3"]);
  });
});

test("a failed turn is its own owner's, and the next one starts", async () => {
  const queue = fairQueue(5);
  const failed = queue.take("a", () => Promise.reject(new Error("broken")));
  const next = queue.take("b", async () => "fine");
  await expect(failed).rejects.toThrow("broken");
  expect(await next).toBe("fine");
});

test("more than may wait are turned away at once, and there is room again after a turn", async () => {
  const { bring, runAll } = watched(2);
  const taken = ["1", "2", "3"].map((file) => bring(file, file));
  expect([bring("4", "4"), bring("1", "5")]).toEqual([undefined, undefined]);
  await runAll();
  expect(await Promise.all(taken)).toEqual(["1", "2", "3"]);
  expect(bring("4", "4")).toBeInstanceOf(Promise);
});
