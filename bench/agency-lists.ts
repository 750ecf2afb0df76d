import { agencysViews } from "@latchkey/domain/applications/agencys-turn.ts";
import { type RawBuilder, sql } from "kysely";
import { readAsAgency } from "../server/src/agencies/agency-rights.ts";
import type { AppContext } from "../server/src/app/context.ts";
import {
  type AskedByAgency,
  agencysCountsStatement,
  agencysPageStatement,
  listForAgency,
} from "../server/src/applications/list-for-agency.ts";
import type { Figure } from "./support/figures.ts";

/** The lists of the largest agency in the portal, read with its rights: each row of a person is checked against the agency's applications. */

interface Plan {
  readonly "Shared Hit Blocks": number;
  readonly "Shared Read Blocks": number;
}

const buffersOf = (context: AppContext, agencyId: string, statement: RawBuilder<unknown>): Promise<number> =>
  readAsAgency(context, { agencyId }, async (tx) => {
    const { rows } = await sql<
      Record<string, readonly [{ readonly Plan: Plan }]>
    >`explain (analyze, buffers, format json) ${statement}`.execute(tx);
    const [{ Plan: plan }] = Object.values(rows[0] ?? {})[0] as readonly [{ readonly Plan: Plan }];
    return plan["Shared Hit Blocks"] + plan["Shared Read Blocks"];
  });

const PAGES = 4;

/** The first page of each view, and one that lies deep. */
const pagesOf = async (context: AppContext, agencyId: string): Promise<readonly AskedByAgency[]> => {
  const asked = { search: "", after: undefined, today: context.today() };
  const all = { ...asked, view: "ALL" } as const;
  let after: string | undefined;
  for (let page = 0; page < PAGES; page += 1) {
    const { next } = await readAsAgency(context, { agencyId }, (tx) => listForAgency(tx, { ...all, after }));
    after = next ?? after;
  }
  return [...agencysViews.map((view) => ({ ...asked, view })), { ...all, after }];
};

export const agencyLists = async (context: AppContext): Promise<readonly Figure[]> => {
  const { rows } = await sql<{ id: string }>`select agency_id as id from application
    group by agency_id order by count(*) desc, agency_id limit 1`.execute(context.db);
  const agencyId = rows[0]?.id ?? "";
  const buffers: number[] = [];
  for (const asked of await pagesOf(context, agencyId)) {
    buffers.push(await buffersOf(context, agencyId, agencysPageStatement(asked)));
  }
  const counts = agencysCountsStatement({ today: context.today(), branchId: undefined });
  return [
    {
      name: "portal, a page of an agency at any depth",
      value: Math.max(...buffers),
      unit: "buffers",
      most: 1_500,
      budget: 1_700,
    },
    {
      name: "portal, counts of an agency",
      value: await buffersOf(context, agencyId, counts),
      unit: "buffers",
      most: 1_500,
      budget: 1_700,
    },
  ];
};
