import type { Outcome } from "@latchkey/domain/parties/status.ts";
import type { SummarisedItem } from "@latchkey/domain/parties/summarised-item.ts";
import type { DecisionReason } from "@latchkey/domain/review/decision.ts";
import type { DecisionInputs, UsedIncome } from "@latchkey/domain/review/decision-inputs.ts";
import type { UsedOutside } from "@latchkey/domain/review/outside-result.ts";
import { reviewsAgree } from "@latchkey/domain/review/second-review.ts";
import { isUuid } from "@latchkey/domain/rules/parse.ts";
import { type Kysely, sql } from "kysely";
import { type ApplicationRow, type PersonRow, readApplication } from "../applications/read-application.ts";
import { utcInstant } from "../platform/db/json-sql.ts";
import type { Schema } from "../platform/db/schema.ts";
import { notFound } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { assertMaySee, assertNotBarred } from "../review/own-party.ts";
import { type DossierDocument, readDossier } from "../review/read-dossier.ts";
import type { DossierReference } from "../review/read-references.ts";
import { readSubmittedSummary } from "../review/submitted-summaries.ts";
import { type DecisionRow, readDecisions } from "./read-decisions.ts";

/** Instants are ISO strings in UTC. */
export interface SecondReviewRow {
  readonly id: string;
  readonly applicationId: string;
  readonly partyId: string;
  readonly decisionId: string;
  readonly reviewer: { readonly id: string; readonly name: string } | null;
  readonly openedAt: string | null;
  readonly outcome: Outcome | null;
  readonly reasons: readonly DecisionReason[];
  readonly note: string | null;
  readonly givenAt: string | null;
  readonly settled: { readonly by: string; readonly at: string; readonly note: string } | null;
}

const REVIEW = `select s.id, s.application_id as "applicationId", s.party_id as "partyId", s.decision_id as "decisionId",
    case when r.id is null then null else json_build_object('id', r.id, 'name', r.name) end as reviewer,
    ${utcInstant("s.opened_at")} as "openedAt", s.outcome, s.reasons, s.note, ${utcInstant("s.given_at")} as "givenAt",
    case when t.id is null then null else json_build_object('by', t.name, 'at', ${utcInstant("s.settled_at")},
      'note', s.settled_note) end as settled
  from second_review s left join staff_member r on r.id = s.reviewer_id left join staff_member t on t.id = s.settled_by
  where s.id = `;

export const findSecondReview = async (
  db: Kysely<Schema>,
  id: string,
): Promise<SecondReviewRow | undefined> => {
  const { rows } = await sql<SecondReviewRow>`${sql.raw(REVIEW)} ${id}`.execute(db);
  return rows[0];
};

/** One answered or settled decision beside another. */
export interface GivenReview {
  readonly outcome: Outcome;
  readonly reasons: readonly DecisionReason[];
  readonly note: string | null;
  readonly by: string;
  readonly at: string;
}

/** The evidence of a decision without anything that a reviewer said of it. */
export interface ShownSecondReview {
  readonly id: string;
  readonly application: ApplicationRow;
  readonly person: PersonRow;
  readonly items: readonly SummarisedItem[];
  readonly documents: readonly DossierDocument[];
  readonly references: readonly DossierReference[];
  readonly income: UsedIncome | null;
  readonly guarantor: string | null;
  readonly outside: readonly UsedOutside[];
  /** Both undefined until it is answered. */
  readonly first: GivenReview | undefined;
  readonly second: GivenReview | undefined;
  readonly agrees: boolean | null;
  readonly settled: SecondReviewRow["settled"];
  readonly maySettle: boolean;
}

const isOf = (used: readonly { readonly id: string }[]) => {
  const ids = new Set(used.map(({ id }) => id));
  return ({ id }: { readonly id: string }): boolean => ids.has(id);
};

const evidenceOf = async ({ tx }: Work, review: SecondReviewRow, inputs: DecisionInputs) => {
  const { documents, references } = await readDossier(tx, review);
  return {
    items: await readSubmittedSummary(tx, review, inputs.round),
    documents: documents
      .filter(isOf(inputs.documents))
      .map((document): DossierDocument => ({ ...document, verdict: null })),
    references: references.filter(isOf(inputs.references)).map(
      (reference): DossierReference => ({
        ...reference,
        waiver: null,
        calls: reference.calls.map((call) => ({ ...call, by: null })),
      }),
    ),
    income: inputs.income,
    guarantor: inputs.guarantor?.name ?? null,
    outside: inputs.outside ?? [],
  };
};

const bothOf = (
  { outcome, reasons, note, reviewer, givenAt }: SecondReviewRow,
  decision: DecisionRow,
): Pick<ShownSecondReview, "first" | "second" | "agrees"> => {
  if (!outcome || !reviewer || !givenAt) return { first: undefined, second: undefined, agrees: null };
  return {
    first: {
      outcome: decision.outcome,
      reasons: decision.reasons,
      note: decision.note,
      by: decision.proposedBy.name,
      at: decision.proposedAt,
    },
    second: { outcome, reasons, note, by: reviewer.name, at: givenAt },
    agrees: reviewsAgree(decision.outcome, outcome),
  };
};

/** An open one only tells its reviewer, and only what was submitted. @throws NOT_FOUND, OWN_CASE, SECOND_REVIEW_OPEN */
export const readSecondReview = async (
  work: Work,
  { id, staffId }: { readonly id: string; readonly staffId: string },
): Promise<ShownSecondReview> => {
  const review = isUuid(id) ? await findSecondReview(work.tx, id) : undefined;
  if (!review) throw notFound();
  const { applicationId, partyId, decisionId, givenAt, reviewer, settled } = review;
  const isTheirs = reviewer?.id === staffId;
  await (givenAt === null ? assertNotBarred : assertMaySee)(work, applicationId);
  if (givenAt === null && !isTheirs) throw notFound();
  const application = await readApplication(work.tx, applicationId);
  const person = application?.people.find(({ standing }) => standing.uuid === partyId);
  const decision = (await readDecisions(work.tx, review)).find((one) => one.id === decisionId);
  if (!application || !person || !decision) throw notFound();
  const both = bothOf(review, decision);
  return {
    id,
    application,
    person,
    ...(await evidenceOf(work, review, decision.inputs)),
    ...both,
    settled,
    maySettle: both.agrees === false && !settled && !isTheirs && decision.proposedBy.id !== staffId,
  };
};
