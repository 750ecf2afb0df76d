import type { AccountantReply, ShownBusiness } from "@latchkey/domain/references/accountant.ts";
import { contradictsByDecline, type Decline } from "@latchkey/domain/references/decline.ts";
import type { EmploymentReply, ShownEmployment } from "@latchkey/domain/references/employment.ts";
import type { RentalReply, ShownTenancy } from "@latchkey/domain/references/rental.ts";
import { type ReferenceSignal, signalsOf } from "@latchkey/domain/references/signals.ts";
import { awaitsAnswer, type ReviewState } from "@latchkey/domain/references/states.ts";
import { type Kysely, sql } from "kysely";
import { isKnownBrowser } from "../accounts/known-browsers.ts";
import { endCaseHold } from "../parties/case-holds.ts";
import { lockParty } from "../parties/parties.ts";
import { decisionsMayChange } from "../parties/settle-decisions.job.ts";
import { tellOfAnswer } from "../parties/staff-notices.jobs.ts";
import { actorName, type PartyKey } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import { currentOrigin } from "../platform/audit/origin.ts";
import type { Schema } from "../platform/db/schema.ts";
import { addJob } from "../platform/jobs/job.ts";
import type { Keyring } from "../platform/keys/keyring.ts";
import type { Work } from "../platform/work/work.ts";
import { isLinkSecret, type ReferenceLink } from "./reference-link.ts";
import { sendWeighingEmail } from "./weighing-email.job.ts";
import { readWeighingReferences } from "./weighing-references.ts";

interface AnyReview extends ReferenceLink {
  readonly party: PartyKey;
}

export interface OpenTenancy extends AnyReview {
  readonly kind: "rental";
  readonly shown: ShownTenancy;
}

export interface OpenEmployment extends AnyReview {
  readonly kind: "employment";
  readonly shown: ShownEmployment;
}

export interface OpenBusiness extends AnyReview {
  readonly kind: "accountant";
  readonly shown: ShownBusiness;
}

export type OpenReview = OpenTenancy | OpenEmployment | OpenBusiness;

export type ClosedReview = "ALREADY_ANSWERED" | "DECLINED" | "EXPIRED";

const NOBODYS: ReferenceLink = { reviewId: "00000000-0000-0000-0000-000000000000", generation: 0 };

const readRow = (db: Kysely<Schema>, reviewId: string) =>
  db
    .selectFrom("reference")
    .select(["id", "application_id", "party_id", "kind", "generation", "state", "shown"])
    .select(sql<boolean>`coalesce(expires_at <= now(), true)`.as("isOver"))
    .where("id", "=", reviewId)
    .executeTakeFirst();
type ReviewRow = NonNullable<Awaited<ReturnType<typeof readRow>>>;

const closedAs = (state: ReviewState, isOver: boolean): ClosedReview | undefined => {
  if (state === "answered") return "ALREADY_ANSWERED";
  if (state === "declined") return "DECLINED";
  return isOver || !awaitsAnswer(state) ? "EXPIRED" : undefined;
};

const openOrClosed = (row: ReviewRow): OpenReview | ClosedReview | undefined => {
  if (row.state === "draft" || !row.shown) return undefined;
  const party = { applicationId: row.application_id, partyId: row.party_id };
  const { id: reviewId, generation, kind, shown } = row;
  const review = { reviewId, generation, party, kind, shown } as OpenReview;
  return closedAs(row.state, row.isOver) ?? review;
};

/**
 * An unknown id, a wrong secret and a reference not asked yet are indistinguishable, in response and time:
 * one statement and the same hashes.
 */
export const findByLink = async (
  db: Kysely<Schema>,
  keyring: Keyring,
  { reviewId, secret }: { readonly reviewId: string; readonly secret: string },
): Promise<OpenReview | ClosedReview | undefined> => {
  const row = await readRow(db, reviewId);
  const link = row ? { reviewId: row.id, generation: row.generation } : NOBODYS;
  const isGenuine = isLinkSecret(keyring, link, secret);
  return row && isGenuine ? openOrClosed(row) : undefined;
};

/** undefined after a new link was sent. */
export const findBySession = async (
  db: Kysely<Schema>,
  { reviewId, generation }: ReferenceLink,
): Promise<OpenReview | ClosedReview | undefined> => {
  const row = await readRow(db, reviewId);
  return row?.generation === generation ? openOrClosed(row) : undefined;
};

export const noteOpened = async (work: Work, { reviewId, party }: OpenReview): Promise<void> => {
  const opened = await work.tx
    .updateTable("reference")
    .set({ state: "opened", opened_at: sql<Date>`now()` })
    .where("id", "=", reviewId)
    .where("state", "in", ["sent", "bounced"])
    .returning("id")
    .executeTakeFirst();
  if (opened) await audit(work, { action: "reference-opened", outcome: "done", party, subject: reviewId });
};

const isApplicantsNetwork = async (
  { tx }: Work,
  { applicationId, partyId }: PartyKey,
  accountId: string,
): Promise<boolean> => {
  const origin = currentOrigin();
  if (origin === null) return false;
  const applicant = actorName({ kind: "applicant", accountId, sessionId: "" });
  const found = await tx
    .selectFrom("audit_entry")
    .select("id")
    .where("application_id", "=", applicationId)
    .where("party_id", "=", partyId)
    .where("actor", "=", applicant)
    .where("origin", "=", origin)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

interface FromBrowser {
  readonly browser: string | undefined;
}

interface AnsweredBy extends FromBrowser {
  readonly contradicts: boolean;
}

const signalsFor = async (
  work: Work,
  { reviewId, party }: OpenReview,
  { browser, contradicts }: AnsweredBy,
): Promise<readonly ReferenceSignal[]> => {
  const asked = await work.tx
    .selectFrom("reference as review")
    .innerJoin("party", "party.id", "review.party_id")
    .select(["party.account_id as accountId", "review.referee"])
    .select(sql<number>`extract(epoch from now() - review.sent_at)::float8`.as("secondsAfterRequest"))
    .where("review.id", "=", reviewId)
    .executeTakeFirstOrThrow();
  const { accountId, referee, secondsAfterRequest } = asked;
  return signalsOf({
    email: referee.email,
    isSameNetwork: await isApplicantsNetwork(work, party, accountId),
    isSameBrowser: browser !== undefined && (await isKnownBrowser(work.tx, accountId, browser)),
    secondsAfterRequest,
    contradicts,
  });
};

interface Closing {
  readonly by: AnsweredBy;
  readonly outcome: Outcome;
}

type Outcome =
  | { readonly state: "answered"; readonly answers: string; readonly review: string }
  | { readonly state: "declined"; readonly decline: string };

/** One e-mail for a reference, because it is answered once. */
const tellApplicant = async ({ tx }: Work, { party, reviewId }: OpenReview): Promise<void> => {
  const weighing = await readWeighingReferences(tx, party);
  if (weighing.some(({ id }) => id === reviewId)) {
    await addJob(tx, sendWeighingEmail, { ...party, referenceId: reviewId });
  }
};

/** One of several concurrent attempts finds the reference open. */
const close = async (
  work: Work,
  review: OpenReview,
  { by, outcome }: Closing,
): Promise<ClosedReview | undefined> => {
  await lockParty(work.tx, review.party);
  const current = await findBySession(work.tx, review);
  if (typeof current !== "object") return current ?? "EXPIRED";
  const signals = await signalsFor(work, review, by);
  await work.tx
    .updateTable("reference")
    .set({ ...outcome, signals: JSON.stringify(signals), answered_at: sql<Date>`now()`, draft: null })
    .where("id", "=", review.reviewId)
    .execute();
  const { party, reviewId: subject } = review;
  await tellApplicant(work, review);
  await addJob(work.tx, tellOfAnswer, { ...party, side: "referee", answerId: subject });
  await decisionsMayChange(work.tx, party.applicationId);
  await endCaseHold(work, party);
  await audit(work, { action: `reference-${outcome.state}`, outcome: "done", party, subject });
  return undefined;
};

export interface Reply {
  readonly answers: Omit<RentalReply, "review"> | EmploymentReply | AccountantReply;
  readonly text: string;
  readonly contradicts: boolean;
}

/** @returns the refusal; undefined: accepted */
export const submitReply = (
  work: Work,
  review: OpenReview,
  { reply: { answers, text, contradicts }, browser }: FromBrowser & { readonly reply: Reply },
): Promise<ClosedReview | undefined> => {
  const outcome = { state: "answered", answers: JSON.stringify(answers), review: text } as const;
  return close(work, review, { by: { browser, contradicts }, outcome });
};

export const declineReview = (
  work: Work,
  review: OpenReview,
  { decline, browser }: FromBrowser & { readonly decline: Decline },
): Promise<ClosedReview | undefined> => {
  const outcome = { state: "declined", decline: JSON.stringify(decline) } as const;
  return close(work, review, { by: { browser, contradicts: contradictsByDecline(decline) }, outcome });
};
