import { createHash } from "node:crypto";
import sharp from "sharp";

/** Word lengths in pixels: rows of rectangles look printed without any font. */
const words = (hash: Buffer, row: number): string =>
  [0, 1, 2]
    .map((word) => {
      const wide = 40 + ((hash[row * 3 + word] ?? 0) % 60);
      return `<rect x="${300 + word * 120}" y="${110 + row * 62}" width="${wide}" height="16" rx="3"/>`;
    })
    .join("");

const machineLine = (hash: Buffer, line: number): string =>
  Array.from({ length: 44 }, (_, at) => {
    const high = 10 + ((hash[(at * (line + 3)) % 32] ?? 0) % 12);
    return `<rect x="${40 + at * 17}" y="${(line === 0 ? 480 : 525) + (22 - high) / 2}" width="11" height="${high}"/>`;
  }).join("");

/**
 * The data page of a fictional passport, different for each person because the same file in several cases is
 * a finding. It is drawn without letters, because a machine may have no fonts.
 */
export const samplePassport = (person: string): Promise<Buffer> => {
  const hash = createHash("sha256").update(person).digest();
  const hue = Math.round(((hash[31] ?? 0) / 255) * 360);
  const ink = `hsl(${hue} 25% 30%)`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="830" height="580">
    <rect width="830" height="580" fill="hsl(${hue} 35% 92%)"/>
    <g stroke="hsl(${hue} 35% 84%)" stroke-width="2" fill="none">${Array.from(
      { length: 12 },
      (_, ring) => `<circle cx="600" cy="250" r="${30 + ring * 28}"/>`,
    ).join("")}</g>
    <rect x="40" y="34" width="750" height="40" rx="6" fill="hsl(${hue} 40% 45%)"/>
    <rect x="40" y="100" width="220" height="290" fill="hsl(${hue} 12% 80%)"/>
    <g fill="hsl(${hue} 15% 55%)"><circle cx="150" cy="210" r="56"/><path d="M60 390c0-70 40-110 90-110s90 40 90 110z"/></g>
    <g fill="${ink}">${[0, 1, 2, 3, 4].map((row) => words(hash, row)).join("")}${machineLine(hash, 0)}${machineLine(hash, 1)}</g>
  </svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
};
