import { fileURLToPath } from "node:url";

/** A program of the server as `npm start` runs it: from its sources it starts three times as slowly. */
export const builtProgram = (name: "document-checks-child" | "pdf-child" | "report-verify"): string =>
  fileURLToPath(new URL(`../../dist/server/${name}.js`, import.meta.url));
