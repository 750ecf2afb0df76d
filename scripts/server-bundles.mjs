// Bundles the sources of the server and the sandbox; packages stay in node_modules.
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./install.mjs";

const isPackage = (id) => !id.startsWith(".") && !id.startsWith("/") && !id.startsWith("@latchkey/");

const sources = (workspace, ...names) =>
  Object.fromEntries(names.map((name) => [name, join(root, workspace, `src/${name}.ts`)]));

const programs = {
  server: {
    ...sources(
      "server",
      "main",
      "audit-verify",
      "criteria-replay",
      "sanctions-import",
      "staff-invite",
      "keys-rewrap",
      "pdf-child",
      "report-verify",
    ),
    "document-checks-child": join(root, "document-checks/src/child.ts"),
  },
  sandbox: sources("sandbox", "main"),
};

export const workspaces = Object.keys(programs);

export const inputOf = (workspace) => ({
  cwd: root,
  input: programs[workspace],
  platform: "node",
  external: isPackage,
  logLevel: "warn",
});

export const outputOf = (folder) => ({
  dir: folder,
  format: "esm",
  sourcemap: true,
  cleanDir: true,
});

export const copyStyles = (folder) =>
  copyFileSync(join(root, "sandbox/src/outbox/outbox.css"), join(folder, "outbox.css"));
