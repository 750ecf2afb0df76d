import {
  type AgencyDetails,
  agencyDetailsIssues,
  agencyNameIssues,
  NAME_TAKEN,
  OWN_NAME,
} from "@latchkey/domain/agencies/details.ts";
import { type AgencyPolicies, agencyPoliciesIssues } from "@latchkey/domain/agencies/policies.ts";
import { canonicalEmail } from "@latchkey/domain/rules/email.ts";
import { tidyPhone } from "@latchkey/domain/rules/phone.ts";
import { tidy } from "@latchkey/domain/rules/tidy.ts";
import { languages } from "@latchkey/domain/vocabulary/languages.ts";
import { sql } from "kysely";
import { audit } from "../platform/audit/audit.ts";
import { invalidInput } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { idOfAgency, isOwnAgency, lockAgency, nameOfAgency } from "./agencies.ts";

/** @returns its id. @throws INVALID_INPUT with the field `name` */
export const addAgency = async (work: Work, name: string): Promise<string> => {
  const issues = agencyNameIssues(name);
  if (Object.keys(issues).length > 0) throw invalidInput(issues);
  const added = await work.tx
    .insertInto("agency")
    .values({ name: tidy(name) })
    .onConflict((conflict) => conflict.expression(sql`lower(name)`).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!added) throw invalidInput({ name: NAME_TAKEN });
  await audit(work, { action: "agency-added", outcome: "done", subject: added.id });
  return added.id;
};

/** The provider's own agency has the provider's name. */
const assertName = async ({ tx }: Work, id: string, name: string): Promise<void> => {
  const before = await nameOfAgency(tx, id);
  if (name === before) return;
  if (await isOwnAgency(tx, id)) throw invalidInput({ name: OWN_NAME });
  // Agencies are added and renamed seldom; without the lock two could get one name.
  await sql`lock table agency in share row exclusive mode`.execute(tx);
  const other = await idOfAgency(tx, name);
  if (other !== undefined && other !== id) throw invalidInput({ name: NAME_TAKEN });
};

const orNull = (text: string, tidied: (text: string) => string): string | null =>
  text.trim() === "" ? null : tidied(text);

/** @throws NOT_FOUND; INVALID_INPUT by field */
export const setAgencyDetails = async (work: Work, id: string, given: AgencyDetails): Promise<void> => {
  await lockAgency(work, id);
  const issues = agencyDetailsIssues(given);
  if (Object.keys(issues).length > 0) throw invalidInput(issues);
  const name = tidy(given.name);
  await assertName(work, id, name);
  await work.tx
    .updateTable("agency")
    .set({
      name,
      registered_name: orNull(given.registeredName, tidy),
      phone: orNull(given.phone, tidyPhone),
      website: orNull(given.website, (link) => link.trim()),
      reply_email: orNull(given.replyEmail, canonicalEmail),
      language: languages.find((one) => one === given.language) ?? null,
    })
    .where("id", "=", id)
    .execute();
  await audit(work, { action: "agency-details-changed", outcome: "done", subject: id });
};

const knownPolicies = async ({ tx }: Work): Promise<readonly string[]> =>
  (await tx.selectFrom("policy_version").select("policy").distinct().execute()).map(({ policy }) => policy);

/** @throws NOT_FOUND; INVALID_INPUT by field */
export const setAgencyPolicies = async (work: Work, id: string, given: AgencyPolicies): Promise<void> => {
  const { tx } = work;
  await lockAgency(work, id);
  const issues = agencyPoliciesIssues(given, { known: await knownPolicies(work) });
  if (Object.keys(issues).length > 0) throw invalidInput(issues);
  await tx.deleteFrom("agency_policy").where("agency_id", "=", id).execute();
  const allowed = [...new Set(given.allowed)];
  if (allowed.length > 0) {
    await tx
      .insertInto("agency_policy")
      .values(allowed.map((policy) => ({ agency_id: id, policy })))
      .execute();
  }
  await tx
    .updateTable("agency")
    .set({ standard_policy: given.standard, promise_days: given.promiseDays })
    .where("id", "=", id)
    .execute();
  await audit(work, { action: "agency-policies-changed", outcome: "done", subject: id });
};
