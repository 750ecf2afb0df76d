import { describe, expect, test } from "vitest";
import { everyMonth, read } from "../testing/bank-lines.ts";

const saidBy = (description: string) => {
  const { incomes, excluded } = read(...everyMonth("2026-08-28", 3, 884.61, description));
  return incomes[0]?.kind ?? Object.values(excluded)[0];
};

describe("rent that a letting agent passes on", () => {
  test.each([
    "HARBINGER PROP MGMT NET RENT 4 QUARRY CT",
    "HARBINGER PROP MGT RENT FLAT 9",
    "HARBINGER LETS LTD RENT UNIT 3",
    "HARBINGER LETTINGS NET RENTAL",
    "HARBINGER ESTATES RENT LESS FEES",
    "HARBINGER REALTY RENT INCOME",
    "HARBINGER RESIDENTIAL LANDLORD PAYMENT",
    "Inward Faster Payment RENT 31 ELDER ROW · HARBINGER PROPERTY MANAGEMENT",
    "Bacs credit HARBINGER LETTING AGENTS Details: RENT STMT 88",
    "Transf. de: HARBINGER PROP MNGT Conc.: NET RENT FLAT 7",
    "HARBINGER HAUSVERWALTUNG MIETEINNAHMEN",
    "HARBINGER IMMOBILIEN GMBH MIETÜBERSCHUSS",
    "HARBINGER GERANCE LOYERS NETS",
    "HARBINGER IMMOBILIER REVERSEMENT LOYER",
    "AGENCE HARBINGER LOYERS ENCAISSES",
    "HARBINGER INMOBILIARIA ALQUILER NETO",
    "FINCAS HARBINGER LIQUIDACION ALQUILERES",
    "HARBINGER IMMOBILIARE CANONI NETTI",
    "AGENZIA HARBINGER AFFITTO APPARTAMENTO",
    "HARBINGER IMOBILIARIA RENDAS LIQUIDAS",
  ])("is other income: %s", (description) => {
    expect(saidBy(description)).toBe("other");
  });

  test.each([
    ["a flatmate's share", "ZEDDIQ AMBROSE RENT", "shared_cost"],
    ["a person's net rent", "HARRIET ELPHICK NET RENT", "person"],
    ["a lodger's", "SILKE UPHOFF MIETE ZIMMER", "shared_cost"],
    ["a deposit that comes back", "HARBINGER PROP MGMT RENT REFUND", "refund"],
  ])("is none where it is %s", (_what, description, why) => {
    expect(saidBy(description)).toBe(why);
  });
});

describe("an office is known in short forms", () => {
  test.each([
    "D/SOC PROT 7741208W",
    "D/SOC PROTECTION",
    "DEPT SOC PROT",
    "DEPT OF SOC PROTECTION CB",
    "SOC WELFARE 118822",
    "SOC WELF PAYMENT",
    "DEPT FOR WORK & PENSIONS",
    "DEPT WORK AND PENS 99812",
    "INST SEG SOC",
    "SEGURIDAD SOC PRESTACION",
    "AG F ARBEIT",
    "BUNDESAGENTUR F ARB",
    "FAM.KASSE NORD",
    "CAISSE ALLOC FAMILIALES",
    "CAISSE D'ALLOCATIONS VAL",
  ])("%s pays benefits", (description) => {
    expect(saidBy(description)).toBe("benefits");
  });

  test("and pays a pension that is named", () => {
    expect(saidBy("DEPT FOR WORK & PENSIONS STATE PENSION")).toBe("pension");
  });
});

describe("a payer that no list of persons may hide", () => {
  test.each([
    "YSGOL GYFUN GLANRHYD",
    "YSGOL OWAIN GLYNDWR",
    "CYNGOR SIR ARFON",
    "SCOIL MHUIRE BALLYDUFF",
    "GAELSCOIL EOIN",
    "COLAISTE BRIDE",
    "GRAMMAR SCHOOL OF ST MARTIN",
    "ST AIDAN INFANTS",
    "THOMAS BECKET ACADEMIES",
    "MARIA MONTESSORI",
    "SOPHIE SCHOLL GYMNASIUM",
    "KOLLEG ST BLASIEN",
    "MATERNELLE JULES FERRY",
    "OGEC SAINT MICHEL",
    "CEIP ANTONIO MACHADO",
    "IES ROSALIA DE CASTRO",
    "LICEO ALESSANDRO VOLTA",
    "EXTERNATO DOM DINIS",
    "LICEUM JAN ZAMOYSKI",
    "PRZEDSZKOLE MARIA",
  ])("%s is no person", (description) => {
    expect(saidBy(description)).toBe("other");
  });

  test.each(["HARRIET ELPHICK MONTESSORI", "SILKE UPHOFF HORT", "NOELIA ARRIBAS GUARDERIA"])(
    "%s is no school, because a person pays for a child",
    (description) => {
      expect(saidBy(description)).toBe("unlike_income");
    },
  );

  test.each([
    "SWIFTWHEEL RIDERS",
    "SWIFTWHEEL DRIVERS",
    "SWIFTWHEEL LIVREURS",
    "SWIFTWHEEL REPARTIDORES",
    "BRIGHTMIND TUTORS",
  ])("%s pays each week under another reference", (platform) => {
    const references = ["7K2MXW", "3PL90Q", "ZZ81TD", "0BN4VR", "9HC7EU", "4SA6YJ"];
    const pays = references.flatMap((reference, index) => {
      const [paid] = everyMonth("2026-09-04", 1, 181.3 + 7.21 * (index % 4), `${platform} ${reference}`);
      return paid
        ? [{ ...paid, date: new Date(Date.UTC(2026, 8, 4 + 7 * index)).toISOString().slice(0, 10) }]
        : [];
    });
    expect(read(...pays).incomes).toMatchObject([{ kind: "other", rhythm: "weekly" }]);
  });
});
