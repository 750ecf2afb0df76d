import { type FileType, mimeTypeOf } from "@latchkey/domain/documents/formats.ts";
import {
  contentTypes,
  deflatedZeros,
  gzipOf,
  jpeg,
  officeFile,
  PNG_SIGNATURE,
  pdf,
  png,
  type ZipEntry,
  zip,
  zlibOf,
} from "./bad-bytes.ts";
import type { FileToSend } from "./upload.ts";

/** Malicious files, and the required outcome for each. */

export type Outcome =
  /** Rejected by the receiver: neither a file nor a row is left. */
  | {
      readonly kind: "refused";
      readonly code: "WRONG_FILE_FORMAT" | "WORD_WITH_PROGRAMS" | "EMPTY" | "TOO_MANY_PIXELS" | "UNREADABLE";
    }
  /** Accepted, but inert: encrypted under a generated name, and never served. */
  | { readonly kind: "sealed" };

export interface BadFile extends Omit<FileToSend, "content"> {
  readonly title: string;
  readonly content: () => Buffer;
  readonly outcome: Outcome;
}

const sealed: Outcome = { kind: "sealed" };
const refused: Outcome = { kind: "refused", code: "WRONG_FILE_FORMAT" };
const programs: Outcome = { kind: "refused", code: "WORD_WITH_PROGRAMS" };
const oversized: Outcome = { kind: "refused", code: "TOO_MANY_PIXELS" };
const unreadable: Outcome = { kind: "refused", code: "UNREADABLE" };

/** Under an honest name with an accepted type. */
const bad =
  (type: FileType) =>
  (title: string, outcome: Outcome, content: () => Buffer): BadFile => ({
    title,
    filename: `Passport.${type}`,
    filetype: mimeTypeOf(type),
    outcome,
    content,
  });
const [asPdf, asPng, asJpg, asDocx] = [bad("pdf"), bad("png"), bad("jpg"), bad("docx")];

const SCRIPT = "<script>fetch('/auth/token/refresh')</script>";
const PAGE = `<!doctype html><html><body>${SCRIPT}</body></html>`;
const PHP = "<?php system($_GET['command']); ?>";
const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

const text = (content: string): Buffer => Buffer.from(content);
const bytes = (...head: readonly number[]): Buffer =>
  Buffer.concat([Buffer.from(head), Buffer.alloc(200, 1)]);
const picture = (comment?: string): Buffer => png(8, 8, zlibOf(deflatedZeros(1)), comment);
const archive = (): Buffer => zip({ name: "run.sh", content: "#!/bin/sh\necho taken\n" });
const letter: ZipEntry = {
  name: "word/document.xml",
  content: '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"/>',
};
const macros: ZipEntry = { name: "word/vbaProject.bin", content: 'Sub AutoOpen()\nShell "calc"\nEnd Sub' };

/** Longer than any sniffed prefix, and incompressible. */
const thumbnail: ZipEntry = { name: "docProps/thumbnail.jpeg", content: "0123456789abcdef".repeat(2_000) };
const types = (mainType: string): ZipEntry => ({
  name: "[Content_Types].xml",
  content: contentTypes(mainType),
});

/** Polyglots: files with two formats at once. */
export const polyglots: readonly BadFile[] = [
  asDocx("a Word document that says what it is at its end", sealed, () =>
    zip(thumbnail, letter, types(WORD)),
  ),
  asDocx("a Word document with macros that says so at its end", programs, () =>
    zip(thumbnail, letter, macros, types("application/vnd.ms-word.document.macroEnabled")),
  ),
  asDocx("a spreadsheet that says so at its end", refused, () =>
    zip(thumbnail, types("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet")),
  ),
  asDocx("a ZIP that says twice at its end what it is", refused, () =>
    zip(thumbnail, types("application/vnd.ms-word.document.macroEnabled"), types(WORD)),
  ),
  asDocx("a plain ZIP with the end of a Word document in front of its own", refused, () =>
    Buffer.concat([zip(thumbnail, types(WORD)), zip(thumbnail)]),
  ),
  asPdf("a PDF that is a ZIP too", sealed, () => Buffer.concat([pdf(), archive()])),
  asPdf("a PDF that runs a script when it is opened", sealed, () =>
    pdf("/OpenAction << /S /JavaScript /JS (app.launchURL\\('http://taken.example'\\)) >>"),
  ),
  asPdf("a page of HTML behind the header of a PDF", unreadable, () => text(`%PDF-1.7\n${PAGE}`)),
  asPdf("a PDF whose header comes after 1,100 bytes", refused, () =>
    Buffer.concat([text(PAGE.padEnd(1100)), pdf()]),
  ),
  asPdf("a PDF whose header comes after 900 bytes of HTML", sealed, () =>
    Buffer.concat([text(PAGE.padEnd(900)), pdf()]),
  ),
  asJpg("a JPEG with HTML after its end", sealed, () => Buffer.concat([jpeg(), text(PAGE)])),
  asJpg("a JPEG with HTML in its comment", sealed, () => jpeg(PAGE)),
  asJpg("a JPEG with a PDF in its comment", sealed, () => jpeg(pdf().toString("latin1"))),
  asPng("a GIF that is a script too", refused, () => text("GIF89a=1;fetch('/auth/token/refresh')//")),
  asPng("a PNG with PHP in its text", sealed, () => picture(PHP)),
  asPng("a PNG with a ZIP behind it", sealed, () => Buffer.concat([picture(), archive()])),
  asDocx("a Word document that is a plain ZIP", refused, archive),
  asDocx("a ZIP with folders like those of a Word document", programs, () => zip(letter, macros)),
  asDocx("a Word document with macros, renamed", programs, () =>
    officeFile("application/vnd.ms-word.document.macroEnabled", letter, macros),
  ),
  asDocx("a Word document with macros that says it has none", programs, () =>
    officeFile(WORD, letter, macros),
  ),
  asDocx("a Word template, renamed", programs, () =>
    officeFile(
      WORD.replace("document.wordprocessingml.document", "document.wordprocessingml.template"),
      letter,
    ),
  ),
  asDocx("a spreadsheet, renamed", refused, () =>
    officeFile("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
  ),
  asDocx("a Java archive that is a Word document later on", refused, () =>
    Buffer.concat([zip({ name: "META-INF/MANIFEST.MF", content: "Main-Class: Taken" }), officeFile(WORD)]),
  ),
];

const SIGNATURES: Readonly<Record<string, Buffer>> = {
  "a program for Linux": bytes(0x7f, 0x45, 0x4c, 0x46, 2, 1, 1),
  "a program for Windows": bytes(0x4d, 0x5a, 0x90, 0),
  "a shell script": text("#!/bin/sh\necho taken\n"),
  "an SVG": text(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
  "a page of HTML": text(PAGE),
  "an XML": text('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
  "a ZIP": archive(),
  "a RAR": bytes(0x52, 0x61, 0x72, 0x21, 0x1a, 7, 1, 0),
  "a 7z": bytes(0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c),
  "a gzip": gzipOf(deflatedZeros(1)),
  "a film": Buffer.concat([bytes(0, 0, 0, 24).subarray(0, 4), text("ftypisom"), bytes(0, 0, 0, 0)]),
  "an AVIF": Buffer.concat([bytes(0, 0, 0, 24).subarray(0, 4), text("ftypavif\0\0\0\0mif1miaf")]),
  "a WEBP": Buffer.concat([text("RIFF"), Buffer.from([0xd0, 0, 0, 0]), text("WEBPVP8 "), bytes(0)]),
  "a GIF": Buffer.concat([text("GIF89a"), bytes(1, 0, 1, 0)]),
  "a BMP": bytes(0x42, 0x4d, 0xf6, 0, 0, 0),
  "a TIFF": bytes(0x49, 0x49, 0x2a, 0, 8, 0),
  "an old Word document": bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
  "plain text": text("This is my passport. Believe me.\n"),
  "text in UTF-16": Buffer.from("\uFEFF%PDF-1.7 in two bytes each", "utf16le"),
};

/** Each under every accepted name and type. */
export const wrongSignatures: readonly BadFile[] = Object.entries(SIGNATURES).flatMap(([title, content]) =>
  [asPdf, asPng, asJpg, asDocx].map((as) => as(title, refused, () => content)),
);

/** Decompression bombs: small files that expand to gigabytes, or to more pixels than fit in memory. */
export const bombs: readonly BadFile[] = [
  asPng("a PNG of 50,000 by 50,000", oversized, () => png(50_000, 50_000, zlibOf(deflatedZeros(299)))),
  asPng("a PNG that only says 50,000 by 50,000", oversized, () => png(50_000, 50_000, text("tiny"))),
  asPng("a PNG of 1 by 65,535", sealed, () => png(1, 65_535, zlibOf(deflatedZeros(1)))),
  asPdf("a gzip of six gigabytes", refused, () => gzipOf(deflatedZeros(6000))),
  asPdf("a PDF with a stream of six gigabytes", sealed, () => pdf("", zlibOf(deflatedZeros(6000)))),
  asDocx("a Word document of four gigabytes", refused, () =>
    officeFile(WORD, { name: "word/document.xml", content: deflatedZeros(4095) }),
  ),
  asDocx("a Word document whose table of contents has four gigabytes", refused, () =>
    zip({ name: "[Content_Types].xml", content: deflatedZeros(4095) }, letter),
  ),
  asDocx("a Word document whose table of contents denies its four gigabytes", refused, () =>
    zip({ name: "[Content_Types].xml", content: { ...deflatedZeros(4095), size: 400 } }, letter),
  ),
  asDocx("a Word document whose table of contents comes last and has four gigabytes", refused, () =>
    zip(thumbnail, letter, { name: "[Content_Types].xml", content: deflatedZeros(4095) }),
  ),
  asDocx("a Word document whose table of contents comes last and swells", refused, () =>
    zip(thumbnail, letter, { name: "[Content_Types].xml", content: deflatedZeros(60) }),
  ),
  asDocx("a Word document whose table of contents swells within the bytes that are looked at", refused, () =>
    zip({ name: "[Content_Types].xml", content: { ...deflatedZeros(7), size: 400 } }, letter),
  ),
];

const half = (whole: Buffer): Buffer => whole.subarray(0, Math.floor(whole.length / 2));

/** Truncated files. */
export const truncated: readonly BadFile[] = [
  asPdf("nothing", { kind: "refused", code: "EMPTY" }, () => Buffer.alloc(0)),
  asPdf("one byte", refused, () => text("%")),
  asDocx("one byte of a ZIP", refused, () => text("P")),
  asPdf("a PDF short of one sign of its header", refused, () => text("%PDF")),
  asPdf("the header of a PDF and no more", unreadable, () => text("%PDF-")),
  asPdf("half a PDF", unreadable, () => half(pdf())),
  asPng("a PNG short of one byte of its signature", refused, () => PNG_SIGNATURE.subarray(0, 7)),
  asPng("the signature of a PNG and no more", unreadable, () => PNG_SIGNATURE),
  asPng("half a PNG", unreadable, () => half(picture())),
  asPng("a PNG with a broken header", unreadable, () => {
    const broken = Buffer.from(picture());
    broken.write("IHXX", 12, "latin1");
    return broken;
  }),
  asJpg("a JPEG cut to a twentieth", unreadable, () => jpeg(PAGE.repeat(40)).subarray(0, 180)),
  asJpg("half a JPEG", unreadable, () => half(jpeg())),
  asDocx("the signature of a ZIP and no more", refused, () => text("PK\u0003\u0004")),
  asDocx("half of a Word document's first file", refused, () => officeFile(WORD).subarray(0, 120)),
  asDocx("a Word document without its table", refused, () => officeFile(WORD, letter).subarray(0, 400)),
];
