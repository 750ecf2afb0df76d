import { shownTermMonths } from "@latchkey/domain/compliance/agreement-rules.ts";
import type { RecordedLetting } from "@latchkey/domain/compliance/right-to-rent/letting.ts";
import { partyNumber } from "@latchkey/domain/parties/party-number.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { isUuid } from "@latchkey/domain/rules/parse.ts";
import type { Kysely } from "kysely";
import type { z } from "zod";
import {
  type ApplicationRow,
  isProvisional,
  readApplication,
  statusOfPerson,
} from "../../applications/read-application.ts";
import { readDeposit, type ShownDeposit } from "../../compliance/holding-deposits.ts";
import type { Schema } from "../../platform/db/schema.ts";
import { notFound } from "../../platform/refusals/refusals.ts";
import { readLetting } from "../../right-to-rent/letting.ts";
import { type applicationReply, problem } from "./schemas.ts";

export const REFUSALS = {
  400: problem,
  401: problem,
  403: problem,
  404: problem,
  422: problem,
  429: problem,
  503: problem,
};

export const ofApplications = { tags: ["Applications"], security: [{ key: [] }] };

export type ApplicationReply = z.infer<typeof applicationReply>;

interface KnownOfHome {
  readonly deposit: ShownDeposit | null;
  readonly letting: RecordedLetting | undefined;
}

const replyOf = (
  application: ApplicationRow,
  { deposit, letting }: KnownOfHome,
  today: CivilDate,
): ApplicationReply => ({
  ...application,
  tenancy: letting?.signedOn ? { signedOn: letting.signedOn, endedOn: letting.endedOn } : null,
  holdingDeposit:
    deposit?.recorded && deposit.days
      ? { receivedOn: deposit.recorded.receivedOn, agreementBy: deposit.days.agreementBy }
      : null,
  termMonths: shownTermMonths(application, today),
  isProvisional: isProvisional(application),
  people: application.people.map((person) => ({
    id: person.standing.uuid,
    number: partyNumber(person.number),
    role: person.standing.role,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    shareMinor: person.shareMinor,
    guarantorId: person.guarantorId,
    status: statusOfPerson(person),
    since: person.since,
    submittedAt: person.submittedAt,
    invitation: person.invitation,
  })),
});

/** @throws NOT_FOUND for another agency's */
export const readReply = async (
  db: Kysely<Schema>,
  { id, agencyId }: { readonly id: string; readonly agencyId: string },
  today: CivilDate,
): Promise<ApplicationReply> => {
  const application = isUuid(id) ? await readApplication(db, id) : undefined;
  if (application?.agencyId !== agencyId) throw notFound();
  const deposit = await readDeposit(db, application, today);
  return replyOf(application, { deposit, letting: await readLetting(db, id) }, today);
};
