import { randomUUID } from "node:crypto";
import { type GivenReportLink, reportLinkIssues } from "@latchkey/domain/reports/report-link.ts";
import { REPORT_LINK_PATH } from "@latchkey/domain/reports/report-wire.ts";
import { isUuid } from "@latchkey/domain/rules/parse.ts";
import { tidy } from "@latchkey/domain/rules/tidy.ts";
import { type Kysely, sql } from "kysely";
import { actorName } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import { jsonList, utcInstant } from "../platform/db/json-sql.ts";
import type { Schema } from "../platform/db/schema.ts";
import { hmac, type Keyring } from "../platform/keys/keyring.ts";
import { isSameSecret } from "../platform/keys/signed-token.ts";
import { invalidInput, notFound } from "../platform/refusals/refusals.ts";
import type { Services } from "../platform/work/services.ts";
import type { Work } from "../platform/work/work.ts";
import { findReport, type KeptReport } from "./read-reports.ts";

type Db = Kysely<Schema>;

const DAY_MS = 86_400_000;

const secretWith = (key: Buffer, id: string): Buffer => hmac(key, id);

/** Derived, so that the link can be shown again and the database does not hold it. */
export const reportLinkUrl = (
  { keyring, config }: Pick<Services, "keyring" | "config">,
  id: string,
): string => {
  const secret = secretWith(keyring.current("report-link").key, id).toString("base64url");
  return new URL(`${REPORT_LINK_PATH}/${id}.${secret}`, config.publicUrl).href;
};

const linkIdIn = (keyring: Keyring, token: string): string | undefined => {
  const [id = "", secret = "", ...rest] = token.split(".");
  if (!isUuid(id) || rest.length > 0) return undefined;
  const given = Buffer.from(secret, "base64url");
  const matches = keyring.all("report-link").map((key) => isSameSecret(secretWith(key, id), given));
  return matches.includes(true) ? id : undefined;
};

export interface NewReportLink extends GivenReportLink {
  readonly report: KeptReport;
}

/** @returns its id. @throws INVALID_INPUT by field */
export const makeReportLink = async (
  work: Work,
  { report, handedTo, days }: NewReportLink,
): Promise<string> => {
  const issues = reportLinkIssues({ handedTo, days });
  if (Object.keys(issues).length > 0) throw invalidInput(issues);
  const id = randomUUID();
  await work.tx
    .insertInto("report_link")
    .values({
      id,
      report_id: report.id,
      handed_to: tidy(handedTo),
      made_by: actorName(work.actor),
      made_at: work.now,
      expires_at: new Date(work.now.getTime() + days * DAY_MS),
    })
    .execute();
  await audit(work, {
    action: "report-link-made",
    outcome: "done",
    applicationId: report.applicationId,
    subject: id,
  });
  return id;
};

/** @throws NOT_FOUND, also for one that has ended */
export const endReportLink = async (work: Work, applicationId: string, linkId: string): Promise<void> => {
  const ended = isUuid(linkId)
    ? await work.tx
        .updateTable("report_link as l")
        .from("report as r")
        .set({ ended_at: work.now })
        .whereRef("r.id", "=", "l.report_id")
        .where("l.id", "=", linkId)
        .where("r.application_id", "=", applicationId)
        .where("l.ended_at", "is", null)
        .returning("l.id")
        .executeTakeFirst()
    : undefined;
  if (!ended) throw notFound();
  await audit(work, { action: "report-link-ended", outcome: "done", applicationId, subject: linkId });
};

export interface ListedReportLink {
  readonly id: string;
  readonly reportId: string;
  readonly handedTo: string;
  readonly madeAt: string;
  readonly expiresAt: string;
  readonly endedAt: string | null;
  /** The newest first. */
  readonly views: readonly { readonly what: "page" | "pdf" | "json"; readonly at: string }[];
}

const VIEWS = jsonList(
  `json_build_object('what', v.what, 'at', ${utcInstant("v.at")})`,
  "from report_view v where v.link_id = l.id",
  "v.id desc",
);

/** The newest first. */
export const listReportLinks = async (
  db: Db,
  applicationId: string,
): Promise<readonly ListedReportLink[]> => {
  const { rows } =
    await sql<ListedReportLink>`select l.id, l.report_id as "reportId", l.handed_to as "handedTo",
      ${sql.raw(utcInstant("l.made_at"))} as "madeAt", ${sql.raw(utcInstant("l.expires_at"))} as "expiresAt",
      ${sql.raw(utcInstant("l.ended_at"))} as "endedAt", ${sql.raw(VIEWS)} as views
    from report_link l join report r on r.id = l.report_id
    where r.application_id = ${applicationId} order by l.made_at desc, l.id`.execute(db);
  return rows;
};

export interface OpenedReportLink {
  readonly linkId: string;
  readonly report: KeptReport;
}

/** undefined: the token is wrong, or the link has ended. */
export const openReportLink = async (
  { db, keyring, nowSeconds }: Pick<Services, "db" | "keyring" | "nowSeconds">,
  token: string,
): Promise<OpenedReportLink | undefined> => {
  const linkId = linkIdIn(keyring, token);
  if (!linkId) return undefined;
  const row = await db
    .selectFrom("report_link")
    .select(["report_id", "expires_at", "ended_at"])
    .where("id", "=", linkId)
    .executeTakeFirst();
  const isOver = !row || row.ended_at !== null || row.expires_at.getTime() <= nowSeconds() * 1000;
  const report = isOver ? undefined : await findReport(db, row.report_id);
  return report && { linkId, report };
};

export const noteReportView = async (
  db: Db,
  { linkId, what }: { readonly linkId: string; readonly what: "page" | "pdf" | "json" },
): Promise<void> => {
  await db.insertInto("report_view").values({ link_id: linkId, what }).execute();
};
