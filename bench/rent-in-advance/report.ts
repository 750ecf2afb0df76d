import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { reportText } from "./report-text.ts";

/** How well demands of rent in advance are found. Run: npx tsx bench/rent-in-advance/report.ts */
writeFileSync(fileURLToPath(new URL("./report.md", import.meta.url)), reportText());
