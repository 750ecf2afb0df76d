import { demandWords } from "@latchkey/domain/compliance/demand-words/every-language.ts";
import { keepsFromPublishing, lintPolicy } from "@latchkey/domain/compliance/lint-policy.ts";
import type { PolicyContent } from "@latchkey/domain/policies/policy.ts";
import { issuesOfMistakes, policyNameOf, startDayIssue } from "@latchkey/domain/policies/policy-issues.ts";
import { parsePolicy } from "@latchkey/domain/policies/policy-shape.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { audit } from "../platform/audit/audit.ts";
import { invalidInput, notFound, Refusal } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { liftedRules, newestVersion } from "./read-policies.ts";

/** A draft becomes the next version of a policy when two administrators want it: one proposes a day, another agrees. */

/** The draft that an administrator saw when they pressed the button. */
export interface SeenDraft {
  readonly name: string;
  readonly revision: number;
  readonly staffId: string;
}

const lockPolicy = async ({ tx }: Work, name: string) => {
  const policy = await tx
    .selectFrom("policy")
    .selectAll()
    .where("name", "=", name)
    .forUpdate()
    .executeTakeFirst();
  if (!policy) throw notFound();
  return policy;
};

/** @throws NOT_FOUND; POLICY_CHANGED if it is no longer the draft that was seen */
export const lockDraft = async (work: Work, { name, revision }: Pick<SeenDraft, "name" | "revision">) => {
  await lockPolicy(work, name);
  const draft = await work.tx
    .selectFrom("policy_draft")
    .selectAll()
    .where("policy", "=", name)
    .executeTakeFirst();
  if (draft?.revision !== revision) throw new Refusal("POLICY_CHANGED");
  return draft;
};

interface NewPolicy {
  readonly title: string;
  /** The policy whose newest version the draft starts from. */
  readonly copyOf: string;
  readonly staffId: string;
}

/**
 * @returns its name
 * @throws INVALID_INPUT for `title`, also if a policy has its name; NOT_FOUND without a version of `copyOf`
 */
export const createPolicy = async (work: Work, { title, copyOf, staffId }: NewPolicy): Promise<string> => {
  const copied = await newestVersion(work.tx, copyOf);
  if (!copied) throw notFound();
  const content = { ...copied.content, title: title.trim() };
  const { mistakes } = parsePolicy(content);
  if (mistakes) throw invalidInput(issuesOfMistakes(mistakes));
  const name = policyNameOf(title);
  if (name === "") throw invalidInput({ title: { code: "policies.validations.name" } });
  const added = await work.tx
    .insertInto("policy")
    .values({ name, created_by: staffId })
    .onConflict((conflict) => conflict.doNothing())
    .returning("name")
    .executeTakeFirst();
  if (!added) throw invalidInput({ title: { code: "policies.validations.taken" } });
  await insertDraft(work, { name, content, basedOn: null, staffId });
  await audit(work, { action: "policy-created", outcome: "done", subject: name });
  return name;
};

interface NewDraft {
  readonly name: string;
  readonly content: PolicyContent;
  readonly basedOn: number | null;
  readonly staffId: string;
}

const insertDraft = ({ tx }: Work, { name, content, basedOn, staffId }: NewDraft) =>
  tx
    .insertInto("policy_draft")
    .values({
      policy: name,
      content: JSON.stringify(content),
      based_on: basedOn,
      revision: 1,
      edited_by: staffId,
      edited_at: new Date(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** From the newest version; a draft that exists already stays. @throws NOT_FOUND */
export const startDraft = async (
  work: Work,
  { name, staffId }: Omit<SeenDraft, "revision">,
): Promise<void> => {
  await lockPolicy(work, name);
  const newest = await newestVersion(work.tx, name);
  if (newest) await insertDraft(work, { name, content: newest.content, basedOn: newest.version, staffId });
};

const parsedText = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * A proposal is taken back: what was proposed has changed.
 *
 * @param text the policy as JSON
 * @throws INVALID_INPUT by place: `terms.tenant.conditions.ADDRESS_GAP_DAYS`; POLICY_CHANGED
 */
export const saveDraft = async (work: Work, seen: SeenDraft, text: string): Promise<void> => {
  await lockDraft(work, seen);
  const { content, mistakes } = parsePolicy(parsedText(text));
  if (mistakes) throw invalidInput(issuesOfMistakes(mistakes));
  await work.tx
    .updateTable("policy_draft")
    .set({
      content: JSON.stringify(content),
      revision: seen.revision + 1,
      edited_by: seen.staffId,
      edited_at: new Date(),
      valid_from: null,
      proposed_by: null,
      proposed_at: null,
    })
    .where("policy", "=", seen.name)
    .execute();
  await audit(work, { action: "policy-draft-saved", outcome: "done", subject: seen.name });
};

/** A policy that never had a version goes with its draft. @returns whether the policy goes on @throws POLICY_CHANGED */
export const discardDraft = async (work: Work, seen: SeenDraft): Promise<boolean> => {
  await lockDraft(work, seen);
  await work.tx.deleteFrom("policy_draft").where("policy", "=", seen.name).execute();
  const goesOn = (await newestVersion(work.tx, seen.name)) !== undefined;
  if (!goesOn) await work.tx.deleteFrom("policy").where("name", "=", seen.name).execute();
  await audit(work, { action: "policy-draft-discarded", outcome: "done", subject: seen.name });
  return goesOn;
};

/** @throws POLICY_HAS_PROBLEMS if the law of the day forbids it, or no applicant could get past it */
const assertPublishable = async ({ tx }: Work, content: PolicyContent, day: CivilDate): Promise<void> => {
  const judging = { day, lifted: await liftedRules(tx), words: demandWords };
  if (lintPolicy(content, judging).some(keepsFromPublishing)) throw new Refusal("POLICY_HAS_PROBLEMS");
};

/** @param from the first day on which applications begin under it @throws INVALID_INPUT for `from`, and as above */
export const proposeDraft = async (work: Work, seen: SeenDraft, from: CivilDate): Promise<void> => {
  const { content } = await lockDraft(work, seen);
  const newest = await newestVersion(work.tx, seen.name);
  const issue = startDayIssue(from, { today: work.services.today(), after: newest?.from });
  if (issue) throw invalidInput({ from: issue });
  await assertPublishable(work, content, from);
  await work.tx
    .updateTable("policy_draft")
    .set({ valid_from: from, proposed_by: seen.staffId, proposed_at: new Date() })
    .where("policy", "=", seen.name)
    .execute();
  await audit(work, { action: "policy-proposed", outcome: "done", subject: seen.name });
};

/** Either administrator may. The draft stays. @throws POLICY_CHANGED */
export const takeProposalBack = async (work: Work, seen: SeenDraft): Promise<void> => {
  await lockDraft(work, seen);
  await work.tx
    .updateTable("policy_draft")
    .set({ valid_from: null, proposed_by: null, proposed_at: null })
    .where("policy", "=", seen.name)
    .execute();
  await audit(work, { action: "policy-proposal-returned", outcome: "done", subject: seen.name });
};

/**
 * Publishes the draft as the next version, from the proposed day or from today, if that is later.
 *
 * @throws SECOND_PERSON_NEEDED for the administrator who proposed it; POLICY_CHANGED if it is not proposed (any
 * more), or was saved again; POLICY_HAS_PROBLEMS
 */
export const publishDraft = async (work: Work, seen: SeenDraft): Promise<void> => {
  const draft = await lockDraft(work, seen);
  if (draft.proposed_by === null || draft.valid_from === null) throw new Refusal("POLICY_CHANGED");
  if (draft.proposed_by === seen.staffId) throw new Refusal("SECOND_PERSON_NEEDED");
  const today = work.services.today();
  const from = draft.valid_from > today ? draft.valid_from : today;
  await assertPublishable(work, draft.content, from);
  const newest = await newestVersion(work.tx, seen.name);
  await work.tx
    .insertInto("policy_version")
    .values({
      policy: seen.name,
      version: (newest?.version ?? 0) + 1,
      valid_from: from,
      content: JSON.stringify(draft.content),
      proposed_by: draft.proposed_by,
      agreed_by: seen.staffId,
    })
    .execute();
  await work.tx.deleteFrom("policy_draft").where("policy", "=", seen.name).execute();
  await audit(work, { action: "policy-published", outcome: "done", subject: seen.name });
};

/** No application begins under a retired policy; those that did go on. @throws NOT_FOUND */
export const setRetired = async (
  work: Work,
  {
    name,
    staffId,
    isRetired,
  }: { readonly name: string; readonly staffId: string; readonly isRetired: boolean },
): Promise<void> => {
  const { retired_at: before } = await lockPolicy(work, name);
  if ((before !== null) === isRetired) return;
  await work.tx
    .updateTable("policy")
    .set(isRetired ? { retired_at: new Date(), retired_by: staffId } : { retired_at: null, retired_by: null })
    .where("name", "=", name)
    .execute();
  const action = isRetired ? "policy-retired" : "policy-reinstated";
  await audit(work, { action, outcome: "done", subject: name });
};
