import { seventhText } from "./seventh/text.ts";
import { writePage } from "./written-page.ts";

/** Measures the seventh set. Run: npx tsx bench/recognition/seventh-report.ts */
writePage("seventh/README.md", seventhText());
