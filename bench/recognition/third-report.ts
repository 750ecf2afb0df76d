import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { thirdText } from "./third/text.ts";

/** Measures the third set. Run: npx tsx bench/recognition/third-report.ts */
const page = thirdText();
writeFileSync(fileURLToPath(new URL("./third/README.md", import.meta.url)), page);
console.log(page);
