import { sixthText } from "./sixth/text.ts";
import { writePage } from "./written-page.ts";

/** Measures the sixth set. Run: npx tsx bench/recognition/sixth-report.ts */
writePage("sixth/README.md", sixthText());
