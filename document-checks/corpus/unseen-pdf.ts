import { fieldPlace, formPdf } from "./form-pdf.ts";
import { type Part, pdfOf } from "./pdf.ts";

/** PDFs that hold more than their own drawing shows. */

/** An annotation in the place of the first field, described and not drawn. */
export const annotatedPdf = (dictionary: string): Buffer => {
  const { x, y, width, height } = fieldPlace(0);
  return formPdf({
    annotations: "6 0 R",
    more: [
      {
        dictionary: `<< /Type /Annot /F 4 /Rect [${x} ${y} ${x + width} ${y + height}] /C [0 0 0] ${dictionary} >>`,
      },
    ],
  });
};

const RESOURCES = "/Resources << /Font << /F1 5 0 R >> /XObject << /P 5 0 R >> >>";

const pageOf = (drawing: string, resource: Part): Buffer =>
  pdfOf([
    { dictionary: "<< /Type /Catalog /Pages 2 0 R >>" },
    { dictionary: "<< /Type /Pages /Kids [3 0 R] /Count 1 >>" },
    { dictionary: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${RESOURCES} /Contents 4 0 R >>` },
    { dictionary: `<< /Length ${drawing.length} >>`, stream: Buffer.from(drawing) },
    resource,
  ]);

/** A picture of 8 by 8 pixels in the place of the first field. */
export const codedPdf = (filter: string, stream: Buffer): Buffer => {
  const { x, y, width, height } = fieldPlace(0);
  return pageOf(`q ${width} 0 0 ${height} ${x} ${y} cm /P Do Q`, {
    dictionary: `<< /Type /XObject /Subtype /Image /Width 8 /Height 8 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /${filter} /Length ${stream.length} >>`,
    stream,
  });
};

const SEGMENT = { page: 48, region: 38 } as const;

const segment = (number: number, kind: number, content: readonly number[]): readonly number[] => [
  ...[0, 0, 0, number, kind, 0, 1],
  ...[0, 0, 0, content.length],
  ...content,
];

const EIGHT = [0, 0, 0, 8];

/** Black, in JBIG2 with the lines of a fax: one written out, then seven like it. */
export const faxedBlack = (): Buffer =>
  Buffer.from([
    ...segment(0, SEGMENT.page, [...EIGHT, ...EIGHT, ...new Array<number>(8).fill(0), 0, 0, 0]),
    ...segment(1, SEGMENT.region, [
      ...[...EIGHT, ...EIGHT, ...new Array<number>(8).fill(0), 0, 1],
      ...[0b00100110, 0b10100010, 0b11111111, 0b11111110, 0b00000000, 0b00010000, 0b00000010],
    ]),
  ]);

/** One letter in a font of one byte for each letter, which has no drawing for it. */
export const letterlessPdf = (): Buffer =>
  pageOf("BT /F1 18 Tf 60 740 Td (A) Tj ET", {
    dictionary:
      "<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1 1] /FontMatrix [1 0 0 1 0 0] /CharProcs << >> /Encoding << /Differences [65 /A] >> /FirstChar 65 /LastChar 65 /Widths [1] >>",
  });

/** Lines in the place of the eighth field, on a page whose units down are a hundredth of those across. */
export const squeezedPdf = (): Buffer => {
  const { x, y, width, height } = fieldPlace(7);
  const lines = Array.from({ length: 20 }, (_, line) => x + (line * width) / 20).map(
    (at) => `${at} ${y * 100} m ${at} ${(y + height) * 100} l S`,
  );
  return pageOf(`1 0 0 0.01 0 0 cm 2 w ${lines.join(" ")}`, {
    dictionary: "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  });
};
