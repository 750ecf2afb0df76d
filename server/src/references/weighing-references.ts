import type { AnsweredReference, StatedIncome } from "@latchkey/domain/references/comparison.ts";
import type { ReferenceKind } from "@latchkey/domain/references/kinds.ts";
import type { ReviewState } from "@latchkey/domain/references/states.ts";
import { type WeighingFact, weighingFactsOf } from "@latchkey/domain/references/weighing.ts";
import type { Kysely } from "kysely";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Schema } from "../platform/db/schema.ts";

interface StoredAnswer {
  readonly state: ReviewState;
  readonly kind: ReferenceKind;
  readonly shown: unknown;
  readonly answers: unknown;
  readonly stated: StatedIncome | null;
}

/** undefined: there is no answer. */
export const answeredOf = ({
  state,
  kind,
  shown,
  answers,
  stated,
}: StoredAnswer): AnsweredReference | undefined =>
  // The rules of the kind have checked both before they were stored.
  state === "answered" ? ({ kind, shown, answers, stated } as AnsweredReference) : undefined;

/** Without the free note, the contact, and the name of the person who answered. */
export interface WeighingReference {
  readonly id: string;
  readonly kind: ReferenceKind;
  /** The referee's name as the applicant gave it. */
  readonly name: string;
  readonly answeredAt: Date;
  readonly facts: readonly WeighingFact[];
  readonly reply: string | null;
  readonly repliedAt: Date | null;
}

const readEnded = (db: Kysely<Schema>, { applicationId, partyId }: PartyKey) =>
  db
    .selectFrom("reference as r")
    .leftJoin("income_source as i", "i.id", "r.source_id")
    .select(["r.id", "r.kind", "r.state", "r.referee", "r.shown", "r.answers", "r.decline"])
    .select(["r.answered_at", "r.applicant_reply", "r.applicant_replied_at"])
    .select(["i.id as sourceId", "i.annual_gross_minor", "i.currency", "i.income_type"])
    .where("r.application_id", "=", applicationId)
    .where("r.party_id", "=", partyId)
    .where("r.state", "in", ["answered", "declined"])
    .orderBy("r.answered_at")
    .orderBy("r.id")
    .execute();
type EndedRow = Awaited<ReturnType<typeof readEnded>>[number];

const factsOf = (row: EndedRow): readonly WeighingFact[] => {
  const { sourceId, annual_gross_minor: minor, currency, income_type: incomeType } = row;
  const stated = sourceId === null ? null : { minor, currency, incomeType };
  return weighingFactsOf({ answered: answeredOf({ ...row, stated }), decline: row.decline });
};

/** References with a fact that weighs against the applicant, and those that they have replied to. */
export const readWeighingReferences = async (
  db: Kysely<Schema>,
  party: PartyKey,
): Promise<readonly WeighingReference[]> => {
  const rows = await readEnded(db, party);
  return rows.flatMap((row) => {
    const facts = factsOf(row);
    if (row.answered_at === null || (facts.length === 0 && row.applicant_reply === null)) return [];
    const { firstName, lastName } = row.referee;
    return [
      {
        id: row.id,
        kind: row.kind,
        name: `${firstName} ${lastName}`.trim(),
        answeredAt: row.answered_at,
        facts,
        reply: row.applicant_reply,
        repliedAt: row.applicant_replied_at,
      },
    ];
  });
};
