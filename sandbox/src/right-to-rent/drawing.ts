import { html, type Markup } from "../html/markup.ts";

/** Pictures of no real person, drawn alike on a page and in a PDF. */
export interface Drawing {
  readonly caption: string;
  readonly label: string;
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

/** `tone` is from 0, black, to 255, white; `y` grows downwards. */
export type Shape =
  | {
      readonly kind: "box";
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly tone: number;
    }
  | {
      readonly kind: "ellipse";
      readonly x: number;
      readonly y: number;
      readonly rx: number;
      readonly ry: number;
      readonly tone: number;
    };

const box = (tone: number, [x, y, width, height]: readonly [number, number, number, number]): Shape => ({
  kind: "box",
  x,
  y,
  width,
  height,
  tone,
});

const ellipse = (tone: number, [x, y, rx, ry]: readonly [number, number, number, number]): Shape => ({
  kind: "ellipse",
  x,
  y,
  rx,
  ry,
  tone,
});

export const portrait = (name: string): Drawing => ({
  caption: "Photo (drawn)",
  label: `Drawn placeholder for the photo of ${name}`,
  width: 100,
  height: 120,
  shapes: [
    box(226, [0, 0, 100, 120]),
    ellipse(120, [50, 126, 42, 46]),
    box(150, [42, 62, 16, 24]),
    ellipse(150, [50, 46, 21, 26]),
  ],
});

export const biometricPage = (name: string): Drawing => ({
  caption: "Biometric page (drawn)",
  label: `Drawn placeholder for the biometric page of the passport of ${name}`,
  width: 170,
  height: 120,
  shapes: [
    box(235, [0, 0, 170, 120]),
    box(205, [10, 14, 50, 62]),
    ellipse(130, [35, 74, 20, 16]),
    ellipse(155, [35, 42, 11, 14]),
    box(235, [10, 76, 50, 20]),
    ...[16, 32, 48, 64].map((y) => box(170, [72, y, 80, 7])),
    box(110, [10, 94, 150, 7]),
    box(110, [10, 106, 150, 7]),
  ],
});

const svgShape = (shape: Shape): Markup => {
  const fill = `rgb(${shape.tone},${shape.tone},${shape.tone})`;
  return shape.kind === "box"
    ? html`<rect x="${shape.x}" y="${shape.y}" width="${shape.width}" height="${shape.height}" fill="${fill}"/>`
    : html`<ellipse cx="${shape.x}" cy="${shape.y}" rx="${shape.rx}" ry="${shape.ry}" fill="${fill}"/>`;
};

export const svgOf = ({ caption, label, width, height, shapes }: Drawing): Markup =>
  html`<figure><svg class="drawing" role="img" aria-label="${label}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${shapes.map(svgShape)}</svg>
<figcaption>${caption}</figcaption></figure>`;
