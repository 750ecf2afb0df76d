import { addMonths } from "@latchkey/domain/rules/civil-span.ts";
import { taxYearOf } from "@latchkey/domain/rules/tax-year.ts";
import type { Insertable, Updateable } from "kysely";
import { lockParty } from "../parties/parties.ts";
import type { AskingPerson, ReportedEmployment, TaxService } from "../partners/tax-service.ts";
import { audit } from "../platform/audit/audit.ts";
import type { Schema } from "../platform/db/schema.ts";
import { handle } from "../platform/jobs/job.ts";
import type { Services } from "../platform/work/services.ts";
import { inTransaction, type Work } from "../platform/work/work.ts";
import { failLink } from "./link-state.ts";
import type { SourceKey } from "./partner-source.ts";
import { type GivenUp, readOrGiveUp } from "./read-from-partner.ts";
import { openSecret } from "./sealed-secret.ts";
import { readTaxRecord } from "./tax.jobs.ts";
import { permissionFrom } from "./tax-permission.ts";

const ACTOR = { kind: "job", name: readTaxRecord.name } as const;

/** Permanent failures: the number is another person's, or the permission has ended. */
const FINAL = new Set([
  "CLIENT_OR_AGENT_NOT_AUTHORISED",
  "FORMAT_NINO",
  "INVALID_CREDENTIALS",
  "INVALID_SCOPE",
  "UNAUTHORIZED",
  "invalid_grant",
]);

interface TaxServices extends Services {
  readonly taxService: TaxService | undefined;
}

interface Link {
  readonly token: string;
  readonly person: AskingPerson;
  readonly nino: string;
  /** The stored value; a new connection replaces it. */
  readonly sealed: Buffer;
  readonly secondsOld: number;
}

/** undefined: it was read, or replaced. */
const findLink = (services: Services, pull: SourceKey): Promise<Link | undefined> =>
  inTransaction(services, ACTOR, async (work) => {
    const row = await work.tx
      .selectFrom("tax_link")
      .select(["sealed_token", "sealed_nino", "connected_at"])
      .where("source_id", "=", pull.sourceUuid)
      .where("party_id", "=", pull.partyId)
      .where("state", "=", "reading")
      .executeTakeFirst();
    if (!row?.sealed_token || !row.sealed_nino) return undefined;
    return {
      sealed: row.sealed_token,
      ...permissionFrom(await openSecret(work, { ...pull, purpose: "tax-token" }, row.sealed_token)),
      nino: await openSecret(work, { ...pull, purpose: "nino" }, row.sealed_nino),
      secondsOld: services.nowSeconds() - row.connected_at.getTime() / 1000,
    };
  });

interface Reading {
  readonly pull: SourceKey;
  readonly link: Link;
}

/** Deletes number and token. @returns false if the source was removed or connected anew meanwhile */
const finishReading = async (
  work: Work,
  { pull, link }: Reading,
  outcome: Updateable<Schema["tax_link"]>,
): Promise<boolean> => {
  await lockParty(work.tx, pull);
  const { numUpdatedRows } = await work.tx
    .updateTable("tax_link")
    .set({ ...outcome, sealed_token: null, sealed_nino: null })
    .where("source_id", "=", pull.sourceUuid)
    .where("state", "=", "reading")
    .where("sealed_token", "=", link.sealed)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

const rowsOf = (
  { sourceUuid, applicationId, partyId }: SourceKey,
  employments: readonly ReportedEmployment[],
): readonly Insertable<Schema["tax_employment"]>[] =>
  employments.map((one, position) => ({
    source_id: sourceUuid,
    position,
    application_id: applicationId,
    party_id: partyId,
    employer: one.employer,
    is_pension: one.isPension,
    tax_year: one.taxYear,
    start_date: one.startDate ?? null,
    end_date: one.endDate ?? null,
    pay_to_date_minor: one.payToDateMinor ?? null,
    pay_frequency: one.payFrequency ?? null,
    payment_date: one.paymentDate ?? null,
  }));

const storeRecord = (
  services: Services,
  reading: Reading,
  employments: readonly ReportedEmployment[],
): Promise<void> =>
  inTransaction(services, ACTOR, async (work) => {
    const { pull } = reading;
    if (!(await finishReading(work, reading, { state: "read", read_at: work.now }))) return;
    const rows = rowsOf(pull, employments);
    if (rows.length > 0) await work.tx.insertInto("tax_employment").values(rows).execute();
    await audit(work, { action: "tax-record-read", outcome: "done", party: pull, subject: pull.sourceUuid });
  });

const giveUp = (services: Services, reading: Reading, { failure, kind }: GivenUp): Promise<void> =>
  inTransaction(services, ACTOR, async (work) => {
    const { pull } = reading;
    if (!(await finishReading(work, reading, { state: "failed", failure }))) return;
    await failLink(work, pull, { link: "tax", failure: kind });
  });

/** This tax year and the previous one: early in April the new one is empty. */
const readYears = async (
  tax: TaxService,
  { token, nino, person }: Link,
  today: string,
): Promise<readonly ReportedEmployment[]> => {
  const years = [taxYearOf(today), taxYearOf(addMonths(today, -12))];
  const found: ReportedEmployment[] = [];
  for (const year of years) found.push(...(await tax.employments(token, { nino, taxYear: year, person })));
  return found;
};

/**
 * Reads the tax record, and deletes the number and the token. A temporary failure is retried for a few
 * minutes; then, as after a permanent one, the person is asked to prove the income otherwise.
 */
export const readTaxHandler = handle<SourceKey, TaxServices>(readTaxRecord, async (pull, services) => {
  const { taxService: tax } = services;
  const link = await findLink(services, pull);
  if (!link) return;
  const reading = { pull, link };
  if (!tax) return giveUp(services, reading, { failure: "not-configured", kind: "other" });
  const fault = await readOrGiveUp(
    {
      secondsOld: link.secondsOld,
      final: FINAL,
      message: "A tax record was not read",
      read: async () => storeRecord(services, reading, await readYears(tax, link, services.today())),
      giveUp: (given) => giveUp(services, reading, given),
    },
    services,
  );
  if (fault !== undefined) throw fault;
});
