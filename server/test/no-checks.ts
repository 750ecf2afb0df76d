import type { Unchecked } from "@latchkey/document-checks/findings.ts";
import type { DocumentChecks } from "../src/document-checks/checks.ts";

const notChecked = async (): Promise<Unchecked> => ({ outcome: "not-checked", reason: "crashed" });

/** Checks no file, as if its process could not be started: most tests are not about what is in a picture. */
export const noChecks: DocumentChecks = {
  checkDocument: notChecked,
  inspect: notChecked,
  checkFace: notChecked,
  view: notChecked,
  drawLogo: notChecked,
  convertHeic: notChecked,
  close: async () => undefined,
};
