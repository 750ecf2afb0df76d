// Bundles our own sources of the server and the sandbox; packages stay in node_modules.
import { join } from "node:path";
import { build } from "rolldown";
import { root } from "./install.mjs";

const isPackage = (id) => !id.startsWith(".") && !id.startsWith("/") && !id.startsWith("@latchkey/");

for (const workspace of ["server", "sandbox"]) {
  await build({
    cwd: root,
    input: { main: join(root, workspace, "src/main.ts") },
    platform: "node",
    external: isPackage,
    logLevel: "warn",
    output: { dir: join(root, "dist", workspace), format: "esm", sourcemap: true, cleanDir: true },
  });
}
