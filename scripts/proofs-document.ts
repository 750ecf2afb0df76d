import { mkdirSync, writeFileSync } from "node:fs";
import { root } from "./proofs.ts";

export const writeDocument = (name: string, text: string): void => {
  const folder = new URL("test-results/", root);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(name, folder), text);
  console.log(`Written: test-results/${name}`);
};
