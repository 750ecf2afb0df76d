import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type RightToRentVisits, startRightToRentVisits } from "./testing/visit.ts";

let visits: RightToRentVisits;
beforeAll(async () => {
  visits = await startRightToRentVisits();
});
afterAll(() => visits.close());
beforeEach(() => visits.control.setNow(new Date("2026-12-20T10:00:00Z")));

const typed = { code: "R12345678", day: "2", month: "6", year: "1993", landlord: "R. Calvert" };

const ask = (given: Partial<typeof typed> = {}) => visits.post("share-code", { ...typed, ...given });

const shownFor = async (given: Partial<typeof typed>) => {
  const path = visits.goesTo(await ask(given));
  return { path, text: await (await visits.get(path)).text() };
};

describe("the practice page for share codes", () => {
  test("says on every page that it is none of the government", async () => {
    const { text } = await shownFor({});
    const pages = [
      await (await visits.get("share-code")).text(),
      text,
      await (await visits.get("share-code/PRACTICE-0")).text(),
    ];
    for (const page of pages) expect(page).toContain("Practice page. This is not a government page.");
    expect(pages[0]).toContain("Check a tenant’s right to rent (practice page)");
    expect(pages[0]).toContain("R4K 7MT 92X");
  });

  test("shows a right without a time limit", async () => {
    const { path, text } = await shownFor({ code: " r12 345 678 " });
    const reference = path.split("/").at(-1) ?? "";
    expect(reference).toMatch(/^PRACTICE-[0-9A-F]{8}$/);
    for (const words of [
      "<h1>Lars Lindqvist</h1>",
      "<dt>Right to rent in England</dt><dd>no time limit</dd>",
      "<dt>Company or landlord</dt><dd>R. Calvert</dd>",
      "<dt>Day of the check</dt><dd>20 December 2026</dd>",
      `<dt>Reference</dt><dd>${reference}</dd>`,
      'aria-label="Drawn placeholder for the photo of Lars Lindqvist"',
    ]) {
      expect(text).toContain(words);
    }
  });

  test("shows until when a right lasts, counted from the day in London", async () => {
    visits.control.setNow(new Date("2027-06-01T23:30:00Z"));
    const { text } = await shownFor({ code: "R4K 7MT 92X" });
    expect(text).toContain("<dd>2 June 2027</dd>");
    expect(text).toContain("<dt>Right to rent in England</dt><dd>until 6 July 2028</dd>");
  });

  test.each([
    ["a code of eight signs", { code: "R1234567" }, "Enter nine letters and digits, the first an R"],
    ["another first letter", { code: "X12345678" }, "Enter nine letters and digits, the first an R"],
    ["a code for work", { code: "W12345678" }, "A code that begins with W is for work."],
    ["a code of the status", { code: "s12 345 678" }, "A code that begins with S is for immigration status."],
    ["a day that does not exist", { day: "31" }, "Enter a day that exists, like 2 6 1993"],
    ["a birth tomorrow", { day: "21", month: "12", year: "2026" }, "Enter a day in the past"],
    ["no landlord", { landlord: " " }, "Enter your company, or the landlord’s name"],
    ["a landlord in Greek", { landlord: "Ελένη" }, "Use letters of western Europe"],
    ["a long landlord", { landlord: "a".repeat(61) }, "Use at most 60 letters"],
  ])("refuses %s at the field, and keeps what is typed", async (_what, given, sentence) => {
    const response = await ask(given);
    const text = await response.text();
    expect(response.status).toBe(422);
    expect(text.match(/<p class="issue"/g)).toHaveLength(1);
    expect(text).toContain(sentence);
    expect(text).toContain('aria-invalid="true"');
    expect(text).toContain(`name="year" value="${{ ...typed, ...given }.year}"`);
  });

  test.each([
    ["an unknown code", { code: "R00000000" }],
    ["a date of birth that does not fit", { day: "3" }],
  ])("has no result for %s", async (_what, given) => {
    const response = await ask(given);
    expect(response.status).toBe(422);
    expect(await response.text()).toContain(
      "the code is unknown, or the date of birth does not belong to it",
    );
  });

  test("has no result for a code that has ended", async () => {
    expect(await (await ask({ code: "R9F3HJ55E" })).text()).toContain("This code ended on 17 December 2026.");
  });

  test("downloads the result as a PDF that is marked as practice", async () => {
    const { path } = await shownFor({ landlord: "Smith (Leeds) Ltd" });
    const response = await visits.get(`${path}/pdf`);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("content-disposition")).toContain("attachment");
    const pdf = Buffer.from(await response.arrayBuffer()).toString("latin1");
    expect(pdf).toMatch(/^%PDF-1\.4\n/);
    expect(pdf).toMatch(/%%EOF\n$/);
    for (const words of [
      "Practice file of a demo.",
      "(Right to rent: Lars Lindqvist)",
      "(no time limit)",
      "(Smith \\(Leeds\\) Ltd)",
      "(20 December 2026)",
      `(${path.split("/").at(-1)})`,
    ]) {
      expect(pdf).toContain(words);
    }
    expect((await visits.get("share-code/PRACTICE-0/pdf")).status).toBe(410);
    expect((await visits.get("share-code/PRACTICE-0")).status).toBe(410);
  });
});
