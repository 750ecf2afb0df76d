import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { secondText } from "./second/text.ts";

/** Measures the second set. Run: npx tsx bench/recognition/second-report.ts */
const page = secondText();
writeFileSync(fileURLToPath(new URL("./second/README.md", import.meta.url)), page);
console.log(page);
