import type { Drawing, Shape } from "./drawing.ts";

export type Row = readonly [label: string, value: string];

/** A sheet of A4 that is marked as practice. */
export interface Sheet {
  readonly title: string;
  readonly drawings: readonly Drawing[];
  readonly rows: readonly Row[];
}

const PRACTICE =
  "Practice file of a demo. It comes from no government and no provider, and shows no real person.";

const [WIDTH, HEIGHT, MARGIN] = [595, 842, 48];
const BANNER = 44;
const TITLE_AT = 700;
const DRAWN_FROM = 670;
const ROW = 26;
const VALUES_AT = 200;
/** An ellipse of four Bézier curves. */
const KAPPA = 0.5523;

/** Text in the file's own encoding, WinAnsi. */
const literal = (text: string): string => `(${text.replace(/[\\()]/g, "\\$&")})`;

const line = (font: "F1" | "F2", size: number, [x, y, text]: readonly [number, number, string]): string =>
  `BT /${font} ${size} Tf ${x} ${y} Td ${literal(text)} Tj ET`;

const gray = (tone: number): string => `${(tone / 255).toFixed(3)} g`;

const ellipsePath = ({ x, y, rx, ry }: Extract<Shape, { readonly kind: "ellipse" }>): string => {
  const [kx, ky] = [rx * KAPPA, ry * KAPPA];
  const curve = (...numbers: readonly number[]) =>
    `${numbers.map((number) => number.toFixed(2)).join(" ")} c`;
  return [
    `${x + rx} ${y} m`,
    curve(x + rx, y + ky, x + kx, y + ry, x, y + ry),
    curve(x - kx, y + ry, x - rx, y + ky, x - rx, y),
    curve(x - rx, y - ky, x - kx, y - ry, x, y - ry),
    curve(x + kx, y - ry, x + rx, y - ky, x + rx, y),
  ].join("\n");
};

const pathOf = (shape: Shape): string =>
  shape.kind === "box" ? `${shape.x} ${shape.y} ${shape.width} ${shape.height} re` : ellipsePath(shape);

/** Drawn from its upper left corner, and cut at its edges. */
const picture = ({ caption, width, height, shapes }: Drawing, x: number): string =>
  [
    `q 1 0 0 -1 ${x} ${DRAWN_FROM} cm 0 0 ${width} ${height} re W n`,
    ...shapes.map((shape) => `${gray(shape.tone)} ${pathOf(shape)} f`),
    "Q",
    gray(0),
    line("F1", 9, [x, DRAWN_FROM - height - 14, caption]),
  ].join("\n");

const contentOf = ({ title, drawings, rows }: Sheet): string => {
  const lefts = drawings.map((_drawing, index) =>
    drawings.slice(0, index).reduce((left, { width }) => left + width + 24, MARGIN),
  );
  const rowsFrom = DRAWN_FROM - Math.max(0, ...drawings.map(({ height }) => height)) - 48;
  return [
    `${gray(235)} 0 ${HEIGHT - BANNER} ${WIDTH} ${BANNER} re f ${gray(0)}`,
    line("F2", 10, [MARGIN, HEIGHT - 27, PRACTICE]),
    line("F2", 20, [MARGIN, TITLE_AT, title]),
    ...drawings.map((drawing, index) => picture(drawing, lefts[index] ?? MARGIN)),
    ...rows.flatMap(([label, value], index) => [
      line("F2", 11, [MARGIN, rowsFrom - index * ROW, label]),
      line("F1", 11, [VALUES_AT, rowsFrom - index * ROW, value]),
    ]),
  ].join("\n");
};

const font = (name: string): string =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

const offsetRow = (offset: number): string => `${String(offset).padStart(10, "0")} 00000 n \n`;

export const pdfOf = (sheet: Sheet): Buffer => {
  const content = contentOf(sheet);
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font("Helvetica"),
    font("Helvetica-Bold"),
  ];
  let text = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.map(offsetRow).join("")}`;
  return Buffer.from(
    `${text}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    "latin1",
  );
};
