import { describe, expect, test } from "vitest";
import {
  attachedPdf,
  differentPdf,
  type FieldKind,
  fieldPlace,
  formPdf,
  layeredPdf,
  unembeddedPdf,
  waitingPdf,
} from "../corpus/form-pdf.ts";
import { annotatedPdf, codedPdf, faxedBlack, letterlessPdf, squeezedPdf } from "../corpus/unseen-pdf.ts";
import { inspectPdf, type PageBitmap, renderPage } from "./pdf-page.ts";

const PAGE = { width: 595, height: 842 };

const inkAt = ({ data, width, height }: PageBitmap, index: number): number => {
  const { x, y, width: across, height: down } = fieldPlace(index);
  const scale = width / PAGE.width;
  const top = Math.round(height - (y + down) * scale);
  let dark = 0;
  for (let row = top; row < top + down * scale; row += 1) {
    for (let column = Math.round(x * scale); column < (x + across) * scale; column += 1) {
      if ((data[(row * width + column) * 4] ?? 255) < 100) dark += 1;
    }
  }
  return dark;
};

const aField = (kind: FieldKind, hasAppearance: boolean) => ({
  kind,
  hasAppearance,
  value: "Mara Lindqvist",
});

describe("a form that was filled in", () => {
  test.each(["text", "choice", "tick", "signature"] as const)("shows a %s", async (kind) => {
    const page = await renderPage(formPdf({ fields: [aField(kind, true)] }));
    expect(inkAt(page, 0)).toBeGreaterThan(200);
  });

  test.each([
    ["text", ""],
    ["text", "/NeedAppearances true"],
    ["choice", ""],
    ["choice", "/NeedAppearances true"],
    ["tick", ""],
    ["tick", "/NeedAppearances true"],
  ] as const)("shows a %s that is only a value %s", async (kind, form) => {
    const page = await renderPage(formPdf({ fields: [aField(kind, false)], form }));
    expect(inkAt(page, 0)).toBeGreaterThan(200);
  });

  test("shows its fields when it was filled in twice in one process", async () => {
    const content = formPdf({ fields: [aField("text", true), aField("signature", true)] });
    await renderPage(content, 1);
    const page = await renderPage(content, 1);
    expect([inkAt(page, 0), inkAt(page, 1), inkAt(page, 2)].map((ink) => ink > 200)).toEqual([
      true,
      true,
      false,
    ]);
  });
});

test("no script of a file runs", async () => {
  const fields = [aField("text", true)];
  const script = '/S /JavaScript /JS (this.getField("field0").value = "")';
  const scripts = `/OpenAction << ${script} >> /Names << /JavaScript << /Names [(one) << ${script} >>] >> >>`;
  const [without, withScripts] = await Promise.all([
    renderPage(formPdf({ fields })),
    renderPage(formPdf({ fields, catalogue: scripts })),
  ]);
  expect(Buffer.compare(withScripts.data, without.data)).toBe(0);
});

const INSTEAD = "/NeedsRendering true";
const refused = { reason: "dynamic-form" };

describe("a form in XFA", () => {
  test("whose page only asks for another program is refused, by every check", async () => {
    const hidden = aField("signature", true);
    for (const content of [waitingPdf(INSTEAD), waitingPdf(""), waitingPdf(INSTEAD, [hidden])]) {
      await expect(inspectPdf(content)).rejects.toMatchObject(refused);
      await expect(renderPage(content)).rejects.toMatchObject(refused);
    }
  });

  test("that replaces its pages is refused whatever they say", async () => {
    const content = formPdf({ catalogue: INSTEAD, form: "/XFA (nothing)" });
    await expect(inspectPdf(content)).rejects.toMatchObject(refused);
  });

  test("with the same fields on its pages is taken, and drawn", async () => {
    const content = formPdf({ fields: [aField("text", true)], catalogue: INSTEAD, form: "/XFA (nothing)" });
    expect(await inspectPdf(content)).toMatchObject({ hasText: true });
    expect(inkAt(await renderPage(content), 0)).toBeGreaterThan(200);
  });

  test("with pages of its own is taken", async () => {
    expect(await inspectPdf(formPdf({ form: "/XFA (nothing)" }))).toMatchObject({ hasText: true });
  });
});

describe("what no page shows is named", () => {
  test("attached files", async () => {
    expect(await inspectPdf(attachedPdf())).toMatchObject({
      attached: 2,
      attachedFiles: ["a.xlsx", "b.docx"],
      hiddenLayers: [],
    });
  });

  test.each([false, true])("layers that are hidden; packed: %s", async (isPacked) => {
    expect(await inspectPdf(layeredPdf(isPacked))).toMatchObject({ attached: 0, hiddenLayers: ["Ärg"] });
  });
});

describe("an annotation that the file only describes", () => {
  const { x, y, width, height } = fieldPlace(0);
  const points = `${x} ${y} ${x + width} ${y + height} ${x + width} ${y}`;
  const quad = `${x} ${y + height} ${x + width} ${y + height} ${x} ${y} ${x + width} ${y}`;

  test.each([
    ["line", `/Subtype /Line /L [${x} ${y} ${x + width} ${y + height}]`],
    ["line without a rectangle", `/Subtype /Line /Rect [0 0 0 0] /L [${x} ${y} ${x + width} ${y + height}]`],
    [
      "line with another's rectangle",
      `/Subtype /Line /Rect [9 9 5 5] /L [${x} ${y} ${x + width} ${y + height}]`,
    ],
    ["polygon", `/Subtype /Polygon /Vertices [${points}]`],
    ["line of many points", `/Subtype /PolyLine /Vertices [${points}]`],
    ["drawing by hand", `/Subtype /Ink /InkList [[${points}]]`],
    ["rectangle", "/Subtype /Square"],
    ["text", "/Subtype /FreeText /DA (0 g /Helv 12 Tf) /Contents (Paid in cash)"],
    ["strike", `/Subtype /StrikeOut /QuadPoints [${quad}]`],
  ])("is drawn: a %s", async (_what, dictionary) => {
    const content = annotatedPdf(dictionary);
    expect(inkAt(await renderPage(content), 0)).toBeGreaterThan(50);
    expect(await inspectPdf(content)).toMatchObject({ undrawnMarks: [], notes: [] });
  });

  test("is not drawn where it is hidden", async () => {
    const content = annotatedPdf("/Subtype /FreeText /F 2 /DA (0 g /Helv 12 Tf) /Contents (Cash)");
    expect(inkAt(await renderPage(content), 0)).toBe(0);
    expect(await inspectPdf(content)).toMatchObject({ notes: ["Cash"] });
  });

  test.each([
    ["/Subtype /Sound", { undrawnMarks: ["sound"] }],
    ["/Subtype /Own /Contents (Said)", { undrawnMarks: ["mark"], notes: ["Said"] }],
    ["/Subtype /Text /Contents (Ask him\\nagain)", { undrawnMarks: [], notes: ["Ask him again"] }],
    ["/Subtype /Link /Contents (A page)", { undrawnMarks: [], notes: [] }],
  ])("is told where it cannot be: %s", async (dictionary, expected) => {
    expect(await inspectPdf(annotatedPdf(dictionary))).toMatchObject(expected);
  });

  test("tells as many notes as a reviewer reads, and that there are more", async () => {
    const note = "<< /Type /Annot /Subtype /Text /Rect [0 0 9 9] /Contents (Again) >>";
    const { notes } = await inspectPdf(formPdf({ annotations: note.repeat(30) }));
    expect(notes).toEqual([...new Array<string>(20).fill("Again"), "…"]);
  });
});

describe("a picture", () => {
  test("in a rare coding is drawn", async () => {
    const content = codedPdf("JBIG2Decode", faxedBlack());
    expect(inkAt(await renderPage(content), 0)).toBeGreaterThan(200);
    expect(await inspectPdf(content)).toMatchObject({ unreadPictures: [] });
  });

  test.each(["JBIG2Decode", "JPXDecode", "DCTDecode"])(
    "that cannot be decoded is told: %s",
    async (filter) => {
      const content = codedPdf(filter, Buffer.from("no picture ".repeat(40)));
      expect(await inspectPdf(content)).toMatchObject({ unreadPictures: [1] });
    },
  );
});

test("lines that are squeezed are drawn down to the lower edge", async () => {
  expect(inkAt(await renderPage(squeezedPdf()), 7)).toBeGreaterThan(200);
});

test("a text of which no letter is drawn is told", async () => {
  expect(await inspectPdf(letterlessPdf())).toMatchObject({ missingLetters: ["A"] });
  expect(await inspectPdf(differentPdf("Aogonek"))).toMatchObject({ missingLetters: [] });
});

describe("a PDF without fonts of its own", () => {
  test.each([
    ["Chinese", "UniGB-UTF16-H", "GB1", "王", "明"],
    ["Chinese of Taiwan", "UniCNS-UTF16-H", "CNS1", "王", "明"],
    ["Japanese", "UniJIS-UTF16-H", "Japan1", "さ", "く"],
    ["Korean", "UniKS-UTF16-H", "Korea1", "김", "민"],
  ])("shows its letters: %s", async (_script, encoding, order, one, other) => {
    const pages = await Promise.all(
      [one, other].map((character) => renderPage(unembeddedPdf(character, encoding, order))),
    );
    const [first, second] = pages.map(({ data }) => Buffer.from(data));
    expect(pages.every((page) => inkAt(page, 0) > 50)).toBe(true);
    expect(first?.equals(second ?? Buffer.alloc(0))).toBe(false);
  });

  test.each([
    ["Polish", "Aogonek", "Eogonek"],
    ["Russian", "afii10024", "afii10038"],
    ["Greek", "Omega", "Psi"],
  ])("shows its letters, also of the next file: %s", async (_script, one, other) => {
    const [first, second, latin] = [
      await renderPage(differentPdf(one)),
      await renderPage(differentPdf(other)),
      await renderPage(differentPdf("A")),
    ];
    expect([first, second, latin].every((page) => inkAt(page, 0) > 50)).toBe(true);
    expect(Buffer.from(first.data).equals(Buffer.from(second.data))).toBe(false);
    const again = await renderPage(differentPdf("A"));
    expect(Buffer.from(latin.data).equals(Buffer.from(again.data))).toBe(true);
  });
});
