import { namedGuarantorIssues } from "@latchkey/domain/applications/named-guarantor.ts";
import type { NamedPerson } from "@latchkey/domain/applications/new-application.ts";
import { sql } from "kysely";
import { IS_DECLINED } from "../parties/declined.ts";
import { lockApplication } from "../parties/parties.ts";
import { decisionsMayChange } from "../parties/settle-decisions.job.ts";
import { audit } from "../platform/audit/audit.ts";
import { invalidInput, notFound, Refusal } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { keepGuarantor, setGuarantor, tellChanged } from "./guarantors.ts";
import { withdrawParty } from "./invitations.ts";
import { readTerms } from "./shares.ts";

export interface GivenGuarantor {
  /** The tenants whose share is guaranteed. */
  readonly tenantIds: readonly string[];
  readonly guarantor: NamedPerson;
}

interface Guaranteed {
  readonly id: string;
  readonly email: string;
  readonly before: string | null;
  readonly isOver: boolean;
}

const readGuaranteed = ({ tx }: Work, applicationId: string): Promise<readonly Guaranteed[]> =>
  tx
    .selectFrom("party as p")
    .innerJoin("account as a", "a.id", "p.account_id")
    .innerJoin("queue_entry as q", "q.party_id", "p.id")
    .select(["p.id", "a.email", "p.guarantor_id as before"])
    .select(sql<boolean>`q.status in ('withdrawn', 'expired') or ${sql.raw(IS_DECLINED)}`.as("isOver"))
    .where("p.application_id", "=", applicationId)
    .where("p.role", "=", "tenant")
    .execute();

/** A former guarantor without any tenant is asked no more; the decision of a decided one stays. */
const withdrawFormer = async (
  work: Work,
  applicationId: string,
  formerIds: readonly string[],
): Promise<void> => {
  for (const partyId of formerIds) {
    const open = await work.tx
      .selectFrom("party as p")
      .innerJoin("queue_entry as q", "q.party_id", "p.id")
      .select("p.id")
      .where("p.application_id", "=", applicationId)
      .where("p.id", "=", partyId)
      .where("q.status", "not in", ["decided", "withdrawn", "expired"])
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("party as t")
              .select("t.id")
              .where("t.application_id", "=", applicationId)
              .where("t.guarantor_id", "=", partyId),
          ),
        ),
      )
      .executeTakeFirst();
    if (open) await withdrawParty(work, { applicationId, partyId });
  }
};

/**
 * Names a guarantor after the application was sent, also after a decision, or another one in place of theirs. Answers of
 * tenants are kept; open decisions are settled again (decision 0099).
 *
 * @throws NOT_FOUND for a person who is no tenant of the application; CASE_CLOSED for one who no longer applies or was declined;
 * INVALID_INPUT by field: `tenants`, `email`
 */
export const nameGuarantor = async (
  work: Work,
  applicationId: string,
  { tenantIds, guarantor }: GivenGuarantor,
): Promise<void> => {
  await lockApplication(work.tx, applicationId);
  const terms = await readTerms(work, applicationId);
  const people = await readGuaranteed(work, applicationId);
  const tenants = people.filter(({ id }) => tenantIds.includes(id));
  if (tenants.length < new Set(tenantIds).size) throw notFound();
  if (tenants.some(({ isOver }) => isOver)) throw new Refusal("CASE_CLOSED");
  const issues = namedGuarantorIssues(
    guarantor,
    tenants.map(({ email }) => email),
  );
  if (Object.keys(issues).length > 0) throw invalidInput(issues);
  const guarantorId = await keepGuarantor(work, applicationId, {
    terms,
    person: guarantor,
    namedBy: "agency",
  });
  for (const { id: partyId } of tenants) {
    const party = { applicationId, partyId };
    await setGuarantor(work, party, { guarantorId, namedBy: "agency" });
    await audit(work, { action: "guarantor-named", outcome: "done", party, subject: guarantorId });
  }
  const former = tenants.flatMap(({ before }) => (before === null || before === guarantorId ? [] : [before]));
  await withdrawFormer(work, applicationId, [...new Set(former)]);
  await tellChanged(work, [guarantorId, ...former]);
  await decisionsMayChange(work.tx, applicationId);
};
