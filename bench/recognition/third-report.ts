import { thirdText } from "./third/text.ts";
import { writePage } from "./written-page.ts";

/** Measures the third set. Run: npx tsx bench/recognition/third-report.ts */
writePage("third/README.md", thirdText());
