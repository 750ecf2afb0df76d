const head = "%PDF-1.7\n";

export interface Part {
  readonly dictionary: string;
  readonly stream?: Buffer;
}

const body = ({ dictionary, stream }: Part, index: number): Buffer =>
  Buffer.concat([
    Buffer.from(`${index + 1} 0 obj\n${dictionary}\n`),
    ...(stream ? [Buffer.from("stream\n"), stream, Buffer.from("\nendstream\n")] : []),
    Buffer.from("endobj\n"),
  ]);

/** Objects are numbered from 1 in the order given; the first is the catalogue. */
export const pdfOf = (parts: readonly Part[], trailer = ""): Buffer => {
  const bodies = parts.map(body);
  let place = head.length;
  const places = bodies.map(({ length }) => {
    const here = place;
    place += length;
    return `${String(here).padStart(10, "0")} 00000 n \n`;
  });
  const size = parts.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join("")}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${place}\n%%EOF\n`;
  return Buffer.concat([Buffer.from(head), ...bodies, Buffer.from(table + end)]);
};

export interface PicturePdf {
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
  readonly catalogue?: string;
  readonly trailer?: string;
  /** Encrypts the stream of an object, without changing its length. */
  readonly seal?: (object: number, stream: Buffer) => Buffer;
}

export const picturePdf = ({
  jpeg,
  width,
  height,
  catalogue = "",
  trailer = "",
  seal = (_object, stream) => stream,
}: PicturePdf): Buffer => {
  const [across, down] = [595, Math.round((595 * height) / width)];
  const draw = Buffer.from(`q ${across} 0 0 ${down} 0 0 cm /P Do Q`);
  return pdfOf(
    [
      { dictionary: `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>` },
      { dictionary: "<< /Type /Pages /Kids [3 0 R] /Count 1 >>" },
      {
        dictionary: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${down}] /Contents 4 0 R /Resources << /XObject << /P 5 0 R >> >> >>`,
      },
      { dictionary: `<< /Length ${draw.length} >>`, stream: seal(4, draw) },
      {
        dictionary: `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>`,
        stream: seal(5, jpeg),
      },
    ],
    trailer,
  );
};

/** Declares itself encrypted, with keys that do not exist. */
export const lockedPdf = (picture: PicturePdf): Buffer =>
  picturePdf({
    ...picture,
    trailer: `/ID [<${"00".repeat(16)}> <${"00".repeat(16)}>] /Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O <${"ab".repeat(32)}> /U <${"cd".repeat(32)}> >>`,
  });
