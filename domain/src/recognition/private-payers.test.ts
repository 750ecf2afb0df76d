import { describe, expect, test } from "vitest";
import { everyMonth, read, readFor } from "../testing/bank-lines.ts";

const saidBy = (description: string) => {
  const { incomes, excluded } = read(...everyMonth("2026-08-24", 3, 412.6, description));
  return incomes[0]?.kind ?? Object.values(excluded)[0];
};

describe("a private person pays no pension, benefit, student finance or wage", () => {
  test.each([
    "VIR DE CLEMENCE BOISRAME PENSION JULES",
    "CLEMENCE BOISRAME PENSION ENFANTS",
    "VIR INST BOISRAME CLEMENCE PENSION NOVEMBRE",
    "VIREMENT RECU DE MME BOISRAME /MOTIF ALLOCATION FAMILIALE",
    "VIR SEPA THIBAULT CARRE AIDE LOGEMENT",
    "VIR DE GERALDINE HUET APL",
    "VIR THIBAULT CARRE BOURSE",
    "VIR THIBAULT CARRE RETRAITE",
    "VIR GERALDINE HUET CAF MOITIE",
    "VIR DE THIBAULT CARRE SALAIRE",
    "Gutschrift Henning Brookmann Kindergeld",
    "HENNING BROOKMANN LEBENSUNTERHALT",
    "BROOKMANN HENNING WOHNGELD ANTEIL",
    "Silke Uphoff Rente",
    "SILKE UPHOFF ELTERNGELD",
    "Absender: Silke Uphoff Betreff: BAFöG",
    "Tjorven Quaas Lebensunterhalt",
    "SILKE UPHOFF UNTERHALTSVORSCHUSS",
    "SILKE UPHOFF GEHALT",
    "HERR BROOKMANN PFLEGEGELD",
    "TRANSFERENCIA DE NOELIA ARRIBAS AYUDA ALQUILER",
    "ARRIBAS NOELIA AYUDA FAMILIAR",
    "BIZUM DE NOELIA ARRIBAS PENSION NINOS",
    "GONZALO TERUEL PENSION HIJA",
    "GONZALO TERUEL PENSION COMPENSATORIA",
    "GONZALO TERUEL SUBSIDIO",
    "GONZALO TERUEL BECA COMEDOR",
    "NOELIA ARRIBAS BONO ALQUILER",
    "TRANSF NOELIA ARRIBAS PRESTACION",
    "NOELIA ARRIBAS NOMINA",
    "BONIFICO DA FIORELLA BRAGADIN ASSEGNO FAMILIARE",
    "FIORELLA BRAGADIN PENSIONE NONNO",
    "BRAGADIN FIORELLA ASSEGNO UNICO META",
    "DISPOSTO DA SAVERIO TOMBOLINI REDDITO DI INCLUSIONE",
    "SAVERIO TOMBOLINI BORSA DI STUDIO",
    "SAVERIO TOMBOLINI BONUS NIDO",
    "SAVERIO TOMBOLINI INDENNITA MALATTIA",
    "TRF DE LEONOR FURTADO ABONO FAMILIA",
    "TRF LEONOR FURTADO PENSAO",
    "FURTADO LEONOR SUBSIDIO",
    "MB WAY LEONOR FURTADO PENSAO MATIAS",
    "TRF GONCALO PESTANA REFORMA",
    "TRF GONCALO PESTANA BOLSA DE ESTUDO",
    "TRF GONCALO PESTANA VENCIMENTO",
    "HARRIET ELPHICK CHILD BENEFIT",
    "ELPHICK HARRIET CHILD BEN HALF",
    "FP ROWENA TADCASTER UC SHARE UNIVERSAL CREDIT",
    "GARETH PENHALE LIVING ALLOWANCE",
    "GARETH PENHALE RENT ALLOWANCE",
    "GARETH PENHALE PENSION",
    "GARETH PENHALE PIP BACK",
    "GARETH PENHALE STUDENT LOAN",
    "GARETH PENHALE MAINTENANCE GRANT",
    "GARETH PENHALE HOUSING BENEFIT",
    "GARETH PENHALE COST OF LIVING",
    "MISS ELPHICK TAX CREDITS",
    "MR PENHALE BURSARY",
    "HARRIET ELPHICK WAGES",
    "PRZELEW BOZENA MALINOWICZ RENTA",
    "PRZELEW BOZENA MALINOWICZ ZASILEK",
  ])("%s", (description) => {
    expect(["person", "shared_cost"]).toContain(saidBy(description));
  });

  test.each([
    ["an office before a name", "FAMILIENKASSE KINDERGELD JULE BROOKMANN", "benefits"],
    ["an office with a town", "STADT OSTERHAGEN WOHNGELD", "benefits"],
    ["a child behind the benefit", "KINDERGELD JULE BROOKMANN FAMILIENKASSE NORD", "benefits"],
    ["a government", "GOBIERNO DE ARAGON AYUDA ALQUILER", "benefits"],
    ["an office in short words", "INST GEST FIN SEG SOCIAL ABONO FAMILIA", "benefits"],
    ["a scheme alone", "CHILD BENEFIT", "benefits"],
    ["a fund with a given name", "ROSA MUTUAL PENSION", "pension"],
    ["trustees with a given name", "MARTIN HOLME PENSION TRUSTEES", "pension"],
    ["an insurer with a given name", "CLARA LIFE PENSION", "pension"],
    ["one name", "CLARA PENSIONS", "pension"],
    ["a firm known by a person's name", "JOHN LEWIS PENSION", "pension"],
    ["a restaurant with a given name that is a word", "SAFFRON ORCHARD WAGES", "work"],
    ["a shop of three words", "OSCAR HOLLOW BAGELS WAGES", "work"],
    ["a person's firm by its form", "GARETH PENHALE LTD WAGES", "work"],
    ["a person's firm by its trade", "GARETH PENHALE PLUMBING WAGES", "work"],
    ["an initial and a name, which shops have", "G PENHALE WAGES", "work"],
    ["a child's name that is the holder's", "KLESIA BTP PENSION AMARA", "pension"],
  ])("but it is none where it is %s", (_what, description, kind) => {
    expect(saidBy(description)).toBe(kind);
  });

  test.each([
    ["Auftraggeber: Qasvir Ellendt Buchungstext: Lebensunterhalt", "person"],
    ["TRANSF QASVIR ELLENDT AYUDA ALQUILER", "person"],
    ["QASVIR ELLENDT PENSION JULES", "person"],
    ["EVI QASVIR ELLENDT - PENSION JULES", "person"],
    ["QASVIR MARI ELLENDT PENSION POUR JULES", "person"],
    ["TRF DE QASVIR ELLENDT DESC PENSAO DO DINIS", "person"],
    ["QASVIR ELLENDT PENSION", "pension"],
  ])("of a name that no list has, it depends on the words: %s is %s", (description, kind) => {
    expect(saidBy(description)).toBe(kind);
  });

  test("the stated employer is work, though it is a person", () => {
    const paid = everyMonth("2026-08-24", 3, 1_412.6, "SILKE UPHOFF GEHALT");
    expect(readFor("Silke Uphoff", ...paid).incomes).toMatchObject([{ kind: "work" }]);
  });
});
