import { describe, expect, test } from "vitest";
import { everyDays, everyMonth, line, read, readFor } from "../testing/bank-lines.ts";
import { isPaidBy } from "./employers.ts";

test("the French treasury pays the staff of the state, and refunds to others", () => {
  const paid = everyMonth("2026-08-28", 3, 1_430.2, "VIREMENT DE DGFIP EDUCATION NATIONALE");
  expect(readFor("Éducation nationale", ...paid).incomes).toMatchObject([{ kind: "work" }]);
  expect(read(...paid).incomes).toEqual([]);
});

describe("a payer is the stated employer", () => {
  test.each([
    ["TESCO STORES LTD 3021", "Tesco"],
    ["BGC TESCO", "Tesco Stores Limited"],
    ["J SAINSBURY", "Sainsbury's"],
    ["W H SMITH PLC", "WHSmith"],
    ["BARTS HEALTH NHS TR", "Barts Health NHS Trust"],
    ["UNIV OF LEEDS PAY", "The University of Leeds"],
    ["QUAYSTONE RET", "Quaystone Retail Ltd"],
    ["BP", "BP plc"],
    ["B&Q LIMITED", "B&Q"],
    ["ZAKŁAD STOLARSKI JODŁA", "Zaklad Stolarski Jodla"],
    ["CONFECOES TEIXOSO LDA", "Confecções Teixoso"],
    ["REFUND TECH DUBLIN", "Refund Tech"],
    ["LEEDS CITY COUNCIL", "Leeds City Council"],
    ["MARS UK LTD", "Mars"],
    ["APRIL UK", "April UK Ltd"],
    ["UHB NHS FT", "University Hospitals Birmingham NHS Foundation Trust"],
    ["NCC", "Nottingham City Council"],
    ["FAIRFIELD PROPERTY MGT", "Fairfield Property Management"],
    ["OAKHAM CNCL", "Oakham Council"],
    ["W H SMITH RETAIL", "WH Smith"],
    ["B M RETAIL HALDEN", "BM Retail"],
    ["M & S PLC", "Marks & Spencer"],
    ["MARKS & SPENCER PLC", "M&S"],
    ["HANTS CC", "Hampshire County Council"],
    ["HERTS COUNTY COUNCIL", "Hertfordshire County Council"],
    ["SAINT HALDEN HOSPICE", "St Halden Hospice"],
    ["HALDEN BROS LTD", "Halden Brothers"],
    ["AYTO HALDEN", "Ayuntamiento de Halden"],
    ["F.LLI HALDEN SNC", "Fratelli Halden"],
    ["ETS HALDEN", "Établissements Halden"],
    ["GDE HALDEN", "Gemeinde Halden"],
    ["UNIVERSITY OF LEEDS", "Leeds Uni"],
    ["MINISTRY OF JUSTICE", "MoJ"],
    ["HMCTS", "HM Courts & Tribunals Service"],
    ["APHP", "Assistance Publique Hôpitaux de Paris"],
    ["LEEDS CC", "Leeds City Council"],
    ["LB CAMDEN", "London Borough of Camden"],
    ["CM OVAR", "Câmara Municipal de Ovar"],
    ["HALDEN STAFF RECRTMT", "Halden Staff Recruitment"],
    ["HALDEN INTL", "Halden International"],
    ["HALDEN QUINTLLNS", "Halden Quintillians"],
    ["SUFFOLK CC IPSWICH // E13011", "Suffolk County Council"],
    ["NI CIVIL SERVICE", "Northern Ireland Civil Service"],
    ["LONDON BOR LAMBETH", "Lambeth Council"],
    ["UNIVERSITY OF MANCH", "Manchester Uni"],
    ["HAPPY DAYS NURSERY", "Happy Days Nurseries"],
    ["OUH NHS FT", "Oxford University Hospitals"],
    ["CARE UK COMMUNITY", "Care UK"],
    ["GARDA SIOCHANA NSSO", "An Garda Síochána"],
    ["PRICEWATERHOUSECOOPE", "PwC"],
    ["WHITBREAD GROUP", "Premier Inn"],
    ["BELFAST HSC TR BHSCT", "Belfast Trust"],
    ["MINISTERO ECONOMIA NOIPA", "MEF NoiPA"],
    ["NORTH WEST AMBULANCE", "NW Ambulance"],
    ["SEPA-Gutschrift von MAERZ HALDEN GMBH", "März Halden"],
  ])("%s, of %s", (description, employer) => {
    expect(isPaidBy(description, employer)).toBe(true);
  });

  test.each([
    ["MARSHALLS PLC", "Mars"],
    ["NCC GROUP", "Nottingham City Council"],
    ["CO", "City of Oxford"],
    ["CITY COUNCIL", "Leeds City Council"],
    ["MRS Viktor Ward", "Marstons"],
    ["SELBY DC", "Selby City Council"],
    ["SALVATION ARMY", "British Army"],
    ["MERSEY CARE NHS FT", "Care UK"],
    ["AVIVA EMPLOYMENT SER", "Serco"],
    ["HARRIS FED ACADEMY", "FedEx"],
    ["UNI OF MANCHESTER", "Unilever"],
    ["DAVID LLOYD LEISURE", "Lloyds"],
    ["BAE SYSTEMS MARINE", "BA"],
    ["WM POLICE", "Wm Morrison"],
    ["CUH NHS FT", "Betsi Cadwaladr University Health Board"],
    ["SUFFOLK CC IPSWICH", "Norfolk County Council"],
    ["UNIVERSAL STUDIOS", "Universal Music"],
    ["TESCO BANK LOAN", "Morrisons"],
    ["MARKS", "Marketers"],
    ["UNIVERSITY OF YORK", "Leeds Uni"],
    ["OFFICE OF MINISTRY JUSTICE", "MoJ"],
    ["H & M", "Marks & Spencer"],
    ["M S", "Marks & Spencer"],
    ["HANTS CC", "Hertfordshire County Council"],
    ["LEEDS BS", "Leeds City Council"],
    ["CAMDEN CC", "London Borough of Camden"],
    ["HALDEN CHARMS", "Halden Charters"],
    ["SMITHS", "W H Smith Travel Services"],
  ])("%s is not %s", (description, employer) => {
    expect(isPaidBy(description, employer)).toBe(false);
  });
});

describe("an unknown payer", () => {
  const pay = everyMonth("2026-08-28", 3, 2_000, "ACME WIDGETS LTD");

  test("is no work by itself, however regular", () => {
    expect(read(...pay).incomes).toMatchObject([{ kind: "other", reasons: ["unknown_payer"] }]);
  });

  test("is work as the stated employer that keeps a rhythm", () => {
    expect(readFor("Acme Widgets", ...pay).incomes).toMatchObject([
      { kind: "work", rhythm: "monthly", yearlyMinor: 2_400_000, reasons: ["stated_employer"] },
    ]);
    expect(readFor("Northgate", ...pay).incomes).toMatchObject([{ kind: "other" }]);
  });

  test("is work of a zero-hours job as the stated employer that pays again and again", () => {
    const casual = ["2026-08-24", "2026-09-05", "2026-09-30", "2026-10-03", "2026-11-09"];
    const pays = casual.map((date, index) => line(date, 150 + 60 * index, "ACME WIDGETS"));
    expect(readFor("Acme Widgets", ...pays).incomes).toMatchObject([{ kind: "work", rhythm: "irregular" }]);
    expect(readFor("Acme Widgets", ...pays.slice(0, 3)).incomes).toMatchObject([{ kind: "other" }]);
  });

  test.each([
    ["BET365 GROUP", "bet365", "gambling"],
    ["ENTERPRISE RENT-A-CAR", "Enterprise Rent-A-Car", undefined],
    ["PENSION PROTECTION FUND", "Pension Protection Fund", "pension"],
    ["CORAL", "Coral Racing Ltd", "gambling"],
    ["J SAINSBURY", "Sainsbury's", undefined],
    ["JOHN LEWIS PLC", "John Lewis", undefined],
    ["DWP 4471", "Department for Work and Pensions", "benefits"],
    ["DFC 4471", "Department for Communities", "benefits"],
    ["BEST START NURSERY", "Best Start Nursery", "benefits"],
    ["JOBCENTER HALDEN", "Jobcenter Halden", "benefits"],
    ["ROSA KLEIN", "Rosa Klein", "person"],
  ])("%s is work for who stated it, as a whole payer", (description, employer, otherwise) => {
    const paid = everyMonth("2026-08-28", 3, 1_500, description);
    expect(readFor(employer, ...paid).incomes).toMatchObject([{ kind: "work", yearlyMinor: 1_800_000 }]);
    const { incomes, excluded } = read(...paid);
    const said = incomes[0]?.kind ?? Object.values(excluded)[0];
    expect(said).toBe(otherwise ?? "other");
  });

  test("is no employer where the text names a benefit, even of the office that one works for", () => {
    const paid = everyDays(28, 4, 600, "DWP UNIVERSAL CREDIT");
    expect(readFor("DWP", ...paid).incomes).toMatchObject([{ kind: "benefits" }]);
    expect(readFor("DWP", ...everyDays(28, 4, 600, "DWP UC")).incomes).toMatchObject([{ kind: "benefits" }]);
    expect(readFor("Universal Music", ...paid).incomes).toMatchObject([{ kind: "benefits" }]);
    expect(readFor("DWP", ...everyMonth("2026-08-28", 3, 1_900, "DWP")).incomes).toMatchObject([
      { kind: "work" },
    ]);
  });

  test("a shop where one works and buys gives no refund", () => {
    const bought = line("2026-09-20", -2_100, "HARBOUR HOMES");
    const pay = everyMonth("2026-08-28", 3, 1_900, "HARBOUR HOMES");
    expect(readFor("Harbour Homes", bought, ...pay).incomes).toMatchObject([{ kind: "work" }]);
    expect(read(bought, ...pay).excluded).toMatchObject({ [pay[1]?.id ?? ""]: "refund" });
  });
});
