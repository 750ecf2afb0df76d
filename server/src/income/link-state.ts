import { incomeSection } from "@latchkey/domain/income/section.ts";
import type { BankState, LinkFailure, LinkKind } from "@latchkey/domain/income/source.ts";
import type { Kysely } from "kysely";
import { withdrawDocumentsOf } from "../documents/documents.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import type { Schema } from "../platform/db/schema.ts";
import type { Work } from "../platform/work/work.ts";
import { deriveFacts } from "./derive-facts.ts";
import type { SourceKey } from "./partner-source.ts";

type LinkState = { readonly link: LinkKind } & (
  | { readonly state: Exclude<BankState, "failed">; readonly failure?: undefined }
  | { readonly state: "failed"; readonly failure: LinkFailure }
);

const storeLink = async (
  work: Work,
  source: SourceKey,
  { link, state, failure }: LinkState,
): Promise<void> => {
  await work.tx
    .updateTable("income_source")
    .set({ bank: state, link, link_failure: failure ?? null })
    .where("application_id", "=", source.applicationId)
    .where("party_id", "=", source.partyId)
    .where("id", "=", source.sourceUuid)
    .execute();
  await deriveFacts(work, source);
  await work.services.changed(work, source, incomeSection.name);
};

const auditLink = (
  work: Work,
  source: SourceKey,
  { link, state }: Pick<LinkState, "link" | "state">,
): Promise<void> => {
  const what = link === "bank" ? "bank" : "tax-record";
  const action =
    state === "connected" ? (`${what}-connected` as const) : (`${what}-connection-failed` as const);
  return audit(work, { action, outcome: "done", party: source, subject: source.sourceUuid });
};

export const changeLinkState = async (work: Work, source: SourceKey, change: LinkState): Promise<void> => {
  await storeLink(work, source, change);
  await auditLink(work, source, change);
};

const OTHER = {
  bank: { link: "tax", table: "tax_link" },
  tax: { link: "bank", table: "bank_connection" },
} as const satisfies Readonly<
  Record<LinkKind, { readonly link: LinkKind; readonly table: "tax_link" | "bank_connection" }>
>;

/** Records an unreadable link. If the other one is connected, it proves the source on its own. */
export const failLink = async (
  work: Work,
  source: SourceKey,
  { link, failure }: { readonly link: LinkKind; readonly failure: LinkFailure },
): Promise<void> => {
  const other = OTHER[link];
  const usable = await work.tx
    .selectFrom(other.table)
    .select("source_id")
    .where("source_id", "=", source.sourceUuid)
    .where("state", "<>", "failed")
    .executeTakeFirst();
  const left = usable ? ({ link: other.link, state: "connected" } as const) : undefined;
  await storeLink(work, source, left ?? { link, state: "failed", failure });
  await auditLink(work, source, { link, state: "failed" });
};

export const isConnected = async (db: Kysely<Schema>, sourceUuid: string): Promise<boolean> => {
  const source = await db
    .selectFrom("income_source")
    .select("bank")
    .where("id", "=", sourceUuid)
    .executeTakeFirst();
  return source?.bank === "connected";
};

export const forgetConnection = async (work: Work, party: PartyKey, sourceUuid: string): Promise<void> => {
  const { tx } = work;
  await withdrawDocumentsOf(work, party, {
    section: incomeSection.name,
    relatedObjectUuid: sourceUuid,
    origin: "bank",
  });
  await tx.deleteFrom("bank_connection").where("source_id", "=", sourceUuid).execute();
  await tx.deleteFrom("tax_link").where("source_id", "=", sourceUuid).execute();
};
