// A process that has loaded a program's packages before the program itself is there: loading them takes most of the time
// that a start takes.
import { open } from "node:inspector";

/** The parent is gone. A program notices that itself. */
const end = () => process.exit();

const load = async ({ packages, program, inspectorPort }) => {
  // A package that is missing is the program's own error, told when it imports it.
  if (packages) await Promise.allSettled(packages.map((name) => import(name)));
  if (!program) return;
  process.off("message", load);
  process.off("disconnect", end);
  if (inspectorPort) open(inspectorPort);
  await import(program);
};

process.on("message", load);
process.on("disconnect", end);
