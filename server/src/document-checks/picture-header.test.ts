import sharp from "sharp";
import { expect, test } from "vitest";
import { headerPixels } from "./picture-header.ts";

const picture = sharp({ create: { width: 70, height: 30, channels: 3, background: "#777" } });

test.each([
  ["png", () => picture.clone().png().toBuffer()],
  ["jpeg", () => picture.clone().jpeg().toBuffer()],
  [
    "jpeg",
    () =>
      picture
        .clone()
        .jpeg({ progressive: true })
        .withExif({ IFD0: { Copyright: "x" } })
        .toBuffer(),
  ],
] as const)("FIL-06 the size of a %s is in its header", async (type, make) => {
  expect(headerPixels(await make(), type)).toBe(2100);
});

test.each(["png", "jpeg"] as const)("a %s that is cut off after any byte does not throw", async (type) => {
  const content = await picture.clone().toFormat(type).toBuffer();
  for (let length = 0; length < 200; length += 1) {
    const pixels = headerPixels(content.subarray(0, length), type);
    expect([undefined, 2100]).toContain(pixels);
  }
});
