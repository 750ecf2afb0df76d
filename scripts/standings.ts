import type { Standing } from "./proofs.ts";

/** A statement that is not proven, and what its tests lack. */
export interface OpenStatement {
  readonly standing: Standing;
  readonly missing: string;
}

const inPart = (missing: string): OpenStatement => ({ standing: "in part", missing });
const none = (missing: string): OpenStatement => ({ standing: "none", missing });

/** Every statement that is in none of these lists is proven by one test. */
export const NOT_PROVEN: ReadonlyMap<string, OpenStatement> = new Map([
  ["SES-04", inPart("the deletion of an account is not built")],
  [
    "INT-05",
    inPart(
      "messages of the verifier have no signature: they are hints, and the verifier is asked (decision 0035)",
    ),
  ],
  ["INT-09", inPart("no test asks the real services: the fakes alone are held to the contract")],
  ["WEB-04", inPart("axe sees the sign-in alone in all six languages")],
  ["PRV-04", none("no job ends what is kept by law and case")],
  ["PRV-05", none("erasure is not built")],
  ["PRV-06", none("an export of what is stored about a person is not built")],
  ["LOG-04", none("no SBOM is published, and nothing scans for known faults and secrets")],
  ["REL-01", inPart("a sender cannot promise that an e-mail arrives exactly once (decision 0002)")],
  ["REL-04", inPart("no test has a store that is slow; files are on the disk of the server alone")],
  ["REL-06", none("no test restores a backup")],
  ["REL-07", none("no test migrates a large database while two versions use it")],
  ["REL-10", none("no test measures the load")],
]);

/** Statements of several clauses, each proven "in part" by tests of its own, in the named files. */
export const PROVEN_TOGETHER: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map([
  [
    "SES-05",
    {
      "from the link to the end": "journeys/stories/whole-application.story.ts",
      "tokens and addresses": "journeys/stories/session.story.ts",
      "a press before hydration": "journeys/stories/hydration.story.ts",
      "a hand-over": "journeys/stories/hand-over.story.ts",
      staff: "journeys/stories/console-accepted.story.ts",
      referees: "journeys/stories/reference.story.ts",
    },
  ],
  [
    "FIL-05",
    {
      "clean, quarantined, and a scanner that is down": "server/src/documents/scan-upload.db.test.ts",
      "not shown before": "server/src/api/files/own-files.db.test.ts",
      "not decoded before": "server/src/api/files/verification.db.test.ts",
      "scanned later": "server/src/documents/scan-pending.db.test.ts",
    },
  ],
  [
    "FIL-08",
    {
      "what is in a PDF": "server/src/document-checks/checks.db.test.ts",
      "time, memory and pages": "server/src/document-checks/limits.db.test.ts",
      messages: "applicant/src/documents/file-issue-text.test.tsx",
      "the confined process": "scripts/confined-child.product.test.ts",
    },
  ],
  [
    "INT-01",
    {
      "the bank": "server/src/api/partners/bank-return.db.test.ts",
      "the tax authority": "server/src/api/partners/tax-return.db.test.ts",
      "the verifier": "server/src/api/partners/verification-return.db.test.ts",
    },
  ],
  [
    "INT-04",
    {
      "the bank": "server/src/api/partners/bank-traces.db.test.ts",
      "the tax authority": "server/src/api/partners/tax-traces.db.test.ts",
      "the verifier": "server/src/api/partners/verification-messages.db.test.ts",
      "the address service": "scripts/address-service.test.ts",
      settings: "server/src/platform/config/config.test.ts",
    },
  ],
  [
    "INT-06",
    {
      "the bank": "server/src/api/partners/bank-failures.db.test.ts",
      "the tax authority": "server/src/api/partners/tax-failures.db.test.ts",
      "the verifier": "server/src/api/partners/verification-start.db.test.ts",
      addresses: "applicant/src/addresses/searched-address.test.tsx",
      "the way back": "applicant/src/income/steps/tax-steps.test.tsx",
    },
  ],
  [
    "INT-07",
    {
      "sealed, and deleted after the pull": "server/src/api/partners/bank-data.db.test.ts",
      "the tax authority's": "server/src/api/partners/tax-data.db.test.ts",
      "in no column": "server/src/api/partners/tax-traces.db.test.ts",
      "after a day": "server/src/app/tidy-up-flows.db.test.ts",
      "AES-GCM": "server/src/platform/keys/keys.test.ts",
    },
  ],
  [
    "PRV-01",
    {
      "canaries through the product": "scripts/trust.product.test.ts",
      "the names of documents": "journeys/stories/telemetry.story.ts",
      "events and pages": "server/src/telemetry/known-events.test.ts",
      "error reports": "server/src/telemetry/clean-report.test.ts",
    },
  ],
  [
    "PRV-02",
    {
      "canaries through the product": "scripts/trust.product.test.ts",
      "mail servers": "server/src/app/email-failures.db.test.ts",
      "the bank": "server/src/api/partners/bank-traces.db.test.ts",
      jobs: "server/src/app/worker.db.test.ts",
    },
  ],
  [
    "LAW-01",
    {
      "terms and rent periods": "server/src/api/v1/api-v1.db.test.ts",
      letters: "server/src/review/confirmed-texts.db.test.ts",
      decisions: "domain/src/review/decision.test.ts",
    },
  ],
  [
    "LAW-02",
    {
      "the rules": "domain/src/compliance/lint-policy.test.ts",
      publication: "server/src/api/console/policy-editor.db.test.ts",
    },
  ],
  [
    "LAW-06",
    {
      "who may use it, and the record": "server/src/right-to-rent/checks.db.test.ts",
      "the table": "server/src/compliance/registered-providers.db.test.ts",
    },
  ],
  [
    "LAW-04",
    {
      "accepted while it is open, and ready": "server/src/right-to-rent/checks.db.test.ts",
      "the agreements in writing": "server/src/right-to-rent/responsibilities.db.test.ts",
    },
  ],
  [
    "LAW-09",
    {
      "the window, the last day and what failed": "server/src/right-to-rent/checks.db.test.ts",
      warnings: "server/src/right-to-rent/warn-of-follow-ups.db.test.ts",
    },
  ],
  [
    "LAW-11",
    {
      "the outcome": "server/src/right-to-rent/checks.db.test.ts",
      "one order": "domain/src/compliance/right-to-rent/rule-sets.test.ts",
      "what is counted": "server/src/right-to-rent/count-check.db.test.ts",
      "what is shown": "console/src/figures/figures-panels.test.tsx",
    },
  ],
  [
    "LAW-13",
    {
      days: "domain/src/compliance/holding-deposit/deposit-days.test.ts",
      "the evidence of a ground": "domain/src/compliance/holding-deposit/deposit-statement.test.ts",
      "record, queue and statement": "server/src/compliance/holding-deposits.db.test.ts",
    },
  ],
  [
    "LAW-18",
    {
      "what is found": "server/src/document-checks/checks.db.test.ts",
      "what is said of it": "domain/src/review/document-findings.test.ts",
      "the reviewer's word": "domain/src/compliance/right-to-rent/record.test.ts",
    },
  ],
  [
    "LAW-19",
    {
      "on sending and with each list": "server/src/compliance/sanctions/screening.db.test.ts",
      "the contact alone": "server/src/compliance/sanctions/confirmed.db.test.ts",
    },
  ],
  [
    "LAW-24",
    {
      facts: "domain/src/references/rental.test.ts",
      "may decline": "server/src/api/reference/work-review.db.test.ts",
      "the contact": "server/src/api/v1/referee-contact.db.test.ts",
    },
  ],
  [
    "PRV-07",
    {
      "reviewers, inputs and versions": "server/src/api/console/decisions.db.test.ts",
      "the way to contest it": "journeys/stories/console-declined.story.ts",
    },
  ],
  [
    "REL-03",
    {
      "facts and choices": "server/src/api/applicant/two-tabs.db.test.ts",
      homes: "server/src/api/applicant/residence.db.test.ts",
      sources: "server/src/api/applicant/income-refusals.db.test.ts",
      "completed steps, and completed": "server/src/api/applicant/progress.db.test.ts",
      "any order of answers": "domain/src/wizard/merge.test.ts",
    },
  ],
]);

/** Statements that another one contradicts, or that are built otherwise on purpose: the number of the decision. */
export const SETTLED_OTHERWISE: ReadonlyMap<string, string> = new Map([
  ["FRM-205", "0008"],
  ["FRM-319", "0037"],
  ["INC-011", "0037"],
  ["INC-227", "0039"],
]);

interface Compared {
  readonly ids: readonly string[];
  readonly standingOf: (id: string) => Standing;
  readonly partsOf: (id: string) => readonly string[];
  readonly listed: ReadonlyMap<string, Pick<OpenStatement, "standing">>;
  readonly settled: ReadonlyMap<string, string>;
  readonly together: ReadonlyMap<string, Readonly<Record<string, string>>>;
}

const problemsOf = (id: string, { standingOf, partsOf, listed, settled, together }: Compared) => {
  const found = standingOf(id);
  if (settled.has(id)) {
    return found === "proven" ? [`${id} is settled otherwise: no test can prove all of it.`] : [];
  }
  const clauses = together.get(id);
  const expected = clauses ? "in part" : (listed.get(id)?.standing ?? "proven");
  if (found === "proven" && found !== expected) {
    return [`${id} is proven: take it from its list in scripts/standings.ts.`];
  }
  if (found !== expected)
    return [`${id} should be "${expected}" by the titles of the tests, and is "${found}".`];
  const parts = partsOf(id);
  return Object.entries(clauses ?? {})
    .filter(([, file]) => !parts.includes(file))
    .map(([clause, file]) => `${file} does not prove of ${id}: ${clause}.`);
};

export const standingProblems = (compared: Compared): readonly string[] => [
  ...compared.ids.flatMap((id) => problemsOf(id, compared)),
  ...[...compared.listed.keys(), ...compared.settled.keys(), ...compared.together.keys()]
    .filter((id) => !compared.ids.includes(id))
    .map((id) => `scripts/standings.ts names ${id}, which does not exist.`),
];
