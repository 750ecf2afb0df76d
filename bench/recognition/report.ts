import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { reportText } from "./report-text.ts";

/** How well income is recognised, on statements of which the truth is known. Run: npx tsx bench/recognition/report.ts */
const report = reportText();
writeFileSync(fileURLToPath(new URL("./report.md", import.meta.url)), report);
console.log(report);
