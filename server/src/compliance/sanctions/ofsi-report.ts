import { londonDate } from "@latchkey/domain/rules/london.ts";
import { staffLanguage } from "@latchkey/domain/vocabulary/languages.ts";
import type { Kysely } from "kysely";
import type { PartyKey } from "../../platform/actor/actor.ts";
import type { Schema } from "../../platform/db/schema.ts";
import { longDate } from "../../platform/formats/formats.ts";
import type { Work } from "../../platform/work/work.ts";
import type { OfsiReport } from "./confirmed-email.ts";
import { readCandidates } from "./screenings.ts";

export interface AddressedReport {
  readonly report: OfsiReport;
  /** The agency's compliance contact; undefined: it has none. */
  readonly to: string | undefined;
}

const readCase = (db: Kysely<Schema>, candidateId: string) =>
  db
    .selectFrom("sanctions_candidate as c")
    .innerJoin("sanctions_screening as s", "s.id", "c.screening_id")
    .innerJoin("sanctions_list as l", "l.id", "s.list_id")
    .innerJoin("party as p", "p.id", "c.party_id")
    .innerJoin("application as a", "a.id", "c.application_id")
    .innerJoin("agency", "agency.id", "a.agency_id")
    .leftJoin("identity_facts as i", "i.party_id", "c.party_id")
    .select(["l.day", "l.hash", "p.role", "a.property_address", "a.reference", "agency.name as agency"])
    .select(["agency.compliance_email", "p.invited_first_name", "p.invited_last_name"])
    .select(["i.first_name", "i.last_name"])
    .where("c.id", "=", candidateId)
    .executeTakeFirstOrThrow();

/** @returns undefined unless the verdict is the newest of its candidate and confirms it */
export const readOfsiReport = async (
  work: Pick<Work, "tx" | "services">,
  party: PartyKey,
  verdictId: number,
): Promise<AddressedReport | undefined> => {
  const candidates = await readCandidates(work, party);
  const candidate = candidates.find(({ verdicts }) => verdicts[0]?.id === verdictId);
  const [verdict] = candidate?.verdicts ?? [];
  if (!candidate || verdict?.verdict !== "same_person") return undefined;
  const row = await readCase(work.tx, candidate.id);
  const applicant = [row.first_name || row.invited_first_name, row.last_name || row.invited_last_name].join(
    " ",
  );
  return {
    to: row.compliance_email ?? undefined,
    report: {
      provider: work.services.config.provider.name,
      agency: row.agency,
      applicant,
      role: row.role,
      home: row.property_address,
      reference: row.reference,
      entryId: candidate.entry.id,
      listedName: candidate.name,
      regime: candidate.entry.regime,
      listDay: longDate(row.day, staffLanguage),
      listHash: row.hash,
      judgedOn: longDate(londonDate(verdict.at.getTime()), staffLanguage),
      reason: verdict.reason,
    },
  };
};
