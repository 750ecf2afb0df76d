import { jobTypes } from "@latchkey/domain/income/source.ts";
import { type RecognisedIncome, recogniseIncome } from "@latchkey/domain/recognition/recognise.ts";
import type { BankTransaction } from "@latchkey/domain/recognition/transactions.ts";
import { addMonths } from "@latchkey/domain/rules/civil-span.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import type { Insertable, Updateable } from "kysely";
import { lockParty } from "../parties/parties.ts";
import type { BankAccount, BankService, Period } from "../partners/bank-service.ts";
import { PartnerFailed } from "../partners/partner-call.ts";
import { audit } from "../platform/audit/audit.ts";
import type { Schema } from "../platform/db/schema.ts";
import { handle } from "../platform/jobs/job.ts";
import type { PdfWriter } from "../platform/pdf/pdf-writer.ts";
import type { Services } from "../platform/work/services.ts";
import { inTransaction, type Work } from "../platform/work/work.ts";
import { readBank } from "./bank.jobs.ts";
import { type BankData, statementPage } from "./bank-statement-page.ts";
import { statementTemplate } from "./bank-statement-template.ts";
import { endConnection } from "./end-bank.ts";
import { failLink } from "./link-state.ts";
import type { SourceKey } from "./partner-source.ts";
import { type GivenUp, readOrGiveUp } from "./read-from-partner.ts";
import { openSecret } from "./sealed-secret.ts";
import { storeStatement } from "./store-bank-statement.ts";

const ACTOR = { kind: "job", name: readBank.name } as const;

/** Permanent failures: the bank requires a new consent, or has closed the account to us. */
const FINAL = new Set([
  "invalid_token",
  "unauthorized",
  "access_denied",
  "sca_exceeded",
  "user_input_required",
  "account_temporarily_locked",
  "account_permanently_locked",
  "account_not_found",
  "not_found",
]);

interface BankServices extends Services {
  readonly bankService: BankService | undefined;
  readonly pdfWriter: PdfWriter;
}

interface Connection {
  readonly token: string;
  /** The stored value; a new connection replaces it. */
  readonly sealed: Buffer;
  readonly months: number;
  readonly statedEmployers: readonly string[];
  readonly remedialSectionUuid: string | null;
  /** The application's language, in which the statement is written. */
  readonly language: Language;
  readonly secondsOld: number;
}

const employersOf = async (
  { tx }: Work,
  { applicationId, partyId }: SourceKey,
): Promise<readonly string[]> => {
  const sources = await tx
    .selectFrom("income_source")
    .select("company_name")
    .where("application_id", "=", applicationId)
    .where("party_id", "=", partyId)
    .where("income_type", "in", jobTypes)
    .execute();
  return sources.flatMap(({ company_name }) => (company_name === null ? [] : [company_name]));
};

/** undefined: it was read, or replaced. */
const findConnection = (services: Services, pull: SourceKey): Promise<Connection | undefined> =>
  inTransaction(services, ACTOR, async (work) => {
    const row = await work.tx
      .selectFrom("bank_connection")
      .innerJoin("application", "application.id", "bank_connection.application_id")
      .select(["sealed_token", "months", "connected_at", "remedial_section_id", "application.language"])
      .where("source_id", "=", pull.sourceUuid)
      .where("party_id", "=", pull.partyId)
      .where("state", "=", "reading")
      .executeTakeFirst();
    if (!row?.sealed_token) return undefined;
    return {
      sealed: row.sealed_token,
      token: await openSecret(work, { ...pull, purpose: "bank-token" }, row.sealed_token),
      months: row.months,
      statedEmployers: await employersOf(work, pull),
      remedialSectionUuid: row.remedial_section_id,
      language: row.language,
      secondsOld: services.nowSeconds() - row.connected_at.getTime() / 1000,
    };
  });

interface Reading {
  readonly pull: SourceKey;
  readonly connection: Connection;
}

const holdersOf = async (bank: BankService, token: string): Promise<readonly string[]> => {
  try {
    return await bank.holders(token);
  } catch (cause) {
    if (cause instanceof PartnerFailed && cause.code === "endpoint_not_supported") return [];
    throw cause;
  }
};

/** A partner that lists an account twice would double its payments. */
const distinct = (accounts: readonly BankAccount[]): readonly BankAccount[] => [
  ...new Map(accounts.map((account) => [account.id, account])).values(),
];

/** One account after the other: banks limit the rate. */
const fetchData = async (bank: BankService, token: string, period: Period): Promise<BankData> => {
  const holders = await holdersOf(bank, token);
  const accounts = distinct(await bank.accounts(token));
  const transactions: BankTransaction[] = [];
  for (const account of accounts) {
    for (const line of await bank.transactions(token, account, period)) transactions.push(line);
  }
  return { accounts, holders, transactions, period };
};

/** Deletes the token. @returns false if the source was removed or connected anew meanwhile */
const finishReading = async (
  work: Work,
  { pull, connection }: Reading,
  outcome: Updateable<Schema["bank_connection"]>,
): Promise<boolean> => {
  await lockParty(work.tx, pull);
  const { numUpdatedRows } = await work.tx
    .updateTable("bank_connection")
    .set({ ...outcome, sealed_token: null })
    .where("source_id", "=", pull.sourceUuid)
    .where("state", "=", "reading")
    .where("sealed_token", "=", connection.sealed)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

const rowsOf = (
  { sourceUuid, applicationId, partyId }: SourceKey,
  incomes: readonly RecognisedIncome[],
): readonly Insertable<Schema["bank_income"]>[] =>
  incomes.map((income, position) => ({
    source_id: sourceUuid,
    position,
    application_id: applicationId,
    party_id: partyId,
    payer: income.payer,
    kind: income.kind,
    rhythm: income.rhythm,
    currency: income.currency,
    typical_minor: income.typicalMinor,
    yearly_minor: income.yearlyMinor,
    last_date: income.lastDate,
    months_seen: income.monthsSeen,
    reasons: JSON.stringify(income.reasons),
  }));

/** Stores the recognised income and a statement with its payments, never the feed. */
const storeData = async (services: BankServices, reading: Reading, data: BankData): Promise<void> => {
  const { pull, connection } = reading;
  const { holders, transactions, period } = data;
  const { statedEmployers } = connection;
  const recognition = recogniseIncome({ transactions, holders, ...period, statedEmployers });
  const page = statementPage(data, recognition, connection.language);
  const pdf = await services.pdfWriter.write({ template: statementTemplate, data: page });
  const rows = rowsOf(pull, recognition.incomes);
  await inTransaction(services, ACTOR, async (work) => {
    const outcome = { state: "read", holders: JSON.stringify(holders), read_at: work.now } as const;
    if (!(await finishReading(work, reading, outcome))) return;
    if (rows.length > 0) await work.tx.insertInto("bank_income").values(rows).execute();
    const { sourceUuid } = pull;
    const { remedialSectionUuid } = connection;
    const fileName = `${page.title} ${period.to}.pdf`;
    await storeStatement(work, pull, { sourceUuid, remedialSectionUuid, fileName, pdf });
    await audit(work, { action: "bank-data-read", outcome: "done", party: pull, subject: sourceUuid });
  });
};

const giveUp = (services: Services, reading: Reading, { failure, kind }: GivenUp): Promise<void> =>
  inTransaction(services, ACTOR, async (work) => {
    const { pull } = reading;
    if (!(await finishReading(work, reading, { state: "failed", failure }))) return;
    await failLink(work, pull, { link: "bank", failure: kind });
  });

/**
 * Reads the bank and deletes the token. A temporary failure is retried for a few minutes; then, as after a
 * permanent one, the person is asked to prove the income otherwise.
 */
export const readBankHandler = handle<SourceKey, BankServices>(readBank, async (pull, services) => {
  const { bankService: bank } = services;
  const connection = await findConnection(services, pull);
  if (!connection) return;
  const reading = { pull, connection };
  if (!bank) return giveUp(services, reading, { failure: "not-configured", kind: "other" });
  const today = services.today();
  const period = { from: addMonths(today, -connection.months), to: today };
  const fault = await readOrGiveUp(
    {
      secondsOld: connection.secondsOld,
      final: FINAL,
      message: "A bank was not read",
      read: async () => storeData(services, reading, await fetchData(bank, connection.token, period)),
      giveUp: (given) => giveUp(services, reading, given),
    },
    services,
  );
  await endConnection(bank, connection.token, services);
  if (fault !== undefined) throw fault;
});
