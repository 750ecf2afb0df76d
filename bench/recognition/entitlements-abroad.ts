import type { RecognisedKind } from "@latchkey/domain/recognition/kind-of-line.ts";
import type { Place } from "./places.ts";
import type { Setting } from "./writing.ts";

/** What a state, a pension fund or a student loan pays, and how banks of the euro word it. */

export interface Entitlement {
  readonly sort: string;
  readonly kind: RecognisedKind;
  readonly rhythm: "weekly" | "fortnightly" | "four_weekly" | "monthly";
  /** In minor units, at one payment. */
  readonly range: readonly [least: number, most: number];
  readonly percent?: number;
  /** The texts of one payment; one of them is that of all payments. */
  readonly texts: (setting: Setting) => readonly string[];
}

const monthly =
  (sort: string, kind: RecognisedKind) =>
  (range: Entitlement["range"], ...texts: readonly string[]): Entitlement => ({
    sort,
    kind,
    rhythm: "monthly",
    range,
    texts: () => texts,
  });

const benefits = monthly("benefits abroad", "benefits");
const pension = monthly("pension abroad", "pension");
const studentFinance = monthly("student finance by month", "student_finance");

export const abroad: Readonly<Record<Exclude<Place["country"], "GB">, readonly Entitlement[]>> = {
  DE: [
    benefits(
      [25_500, 56_300],
      "BUNDESAGENTUR FUER ARBEIT - FAMILIENKASSE KG123456FK7890",
      "FAMILIENKASSE BAYERN NORD KINDERGELD",
      "BUNDESAGENTUR FUER ARBEIT ARBEITSLOSENGELD",
      "JOBCENTER WIESENAU BUERGERGELD {month}",
    ),
    pension(
      [80_000, 190_000],
      "DEUTSCHE RENTENVERSICHERUNG BUND RENTE {month}",
      "RENTEN SERVICE DEUTSCHE POST AG",
      "VBL KARLSRUHE BETRIEBSRENTE",
    ),
    studentFinance([45_000, 99_200], "BUNDESKASSE HALLE BAFOEG {month}", "BAföG Bundeskasse"),
  ],
  ES: [
    benefits(
      [48_000, 122_500],
      "SEPE PRESTACION DESEMPLEO",
      "ABONO PRESTACION SEPE {month}",
      "INSS INGRESO MINIMO VITAL",
    ),
    pension([90_000, 210_000], "PENSION TGSS", "ABONO PENSION SEGURIDAD SOCIAL", "INSS PENSION {month}"),
  ],
  FR: [
    benefits(
      [20_000, 132_000],
      "VIR SEPA CAF DE PARIS",
      "VIREMENT CAF PRESTATIONS {month}",
      "VIR FRANCE TRAVAIL ALLOCATION",
      "VIR POLE EMPLOI",
    ),
    pension(
      [70_000, 190_000],
      "VIR CNAV RETRAITE",
      "VIR AGIRC ARRCO RETRAITE {month}",
      "VIREMENT CARSAT PENSION",
    ),
    studentFinance([14_500, 63_300], "VIR CROUS BOURSE {month}", "BOURSE CROUS"),
  ],
  IT: [
    benefits(
      [19_900, 120_000],
      "BONIFICO INPS ASSEGNO UNICO",
      "INPS NASPI {month}",
      "ACCREDITO INPS INDENNITA DISOCCUPAZIONE",
    ),
    pension([70_000, 200_000], "INPS PENSIONE {month}", "ACCREDITO PENSIONE", "PENSIONE INPS CAT VO"),
  ],
  PT: [
    benefits(
      [15_000, 110_000],
      "SEGURANCA SOCIAL ABONO FAMILIA",
      "TRF IGFSS SUBSIDIO DESEMPREGO",
      "SEG SOCIAL PRESTACOES",
    ),
    pension([50_000, 150_000], "CENTRO NACIONAL PENSOES", "PENSAO CGA {month}", "TRF CNP PENSAO REFORMA"),
  ],
};
