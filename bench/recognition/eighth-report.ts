import { eighthText } from "./eighth/text.ts";
import { writePage } from "./written-page.ts";

/** Measures the eighth set. Run: npx tsx bench/recognition/eighth-report.ts */
writePage("eighth/README.md", eighthText());
