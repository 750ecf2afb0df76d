import { csvText } from "@latchkey/members/calls/csv-text.ts";
import { describe, expect, test } from "vitest";
import { type ReadTable, readTable, type TableProblem } from "./read-table.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
/** Windows-1252 has the letters of this test where Latin-1 has them. */
const windows = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const HEAD = "home,rent,from,name,email";
const AISHA = "12 Kirk Row,1100,15/12/2026,Aisha Noor,aisha@example.com";

const read = (given: string | Uint8Array): ReadTable => {
  const reading = readTable(typeof given === "string" ? utf8(given) : given);
  if ("problem" in reading) throw new Error(reading.problem.code);
  return reading.table;
};

const refused = (given: string | Uint8Array): TableProblem => {
  const reading = readTable(typeof given === "string" ? utf8(given) : given);
  if ("table" in reading) throw new Error("The table was read");
  return reading.problem;
};

const namesIn = ({ lines }: ReadTable) => lines.map(({ cells }) => cells.name);
const numbersIn = ({ lines }: ReadTable) => lines.map(({ number }) => number);

describe("the letters of a file", () => {
  test("are read as UTF-8, without the mark at its beginning", () => {
    const table = read(`\uFEFF${HEAD}\n12 Kirk Row,1100,15/12/2026,Zoë Müller,zoe@example.com`);
    expect(table.encoding).toBe("UTF-8");
    expect(table.titles[0]).toBe("home");
    expect(namesIn(table)).toEqual(["Zoë Müller"]);
  });

  test("are read as Windows-1252 if they are no UTF-8", () => {
    const table = read(windows(`${HEAD}\n12 Kirk Row,\u00a31100,15/12/2026,Zoë Müller,zoe@example.com`));
    expect(table.encoding).toBe("Windows-1252");
    expect(table.lines[0]?.cells).toMatchObject({ name: "Zoë Müller", rent: "£1100" });
  });

  test.each([
    ["a workbook", "PK\u0003\u0004\u0014\u0000\u0006\u0000[Content_Types].xml"],
    ["an old workbook", "\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1"],
    ["UTF-16", "\u00ff\u00feh\u0000o\u0000m\u0000e\u0000"],
  ])("of %s are no text", (_what, bytes) => {
    expect(refused(windows(bytes)).code).toBe("binary");
  });
});

describe("the separator of cells", () => {
  test.each([
    [",", "comma"],
    [";", "semicolon"],
    ["\t", "tab"],
  ])("%j is found", (separator) => {
    const text = [HEAD, AISHA].map((line) => line.replaceAll(",", separator)).join("\r\n");
    const table = read(text);
    expect(table.separator).toBe(separator);
    expect(table.lines[0]?.cells.name).toBe("Aisha Noor");
  });

  test("is a semicolon also where addresses have more commas", () => {
    const home = "Flat 7, Loom House, Mill Street, Leeds, LS11 9QX";
    const table = read(`${HEAD.replaceAll(",", ";")}\n${home};980;15/12/2026;Rosa Klein;rosa@example.com`);
    expect(table.lines[0]?.cells.home).toBe(home);
  });
});

describe("a cell", () => {
  test("in quotation marks holds separators, marks and line breaks", () => {
    const table = read(
      `${HEAD}\r\n"12 ""Kirk"" Row,\r\nLeeds",1100,15/12/2026,Aisha Noor,aisha@example.com\r\n${AISHA}`,
    );
    expect(table.lines[0]?.cells.home).toBe('12 "Kirk" Row,\nLeeds');
    expect(numbersIn(table)).toEqual([2, 4]);
  });

  test("loses the blanks around it", () => {
    expect(namesIn(read(`${HEAD}\n12 Kirk Row,1100,15/12/2026,  Aisha Noor\u00a0,a@example.com`))).toEqual([
      "Aisha Noor",
    ]);
  });

  test.each(["=1+1", "+44", "-12", "@SUM(A1)"])("%s stays text, also after it was written by us", (cell) => {
    const line = [cell, "1100", "15/12/2026", "Aisha Noor", "a@example.com"];
    const plain = read(`${HEAD}\n${line.join(",")}`);
    expect(plain.lines[0]?.cells.home).toBe(cell);
    const written = csvText([HEAD.split(","), line]);
    expect(written).toContain(`'${cell},`);
    expect(read(written).lines[0]?.cells).toEqual(plain.lines[0]?.cells);
  });

  test("that begins with an apostrophe of its own keeps it", () => {
    const table = read(`${HEAD}\n12 Kirk Row,1100,15/12/2026,'t Hooft,a@example.com`);
    expect(namesIn(table)).toEqual(["'t Hooft"]);
  });
});

describe("the lines", () => {
  test.each(["\n", "\r\n", "\r"])("end in %j, and empty ones are skipped but counted", (end) => {
    const table = read(["", HEAD, "", AISHA, ",,,,", "  ", AISHA, "", ""].join(end));
    expect(numbersIn(table)).toEqual([4, 7]);
  });

  test("may end in different ways in one file", () => {
    expect(numbersIn(read(`${HEAD}\r\n${AISHA}\n${AISHA}\r${AISHA}`))).toEqual([2, 3, 4]);
  });

  test("may be shorter than the line of names, or longer by empty cells", () => {
    const table = read(`${HEAD},share\n${AISHA}\n${AISHA},,,,`);
    expect(table.lines.map(({ cells }) => cells.share)).toEqual(["", ""]);
  });

  test("with more cells than the line of names are named, and nothing is read", () => {
    const wrong = "12 Kirk Row, Leeds,1100,15/12/2026,Aisha Noor,aisha@example.com";
    expect(refused([HEAD, AISHA, wrong, AISHA, wrong].join("\n"))).toEqual({
      code: "extraCells",
      params: { lines: "3, 5", count: 2 },
    });
  });

  test("are 500 at most", () => {
    const lines = (count: number) => [HEAD, ...Array.from({ length: count }, () => AISHA)].join("\n");
    expect(read(lines(500)).lines).toHaveLength(500);
    expect(refused(lines(501))).toEqual({ code: "tooMany", params: { found: 501, max: 500 } });
  });

  test("below a mark that is not closed are not guessed", () => {
    const text = [HEAD, AISHA, '12 Kirk Row,1100,15/12/2026,"Aisha Noor,a@example.com', AISHA].join("\n");
    expect(refused(text)).toEqual({ code: "openQuote", params: { line: 3 } });
  });
});

describe("the line of names", () => {
  const titles = (line: string) => read(`${line}\n${AISHA},,Ingrid Noor`).lines[0]?.cells;

  test("knows columns in any case, with spaces, and by the names of other programs", () => {
    const cells = titles(" Property Address , Rent PCM ,Move-in date,FULL NAME,E-mail,Ref,Guarantor name");
    expect(cells).toEqual({
      home: "12 Kirk Row",
      rent: "1100",
      from: "15/12/2026",
      name: "Aisha Noor",
      email: "aisha@example.com",
      reference: "",
      guarantor_name: "Ingrid Noor",
    });
  });

  test("names the columns that are ignored", () => {
    const table = read(`${HEAD},Colour,,Notes,,\n${AISHA},red,,big`);
    expect(table.ignored).toEqual(["Colour", "Notes"]);
    expect(table.lines[0]?.raw.slice(5)).toEqual(["red", "", "big"]);
  });

  test.each([
    ["is empty", "", "empty", {}],
    ["is blank", " \r\n,,,\r\n", "empty", {}],
    ["has no line of names", AISHA, "noHeader", {}],
    ["has names alone", HEAD, "noLines", {}],
    ["lacks one column", `home,rent,from,name\nx`, "missing", { columns: "email", count: 1 }],
    ["lacks columns", `home,name,email\nx`, "missing", { columns: "rent, from", count: 2 }],
    ["has a column twice", `${HEAD},Address\n${AISHA},x`, "doubled", { columns: "home", count: 1 }],
  ])("of a file that %s is refused", (_what, text, code, params) => {
    expect(refused(text)).toEqual({ code, params });
  });
});
