import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);

/** Bytes of a file that its package exports. */
export const packageFile = (name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(require.resolve(name)));

/** Bytes of a file that its package does not export, by the path from the file that it exports as its main one. */
export const packageFileBeside = (name: string, path: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(join(dirname(require.resolve(name)), path)));
