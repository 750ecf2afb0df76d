import { textOfPages } from "@latchkey/document-checks/corpus/pdf-text.ts";
import { renderPage } from "@latchkey/document-checks/pdf-page.ts";
import { afterAll, describe, expect, test } from "vitest";
import { openTestPdfWriter } from "../../../test/fake-pdf.ts";
import { templateFonts } from "./fonts.ts";

/** The program that writes PDFs, as a process of its own. */

const writer = openTestPdfWriter();
afterAll(() => writer.close());

const template = `#let page-data = json(bytes(sys.inputs.data))
#set document(title: page-data.title, date: none)
#set text(${templateFonts})
= #page-data.title
#page-data.text`;

const textOf = async (pdf: Buffer): Promise<string> => (await textOfPages(pdf)).join("\n");

describe("a PDF", () => {
  test("has the words of its data, also in letters that the house's font lacks", async () => {
    const text = await textOf(
      await writer.write({ template, data: { title: "Statement", text: "Ọlájídé Ёлка Ωμέγα" } }),
    );
    expect(text).toContain("Statement");
    expect(text).toContain("Ọlájídé Ёлка Ωμέγα");
  });

  /** The marks of the only line, column by column. */
  const drawn = async (text: string): Promise<readonly (readonly number[])[]> => {
    const { data, width, height } = await renderPage(
      await writer.write({ template, data: { title: "", text } }),
    );
    const rows = Array.from({ length: height }, (_, row) => row);
    const isDark = (x: number, y: number) => (data[(y * width + x) * 4] ?? 255) < 128;
    const columns = Array.from({ length: width }, (_, x) => rows.filter((y) => isDark(x, y)));
    const isMarked = (column: readonly number[]) => column.length > 0;
    return columns.slice(columns.findIndex(isMarked), columns.findLastIndex(isMarked) + 1);
  };

  test.each(["عم", "دل", "王小", "さく", "김민", "สจ", "කම", "अम", "გი"])(
    "has letters of every script and no boxes: %s",
    async (pair) => {
      const [one = "", other = ""] = pair;
      expect(await drawn(`${one} ${one} ${one}`)).not.toEqual(await drawn(`${other} ${other} ${other}`));
    },
  );

  test("writes Arabic and Hebrew from right to left", async () => {
    const columns = await drawn("־־־־־־ ששש");
    const ink = (side: typeof columns) => side.flat().length;
    const middle = columns.length / 2;
    expect(ink(columns.slice(0, middle))).toBeGreaterThan(2 * ink(columns.slice(middle)));
  });

  test("is written although its data has half a character, which shows as a question mark", async () => {
    const text = await textOf(
      await writer.write({ template, data: { title: "T", text: "Rent\ud800 and 🏠 and \udc00" } }),
    );
    expect(text).toMatch(/Rent\S* and .* and/);
    expect(text).not.toContain("\ud800");
  });

  test("takes nothing in its data for a command", async () => {
    const said = '#panic("x") *b* #read("/etc/passwd") $x$ \\ @ref <label>';
    const text = await textOf(await writer.write({ template, data: { title: "T", text: said } }));
    expect(text).toContain('#panic("x") *b* #read("/etc/passwd") $x$ \\ @ref <label>');
  });

  test("is tagged for screen readers, and the same for the same data", async () => {
    const source = { template, data: { title: "T", text: "One" } };
    const [first, second] = [await writer.write(source), await writer.write(source)];
    expect(first.equals(second)).toBe(true);
    expect(first.toString("latin1")).toContain("/StructTreeRoot");
  });

  test("several at once are written one after the other, each with its own data", async () => {
    const texts = await Promise.all(
      ["One", "Two", "Three"].map(async (text) =>
        textOf(await writer.write({ template, data: { title: "T", text } })),
      ),
    );
    expect(texts.map((text) => text.replace(/^T\s+/, "").trim())).toEqual(["One", "Two", "Three"]);
  });
});

describe("what goes wrong", () => {
  test("a template that is refused fails, and the next one is written", async () => {
    await expect(writer.write({ template: "#panic()", data: {} })).rejects.toThrow("A PDF was not written");
    expect(await writer.write({ template, data: { title: "T", text: "One" } })).toBeInstanceOf(Buffer);
  });

  test("a process that takes too long fails", async () => {
    const impatient = openTestPdfWriter(1);
    await expect(impatient.write({ template, data: {} })).rejects.toThrow("A PDF was not written: timeout");
    impatient.close();
  });
});
