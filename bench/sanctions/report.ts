import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { figuresOf, HELD_OUT } from "./measure.ts";
import { reportText, tuningText } from "./report-text.ts";

/**
 * How well people are found on a sanctions list. Run: npx tsx bench/sanctions/report.ts
 *
 * With `tuning`, it prints the figures of the lists on which the matcher was tuned, and writes nothing.
 */
if (process.argv[2] === "tuning") process.stdout.write(`${tuningText()}\n`);
else writeFileSync(join(import.meta.dirname, "report.md"), reportText(figuresOf(HELD_OUT)));
