import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { contentTypes, type ZipEntry, zip } from "../../test/bad-bytes.ts";
import { readWordText } from "./word-text.ts";

const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const NAMES = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:a="urn:a" xmlns:wp="urn:wp"
  xmlns:mc="urn:mc" xmlns:v="urn:v"`;

const part = (name: string, root: string, content: string): ZipEntry => ({
  name: `word/${name}.xml`,
  content: `<?xml version="1.0"?><w:${root} ${NAMES}>${content}</w:${root}>`,
});
const rels = (target = "word/document.xml"): ZipEntry => ({
  name: "_rels/.rels",
  content: `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="${target}"/></Relationships>`,
});
const types: ZipEntry = { name: "[Content_Types].xml", content: contentTypes(WORD) };

const read = (...entries: readonly ZipEntry[]) => {
  const content = zip(types, ...entries);
  return readWordText({ size: content.length, read: () => Promise.resolve(Readable.from([content])) });
};
const textOf = (body: string) => read(rels(), part("document", "document", `<w:body>${body}</w:body>`));

const run = (text: string): string => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (text: string, properties = ""): string =>
  `<w:p><w:pPr>${properties}</w:pPr>${run(text)}</w:p>`;
const cell = (...content: readonly string[]): string => `<w:tc>${content.join("")}</w:tc>`;

const shown = async (body: string) =>
  (await textOf(body)).blocks.map(({ kind, level, text, rows }) =>
    kind === "table" ? rows : `${kind}${level || ""}: ${text}`,
  );

describe("the text of a Word document", () => {
  test("has its paragraphs in order, put together from their runs", async () => {
    const body = `<w:p>${run("Mara ")}${run("Lindqvist")}<w:r><w:tab/></w:r>${run("is &lt;employed&gt;")}<w:r><w:br/></w:r>${run("by us.")}</w:p><w:p/>${paragraph("Yours")}`;
    expect(await shown(body)).toEqual([
      "paragraph: Mara Lindqvist\tis <employed>\nby us.",
      "paragraph: Yours",
    ]);
  });

  test("has headings by their style, whatever the language, or by their level", async () => {
    const styles = part(
      "styles",
      "styles",
      '<w:style w:styleId="berschrift2"><w:name w:val="heading 2"/></w:style><w:style w:styleId="Titel"><w:name w:val="Title"/></w:style>',
    );
    const body = `<w:body>${paragraph("Letter", '<w:pStyle w:val="Titel"/>')}${paragraph("Pay", '<w:pStyle w:val="berschrift2"/>')}${paragraph("More", '<w:outlineLvl w:val="2"/>')}${paragraph("Body", '<w:outlineLvl w:val="9"/>')}</w:body>`;
    const { blocks } = await read(rels(), styles, part("document", "document", body));
    expect(blocks.map(({ kind, level }) => [kind, level])).toEqual([
      ["heading", 1],
      ["heading", 2],
      ["heading", 3],
      ["paragraph", 0],
    ]);
  });

  test("has lists and tables, also a table in a table", async () => {
    const inner = `<w:tbl><w:tr>${cell(paragraph("a"))}${cell(paragraph("b"))}</w:tr></w:tbl>`;
    const body = `${paragraph("one", '<w:numPr><w:numId w:val="3"/></w:numPr>')}<w:tbl><w:tr>${cell(paragraph("Salary"), paragraph("yearly"))}${cell(paragraph("41,250"))}</w:tr><w:tr>${cell(inner)}${cell("<w:p/>")}</w:tr><w:tr>${cell("<w:p/>")}</w:tr></w:tbl>`;
    expect(await shown(body)).toEqual([
      "item: one",
      [
        ["Salary\nyearly", "41,250"],
        ["a\tb", ""],
      ],
    ]);
  });

  test("has ticks, and the results of fields without their instructions", async () => {
    const box = (inside: string) =>
      `<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:checkBox>${inside}</w:checkBox></w:ffData></w:fldChar></w:r>`;
    const body = `<w:p>${box('<w:default w:val="0"/><w:checked/>')}${run(" permanent ")}${box('<w:default w:val="0"/>')}${run(" temporary ")}<w:r><w:sym w:font="Wingdings" w:char="F0FE"/></w:r><w:r><w:instrText> PAGE </w:instrText></w:r>${run(" 3")}</w:p>`;
    expect(await shown(body)).toEqual(["paragraph: \u2612 permanent \u2610 temporary \u2612 3"]);
  });

  test("names pictures, and says what stands in a drawing once", async () => {
    const picture =
      '<w:r><w:drawing><wp:docPr name="Picture 1" descr="Signature"/><a:blip/></w:drawing></w:r>';
    const box = `<w:r><mc:AlternateContent><mc:Choice><w:txbxContent>${paragraph("Stamp")}</w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent>${paragraph("Stamp")}</w:txbxContent></mc:Fallback></mc:AlternateContent></w:r>`;
    expect(await shown(`<w:p>${run("Yours")}${picture}</w:p><w:p>${box}</w:p>`)).toEqual([
      "paragraph: Yours",
      "picture: Signature",
      "paragraph: Stamp",
    ]);
  });

  test("has headers first, and footers, notes and comments last, each once", async () => {
    const letterhead = paragraph("Northgate Ltd");
    const { blocks } = await read(
      rels(),
      part("document", "document", `<w:body>${paragraph("Body")}</w:body>`),
      part("header1", "hdr", letterhead),
      part("header2", "hdr", letterhead),
      part("footer1", "ftr", paragraph("Page 1")),
      part("footnotes", "footnotes", `<w:footnote>${paragraph("Gross")}</w:footnote>`),
      part("comments", "comments", `<w:comment>${paragraph("Sure?")}</w:comment>`),
    );
    expect(blocks.map(({ part: where, text }) => `${where}: ${text}`)).toEqual([
      "header: Northgate Ltd",
      "body: Body",
      "footer: Page 1",
      "notes: Gross",
      "comments: Sure?",
    ]);
  });

  test("leaves out what was deleted, and says that there were changes", async () => {
    const changed = `<w:p><w:del><w:r><w:delText>41,250</w:delText></w:r></w:del><w:ins>${run("91,250")}</w:ins></w:p>`;
    expect(await textOf(changed)).toMatchObject({ blocks: [{ text: "91,250" }], hasChanges: true });
    expect(await textOf(paragraph("41,250"))).toMatchObject({ hasChanges: false });
  });

  test("is found in the part that the document names", async () => {
    const { blocks } = await read(
      rels("/word/document2.xml"),
      part("document2", "document", `<w:body>${paragraph("Here")}</w:body>`),
    );
    expect(blocks).toMatchObject([{ text: "Here" }]);
  });

  test("is cut where it is longer than a person reads", async () => {
    const long = await textOf(paragraph("x".repeat(90)).repeat(5000));
    expect([long.blocks.length, long.isCut]).toEqual([4000, true]);
    const wide = await textOf(paragraph("x".repeat(150_000)).repeat(4));
    expect([wide.blocks.length, wide.isCut]).toEqual([2, true]);
  });

  test("of a document that is not accepted is never read, nor is one that takes too long", async () => {
    const macros = { name: "word/vbaProject.bin", content: "x" };
    const main = part("document", "document", `<w:body>${paragraph("Here")}</w:body>`);
    await expect(read(rels(), main, macros)).rejects.toThrow();
    await expect(read(rels("elsewhere/document.xml"), main)).rejects.toThrow();
    await expect(read(main)).rejects.toThrow();
    const whole = zip(types, rels(), main);
    const file = { size: whole.length, read: () => Promise.resolve(Readable.from([whole])) };
    await expect(readWordText(file, AbortSignal.abort())).rejects.toThrow();
  });
});
