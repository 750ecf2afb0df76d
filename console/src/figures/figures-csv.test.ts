import { describe, expect, test } from "vitest";
import type { FigureTable } from "./figure-table.ts";
import { figuresCsv } from "./figures-csv.ts";

const HEADS = ["Table", "Row", "Column", "Value"];

const aTable = (given: Partial<FigureTable> = {}): FigureTable => ({
  title: "By proof",
  head: "Group",
  columns: [
    { name: "decided", label: "Decided", unit: "count" },
    { name: "yes", label: "Accepted", unit: "percent" },
  ],
  rows: [{ id: "bank", head: "Bank", cells: { decided: 1107, yes: 81 } }],
  ...given,
});

const cellsOf = (head: string): string => {
  const [, line = ""] = figuresCsv(
    HEADS,
    [
      aTable({
        columns: [{ name: "a", label: "A", unit: "count" }],
        rows: [{ id: "1", head, cells: { a: 1 } }],
      }),
    ],
    [],
  ).split(/\r\n(?=By proof|$)/);
  return line.replace(/^By proof,/, "").replace(/,A,1$/, "");
};

describe("the file of figures", () => {
  test("has one line for each number, after a byte order mark", () => {
    expect(figuresCsv(HEADS, [aTable()], [])).toBe(
      "\uFEFFTable,Row,Column,Value\r\nBy proof,Bank,Decided,1107\r\nBy proof,Bank,Accepted,81%\r\n",
    );
  });

  test("says of a hidden number that it is, and leaves out what is not there", () => {
    const rows = [{ id: "bank", head: "Bank", cells: { decided: "fewer than 10" } }];
    expect(figuresCsv(HEADS, [aTable({ rows })], [])).toBe(
      "\uFEFFTable,Row,Column,Value\r\nBy proof,Bank,Decided,fewer than 10\r\n",
    );
  });

  test("repeats in each line what was chosen, as text and not as a formula", () => {
    const chosen = [
      ["Agency", "=Hartley, Co"],
      ["From", "2026-01-01"],
    ] as const;
    expect(figuresCsv(HEADS, [aTable()], chosen)).toBe(
      "\uFEFFTable,Row,Column,Value,Agency,From\r\n" +
        'By proof,Bank,Decided,1107,"\'=Hartley, Co",2026-01-01\r\n' +
        'By proof,Bank,Accepted,81%,"\'=Hartley, Co",2026-01-01\r\n',
    );
  });

  test.each([
    ["Hartley, Co", '"Hartley, Co"'],
    ['The "old" one', '"The ""old"" one"'],
    ["Two\nlines", '"Two\nlines"'],
    ["Two\r\nlines", '"Two\r\nlines"'],
    ["=1+1", "'=1+1"],
    ["+44", "'+44"],
    ["-5", "'-5"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["\tx", "'\tx"],
    ["\rx", '"\'\rx"'],
    ['=HYPERLINK("a","b")', '"\'=HYPERLINK(""a"",""b"")"'],
    ["a=b", "a=b"],
  ])("writes %j as %j", (text, written) => {
    expect(cellsOf(text)).toBe(written);
  });
});
