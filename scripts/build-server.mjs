// Bundles our own sources of the server and the sandbox; packages stay in node_modules.
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "rolldown";
import { root } from "./install.mjs";

const isPackage = (id) => !id.startsWith(".") && !id.startsWith("/") && !id.startsWith("@latchkey/");

const programs = {
  server: [
    "main",
    "audit-verify",
    "criteria-replay",
    "staff-invite",
    "keys-rewrap",
    "document-checks-child",
    "pdf-child",
  ],
  sandbox: ["main"],
};

for (const [workspace, names] of Object.entries(programs)) {
  await build({
    cwd: root,
    input: Object.fromEntries(names.map((name) => [name, join(root, workspace, `src/${name}.ts`)])),
    platform: "node",
    external: isPackage,
    logLevel: "warn",
    output: { dir: join(root, "dist", workspace), format: "esm", sourcemap: true, cleanDir: true },
  });
}

copyFileSync(join(root, "sandbox/src/outbox/outbox.css"), join(root, "dist/sandbox/outbox.css"));
