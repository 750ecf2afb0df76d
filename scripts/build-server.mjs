// Bundles our own sources of the server and the sandbox; packages stay in node_modules.
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "rolldown";
import { root } from "./install.mjs";

const isPackage = (id) => !id.startsWith(".") && !id.startsWith("/") && !id.startsWith("@latchkey/");

const sources = (workspace, ...names) =>
  Object.fromEntries(names.map((name) => [name, join(root, workspace, `src/${name}.ts`)]));

/** By folder in `dist`: each program with its source. */
const programs = {
  server: {
    ...sources("server", "main", "audit-verify", "criteria-replay", "staff-invite", "keys-rewrap", "pdf-child"),
    "document-checks-child": join(root, "document-checks/src/child.ts"),
  },
  sandbox: sources("sandbox", "main"),
};

for (const [folder, input] of Object.entries(programs)) {
  await build({
    cwd: root,
    input,
    platform: "node",
    external: isPackage,
    logLevel: "warn",
    output: { dir: join(root, "dist", folder), format: "esm", sourcemap: true, cleanDir: true },
  });
}

// Read at run time, beside the file that reads it.
copyFileSync(join(root, "sandbox/src/outbox/outbox.css"), join(root, "dist/sandbox/outbox.css"));
