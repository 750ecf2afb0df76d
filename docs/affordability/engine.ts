import { createInterface } from "node:readline";
import { assessHousehold } from "../../domain/src/affordability/assess.ts";

/** Latchkey's own engine as a program: a case as a line of JSON in, its outcome as a line of JSON out. */
for await (const line of createInterface({ input: process.stdin })) {
  const { criteria, facts } = JSON.parse(line);
  process.stdout.write(`${JSON.stringify(assessHousehold(facts, criteria, facts.basis))}\n`);
}
