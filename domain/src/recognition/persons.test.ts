import { describe, expect, test } from "vitest";
import { isFromHolder } from "./holders.ts";
import { isFromPerson } from "./persons.ts";

describe("a payment of the holder's own", () => {
  test.each([
    ["AMARA OKAFOR", "Amara Okafor"],
    ["Okafor A", "Amara Okafor"],
    ["MS A OKAFOR 204471", "Miss Amara Okafor"],
    ["AMARA OKAFOR SAVINGS", "A Okafor"],
    ["BGC AMARA OKAFO", "Amara Okafor"],
    ["Jürgen Öztürk", "JURGEN OZTURK"],
    ["H HOLLIS", "Hollis H"],
    ["MARIA LOPEZ", "María del Carmen López"],
    ["BGC OKAFOR 20", "Amara Okafor"],
    ["BANK CREDIT OKAFOR A", "Okafor Amara"],
    ["MRS MCALLISTER OLU SALARY", "Oluwaseun McAllister"],
    ["T OKAFOR", "MR J FENWICK & MRS T OKAFOR"],
  ])("%s, of %s", (description, holder) => {
    expect(isFromHolder(description, [holder])).toBe(true);
  });

  test.each([
    ["another first name", "TUNDE OKAFOR", "Amara Okafor"],
    ["another last name", "AMARA MENSAH", "Amara Okafor"],
    ["a payroll that names whom it pays", "HARBOUR SALARY A OKAFOR", "Amara Okafor"],
    ["a company of the same name", "A OKAFOR LTD", "Amara Okafor"],
    ["an employer with a person in the reference", "QUAYSTONE RETAIL A OKAFOR", "Amara Okafor"],
    ["the small words of a name", "CARMEN DEL SUR", "María del Mar López"],
    ["no name is known", "AMARA OKAFOR", ""],
  ])("not where it is %s", (_what, description, holder) => {
    expect(isFromHolder(description, [holder])).toBe(false);
  });
});

describe("a payment of some person", () => {
  test.each([
    "J SMITH",
    "MRS P BYRNE RENT HELP",
    "Herr Vogt",
    "FPI A ZHANG BILLS",
    "Sam Patel SO",
    "ROSA KLEIN",
    "KLEIN ROSA",
    "VIR DE MADELEINE ROUX LOYER",
    "Kirsty Okonkwo wifi & gas",
    "PRZELEW PRZYCHODZĄCY Łukasz Krawczyk czynsz",
    "BONIFICO A VOSTRO FAVORE DISPOSTO DA Giada Mancuso PER bollette",
    "ODION SEMAKULENKO",
    "Bethlehem Qasvir",
    "ZEDDIQ AMBROSE COMMITTEE TURN",
    "Thandolwethu Ndlovu petrol",
    "SVENISLAV PETROVIC FPI",
    "OKORO T",
    "Mum and Dad",
    "NAN BIRTHDAY",
    "Katharina Jovanovic Rate Auto",
    "ZEDDIQ AMBROSE FOOD X",
    "BONIF. VS. FAVORE ILARIA EL-IDRISSI SPESA CASA",
    "VIR JOAQUIM BELKACEM CREDIT MAISON",
    "Selam Ogilvie for the boys",
    "Amira Brannigan garden club",
    "ZEDDIQ AMBROSE HOUSEKEEPING",
    "TRF DE MB WAY Nélson Semedo casa",
    "TRANSFERENCIA DE BIZUM DE XIOMARA GARRIDO CONCEPTO PISO",
    "Transfer from Bogdan Keane Reference: creche half",
    "Bill Payment From Linh Fernando Ref: CHILD SUPPORT",
    "VIR SEPA RECU /DE BASTIEN PERROT /MOTIF EDF ET BOX /REF AW1FMB7KF",
  ])("%s", (description) => {
    expect(isFromPerson(description)).toBe(true);
  });

  test.each([
    ["a company with an initial", "J PARDOE & SONS"],
    ["one that was cut off", "BGC J PARDOE & SO"],
    ["with its form", "B QUILL LIMITED"],
    ["a word of pay", "J SMITH WAGES"],
    ["an insurance number", "SR123456A STATE PE"],
    ["in your favour, in Italian", "BONIFICO A VOSTRO FAVORE COMUNE DI ALBA"],
    ["a name of a company in a person's place", "MILL HOUSE"],
    ["with a word of business", "ROSA KLEIN CATERING"],
    ["known by a person's name", "JOHN LEWIS"],
    ["with a family name and a trade", "SCHMIDT METALLBAU"],
    ["of a country", "ZARA ESPANA"],
    ["with an ending of names", "CARREFOUR POLSKA"],
    ["of two words", "GREENE KING"],
    ["with a given name and a trade", "GLEN TORRIN DISTILLERY"],
    ["with an article", "LE DRAGON DE JADE"],
    ["the state's", "CHILD MAINTENANCE"],
    ["known by an initial", "J SAINSBURY"],
    ["a platform with a given name", "OLA DRIVER EARNINGS"],
    ["a works with a given name", "METALURGICA DUARTE"],
  ])("not %s", (_what, description) => {
    expect(isFromPerson(description)).toBe(false);
  });
});
