import { secondText } from "./second/text.ts";
import { writePage } from "./written-page.ts";

/** Measures the second set. Run: npx tsx bench/recognition/second-report.ts */
writePage("second/README.md", secondText());
