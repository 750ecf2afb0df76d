import { Readable } from "node:stream";
import { deflateRawSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { contentTypes, deflatedZeros, type ZipEntry, zip } from "../../test/bad-bytes.ts";
import { wordFault } from "./word-file.ts";

const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

const packed = (name: string, content: string | Buffer): ZipEntry => {
  const data = Buffer.from(content as string);
  return { name, content: { stream: deflateRawSync(data), size: data.length } };
};

const types = packed("[Content_Types].xml", contentTypes(WORD));
const body = (content: string): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${content}</w:body></w:document>`;
const documentOf = (content: string): ZipEntry => packed("word/document.xml", body(content));
const letter = documentOf("<w:p><w:r><w:t>She paid the rent on time.</w:t></w:r></w:p>");

const relations = (...each: readonly string[]): string =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${each.join("")}</Relationships>`;
const relation = (type: string, target: string, mode = 'TargetMode="External"'): string =>
  `<Relationship Id="rId1" Type="${RELATIONS}/${type}" Target="${target}" ${mode}/>`;
const relationsOf = (...each: readonly string[]): ZipEntry =>
  packed("word/_rels/document.xml.rels", relations(...each));

const field = (...instruction: readonly string[]): string =>
  `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r>${instruction
    .map((run) => `<w:r><w:instrText xml:space="preserve">${run}</w:instrText></w:r>`)
    .join("")}<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`;

const faultIn = (content: Buffer) =>
  wordFault({ size: content.length, read: () => Promise.resolve(Readable.from([content])) });
const faultOf = (...entries: readonly ZipEntry[]) => faultIn(zip(...entries));

const many = (count: number): readonly ZipEntry[] =>
  Array.from({ length: count }, (_, index) => ({ name: `word/media/${index}.png`, content: "" }));

describe("FIL-09 a Word document is accepted:", () => {
  const cases: Readonly<Record<string, readonly ZipEntry[]>> = {
    "a letter": [types, letter],
    "a letter with its parts in another order": [letter, types],
    "a link that somebody may click": [
      types,
      letter,
      relationsOf(relation("hyperlink", "https://a.example/")),
    ],
    "a letter on a template of the author's own disk": [
      types,
      letter,
      packed(
        "word/_rels/settings.xml.rels",
        relations(
          relation(
            "attachedTemplate",
            "file:///C:\\Users\\pat\\AppData\\Roaming\\Microsoft\\Templates\\Letter.dotx",
          ),
        ),
      ),
    ],
    "a picture of its own": [types, letter, relationsOf(relation("image", "media/1.png", ""))],
    "fields for the page number and a link": [
      types,
      documentOf(field(" PAGE ") + field(' HYPERLINK "https://dde.example/" ')),
    ],
    "a text about DDE and links": [
      types,
      documentOf("<w:p><w:r><w:t>DDEAUTO is what I link to</w:t></w:r></w:p>"),
    ],
    "a part in UTF-16": [
      types,
      packed("word/document.xml", Buffer.from(`\uFEFF${body("").replace("UTF-8", "UTF-16")}`, "utf16le")),
    ],
    "a hundred kilobytes of repeated text": [types, documentOf("<w:p/>".repeat(20_000))],
    "ten thousand parts": [types, letter, ...many(9_998)],
  };
  test.each(Object.entries(cases))("%s", async (_title, entries) => {
    expect(await faultOf(...entries)).toBeUndefined();
  });
});

describe("FIL-09 a Word document is rejected:", () => {
  const cases: Readonly<Record<string, readonly ZipEntry[]>> = {
    "a part of four gigabytes": [types, { name: "word/media/1.bmp", content: deflatedZeros(4095) }],
    "parts that are large only together": [
      types,
      letter,
      ...[1, 2, 3, 4].map((index) => ({
        name: `word/media/${index}.bmp`,
        content: { stream: Buffer.alloc(2 ** 20), size: 65 * 2 ** 20 },
      })),
    ],
    "what packs to less than a hundredth": [types, letter, { name: "word/1.bmp", content: deflatedZeros(5) }],
    "a part that is larger than the directory says": [
      types,
      { name: "word/document.xml", content: { ...deflatedZeros(2), size: 100 } },
    ],
    "more text than is read": [
      types,
      ...[1, 2, 3].map((index) =>
        packed(`word/footer${index}.xml`, body(`<w:p>${"0123456789abcdef\n".repeat(200_000)}</w:p>`)),
      ),
    ],
    "more than ten thousand parts": [types, letter, ...many(9_999)],
    "a part outside of its folder": [types, letter, { name: "../../etc/cron.d/taken", content: "x" }],
    "a part with an absolute name": [types, letter, { name: "/etc/cron.d/taken", content: "x" }],
    "a part with backslashes": [types, letter, { name: "..\\..\\taken", content: "x" }],
    "a symbolic link": [types, letter, { name: "word/media/1.png", content: "/etc/passwd", mode: 0o120_777 }],
    "two parts of one name": [types, letter, documentOf("<w:p/>")],
    "two parts whose names differ in case": [types, letter, packed("WORD/Document.xml", body(""))],
    "macros under their usual name": [types, letter, { name: "word/vbaProject.bin", content: "x" }],
    "macros under another name": [
      packed(
        "[Content_Types].xml",
        contentTypes(WORD).replace(
          "</Types>",
          '<Default Extension="png" ContentType="application/vnd.ms-office.vbaProject"/></Types>',
        ),
      ),
      letter,
      { name: "word/picture.png", content: "x" },
    ],
    "a document that allows macros": [
      packed("[Content_Types].xml", contentTypes("application/vnd.ms-word.document.macroEnabled")),
      letter,
    ],
    "a type spelled with references": [
      packed(
        "[Content_Types].xml",
        contentTypes(WORD).replace(
          "</Types>",
          '<Default Extension="png" ContentType="application/vnd.ms-office.vba&#80;roject"/></Types>',
        ),
      ),
      letter,
    ],
    "a control": [types, letter, { name: "word/activeX/activeX1.xml", content: "<a/>" }],
    "an embedded program": [types, letter, { name: "word/embeddings/oleObject1.bin", content: "x" }],
    "a template from elsewhere": [
      types,
      letter,
      packed(
        "word/_rels/settings.xml.rels",
        relations(relation("attachedTemplate", "https://taken.example/t.dotm")),
      ),
    ],
    "a template from elsewhere, spelled with references": [
      types,
      letter,
      relationsOf(relation("attachedTemplate", "https://taken.example/", 'TargetMode="Exter&#110;al"')),
    ],
    "a template from elsewhere, behind an attribute of another namespace": [
      types,
      letter,
      relationsOf(
        relation(
          "attachedTemplate",
          "https://taken.example/",
          'xmlns:a="urn:a" a:TargetMode="Internal" TargetMode=" External "',
        ),
      ),
    ],
    "macros behind an attribute of another namespace": [
      packed(
        "[Content_Types].xml",
        contentTypes(WORD).replace(
          "</Types>",
          '<Default xmlns:a="urn:a" a:ContentType="a" Extension="png" ContentType="application/vnd.ms-office.vbaProject"/></Types>',
        ),
      ),
      letter,
    ],
    "a picture on the author's own disk": [
      types,
      letter,
      relationsOf(relation("image", "file:///C:\\a.png")),
    ],
    "a picture from elsewhere": [types, letter, relationsOf(relation("image", "file://taken.example/a.png"))],
    "a frame from elsewhere": [types, letter, relationsOf(relation("frame", "https://taken.example/"))],
    "DDE in one run": [types, documentOf(field(' DDEAUTO c:\\\\windows\\\\cmd.exe "/k calc" '))],
    "DDE in pieces": [types, documentOf(field(" D", "DE", "AUTO cmd "))],
    "DDE spelled with references": [types, documentOf(field(" &#68;DE cmd "))],
    "DDE inside another field": [
      types,
      documentOf(
        `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> IF 1 = 1 </w:instrText></w:r>${field("DDE cmd")}<w:r><w:fldChar w:fldCharType="end"/></w:r>`,
      ),
    ],
    "DDE that never ends": [
      types,
      documentOf(
        '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>DDE cmd</w:instrText></w:r>',
      ),
    ],
    "DDE as a simple field": [types, documentOf('<w:fldSimple w:instr=" dde cmd "/>')],
    "DDE in a footer": [types, letter, packed("word/footer1.xml", body(field("DDE cmd")))],
    "the text of another file": [types, documentOf(field(' INCLUDETEXT "file://taken.example/a" '))],
    "a document type definition": [
      types,
      packed("word/document.xml", '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
    ],
    "another encoding": [types, packed("word/document.xml", body("").replace("UTF-8", "UTF-7"))],
    "broken XML": [types, packed("word/document.xml", "<w:document>")],
    "no list of types": [letter],
  };
  const [programs, remote] = ["WORD_WITH_PROGRAMS", "WORD_WITH_REMOTE_CONTENT"] as const;
  const REASONS: Readonly<Record<string, string>> = {
    "macros under their usual name": programs,
    "macros under another name": programs,
    "macros behind an attribute of another namespace": programs,
    "a document that allows macros": programs,
    "a type spelled with references": programs,
    "a control": programs,
    "an embedded program": programs,
    "a template from elsewhere": remote,
    "a template from elsewhere, spelled with references": remote,
    "a template from elsewhere, behind an attribute of another namespace": remote,
    "a picture on the author's own disk": remote,
    "a picture from elsewhere": remote,
    "a frame from elsewhere": remote,
    "DDE in one run": programs,
    "DDE in pieces": programs,
    "DDE spelled with references": programs,
    "DDE inside another field": programs,
    "DDE that never ends": programs,
    "DDE as a simple field": programs,
    "DDE in a footer": programs,
    "the text of another file": remote,
  };
  test.each(Object.entries(cases))("%s", async (title, entries) => {
    expect(await faultOf(...entries)).toBe(REASONS[title] ?? "WRONG_FILE_FORMAT");
  });

  test("a file of more than 64 megabytes, which is not even read", async () => {
    const read = () => Promise.reject(new Error("It was read."));
    expect(await wordFault({ size: 64 * 2 ** 20 + 1, read })).toBe("WRONG_FILE_FORMAT");
  });

  test("something behind the end of the ZIP, or in front of it", async () => {
    const whole = zip(types, letter);
    expect(await faultIn(whole)).toBeUndefined();
    expect(await faultIn(Buffer.concat([whole, Buffer.from("<script>")]))).toBe("WRONG_FILE_FORMAT");
    expect(await faultIn(Buffer.concat([Buffer.from("%PDF-1.7\n"), whole]))).toBe("WRONG_FILE_FORMAT");
  });
});
