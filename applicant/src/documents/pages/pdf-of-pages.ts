import type { Size } from "./crop.ts";

/** A page is its photo and nothing else: a JPEG is a PDF stream as it is (ISO 32000-1, 7.4.8). */

export interface PdfPage extends Size {
  readonly jpeg: Blob;
}

const A4_LONG_SIDE_POINTS = 842;

type Part = string | Blob;

const sizeOf = (part: Part): number => (typeof part === "string" ? part.length : part.size);

const points = (pixels: number, scale: number): string => (pixels * scale).toFixed(2);

/** The numbers of a page's three objects follow each other. */
const FIRST_PAGE = 4;
const PER_PAGE = 3;

const stream = (dictionary: string, content: Part): readonly Part[] => [
  `<< ${dictionary} /Length ${sizeOf(content)} >>\nstream\n`,
  content,
  "\nendstream",
];

const objectsOf = ({ jpeg, width, height }: PdfPage, index: number): readonly (readonly Part[])[] => {
  const number = FIRST_PAGE + PER_PAGE * index;
  const scale = A4_LONG_SIDE_POINTS / Math.max(width, height);
  const [across, down] = [points(width, scale), points(height, scale)];
  return [
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${down}] /Contents ${number + 1} 0 R /Resources << /XObject << /Photo ${number + 2} 0 R >> >> >>`,
    ],
    stream("", `q ${across} 0 0 ${down} 0 0 cm /Photo Do Q`),
    stream(
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
      jpeg,
    ),
  ];
};

const pdfDate = (time: Date): string => `D:${time.toISOString().replace(/\D/g, "").slice(0, 14)}Z`;

const info = (made: Date): string =>
  `<< /Producer (Latchkey) /Creator (Photographed pages) /CreationDate (${pdfDate(made)}) >>`;

const partsOf = (pages: readonly PdfPage[], made: Date): readonly Part[] => {
  const kids = pages.map((_page, index) => `${FIRST_PAGE + PER_PAGE * index} 0 R`).join(" ");
  const objects: readonly (readonly Part[])[] = [
    ["<< /Type /Catalog /Pages 2 0 R >>"],
    [`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`],
    [info(made)],
    ...pages.flatMap(objectsOf),
  ];
  const parts: Part[] = ["%PDF-1.4\n"];
  let offset = sizeOf("%PDF-1.4\n");
  const table = objects.map((object, index) => {
    const start = offset;
    const whole = [`${index + 1} 0 obj\n`, ...object, "\nendobj\n"];
    parts.push(...whole);
    offset += whole.reduce((sum, part) => sum + sizeOf(part), 0);
    return `${String(start).padStart(10, "0")} 00000 n \n`;
  });
  const count = objects.length + 1;
  parts.push(
    `xref\n0 ${count}\n0000000000 65535 f \n${table.join("")}`,
    `trailer\n<< /Size ${count} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${offset}\n%%EOF\n`,
  );
  return parts;
};

export const pdfOfPages = (pages: readonly PdfPage[], made: Date): Blob =>
  new Blob([...partsOf(pages, made)], { type: "application/pdf" });

/** bytes of the whole file */
export const pdfBytes = (pages: readonly PdfPage[]): number =>
  partsOf(pages, new Date(0)).reduce((sum, part) => sum + sizeOf(part), 0);
