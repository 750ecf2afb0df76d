import { expect, test } from "vitest";
import { noFacts } from "../testing/identities.ts";
import { chosenSlot } from "./evidence.ts";
import { sideOfStep } from "./sides-of-steps.ts";
import { identityValues } from "./values.ts";

const values = identityValues(noFacts, { documents: "DRIVING_LICENCE" });

const slotOf = (step: string): string | undefined => {
  const side = sideOfStep(step, "documents");
  return side && chosenSlot(values, side);
};

test("IDN-020 upload takes the front of a document with two sides, and uploadBack the back", () => {
  expect([slotOf("upload"), slotOf("uploadBack")]).toEqual(["DRIVING_LICENCE_FRONT", "DRIVING_LICENCE_BACK"]);
  expect([slotOf("documentSignposting"), slotOf("documentSignpostingBack")]).toEqual([
    "DRIVING_LICENCE_FRONT",
    "DRIVING_LICENCE_BACK",
  ]);
});
