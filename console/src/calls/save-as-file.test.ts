// @vitest-environment happy-dom

import { expect, test, vi } from "vitest";
import { saveAsFile, textFile } from "./save-as-file.ts";

test("a file is offered under its name, and its address in memory is let go", async () => {
  const files: Blob[] = [];
  const revoked: string[] = [];
  const clicked: [string, string][] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return "blob:codes";
  });
  vi.spyOn(URL, "revokeObjectURL").mockImplementation((address) => void revoked.push(address));
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push([this.download, this.href]);
  });
  saveAsFile("codes.txt", textFile("H7QM4 é"));
  expect(clicked).toEqual([["codes.txt", "blob:codes"]]);
  expect(await files[0]?.text()).toBe("H7QM4 é");
  expect(files[0]?.type).toBe("text/plain;charset=utf-8");
  expect(revoked).toEqual(["blob:codes"]);
});
