import { robustnessText } from "./robustness/text.ts";
import { writePage } from "./written-page.ts";

/** Measures the seen sets in other words. Run: npx tsx bench/recognition/robustness-report.ts */
writePage("robustness/README.md", robustnessText());
