import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRuns } from "../testing/seeded-runs.ts";
import { correctedGivenName, correctedName, isForeignName } from "./corrected-name.ts";
import { fileKinds, kindOfMime, namedKindOf, storedTypeOfMime } from "./file-kind.ts";
import { HEAD_BYTES, headKindOf } from "./head-kind.ts";

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const media = (...brands: readonly string[]): Uint8Array => {
  const [major = "", ...compatible] = brands;
  const text = `ftyp${major}\0\0\0\0${compatible.join("")}`;
  return bytes(`\0\0\0${String.fromCharCode(text.length + 4)}${text}meta`);
};
const PNG = "\x89PNG\r\n\x1a\n";

describe("the first bytes of a file say what it is:", () => {
  test.each([
    ["a PDF", bytes("%PDF-1.4\n"), "pdf"],
    ["a PDF behind a line end", bytes("\r\n%PDF-1.7"), "pdf"],
    ["a PDF behind a byte order mark", bytes("\xef\xbb\xbf%PDF-1.7"), "pdf"],
    ["a PDF behind the header of a mail server", bytes(`${"x".repeat(1023)}%PDF-1.7`), "pdf"],
    ["a PDF behind more", bytes(`${"x".repeat(1024)}%PDF-1.7`), undefined],
    ["half the header of a PDF", bytes("%PDF"), undefined],
    ["a PNG", bytes(PNG), "png"],
    ["a PNG short of a byte", bytes(PNG.slice(0, -1)), undefined],
    ["a PNG with the header of a PDF in it", bytes(`${PNG}%PDF-1.7`), "png"],
    ["a JPEG", bytes("\xff\xd8\xff\xe0"), "jpg"],
    ["a JPEG with a PDF in its comment", bytes("\xff\xd8\xff\xfe\0\x20%PDF-1.7"), "jpg"],
    ["a ZIP", bytes("PK\x03\x04"), "zip"],
    ["a ZIP with a PDF in it", bytes("PK\x03\x04 %PDF-1.7"), "zip"],
    ["a photo of an iPhone", media("heic", "mif1", "heic"), "heic"],
    ["a burst of an iPhone", media("hevc", "msf1", "hevc"), "heic"],
    ["a photo that names its brand second", media("mif1", "mif1", "heic", "hevc"), "heic"],
    ["a photo of a brand that we do not know", media("MiHE", "mif1", "miaf", "heic"), "heic"],
    ["a photo of the generic brand alone", media("mif1"), "heic"],
    ["an AVIF", media("avif", "mif1", "miaf"), undefined],
    ["an AVIF with the generic brand first", media("mif1", "avif", "miaf"), undefined],
    ["a film", media("isom", "isom", "iso2", "avc1"), undefined],
    ["the brand of a photo after the box", bytes("\0\0\0\x10ftypisom\0\0\0\0heic"), undefined],
    ["a text", bytes("This is my passport. Believe me."), undefined],
    ["nothing", new Uint8Array(), undefined],
  ])("%s is %s", (_what, head, kind) => {
    expect(headKindOf(head)).toBe(kind);
    const within = new Uint8Array(head.length + 8);
    within.set(head, 8);
    expect(headKindOf(within.subarray(8))).toBe(kind);
  });

  test("whatever they are, and without the rest of the file", () => {
    const anyBytes = fc.uint8Array({ maxLength: 3000 });
    fc.assert(
      fc.property(anyBytes, (head) => {
        expect(headKindOf(head)).toBe(headKindOf(head.subarray(0, HEAD_BYTES)));
      }),
      seededRuns,
    );
  });
});

describe("a name", () => {
  test.each([
    ["scan.pdf", "pdf"],
    ["SCAN.PDF", "pdf"],
    ["scan.pdf.", "pdf"],
    ["scan.pdf . ", "pdf"],
    ["photo.jpeg", "jpg"],
    ["photo.JFIF", "jpg"],
    ["photo.jpe", "jpg"],
    ["photo.pjpeg", "jpg"],
    ["IMG_1.HEIC", "heic"],
    ["IMG_1.heif", "heic"],
    ["IMG_1.hif", "heic"],
    ["letter.docx", "docx"],
    ["letter.doc", undefined],
    ["scan", undefined],
    ["", undefined],
  ])("%j promises %s", (name, kind) => {
    expect(namedKindOf(name)).toBe(kind);
  });

  test.each([
    ["passport.jfif", "jpg", "passport.jpg"],
    ["IMG_2", "jpg", "IMG_2.jpg"],
    ["IMG_2", "pdf", "IMG_2.pdf"],
    ["scan.pdf.", "pdf", "scan.pdf"],
    ["Scan.PDF", "pdf", "Scan.PDF"],
    ["photo.jpeg", "jpg", "photo.jpeg"],
    ["photo.png", "jpg", "photo.jpg"],
    ["photo.jpg", "png", "photo.png"],
    ["photo.heic", "jpg", "photo.jpg"],
    ["IMG_2.jpg", "heic", "IMG_2.heic"],
    ["Payslip 11.2026", "pdf", "Payslip 11.2026.pdf"],
    ["scan.pdf_1", "pdf", "scan.pdf_1.pdf"],
  ] as const)("%j of a %s becomes %j", (name, kind, corrected) => {
    expect(correctedName(name, kind)).toBe(corrected);
  });

  test.each([
    ["IMG_2.HEIC", "jpg", "IMG_2.HEIC"],
    ["scan.png", "jpg", "scan.png"],
    ["IMG_2.jpg", "heic", "IMG_2.jpg"],
    ["passport.jfif", "jpg", "passport.jpg"],
    ["photo.jpg", "png", "photo.png"],
    ["photo.jpg", "pdf", "photo.pdf"],
  ] as const)(
    "of a device may be that of the picture before it was converted: %j, %s",
    (name, kind, given) => {
      expect(correctedGivenName(name, kind)).toBe(given);
    },
  );

  test("is corrected once, and promises what the file is", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), fc.constantFrom(...fileKinds), (name, kind) => {
        const corrected = correctedName(name, kind);
        expect(namedKindOf(corrected)).toBe(kind);
        expect(correctedName(corrected, kind)).toBe(corrected);
      }),
      seededRuns,
    );
  });

  test.each(["passport.pdf.exe", "passport.svg", "page.HTML", "letter.docm", "letter.doc.", "files.zip"])(
    "FIL-02 (in part) %j is one of something else",
    (name) => expect(isForeignName(name)).toBe(true),
  );
  test.each(["scan.pdf", "example.com.pdf", "IMG_2", "Payslip 11.2026", "photo.jpg_large"])(
    "%j is not one of something else",
    (name) => expect(isForeignName(name)).toBe(false),
  );
});

test.each([
  ["image/jpeg", "jpg", "jpg"],
  ["image/png", "png", "png"],
  ["application/pdf", "pdf", "pdf"],
  ["image/heic", "heic", undefined],
  ["image/heif", "heic", undefined],
  ["application/octet-stream", undefined, undefined],
  ["", undefined, undefined],
])("the type %j is that of a %s, stored as %s", (mime, kind, stored) => {
  expect([kindOfMime(mime), storedTypeOfMime(mime)]).toEqual([kind, stored]);
});
