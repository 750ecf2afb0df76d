// Preloads a program's packages before the program itself is bundled, because loading them takes most of the
// start.
import { open } from "node:inspector";

/** The parent has ended. A running program handles that itself. */
const end = () => process.exit();

const load = async ({ packages, program, inspectorPort }) => {
  // A missing package is the program's own error, reported when it imports it.
  if (packages) await Promise.allSettled(packages.map((name) => import(name)));
  if (!program) return;
  process.off("message", load);
  process.off("disconnect", end);
  if (inspectorPort) open(inspectorPort);
  await import(program);
};

process.on("message", load);
process.on("disconnect", end);
