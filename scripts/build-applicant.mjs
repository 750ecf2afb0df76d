// Builds the HTML documents: bundles, the prerendered pages, and compressed copies of every file. In one process, because
// loading the bundler again for each bundle takes longer than some of them.
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { build } from "vite";
import { root } from "./install.mjs";
import { buildPrerenderer, prerender } from "./prerender.mjs";

const out = join(root, "dist", "applicant");
const CONFIGS = ["applicant/vite", "applicant/phone.vite", "reference/vite", "console/vite"];

const bundle = (config) =>
  build({
    configFile: join(root, `${config}.config.ts`),
    logLevel: "warn",
    // All of them share a folder, which is emptied before the first. The time that they wait for each other is no plugin's.
    build: { emptyOutDir: false, rolldownOptions: { checks: { pluginTimings: false } } },
  });

const compressed = promisify(brotliCompress);

const compress = async (file) => {
  const content = readFileSync(file);
  const { BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGBLOCK, BROTLI_MAX_INPUT_BLOCK_BITS } = constants;
  const params = {
    [BROTLI_PARAM_SIZE_HINT]: content.length,
    [BROTLI_PARAM_LGBLOCK]: BROTLI_MAX_INPUT_BLOCK_BITS,
  };
  writeFileSync(`${file}.br`, await compressed(content, { params }));
};

rmSync(out, { recursive: true, force: true });
await import("./list-operations.ts");
await Promise.all([...CONFIGS.map(bundle), buildPrerenderer()]);

const assets = join(out, "assets");
const files = readdirSync(assets).filter((name) => /\.(js|css|svg)$/.test(name));
await Promise.all([prerender(), ...files.map((name) => compress(join(assets, name)))]);
