import { expect, test } from "vitest";
import { namedByContent } from "./named-by-content.ts";

const HEADS = {
  pdf: "\r\n%PDF-1.7",
  png: "\x89PNG\r\n\x1a\n",
  jpg: "\xff\xd8\xff\xe0",
  heic: "\0\0\0\x18ftypheic\0\0\0\0mif1heic",
  zip: "PK\x03\x04",
  text: "My passport",
} as const;

const aFile = (content: keyof typeof HEADS, name: string): File =>
  new File([Uint8Array.from(HEADS[content], (sign) => sign.charCodeAt(0))], name, { lastModified: 7 });

test.each([
  ["png", "photo.jpg", "photo.png", "image/png", "png"],
  ["jpg", "photo.heic", "photo.jpg", "image/jpeg", "jpg"],
  ["heic", "IMG_2.jpg", "IMG_2.heic", "image/heic", "heic"],
  ["jpg", "passport.jfif", "passport.jpg", "image/jpeg", undefined],
  ["jpg", "IMG_2", "IMG_2.jpg", "image/jpeg", undefined],
  ["pdf", "scan.pdf.", "scan.pdf", "application/pdf", undefined],
  ["zip", "letter", "letter.docx", undefined, undefined],
] as const)("a %s named %s becomes %s", async (content, name, corrected, type, otherThanNamed) => {
  const original = aFile(content, name);
  const named = await namedByContent(original);
  expect(named.original).toBe(original);
  expect([named.file.name, named.file.lastModified, named.otherThanNamed]).toEqual([
    corrected,
    7,
    otherThanNamed,
  ]);
  if (type) expect(named.file.type).toBe(type);
  expect(await named.file.text()).toBe(await original.text());
});

test.each([
  ["pdf", "scan.PDF"],
  ["jpg", "photo.jpeg"],
  ["heic", "IMG_2.HEIC"],
  ["zip", "letter.docx"],
  ["zip", "files.bin"],
  ["text", "scan.pdf"],
  ["pdf", "scan.pdf.exe"],
] as const)("a %s named %s keeps its name", async (content, name) => {
  const original = aFile(content, name);
  expect(await namedByContent(original)).toEqual({ file: original, original });
});

test("a file that the browser cannot read keeps its name", async () => {
  const gone = aFile("png", "photo.jpg");
  gone.slice = () => {
    throw new DOMException("It is gone.", "NotReadableError");
  };
  expect((await namedByContent(gone)).file).toBe(gone);
});
