import { fifthText } from "./fifth/text.ts";
import { writePage } from "./written-page.ts";

/** Measures the fifth set. Run: npx tsx bench/recognition/fifth-report.ts */
writePage("fifth/README.md", fifthText());
