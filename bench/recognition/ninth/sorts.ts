import { byHand, type Further, further, varied } from "../second/further.ts";

/** Sorts of money that is no income, in pounds or euros. */
const sorts = new Map<string, (texts: string) => readonly Further[]>([
  ["own monthly", (texts) => byHand(further("own transfer", "every month", 25, 950)(texts))],
  ["own weekly", (texts) => byHand(further("own transfer", "every week", 15, 150)(texts))],
  ["own four-weekly", (texts) => byHand(further("own transfer", "every four weeks", 40, 600)(texts))],
  ["own sometimes", (texts) => byHand(further("own transfer", "now and then", 15, 700)(texts))],
  ["own once", (texts) => further("own transfer", "once", 200, 5000)(texts)],
  ["invested", (texts) => byHand(further("investment", "every month", 25, 900)(texts))],
  ["sold shares", (texts) => further("investment", "now and then", 10, 1400)(texts)],
  ["refund", (texts) => further("refund", "now and then", 3, 240)(texts)],
  ["refund once", (texts) => further("refund", "once", 4, 180)(texts)],
  ["refund in parts", (texts) => further("refund", "in parts", 15, 160)(texts)],
  ["tax", (texts) => further("tax refund", "once", 25, 1200)(texts)],
  ["health", (texts) => further("insurance", "now and then", 9, 220)(texts)],
  ["damage", (texts) => further("insurance", "once", 90, 2400)(texts)],
  ["once", (texts) => further("once", "once", 250, 2600)(texts)],
  ["expenses", (texts) => varied(further("expenses", "every month", 8, 270)(texts))],
  ["loan", (texts) => byHand(further("loan", "now and then", 60, 700)(texts))],
  ["big loan", (texts) => byHand(further("loan", "once", 900, 8000)(texts))],
  ["person monthly", (texts) => byHand(further("person", "every month", 50, 900)(texts))],
  ["person small", (texts) => byHand(further("person", "every month", 6, 90)(texts))],
  ["person weekly", (texts) => byHand(further("person", "every week", 8, 90)(texts))],
  ["person fortnightly", (texts) => byHand(further("person", "every two weeks", 20, 200)(texts))],
  ["person four-weekly", (texts) => byHand(further("person", "every four weeks", 80, 700)(texts))],
  ["person sometimes", (texts) => byHand(further("person", "now and then", 5, 150)(texts))],
  ["person in parts", (texts) => byHand(further("person", "in parts", 40, 400)(texts))],
  ["won", (texts) => further("gambling", "now and then", 4, 480)(texts)],
  ["won monthly", (texts) => varied(further("gambling", "every month", 2, 70)(texts))],
  ["sold", (texts) => further("platform", "now and then", 3, 260)(texts)],
  ["cashback", (texts) => varied(further("cashback", "every month", 1, 40)(texts))],
]);

/** Each line is `sort: PAYER|REFERENCE,…`. */
export const sorted = (lines: string): readonly Further[] =>
  lines.split("\n").flatMap((line) => {
    const at = line.indexOf(": ");
    const write = sorts.get(line.slice(0, at));
    if (write === undefined) throw new Error(`There is no such sort of money: ${line}`);
    return write(line.slice(at + 2));
  });
