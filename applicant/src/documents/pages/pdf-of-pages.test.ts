import { describe, expect, test } from "vitest";
import { pdfBytes, pdfOfPages } from "./pdf-of-pages.ts";

const MADE = new Date("2026-11-28T09:30:00Z");

const page = (content: string, width = 1500, height = 2000) => ({
  jpeg: new Blob([content], { type: "image/jpeg" }),
  width,
  height,
});

const textOf = async (pages: Parameters<typeof pdfOfPages>[0]) => {
  const bytes = new Uint8Array(await pdfOfPages(pages, MADE).arrayBuffer());
  return [...bytes].map((byte) => String.fromCharCode(byte)).join("");
};

describe("a PDF of pages", () => {
  test("has them in their order, each with the shape of its photo and the long side of A4", async () => {
    const text = await textOf([page("first"), page("second", 2000, 1000)]);
    expect(text.startsWith("%PDF-1.4\n")).toBe(true);
    expect(text).toContain("/Kids [4 0 R 7 0 R] /Count 2");
    expect([...text.matchAll(/MediaBox \[0 0 (\S+) (\S+)\]/g)].map(([, ...size]) => size)).toEqual([
      ["631.50", "842.00"],
      ["842.00", "421.00"],
    ]);
    expect(text.indexOf("first")).toBeLessThan(text.indexOf("second"));
  });

  test("takes the JPEG as it is", async () => {
    const text = await textOf([page("\u00ff\u00d8 photo")]);
    expect(text).toContain("/Filter /DCTDecode /Length 10 >>\nstream\n");
  });

  test("has a table with the place of every object", async () => {
    const text = await textOf([page("first"), page("second")]);
    const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
    const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) => Number(at));
    expect(offsets).toHaveLength(9);
    offsets.forEach((offset, index) => {
      expect(text.slice(offset).startsWith(`${index + 1} 0 obj\n`)).toBe(true);
    });
    expect(text).toContain(`/Size ${offsets.length + 1} `);
  });

  test("says what made it, and when", async () => {
    const text = await textOf([page("first")]);
    expect(text).toContain("/CreationDate (D:20261128093000Z)");
    expect(text).toContain("/Producer (Latchkey)");
  });

  test("is as large as is said before it is made", () => {
    const pages = Array.from({ length: 30 }, (_, index) => page("x".repeat(1000 * index)));
    expect(pdfBytes(pages)).toBe(pdfOfPages(pages, MADE).size);
  });
});
