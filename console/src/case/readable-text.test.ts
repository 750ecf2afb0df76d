import { readableText } from "@latchkey/browser/answers/readable-text.ts";
import { expect, test } from "vitest";
import { createI18n } from "../locales/create-i18n.ts";
import { readableWords } from "./readable-words.ts";

test.each([
  ["32300.00 GBP, 2014.50 GBP, MONTHLY, 2026-03-01", "£32,300, £2,014.50, a month, 1 Mar 2026"],
  [
    "Flat 3, 27 Harbour Street, Leeds LS1 4DL (2024-08 –)",
    "Flat 3, 27 Harbour Street, Leeds LS1 4DL (August 2024 –)",
  ],
  [
    "Brightwater Bakery, Baker, 2023-01-09 –, 6 MONTHS",
    "Brightwater Bakery, Baker, 9 Jan 2023 –, 6 months of probation",
  ],
  [
    "Ada Moss (LANDLORD), ada@example.com, +447700900123",
    "Ada Moss (landlord), ada@example.com, +447700900123",
  ],
  ["950.00 GBP MONTHLY 2026-11-01", "£950 a month, 1 Nov 2026"],
  ["950.00 GBP WEEKLY_2 2026-02-30", "£950 every two weeks, 2026-02-30"],
  ["2025-06 – 2025-07: travelling", "June 2025 – July 2025: Was travelling"],
  [
    "2025-06 – 2025-07: something_else (Lived on (and under) a boat)",
    "June 2025 – July 2025: Lived on (and under) a boat",
  ],
  ["40000.00 GBP, bonus: yes", "£40,000, bonus: Yes"],
  ["BMW Leeds LTD, Flat 2/1", "BMW Leeds LTD, Flat 2/1"],
])("%s reads as %s", async (text, read) => {
  const i18n = await createI18n({ namespaces: ["case", "answers"] });
  expect(readableText(text, "en", readableWords(i18n.getFixedT("en", ["case", "answers"])))).toBe(read);
});
