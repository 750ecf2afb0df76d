import { block } from "./layout.ts";

type Spot = readonly [x: number, y: number, size: number];

export const head = ([x, y, size]: Spot): string =>
  `${block([x, y, size, size * 1.25], "#c9cfca")}<circle cx="${x + size / 2}" cy="${y + size * 0.5}" r="${size * 0.24}" fill="#6d4a38"/><path d="M${x} ${y + size * 1.25} Q${x + size / 2} ${y + size * 0.5} ${x + size} ${y + size * 1.25} Z" fill="#7a2f3a"/>`;

export const likeness = ([x, y, size]: Spot): string =>
  `${block([x, y, size, size * 1.3], "#c4c4c0")}<ellipse cx="${x + size / 2}" cy="${y + size * 0.52}" rx="${size * 0.21}" ry="${size * 0.29}" fill="#75716c"/><path d="M${x + size * 0.12} ${y + size * 1.3} C${x + size * 0.2} ${y + size * 0.8} ${x + size * 0.8} ${y + size * 0.8} ${x + size * 0.88} ${y + size * 1.3} Z" fill="#4c4b4a"/>`;

export const bust = ([x, y, size]: Spot, ground: string): string =>
  `${block([x, y, size, size * 1.25], ground)}<circle cx="${x + size * 0.5}" cy="${y + size * 0.48}" r="${size * 0.24}" fill="#8a6d5c"/><path d="M${x + size * 0.06} ${y + size * 1.25} q${size * 0.44} ${-size * 0.86} ${size * 0.88} 0 Z" fill="#35405a"/>`;

export const face = ([x, y, size]: Spot, ground: string): string =>
  `${block([x, y, size, size * 1.28], ground)}<path d="M${x + size * 0.05} ${y + size * 1.28} q${size * 0.08} ${-size * 0.34} ${size * 0.45} ${-size * 0.36} t${size * 0.45} ${size * 0.36} Z" fill="#54663f"/><ellipse cx="${x + size * 0.5}" cy="${y + size * 0.58}" rx="${size * 0.22}" ry="${size * 0.3}" fill="#b98d70"/><path d="M${x + size * 0.27} ${y + size * 0.56} q${size * 0.23} ${-size * 0.5} ${size * 0.46} 0 Z" fill="#2c211c"/>`;
