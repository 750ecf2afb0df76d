import type { IdentityValues } from "@latchkey/domain/identity/values.ts";
import type { MutateMeRtrMutationVariables } from "../graphql/operations.generated.ts";

/** What an upload step adds and takes back; the stored files themselves come with the answer. */
export interface DocumentChanges {
  readonly added: readonly { readonly type: string; readonly path: string }[];
  readonly withdrawn: readonly string[];
}

/** The wizard's values while it runs: the section's own, and the changes of the step being saved. */
export type RunningValues = IdentityValues & { readonly changes?: DocumentChanges };

type Facts = Pick<
  MutateMeRtrMutationVariables,
  | "firstName"
  | "middleName"
  | "lastName"
  | "birthdate"
  | "nationality"
  | "shareCode"
  | "identityDocuments"
  | "withdrawnDocuments"
>;

const hasChanges = ({ added, withdrawn }: DocumentChanges): boolean => added.length + withdrawn.length > 0;

/**
 * The step's mutation-value function: the facts in an answer; undefined where it holds choices only. A document
 * goes with the day until which it is good, where that was asked.
 */
export const factsIn = (
  { name, birthdate, nationality, shareCode, changes }: Partial<RunningValues>,
  { expiry = {} }: Pick<RunningValues, "expiry"> = {},
): Facts | undefined => {
  if (name) return { firstName: name.first_name, middleName: name.middle_name, lastName: name.last_name };
  if (birthdate !== undefined) return { birthdate };
  if (nationality !== undefined) return { nationality };
  if (shareCode !== undefined) return { shareCode: shareCode === "" ? null : shareCode };
  if (!changes || !hasChanges(changes)) return undefined;
  const identityDocuments = changes.added.map((document) => {
    const expiresOn = expiry[document.type];
    return expiresOn === undefined ? document : { ...document, expiresOn };
  });
  return { identityDocuments, withdrawnDocuments: changes.withdrawn };
};
