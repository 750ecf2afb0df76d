import type { Day } from "../bank/money/days.ts";
import type { TaxYear } from "./tax-year.ts";
import type { Job, Payment } from "./taxpayers.ts";

export interface PayToDate {
  readonly grossPence: number;
  readonly taxPence: number;
  /** undefined before the first pay. */
  readonly lastPaid: Day | undefined;
}

const ALLOWANCE_PENCE = 1_257_000;
const TAX_RATE = 0.2;
/** Share of taxed pay that is left after tax and national insurance. */
const LEFT = 0.72;

/** The bank shows net pay; the tax authority knows the gross. Every income here stays below the higher rate. */
export const beforeTax = ({ pence: net }: Payment, paysPerYear: number) => {
  const allowance = ALLOWANCE_PENCE / paysPerYear;
  const taxed = Math.max(0, net - allowance) / LEFT;
  return {
    grossPence: Math.round(Math.min(net, allowance) + taxed),
    taxPence: Math.round(taxed * TAX_RATE),
  };
};

export const payToDate = (job: Job, { first, last }: TaxYear, today: Day): PayToDate => {
  const payments = job.paid({ start: first, today }).filter(({ day }) => day >= first && day <= last);
  const amounts = payments.map((payment) => beforeTax(payment, job.paysPerYear));
  const share = (job.reportedPercent ?? 100) / 100;
  return {
    grossPence: Math.round(share * amounts.reduce((sum, { grossPence }) => sum + grossPence, 0)),
    taxPence: Math.round(share * amounts.reduce((sum, { taxPence }) => sum + taxPence, 0)),
    lastPaid: payments.at(-1)?.day,
  };
};

export const jobsIn = (jobs: readonly Job[], { first, last }: TaxYear, today: Day): readonly Job[] =>
  jobs.filter(
    ({ started, ended }) =>
      started(today) <= Math.min(last, today) && (ended?.(today) ?? Number.POSITIVE_INFINITY) >= first,
  );
