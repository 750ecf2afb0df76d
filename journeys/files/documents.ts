import { aPicture, type FileToAdd } from "./pictures.ts";

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
const pdf = (trailer = ""): Buffer => {
  let text = "%PDF-1.4\n";
  const offsets = pdfObjects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${padded(offset)} 00000 n \n`).join("");
  const size = pdfObjects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text, "latin1");
};

export const aPdf = (name = "licence back.pdf"): FileToAdd => ({
  name,
  mimeType: "application/pdf",
  buffer: pdf(),
});

/** Nobody knows its password. */
export const aProtectedPdf = (name = "protected.pdf"): FileToAdd => ({
  name,
  mimeType: "application/pdf",
  buffer: pdf(
    `/ID [<${"00".repeat(16)}> <${"00".repeat(16)}>] /Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O <${"ab".repeat(32)}> /U <${"cd".repeat(32)}> >>`,
  ),
});

/** A PDF that a program has cut off. */
export const aBrokenPdf = (name = "broken.pdf"): FileToAdd => ({
  name,
  mimeType: "application/pdf",
  buffer: pdf().subarray(0, 20),
});

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Declares 50,000 by 50,000 pixels. */
export const aPixelBomb = (name = "poster.png"): FileToAdd => {
  const header = Buffer.alloc(21);
  header.writeUInt32BE(13);
  header.write("IHDR", 4, "latin1");
  header.writeUInt32BE(50_000, 8);
  header.writeUInt32BE(50_000, 12);
  return { name, mimeType: "image/png", buffer: Buffer.concat([Buffer.from(PNG_SIGNATURE), header]) };
};

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

const LIMIT = 10_485_760;

const padToLimit = (file: FileToAdd): FileToAdd => ({
  ...file,
  buffer: Buffer.concat([file.buffer, Buffer.alloc(LIMIT - file.buffer.length)]),
});

/** A PDF with exactly the maximum size: what follows its end is padding. No device makes it smaller. */
export const aLargestPdf = (name = "largest.pdf"): FileToAdd => padToLimit(aPdf(name));

/** The same as a picture. */
export const aLargestFile = async (name = "largest.png"): Promise<FileToAdd> =>
  padToLimit(await aPicture(name));

/** One byte over the limit. */
export const aTooLargeFile = (name = "huge.png"): FileToAdd => ({
  name,
  mimeType: "image/png",
  buffer: Buffer.alloc(LIMIT + 1, 7),
});

/** Named like a picture, but it is not one. */
export const aRenamedText = (name = "renamed.png"): FileToAdd => ({
  name,
  mimeType: "image/png",
  buffer: Buffer.from("This is only text.\n"),
});
