// How our own sources of the server and the sandbox are bundled; packages stay in node_modules.
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./install.mjs";

const isPackage = (id) => !id.startsWith(".") && !id.startsWith("/") && !id.startsWith("@latchkey/");

const entries = {
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

export const workspaces = Object.keys(entries);

/** Options of Rolldown. */
export const inputOf = (workspace) => ({
  cwd: root,
  input: Object.fromEntries(
    entries[workspace].map((name) => [name, join(root, workspace, `src/${name}.ts`)]),
  ),
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

/** Of the sandbox: read at run time, beside the file that reads it. */
export const copyStyles = (folder) =>
  copyFileSync(join(root, "sandbox/src/outbox/outbox.css"), join(folder, "outbox.css"));
