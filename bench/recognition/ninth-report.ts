import { ninthText } from "./ninth/text.ts";
import { writePage } from "./written-page.ts";

/** Measures the ninth set. Run: npx tsx bench/recognition/ninth-report.ts */
writePage("ninth/README.md", ninthText());
