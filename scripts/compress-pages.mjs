// Puts a compressed copy beside every built script, style sheet and drawing. Until it exists, the file is served as it
// is.
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { root } from "./install.mjs";

const assets = join(root, "dist", "applicant", "assets");
const compressed = promisify(brotliCompress);

const compress = async (file) => {
  const content = readFileSync(file);
  const { BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGBLOCK, BROTLI_MAX_INPUT_BLOCK_BITS } = constants;
  const params = {
    [BROTLI_PARAM_SIZE_HINT]: content.length,
    [BROTLI_PARAM_LGBLOCK]: BROTLI_MAX_INPUT_BLOCK_BITS,
  };
  // Renamed when complete: browsers keep what they get for a year.
  const half = `${file}.${process.pid}`;
  writeFileSync(half, await compressed(content, { params }));
  renameSync(half, `${file}.br`);
};

/**
 * One file after the other, which leaves the other core to a running server. Names carry a hash of the content, so an
 * existing copy is right.
 * @param isOver asked before each file; true stops
 */
export const compressPages = async (isOver = () => false) => {
  const files = readdirSync(assets).filter((name) => /\.(js|css|svg)$/.test(name));
  for (const file of files.map((name) => join(assets, name))) {
    if (isOver()) return;
    if (!existsSync(`${file}.br`)) await compress(file);
  }
};
