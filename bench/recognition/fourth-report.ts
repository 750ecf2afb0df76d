import { fourthText } from "./fourth/text.ts";
import { writePage } from "./written-page.ts";

/** Measures the fourth set. Run: npx tsx bench/recognition/fourth-report.ts */
writePage("fourth/README.md", fourthText());
