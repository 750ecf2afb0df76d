import type { FastifyInstance, FastifyRequest } from "fastify";
import { type Day, dayOf, isoOf } from "../bank/money/days.ts";
import { checkVersion, personFor } from "./checks.ts";
import type { Grants } from "./grants.ts";
import { jobsIn, payToDate } from "./pay.ts";
import { Refused } from "./refusals.ts";
import { readTaxYear, type TaxYear, taxMonthOf, taxWeekOf } from "./tax-year.ts";
import type { Job, Taxpayer } from "./taxpayers.ts";

/** Individuals Employments Income, version 2.0: reports of employers about a taxpayer. */

interface EmploymentService {
  readonly grants: Grants;
  readonly now: () => Date;
}

const NINO = /^(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z][0-9]{6}[A-D]$/;
const EMPLOYMENT_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const FIRST_TAX_YEAR = "2020-21";

interface Asked {
  readonly taxpayer: Taxpayer;
  readonly year: TaxYear;
  readonly today: Day;
  readonly jobs: readonly Job[];
}

const supportedYear = (text: string): TaxYear => {
  const year = readTaxYear(text);
  if (year === "format") throw new Refused("FORMAT_TAX_YEAR");
  if (year === "range") throw new Refused("RULE_TAX_YEAR_RANGE_INVALID");
  if (year.name < FIRST_TAX_YEAR) throw new Refused("RULE_TAX_YEAR_NOT_SUPPORTED");
  return year;
};

const playScenario = ({ headers }: FastifyRequest): void => {
  switch (headers["gov-test-scenario"]) {
    case undefined:
    case "STATEFUL":
      return;
    case "NOT_FOUND":
      throw new Refused("MATCHING_RESOURCE_NOT_FOUND");
    case "REQUEST_CANNOT_BE_FULFILLED":
      throw new Refused("RULE_REQUEST_CANNOT_BE_FULFILLED");
    default:
      throw new Refused("RULE_INCORRECT_GOV_TEST_SCENARIO");
  }
};

const read = (request: FastifyRequest, { grants, now }: EmploymentService): Asked => {
  const taxpayer = personFor(request, grants, "read:self-assessment");
  checkVersion(request, "2.0");
  const { nino, taxYear } = request.params as { readonly nino: string; readonly taxYear: string };
  if (!NINO.test(nino)) throw new Refused("FORMAT_NINO");
  const year = supportedYear(taxYear);
  if (nino !== taxpayer.nino) throw new Refused("CLIENT_OR_AGENT_NOT_AUTHORISED");
  playScenario(request);
  const today = dayOf(now());
  return { taxpayer, year, today, jobs: jobsIn(taxpayer.jobs, year, today) };
};

const jobOf = (request: FastifyRequest, { jobs }: Asked): Job => {
  const { employmentId } = request.params as { readonly employmentId: string };
  if (!EMPLOYMENT_ID.test(employmentId)) throw new Refused("FORMAT_EMPLOYMENT_ID");
  const job = jobs.find(({ id }) => id === employmentId);
  if (!job) throw new Refused("MATCHING_RESOURCE_NOT_FOUND");
  return job;
};

const SOURCES: readonly unknown[] = ["hmrc-held", "user", "latest"];

/** Taxpayers enter nothing here, so the latest data are the employers' reports. */
const checkSource = ({ query }: FastifyRequest): void => {
  const { source = "hmrc-held" } = query as { readonly source?: unknown };
  if (!SOURCES.includes(source)) throw new Refused("FORMAT_SOURCE");
  if (source === "user") throw new Refused("MATCHING_RESOURCE_NOT_FOUND");
};

const datesOf = ({ started, ended }: Job, today: Day) => ({
  startDate: isoOf(started(today)),
  ...(ended && { cessationDate: isoOf(ended(today)) }),
});

const FREQUENCIES = { 12: "CALENDAR MONTHLY", 13: "FOUR WEEKLY", 26: "FORTNIGHTLY", 52: "WEEKLY" } as const;

const pounds = (pence: number): number => pence / 100;

const payOf = (job: Job, { year, today }: Asked) => {
  const { grossPence, taxPence, lastPaid } = payToDate(job, year, today);
  // An employer reports an employee with the first pay.
  if (lastPaid === undefined) throw new Refused("MATCHING_RESOURCE_NOT_FOUND");
  return {
    taxablePayToDate: pounds(grossPence),
    totalTaxToDate: pounds(taxPence),
    payFrequency: FREQUENCIES[job.paysPerYear],
    paymentDate: isoOf(lastPaid),
    ...(job.paysPerYear === 12 ? { taxMonthNo: taxMonthOf(lastPaid) } : { taxWeekNo: taxWeekOf(lastPaid) }),
  };
};

const detailsOf = (job: Job, asked: Asked) => {
  const pay = payOf(job, asked);
  return {
    submittedOn: `${pay.paymentDate}T05:01:01.000Z`,
    source: "hmrc-held",
    employment: {
      employmentSequenceNumber: String(1_001 + asked.jobs.indexOf(job)),
      payrollId: job.payrollId,
      companyDirector: false,
      ...datesOf(job, asked.today),
      occupationalPension: job.isPension,
      employer: { employerRef: job.employerRef, employerName: job.employer },
      pay,
    },
  };
};

export const routeEmployments = (app: FastifyInstance, service: EmploymentService): void => {
  const list = "/individuals/employments-income/:nino/:taxYear";
  app.get(list, async (request) => {
    const { jobs } = read(request, service);
    if (jobs.length === 0) throw new Refused("MATCHING_RESOURCE_NOT_FOUND");
    return {
      employments: jobs.map(({ id, employer }) => ({ employmentId: id, employerName: employer })),
      customEmployments: [],
    };
  });
  app.get(`${list}/:employmentId`, async (request) => {
    const asked = read(request, service);
    const job = jobOf(request, asked);
    return {
      employerRef: job.employerRef,
      employerName: job.employer,
      ...datesOf(job, asked.today),
      payrollId: job.payrollId,
      occupationalPension: job.isPension,
    };
  });
  app.get(`${list}/:employmentId/financial-details`, async (request) => {
    const asked = read(request, service);
    const job = jobOf(request, asked);
    checkSource(request);
    return detailsOf(job, asked);
  });
};
