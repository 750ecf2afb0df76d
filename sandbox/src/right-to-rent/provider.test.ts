import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type RightToRentVisits, startRightToRentVisits } from "./testing/visit.ts";

let visits: RightToRentVisits;
beforeAll(async () => {
  visits = await startRightToRentVisits();
});
afterAll(() => visits.close());
beforeEach(() => visits.control.setNow(new Date("2026-12-20T10:00:00Z")));

const make = (fields: Record<string, string>) => visits.post("provider", fields);

const textOf = async (path: string): Promise<string> => (await visits.get(path)).text();

const pdfOf = async (path: string): Promise<string> =>
  Buffer.from(await (await visits.get(`${path}/pdf`)).arrayBuffer()).toString("latin1");

const rowsOf = (page: string) =>
  [...page.matchAll(/<dt>([^<]*)<\/dt><dd>([^<]*)<\/dd>/g)].map(([, label, value]) => [label, value]);

describe("the practice provider", () => {
  test("says on every page that it is none", async () => {
    const page = await textOf("provider");
    expect(page).toContain("Practice page. This is not a registered provider.");
    expect(page).toContain("Niamh Byrne, born 2 June 1993");
    const output = visits.goesTo(await make({ person: "rhys" }));
    for (const path of [output, "provider/PRACTICE-0"]) {
      expect(await textOf(path)).toContain("Practice page. This is not a registered provider.");
    }
  });

  test("makes the output of a person of the demo, with what list A1 asks for", async () => {
    const path = visits.goesTo(await make({ person: "niamh" }));
    const page = await textOf(path);
    expect(rowsOf(page)).toEqual([
      ["Forenames", "Niamh"],
      ["Surname", "Byrne"],
      ["Date of birth", "2 June 1993"],
      ["Document", "Irish passport, valid until 24 January 2028"],
      ["Identity verified", "Yes"],
      ["Checked by", "Clearmark Identity, DVS-0417"],
      ["Day", "20 December 2026"],
      ["Level of confidence", "Medium"],
      ["Reference", path.split("/").at(-1)],
    ]);
    expect(page).toContain("Drawn placeholder for the photo of Niamh Byrne");
    expect(page).toContain("Drawn placeholder for the biometric page of the passport of Niamh Byrne");
    const pdf = await pdfOf(path);
    for (const words of [
      "Practice file of a demo.",
      "(Niamh)",
      "(Clearmark Identity, DVS-0417)",
      "(Medium)",
      "(Photo \\(drawn\\))",
      "(Biometric page \\(drawn\\))",
    ]) {
      expect(pdf).toContain(words);
    }
    // Each of the two pictures is cut at its edges.
    expect(pdf.match(/ re W n$/gm)).toHaveLength(2);
  });

  test("makes that of a person who is typed", async () => {
    const fields = {
      person: "other",
      forenames: "Zoë  Ann",
      surname: "O'Hara",
      day: "29",
      month: "2",
      year: "2000",
    };
    const path = visits.goesTo(await make(fields));
    expect(rowsOf(await textOf(path)).slice(0, 3)).toEqual([
      ["Forenames", "Zoë Ann"],
      ["Surname", "O&#39;Hara"],
      ["Date of birth", "29 February 2000"],
    ]);
    expect(await pdfOf(path)).toContain("(Zoë Ann)");
  });

  test("refuses at the field, and keeps what is typed", async () => {
    const response = await make({ person: "other", forenames: "Ann", day: "30", month: "2", year: "2000" });
    const page = await response.text();
    expect(response.status).toBe(422);
    expect([...page.matchAll(/id="(\w+)-issue">([^<]+)/g)].map(([, name, issue]) => [name, issue])).toEqual([
      ["surname", "Enter the surname"],
      ["birthdate", "Enter a day that exists, like 2 6 1993"],
    ]);
    expect(page).toContain('value="Ann"');
    expect(page).toContain('value="other" checked');
    expect(await (await make({})).text()).toContain("Choose a person");
  });

  test("an output that is gone says so", async () => {
    expect((await visits.get("provider/PRACTICE-0")).status).toBe(410);
    expect((await visits.get("provider/PRACTICE-0/pdf")).status).toBe(410);
  });

  test("has an entry in a practice register, seen today", async () => {
    const page = await textOf("register");
    expect(page).toContain("Practice page. This is not a government register.");
    expect(rowsOf(page)).toEqual([
      ["Provider", "Clearmark Identity"],
      ["Number", "DVS-0417"],
      ["Service", "Right to rent"],
      ["Level of confidence", "Medium"],
      ["Valid until", "6 April 2027"],
      ["Seen on", "20 December 2026"],
    ]);
    const pdf = await pdfOf("register");
    expect(pdf).toContain("(Register entry: Clearmark Identity, DVS-0417)");
    expect(pdf).toContain("(20 December 2026)");
  });
});
