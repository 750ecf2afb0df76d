import type { LawRuleId } from "@latchkey/domain/compliance/law-rules.ts";
import { type LetterHome, letterDemand } from "@latchkey/domain/compliance/letter.ts";
import { type DocumentType, documentTypes } from "@latchkey/domain/documents/kinds.ts";
import type { CannedWords } from "@latchkey/domain/review/canned-text.ts";
import {
  type AskedRequest,
  type RequestSubject,
  requestIssues,
  subjectOf,
} from "@latchkey/domain/review/request.ts";
import { addDays } from "@latchkey/domain/rules/civil-span.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import type { RequestTitle } from "@latchkey/domain/wizard/request-title.ts";
import { sql } from "kysely";
import { appendEvent } from "../parties/events.ts";
import { lockParty } from "../parties/parties.ts";
import { readParty } from "../parties/party-row.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import { addJob } from "../platform/jobs/job.ts";
import { invalidInput } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { askedThing } from "./asked-things.ts";
import { CANNED_GONE, fillCanned } from "./canned-texts/fill-canned.ts";
import { sendMoreNeededEmail } from "./more-needed-email.job.ts";
import { assertWorksOn, endHold } from "./take-party.ts";

interface AskableSubject extends RequestSubject {
  readonly starts: readonly {
    readonly step: string;
    readonly ends: readonly string[];
    readonly title: RequestTitle;
  }[];
}

interface Asking {
  readonly staffId: string;
  readonly requests: readonly AskedRequest[];
  readonly subjects: () => Promise<readonly AskableSubject[]>;
}

const typeOf = ({ documentType }: AskedRequest): DocumentType | null =>
  documentTypes.find((type) => type === documentType) ?? null;

interface NewRequest {
  readonly staffId: string;
  readonly request: AskedRequest;
  readonly dueOn: string;
  readonly confirmedRule: LawRuleId | null;
  readonly canned: readonly CannedWords[];
}

interface AskedHome extends LetterHome {
  readonly dueOn: string;
}

const readHome = async ({ tx, services }: Work, { applicationId }: PartyKey): Promise<AskedHome> => {
  const { timing, country } = await tx
    .selectFrom("application")
    .select(["timing", "property_country as country"])
    .where("id", "=", applicationId)
    .executeTakeFirstOrThrow();
  const day = services.today();
  return { country, day, dueOn: addDays(day, timing.requestDays) };
};

const insertRequest = async (
  { tx }: Work,
  { applicationId, partyId }: PartyKey,
  { staffId, request, dueOn, confirmedRule, canned }: NewRequest,
): Promise<string> => {
  const owner = {
    application_id: applicationId,
    party_id: partyId,
    section: request.section,
    related_object_uuid: request.relatedObjectUuid,
  };
  const { id } = await tx
    .insertInto("remedial_section")
    .values({
      ...owner,
      start_step: request.start,
      end_step: request.end,
      reasons: [...request.reasons],
      comment: request.comment.trim() || null,
      canned: canned.length > 0 ? JSON.stringify(canned) : null,
      document_type: typeOf(request),
      asked_by: staffId,
      due_on: dueOn,
      confirmed_rule: confirmedRule,
      // The transaction's time is the same for all requests, which are shown in order.
      created_at: sql<Date>`clock_timestamp()`,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("progress_item")
    .values({ ...owner, completed_steps: [], answers: "{}", remedial_section_id: id })
    .execute();
  return id;
};

const inEmail = (request: AskedRequest, subjects: readonly AskableSubject[]) => {
  const start = subjectOf(request, subjects)?.starts.find(({ step }) => step === request.start);
  if (!start) throw new Error("A request that breaks no rule begins nowhere.");
  return { title: start.title, documentType: typeOf(request), reasons: [...request.reasons] };
};

interface CannedRequest {
  readonly request: AskedRequest;
  readonly subjects: readonly AskableSubject[];
}

/** Filled in for every reader. @returns undefined if a choice is not offered any more */
export const cannedOf = async (
  { tx, services }: Work,
  party: PartyKey,
  { request, subjects }: CannedRequest,
): Promise<readonly CannedWords[] | undefined> => {
  const { timing } = await tx
    .selectFrom("application")
    .select("timing")
    .where("id", "=", party.applicationId)
    .executeTakeFirstOrThrow();
  return fillCanned(tx, party, {
    use: "request",
    reasons: request.reasons,
    choices: request.canned ?? [],
    day: addDays(services.today(), timing.requestDays),
    document: (language) => thingIn({ request, subjects }, language),
  });
};

/** Empty until the request says where it begins. */
const thingIn = ({ request, subjects }: CannedRequest, language: Language): string => {
  const start = subjectOf(request, subjects)?.starts.find(({ step }) => step === request.start);
  return start ? askedThing({ title: start.title, documentType: typeOf(request) }, language) : "";
};

const toldOf = (request: AskedRequest): boolean =>
  request.comment.trim() !== "" || (request.canned ?? []).length > 0;

/**
 * Returns a dossier to its applicant with all requests at once. It stays assigned, so that the answer returns
 * to the reviewer.
 *
 * @throws NOT_TO_REVIEW if it is not in review, as after the first of two clicks; HELD_BY_COLLEAGUE if it is
 * assigned to a colleague; INVALID_INPUT by field
 */
export const askForMore = async (
  work: Work,
  party: PartyKey,
  { staffId, requests, subjects }: Asking,
): Promise<void> => {
  await lockParty(work.tx, party);
  await assertWorksOn(work, party, staffId);
  const { round } = await readParty(work, party);
  const askable = await subjects();
  const { dueOn, ...home } = await readHome(work, party);
  const issues = requestIssues(requests, askable, home);
  if (Object.keys(issues).length > 0) throw invalidInput(issues);
  const canned: CannedWords[][] = [];
  for (const [index, request] of requests.entries()) {
    const words = await cannedOf(work, party, { request, subjects: askable });
    if (!words) throw invalidInput({ [`requests.${index}.canned`]: CANNED_GONE });
    canned.push([...words]);
  }
  for (const [index, request] of requests.entries()) {
    const confirmedRule = letterDemand(request.comment, home)?.rule ?? null;
    const words = canned[index] ?? [];
    const made = { staffId, request, dueOn, confirmedRule, canned: words };
    const subject = await insertRequest(work, party, made);
    if (confirmedRule) await audit(work, { action: "text-confirmed", outcome: "done", party, subject });
  }
  await appendEvent(work, party, "returned");
  await endHold(work, party);
  await addJob(work.tx, sendMoreNeededEmail, {
    ...party,
    round,
    requests: requests.map((request) => inEmail(request, askable)),
    dueOn,
    hasNote: requests.some(toldOf),
  });
  await audit(work, { action: "more-asked", outcome: "done", party, subject: party.partyId });
};
