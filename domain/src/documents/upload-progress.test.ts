import { describe, expect, test } from "vitest";
import {
  nextProgress,
  PROGRESS_DONE,
  PROGRESS_FAILED,
  PROGRESS_WHILE_SIGNING,
  UPLOAD_TICK_MS,
} from "./upload-progress.ts";

describe("the progress of an upload", () => {
  test("FRM-271 FRM-275 10 while signing, 100 when done, 0 when failed", () => {
    expect([PROGRESS_WHILE_SIGNING, PROGRESS_DONE, PROGRESS_FAILED]).toEqual([10, 100, 0]);
  });

  test("FRM-272 SHR-049 a tick is one second", () => {
    expect(UPLOAD_TICK_MS).toBe(1000);
  });

  test.each([
    ["FRM-272 nothing moves before the start", 0, 0],
    ["FRM-273 SHR-050 +10 below 70", 10, 20],
    ["FRM-273 SHR-050 +10 below 70", 60, 70],
    ["FRM-273 SHR-050 +10 below 70", 69, 79],
    ["FRM-273 SHR-051 +1 from 70", 70, 71],
    ["FRM-273 SHR-051 +1 from 70", 96, 97],
    ["FRM-274 SHR-052 it reaches 98", 97, 98],
    ["FRM-274 SHR-052 and stops there", 98, 98],
    ["FRM-272 what is done stays done", 100, 100],
  ])("%s: %d → %d", (_rule, progress, next) => {
    expect(nextProgress(progress)).toBe(next);
  });

  test("FRM-272..274 from 10 it goes to 70 in tens, then through every number to 98", () => {
    const read = [PROGRESS_WHILE_SIGNING];
    for (let tick = 0; tick < 40; tick += 1) read.push(nextProgress(read.at(-1) ?? 0));
    const singles = Array.from({ length: 28 }, (_, index) => 71 + index);
    expect([...new Set(read)]).toEqual([10, 20, 30, 40, 50, 60, 70, ...singles]);
  });
});
