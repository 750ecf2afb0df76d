// Builds the HTML documents: bundles, the prerendered pages, and compressed copies of every file.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { root, run } from "./install.mjs";

run(process.execPath, ["node_modules/tsx/dist/cli.mjs", "scripts/list-operations.ts"]);
// Into one folder: the first empties it.
const configs = ["applicant/vite", "applicant/phone.vite", "reference/vite", "console/vite"];
for (const config of configs) {
  run(process.execPath, [
    "node_modules/vite/bin/vite.js",
    "build",
    "--config",
    `${config}.config.ts`,
    "--logLevel",
    "warn",
  ]);
}
run(process.execPath, ["scripts/prerender.mjs"]);

const assets = join(root, "dist", "applicant", "assets");
for (const name of readdirSync(assets)) {
  if (!/\.(js|css|svg)$/.test(name)) continue;
  const content = readFileSync(join(assets, name));
  const { BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGBLOCK, BROTLI_MAX_INPUT_BLOCK_BITS } = constants;
  const params = {
    [BROTLI_PARAM_SIZE_HINT]: content.length,
    [BROTLI_PARAM_LGBLOCK]: BROTLI_MAX_INPUT_BLOCK_BITS,
  };
  writeFileSync(join(assets, `${name}.br`), brotliCompressSync(content, { params }));
}
