import type { Kysely } from "kysely";
import type { Schema } from "../platform/db/schema.ts";
import type { StatedGround } from "./holding-deposits.table.ts";

export interface ShownStatement {
  readonly endedOn: string;
  readonly noticeBy: string;
  readonly refundBy: string;
  readonly grounds: readonly StatedGround[];
  readonly by: string;
  readonly at: Date;
}

export const readStatement = async (
  db: Kysely<Schema>,
  applicationId: string,
): Promise<ShownStatement | null> =>
  (await db
    .selectFrom("deposit_statement as d")
    .innerJoin("staff_member as s", "s.id", "d.staff_id")
    .select(["d.ended_on as endedOn", "d.notice_by as noticeBy", "d.refund_by as refundBy", "d.grounds"])
    .select(["s.name as by", "d.at"])
    .where("d.application_id", "=", applicationId)
    .orderBy("d.id", "desc")
    .executeTakeFirst()) ?? null;
