import { asksRightToRent } from "@latchkey/domain/compliance/right-to-rent/asked.ts";
import { datesOfLetting } from "@latchkey/domain/compliance/right-to-rent/letting.ts";
import { originalsOnly } from "@latchkey/domain/compliance/right-to-rent/originals.ts";
import { purposeOf } from "@latchkey/domain/compliance/right-to-rent/purpose.ts";
import {
  filesOf,
  type GivenRecord,
  neededFields,
  type RecordFacts,
  recordIssues,
  responsibilityOf,
  routeRule,
} from "@latchkey/domain/compliance/right-to-rent/record.ts";
import { recordResult } from "@latchkey/domain/compliance/right-to-rent/record-result.ts";
import type { RecordField } from "@latchkey/domain/compliance/right-to-rent/rule-set.ts";
import { neededDecisionNoteIssue } from "@latchkey/domain/review/decision-note.ts";
import type { Issue } from "@latchkey/domain/rules/issue.ts";
import { londonMinute } from "@latchkey/domain/rules/london.ts";
import { isOwnAgency } from "../agencies/agencies.ts";
import { listRegisteredProviders, type RegisteredProvider } from "../compliance/registered-providers.ts";
import { evidenceKey } from "../documents/upload-key.ts";
import { readIdentity } from "../identity/identity-facts.ts";
import { reportsMayChange } from "../parties/make-reports.job.ts";
import { lockParty } from "../parties/parties.ts";
import { readParty } from "../parties/party-row.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { type MemberId, memberColumns } from "../platform/actor/member.ts";
import { audit } from "../platform/audit/audit.ts";
import { invalidInput, notFound, Refusal } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { evidenceIssue } from "./check-files.ts";
import { countCheck } from "./count-check.ts";
import { readLetting } from "./letting.ts";
import {
  type CheckContent,
  countingCheck,
  type KeptCheck,
  readChecks,
  readContent,
  sealContent,
} from "./read-checks.ts";
import { type KeptResponsibility, listResponsibilities } from "./responsibilities.ts";
import { rulesFor } from "./rules-for.ts";

/** The rules know this of a person when a check is recorded; the form is drawn from it too. */
export interface CheckFacts extends Omit<RecordFacts, "rules" | "agency"> {
  readonly agency: { readonly isOwn: boolean; readonly responsibilities: readonly KeptResponsibility[] };
  readonly checks: readonly KeptCheck[];
  readonly birthdate: string | null;
  readonly providers: readonly RegisteredProvider[];
}

/**
 * @param recorder an agency that checks itself hands nothing to the provider
 * @throws NOT_FOUND for a home outside England and for a guarantor, who need no check
 */
export const readCheckFacts = async (
  work: Work,
  party: PartyKey,
  recorder: "provider" | "agency" = "provider",
): Promise<CheckFacts> => {
  const letting = await readLetting(work.tx, party.applicationId);
  const { role } = await readParty(work, party);
  if (!letting || !asksRightToRent({ role, country: letting.country })) throw notFound();
  const { nationality, birthdate } = await readIdentity(work.tx, party);
  const checks = (await readChecks(work.tx, party.applicationId)).filter(
    ({ partyId }) => partyId === party.partyId,
  );
  const { signedOn, startsOn } = letting;
  const hasRecord = countingCheck(checks, party.partyId) !== undefined;
  return {
    now: londonMinute(work.now.getTime()),
    letting: datesOfLetting(letting),
    purpose: purposeOf({ signedOn, startsOn, birthdate, hasRecord }),
    nationality: nationality ?? "",
    hadNo: checks.some(({ route, shows }) => route === "LCS" && shows === "no_right"),
    providers: await listRegisteredProviders(work.tx),
    agency: {
      isOwn: recorder === "agency" || (await isOwnAgency(work.tx, letting.agencyId)),
      responsibilities: await listResponsibilities(work.tx, letting.agencyId),
    },
    checks,
    birthdate,
  };
};

const fileIssues = async (
  work: Work,
  party: PartyKey,
  files: readonly (readonly [field: string, uploadId: string])[],
): Promise<Readonly<Record<string, Issue>>> => {
  const issues: Record<string, Issue> = {};
  for (const [field, uploadId] of files) {
    const issue = await evidenceIssue(work, party, uploadId);
    if (issue) issues[field] = issue;
  }
  return issues;
};

const filesIn = (
  { values }: GivenRecord,
  fields: readonly RecordField[],
): readonly (readonly [field: string, uploadId: string])[] =>
  fields
    .filter(({ kind }) => kind === "file" || kind === "files")
    .flatMap(({ name }) => filesOf(values[name] ?? "").map((uploadId) => [name, uploadId] as const));

/**
 * The record with the fields that the rules ask for and nothing else. It names each responsibility in writing that holds on the day of
 * the check.
 */
const contentOf = (
  { values, documents }: GivenRecord,
  fields: readonly RecordField[],
  known: readonly KeptResponsibility[],
): CheckContent => {
  const others = fields.filter(({ kind }) => kind !== "documents");
  const textOf = (field: RecordField): string =>
    responsibilityOf(field, values, known)?.id ?? (values[field.name] ?? "").trim();
  return {
    values: Object.fromEntries(others.map((field) => [field.name, textOf(field)])),
    documents: others.length < fields.length ? documents : [],
  };
};

const providerIdOf = ({ values }: CheckContent, providers: readonly RegisteredProvider[]): string | null =>
  providers.find(({ name, registerId }) => name === values.provider && registerId === values.registerId)
    ?.id ?? null;

interface FirstRecord {
  readonly checks: readonly KeptCheck[];
  readonly check: Pick<KeptCheck, "route" | "shows" | "isTimeLimited">;
  readonly content: CheckContent | undefined;
}

const countFirst = async (
  work: Work,
  party: PartyKey,
  { checks, check, content }: FirstRecord,
): Promise<void> => {
  if (countingCheck(checks, party.partyId)) return;
  await countCheck(work, party, { ...check, refusedRoute: content?.values.refusedRoute });
};

export interface SentRecord extends GivenRecord {
  readonly by: MemberId;
}

const factsFor = async (work: Work, party: PartyKey, { by, values }: SentRecord) => {
  const isByAgency = "agencyUserId" in by;
  const {
    checks,
    birthdate: _birthdate,
    ...known
  } = await readCheckFacts(work, party, isByAgency ? "agency" : "provider");
  const inForce = await rulesFor(work, (values.checkedAt ?? "").slice(0, 10));
  return { checks, facts: { ...known, rules: isByAgency ? originalsOnly(inForce) : inForce } };
};

/**
 * An override waits for a second reviewer. A user of the agency records originals alone.
 *
 * @throws INVALID_INPUT by field; RULES_NOT_CONFIRMED; what `readCheckFacts` throws
 */
export const recordCheck = async (work: Work, party: PartyKey, sent: SentRecord): Promise<void> => {
  await lockParty(work.tx, party);
  const { by, route, values, documents } = sent;
  const { checks, facts } = await factsFor(work, party, sent);
  const { rules } = facts;
  const given: GivenRecord = { route, values, documents };
  const fields = neededFields(given, facts);
  const files = filesIn(given, fields);
  const issues = { ...(await fileIssues(work, party, files)), ...recordIssues(given, facts) };
  if (Object.keys(issues).length > 0) throw invalidInput(issues);
  const rule = routeRule(rules, route);
  if (!rule) throw notFound();
  const { checkedOn, shows, isTimeLimited, followUpBy } = recordResult(given, rules);
  const key = await evidenceKey(work, party);
  const content = contentOf(given, fields, facts.agency.responsibilities);
  const { id } = await work.tx
    .insertInto("right_to_rent_check")
    .values({
      application_id: party.applicationId,
      party_id: party.partyId,
      rule_set: rules.id,
      purpose: facts.purpose,
      route: rule.route,
      checked_on: checkedOn,
      shows,
      is_time_limited: isTimeLimited,
      follow_up_by: followUpBy,
      sealed: sealContent(work.services.keyring, { key, partyId: party.partyId }, content),
      provider_id: providerIdOf(content, facts.providers),
      ...memberColumns(by),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await bindFiles(work, party, { id, files });
  const check = { route: rule.route, shows, isTimeLimited };
  if (shows !== "no_excuse") await countFirst(work, party, { checks, check, content });
  await reportsMayChange(work.tx, party.applicationId);
  await audit(work, { action: "right-to-rent-recorded", outcome: "done", party, subject: String(id) });
};

const bindFiles = async (
  { tx }: Work,
  { applicationId, partyId }: PartyKey,
  { id, files }: { readonly id: number; readonly files: readonly (readonly [string, string])[] },
): Promise<void> => {
  if (files.length === 0) return;
  const owned = { application_id: applicationId, party_id: partyId, check_id: id };
  await tx
    .insertInto("right_to_rent_file")
    .values(files.map(([field, uploadId]) => ({ ...owned, field, upload_id: uploadId })))
    .execute();
};

export interface GivenSecond {
  readonly checkId: number;
  readonly agrees: boolean;
  /** Needed to refuse. */
  readonly reason: string;
  readonly staffId: string;
}

/**
 * A second reviewer's answer to a record without a statutory excuse.
 *
 * @throws NOT_FOUND; SECOND_PERSON_NEEDED for who recorded it; DECISION_OVER if it is answered, or replaced; INVALID_INPUT without a reason
 */
export const answerCheck = async (
  work: Work,
  party: PartyKey,
  { checkId, agrees, reason, staffId }: GivenSecond,
): Promise<void> => {
  await lockParty(work.tx, party);
  const checks = (await readChecks(work.tx, party.applicationId)).filter(
    ({ partyId }) => partyId === party.partyId,
  );
  const [newest] = checks;
  if (!newest) throw notFound();
  if (newest.id !== checkId || newest.state !== "proposed") throw new Refusal("DECISION_OVER");
  if (newest.byId === staffId) throw new Refusal("SECOND_PERSON_NEEDED");
  const issue = agrees ? undefined : neededDecisionNoteIssue(reason);
  if (issue) throw invalidInput({ reason: issue });
  await work.tx
    .insertInto("right_to_rent_second")
    .values({ check_id: checkId, agrees, reason: reason.trim() || null, staff_id: staffId })
    .execute();
  if (agrees) {
    const reader = { db: work.tx, keyring: work.services.keyring };
    const content = await readContent(reader, party, checkId);
    await countFirst(work, party, { checks, check: newest, content });
  }
  await reportsMayChange(work.tx, party.applicationId);
  const action = agrees ? "right-to-rent-agreed" : "right-to-rent-refused";
  await audit(work, { action, outcome: "done", party, subject: String(checkId) });
};
