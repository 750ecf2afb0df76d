import type { IdentityValues } from "@latchkey/domain/identity/values.ts";
import type { MutateMeMutationVariables } from "../graphql/operations.generated.ts";

/** What an upload step adds and takes back; the stored files themselves come with the answer. */
export interface DocumentChanges {
  readonly added: readonly { readonly type: string; readonly path: string }[];
  readonly withdrawn: readonly string[];
}

/** The wizard's values while it runs: the section's own, and the changes of the step being saved. */
export type RunningValues = IdentityValues & { readonly changes?: DocumentChanges };

type Facts = Pick<
  MutateMeMutationVariables,
  | "firstName"
  | "middleName"
  | "lastName"
  | "birthdate"
  | "nationality"
  | "identityDocuments"
  | "withdrawnDocuments"
>;

const hasChanges = ({ added, withdrawn }: DocumentChanges): boolean => added.length + withdrawn.length > 0;

/** The step's mutation-value function: the facts in an answer; undefined where it holds choices only. */
export const factsIn = ({
  name,
  birthdate,
  nationality,
  changes,
}: Partial<RunningValues>): Facts | undefined => {
  if (name) return { firstName: name.first_name, middleName: name.middle_name, lastName: name.last_name };
  if (birthdate !== undefined) return { birthdate };
  if (nationality !== undefined) return { nationality };
  if (changes && hasChanges(changes)) {
    return { identityDocuments: changes.added, withdrawnDocuments: changes.withdrawn };
  }
  return undefined;
};
