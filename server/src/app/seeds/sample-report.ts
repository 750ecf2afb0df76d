import { createHash } from "node:crypto";
import sharp from "sharp";

const ROWS = 24;

/**
 * A page of a provider's report, different for each person. It is drawn without letters, because a machine may
 * have no fonts.
 */
export const sampleReport = (person: string): Promise<Buffer> => {
  const hash = createHash("sha256").update(person).digest();
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const wide = 180 + (hash[row] ?? 0) * 1.2;
    return `<rect x="60" y="${150 + row * 28}" width="${wide}" height="12" rx="3"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="595" height="842">
    <rect width="595" height="842" fill="#fff"/>
    <rect x="60" y="60" width="220" height="36" rx="6" fill="#2f4a6d"/>
    <g fill="#5a6472">${rows.join("")}</g>
  </svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
};
