import { isUuid } from "@latchkey/domain/rules/parse.ts";
import { sql } from "kysely";
import type { Actor, PartyKey } from "../platform/actor/actor.ts";
import { notFound } from "../platform/refusals/refusals.ts";
import type { Services } from "../platform/work/services.ts";
import { inTransaction, type Work } from "../platform/work/work.ts";
import type { Tx } from "../platform/work/work-of.ts";
import { AGENCY_ROLE, AGENCY_SETTING } from "./agency-role.ts";

/**
 * The only way for what agencies use to reach the database. Rows are read as the role of agencies, which sees one agency's; what is
 * changed has been found by that role first (ACL-07).
 */

export interface AgencyActor {
  readonly agencyId: string;
}

const enter = async (tx: Tx, { agencyId }: AgencyActor): Promise<void> => {
  await sql`select set_config(${AGENCY_SETTING}, ${agencyId}, true)`.execute(tx);
  await sql`set local role ${sql.id(AGENCY_ROLE)}`.execute(tx);
};

/** A connection starts with the product's role, to which `reset role` goes back. */
const leave = async (tx: Tx): Promise<void> => {
  await sql`reset role`.execute(tx);
  await sql`select set_config(${AGENCY_SETTING}, '', true)`.execute(tx);
};

/** Reads a part of a transaction with the rights of the agency. */
export const withAgencyRights = async <Result>(
  tx: Tx,
  agency: AgencyActor,
  read: (tx: Tx) => Promise<Result>,
): Promise<Result> => {
  await enter(tx, agency);
  const result = await read(tx);
  await leave(tx);
  return result;
};

/** A transaction for parts with the rights of an agency, and for what is derived from what they found. */
export const inAgencyTransaction = <Result>(
  { db }: Pick<Services, "db">,
  read: (tx: Tx) => Promise<Result>,
): Promise<Result> => db.transaction().execute(read);

/** A transaction that reads with the rights of the agency. */
export const readAsAgency = <Result>(
  { db }: Pick<Services, "db">,
  agency: AgencyActor,
  read: (tx: Tx) => Promise<Result>,
): Promise<Result> => db.transaction().execute((tx) => withAgencyRights(tx, agency, read));

const sees = async (tx: Tx, applicationId: string): Promise<boolean> =>
  (await tx.selectFrom("application").select("id").where("id", "=", applicationId).executeTakeFirst()) !==
  undefined;

/** @throws NOT_FOUND for another agency's application, as for none */
export const assertOwnApplication = async (
  { tx }: Pick<Work, "tx">,
  agency: AgencyActor,
  applicationId: string,
): Promise<void> => {
  const isOwn = isUuid(applicationId) && (await withAgencyRights(tx, agency, () => sees(tx, applicationId)));
  if (!isOwn) throw notFound();
};

/** @throws NOT_FOUND for a person of another agency's application, as for none */
export const findOwnParty = async (
  { tx }: Pick<Work, "tx">,
  agency: AgencyActor,
  partyId: string,
): Promise<PartyKey> => {
  if (!isUuid(partyId)) throw notFound();
  const found = await withAgencyRights(tx, agency, (scoped) =>
    scoped.selectFrom("party").select("application_id").where("id", "=", partyId).executeTakeFirst(),
  );
  if (!found) throw notFound();
  return { applicationId: found.application_id, partyId };
};

/** Changes what the agency asks for, with the product's rights. */
export const changeForAgency = <Caller extends Actor & AgencyActor, Result>(
  services: Services,
  actor: Caller,
  change: (work: Work & { readonly actor: Caller }) => Promise<Result>,
): Promise<Result> => inTransaction(services, actor, (work) => change({ ...work, actor }));
