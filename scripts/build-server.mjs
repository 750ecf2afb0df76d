import { join } from "node:path";
import { build } from "rolldown";
import { root } from "./install.mjs";
import { copyStyles, inputOf, outputOf, workspaces } from "./server-bundles.mjs";

const dist = join(root, "dist");

for (const workspace of workspaces)
  await build({ ...inputOf(workspace), output: outputOf(join(dist, workspace)) });
copyStyles(join(dist, "sandbox"));
