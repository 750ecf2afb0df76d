import { encode } from "uqr";
import { expect, test } from "vitest";
import { qrPath } from "./qr-path.ts";

const URI =
  "otpauth://totp/Latchkey:ruth.adeyemi%40quillfield.example?secret=KZ4M7QPA2HTN6WVDR3EX5BUY&issuer=Latchkey";

/** What a path draws, module by module. */
const drawn = ({ size, path }: ReturnType<typeof qrPath>): boolean[][] => {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, length, back] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H(\d+)z/g)) {
    expect(back).toBe(x);
    for (let step = 0; step < Number(length); step += 1) rows[Number(y)]![Number(x) + step] = true;
  }
  return rows;
};

test("the path draws the modules of the code, and nothing else", () => {
  const { data } = encode(URI, { ecc: "M", border: 4 });
  const code = qrPath(URI);
  expect(drawn(code)).toEqual(data);
  expect(code.path.replaceAll(/M\d+ \d+h\d+v1H\d+z/g, "")).toBe("");
});

test("there are four modules of white around it", () => {
  const rows = drawn(qrPath(URI));
  const edge = [
    ...rows.slice(0, 4),
    ...rows.slice(-4),
    ...rows.map((row) => [...row.slice(0, 4), ...row.slice(-4)]),
  ];
  expect(edge.flat().some(Boolean)).toBe(false);
});
