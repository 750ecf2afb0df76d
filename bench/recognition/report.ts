import { reportText } from "./report-text.ts";
import { writePage } from "./written-page.ts";

/** How well income is recognised, on statements of which the truth is known. Run: npx tsx bench/recognition/report.ts */
writePage("report.md", reportText());
