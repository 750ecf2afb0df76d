import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { secondStatements } from "./second/accounts.ts";
import { compare, figuresOf } from "./second/figures.ts";
import { secondTable } from "./second/table.ts";

/** Measures the second set. Run: npx tsx bench/recognition/second-report.ts */
const page = `# Recognised income: the second set

Written by \`bench/recognition/second-report.ts\`. Four hundred statements with invented people, written without sight of the rules: twelve
payroll calendars, the wordings of eight British banks and of twelve banks of Ireland and the euro, benefits of England, Wales, Scotland and
Northern Ireland, Ireland and six other countries; a third has no stated employer. It is only counted: whoever looks at what fails while
mending the rules makes it a set that was seen, and writes another.

An income is right if half of its lines are in it, half of what is in it are its lines, and its kind is right. Work is what shows a word of
pay or comes from a stated employer; an unknown payer is \`other\`. A yearly amount is the mean payment times the payments of a year, by the
lower rhythm where the lines allow two, and without bonuses; it is not compared where sickness, a birth or a change of job changed it.

${secondTable(figuresOf(compare(secondStatements())))}
`;
writeFileSync(fileURLToPath(new URL("./second/README.md", import.meta.url)), page);
console.log(page);
