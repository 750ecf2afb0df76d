import type { FastifyInstance, FastifyRequest } from "fastify";
import { type Day, dayOf } from "../bank/money/days.ts";
import { checkVersion, personFor } from "./checks.ts";
import type { Grants } from "./grants.ts";
import { jobsIn, payToDate } from "./pay.ts";
import { Refused } from "./refusals.ts";
import type { Scenarios, SummaryKind } from "./scenarios.ts";
import { readTaxYear, type TaxYear } from "./tax-year.ts";
import type { Job, Taxpayer } from "./taxpayers.ts";

/** Individual Income, Employment and Tax, versions 1.x: summaries of a finished tax year, by UTR. */

interface SummaryService {
  readonly grants: Grants;
  readonly scenarios: Scenarios;
  readonly now: () => Date;
}

interface Asked {
  readonly year: TaxYear;
  readonly today: Day;
  readonly jobs: readonly Job[];
}

const UTR = /^[0-9]{10}$/;

const pounds = (pence: number): number => pence / 100;

const work = ({ jobs }: Asked): readonly Job[] => jobs.filter(({ isPension }) => !isPension);

const sum = ({ jobs, year, today }: Asked, amount: "grossPence" | "taxPence"): number =>
  pounds(
    jobs
      .filter(({ isPension }) => isPension)
      .reduce((total, job) => total + payToDate(job, year, today)[amount], 0),
  );

const income = (asked: Asked) => ({
  employments: work(asked).map((job) => ({
    employerPayeReference: job.employerRef,
    payFromEmployment: pounds(payToDate(job, asked.year, asked.today).grossPence),
  })),
  pensionsAnnuitiesAndOtherStateBenefits: {
    otherPensionsAndRetirementAnnuities: sum(asked, "grossPence"),
    incapacityBenefit: 0,
    jobseekersAllowance: 0,
  },
});

const employment = (asked: Asked) => ({
  employments: work(asked).map(({ employerRef, employer }) => ({
    employerPayeReference: employerRef,
    employerName: employer,
    offPayrollWorkFlag: false,
  })),
});

const tax = (asked: Asked) => ({
  employments: work(asked).map((job) => ({
    employerPayeReference: job.employerRef,
    taxTakenOffPay: pounds(payToDate(job, asked.year, asked.today).taxPence),
  })),
  pensionsAnnuitiesAndOtherStateBenefits: { otherPensionsAndRetirementAnnuities: sum(asked, "taxPence") },
  refunds: { taxRefundedOrSetOff: 0 },
});

interface Summary {
  readonly path: string;
  readonly version: string;
  readonly kind: SummaryKind;
  readonly of: (asked: Asked) => unknown;
}

const summaries: readonly Summary[] = [
  { path: "individual-income", version: "1.2", kind: "income", of: income },
  { path: "individual-employment", version: "1.2", kind: "employments", of: employment },
  { path: "individual-tax", version: "1.1", kind: "tax", of: tax },
];

const yearOf = (text: string): TaxYear => {
  const year = readTaxYear(text);
  if (typeof year === "string") throw new Refused("TAX_YEAR_INVALID");
  return year;
};

const checkedPerson = (request: FastifyRequest, grants: Grants, { path, version }: Summary): Taxpayer => {
  const taxpayer = personFor(request, grants, `read:${path}`);
  checkVersion(request, version);
  return taxpayer;
};

export const routeSummaries = (app: FastifyInstance, service: SummaryService): void => {
  const { grants, scenarios, now } = service;
  for (const summary of summaries) {
    app.get(`/${summary.path}/sa/:utr/annual-summary/:taxYear`, async (request) => {
      const taxpayer = checkedPerson(request, grants, summary);
      const { utr, taxYear } = request.params as { readonly utr: string; readonly taxYear: string };
      if (!UTR.test(utr)) throw new Refused("SA_UTR_INVALID");
      const year = yearOf(taxYear);
      if (utr !== taxpayer.utr) throw new Refused("FORBIDDEN");
      const planned = scenarios.find({ kind: summary.kind, utr, taxYear: year.name });
      if (planned) return planned;
      const today = dayOf(now());
      const jobs = jobsIn(taxpayer.jobs, year, today);
      // A tax year has a summary only after its end.
      if (today <= year.last || jobs.length === 0) throw new Refused("NOT_FOUND");
      return summary.of({ year, today, jobs });
    });
  }
};
