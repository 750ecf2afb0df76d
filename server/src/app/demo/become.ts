import { randomBytes } from "node:crypto";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import type { Kysely } from "kysely";
import { rememberLanguage } from "../../accounts/accounts.ts";
import { type RefreshToken, readRefreshToken } from "../../accounts/refresh-token.ts";
import { revokeSession, startSession } from "../../accounts/sessions.ts";
import { askAccountant } from "../../income/ask-about-work.ts";
import { readIncome } from "../../income/income-facts.ts";
import type { Applicant, PartyKey } from "../../platform/actor/actor.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { Schema } from "../../platform/db/schema.ts";
import type { Work } from "../../platform/work/work.ts";
import { referenceUrl } from "../../references/reference-link.ts";
import type { SeededPerson } from "../seeds/people.ts";
import { seedPeople } from "../seeds/seed-people.ts";
import type { Persona, RefereeOfDemo } from "./personas.ts";

const NAME = "persona:";

/** A fresh person gets a fresh address, and so nothing that belongs to an earlier one. */
const withAddress = (person: Omit<SeededPerson, "email">): SeededPerson => {
  const name = person.firstName
    .normalize("NFKD")
    .replace(/[^a-z]/gi, "")
    .toLowerCase();
  return { ...person, email: `${name}.${randomBytes(4).toString("hex")}@people.example` };
};

const accountOf = async ({ tx }: Work, { partyId }: PartyKey): Promise<string> =>
  (await tx.selectFrom("party").select("account_id").where("id", "=", partyId).executeTakeFirstOrThrow())
    .account_id;

/** Two concurrent requests create one person: the second waits for the row of the first. */
const lockPersona = async ({ tx }: Work, id: string): Promise<string | undefined> => {
  const name = `${NAME}${id}`;
  await tx
    .insertInto("installation")
    .values({ name, value: "" })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const { value } = await tx
    .selectFrom("installation")
    .select("value")
    .where("name", "=", name)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return value || undefined;
};

const keepPersona = async ({ tx }: Work, id: string, value: string): Promise<void> => {
  await tx.updateTable("installation").set({ value }).where("name", "=", `${NAME}${id}`).execute();
};

const makePersona = async (work: Work, { id, people }: Persona): Promise<string> => {
  const parties = await seedPeople(work, people.map(withAddress));
  const last = parties.at(-1);
  if (!last) throw new Error(`No persona is called ${id}.`);
  return accountOf(work, last);
};

interface Becoming {
  readonly isFresh: boolean;
  readonly language: Language;
  readonly before: string | undefined;
}

/** @returns the session of the person, who is created if absent or if asked for */
export const becomePersona = async (
  work: Work,
  persona: Persona,
  { isFresh, language, before }: Becoming,
): Promise<RefreshToken> => {
  const known = await lockPersona(work, persona.id);
  const accountId = known && !isFresh ? known : await makePersona(work, persona);
  await keepPersona(work, persona.id, accountId);
  await rememberLanguage(work.tx, accountId, language);
  const ended = before === undefined ? undefined : readRefreshToken(work.services.keyring, before);
  if (ended) await revokeSession(work.tx, "applicant", ended.familyId);
  const owner = { audience: "applicant", ownerId: accountId } as const;
  const session = await startSession(work.tx, owner, work.services.config.session);
  const actor: Applicant = { kind: "applicant", accountId, sessionId: session.familyId };
  await audit({ tx: work.tx, actor }, { action: "signed-in", outcome: "done", subject: session.familyId });
  return session;
};

export const knownPersonas = async (db: Kysely<Schema>): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom("installation")
    .select("name")
    .where("name", "like", `${NAME}%`)
    .where("value", "!=", "")
    .execute();
  return new Set(rows.map(({ name }) => name.slice(NAME.length)));
};

export const forgetPersonas = async (db: Kysely<Schema>): Promise<void> => {
  await db.deleteFrom("installation").where("name", "like", `${NAME}%`).execute();
};

const askAccountantOf = async (work: Work, party: PartyKey, email: string): Promise<void> => {
  const [business] = (await readIncome(work.tx, party)).incomeSources;
  if (business) await askAccountant(work, party, { business, accountant: { name: "Ada Quill", email } });
};

const makeAsked = async (work: Work, { id, kind, about, email }: RefereeOfDemo): Promise<string> => {
  const [party] = await seedPeople(work, [withAddress(about)]);
  if (!party) throw new Error(`The ${id} has no applicant.`);
  if (kind === "accountant") await askAccountantOf(work, party, email);
  const { id: reviewId } = await work.tx
    .selectFrom("reference")
    .select("id")
    .where("party_id", "=", party.partyId)
    .where("state", "=", "sent")
    .where("kind", "=", kind)
    .executeTakeFirstOrThrow();
  return reviewId;
};

export const openQuestionnaire = async (
  work: Work,
  referee: RefereeOfDemo,
  language: Language,
): Promise<string> => {
  const known = await lockPersona(work, referee.id);
  const find = (reviewId: string) =>
    work.tx
      .selectFrom("reference")
      .select(["id as reviewId", "generation", "kind"])
      .where("id", "=", reviewId)
      .where("state", "in", ["sent", "opened", "bounced"])
      .executeTakeFirst();
  const open = known === undefined ? undefined : await find(known);
  const review = open ?? (await find(await makeAsked(work, referee)));
  if (!review) throw new Error(`The ${referee.id} was not asked.`);
  await keepPersona(work, referee.id, review.reviewId);
  const { kind, ...link } = review;
  const { publicUrl } = work.services.config;
  return referenceUrl(work.services.keyring, link, { kind, publicUrl, language });
};
