import type { FileToAdd } from "./pictures.ts";

const content = "BT /F1 24 Tf 40 180 Td (Driving licence of Utopia, back) Tj ET";

const pdfObjects = [
  "<< /Type /Catalog /Pages 2 0 R >>",
  "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
  "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 260] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
  `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
];

const padded = (offset: number): string => String(offset).padStart(10, "0");

/** A minimal PDF with one page and a cross-reference table. */
const pdf = (): Buffer => {
  let text = "%PDF-1.4\n";
  const offsets = pdfObjects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${padded(offset)} 00000 n \n`).join("");
  const size = pdfObjects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text, "latin1");
};

export const aPdf = (name = "licence back.pdf"): FileToAdd => ({
  name,
  mimeType: "application/pdf",
  buffer: pdf(),
});

/** A format that identity does not accept. */
export const aWordFile = (name = "letter.docx"): FileToAdd => ({
  name,
  mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  buffer: Buffer.from("PK\u0003\u0004 not really"),
});

export const anEmptyFile = (name = "nothing.png"): FileToAdd => ({
  name,
  mimeType: "image/png",
  buffer: Buffer.alloc(0),
});

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Exactly the maximum size; starts like a picture. */
export const aLargestFile = (name = "largest.png"): FileToAdd => ({
  name,
  mimeType: "image/png",
  buffer: Buffer.concat([Buffer.from(PNG_SIGNATURE), Buffer.alloc(10_485_760 - PNG_SIGNATURE.length)]),
});

/** One byte over the limit. */
export const aTooLargeFile = (name = "huge.png"): FileToAdd => ({
  name,
  mimeType: "image/png",
  buffer: Buffer.alloc(10_485_761, 7),
});

/** Named like a picture, but it is not one. */
export const aRenamedText = (name = "renamed.png"): FileToAdd => ({
  name,
  mimeType: "image/png",
  buffer: Buffer.from("This is only text.\n"),
});
