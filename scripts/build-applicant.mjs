// Builds the HTML documents: bundles and prerendered pages. In one process, because loading the bundler again
// for each bundle takes longer than some bundles.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { buildReportCheck } from "./build-report-check.mjs";
import { root } from "./install.mjs";
import { buildPrerenderer, prerender } from "./prerender.mjs";

const CONFIGS = ["applicant/vite", "applicant/phone.vite", "reference/vite", "console/vite", "portal/vite"];

const bundle = (config) =>
  build({
    configFile: join(root, `${config}.config.ts`),
    logLevel: "warn",
    // A plugin's time includes its wait for other bundles.
    build: { rolldownOptions: { checks: { pluginTimings: false } } },
  });

rmSync(join(root, "dist", "applicant"), { recursive: true, force: true });
await import("./list-operations.ts");
await Promise.all([...CONFIGS.map(bundle), buildPrerenderer()]);
await prerender();
await buildReportCheck();
