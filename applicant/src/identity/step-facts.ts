import { identityQuestions } from "@latchkey/domain/identity/questions.ts";
import type { IdentityValues } from "@latchkey/domain/identity/values.ts";
import { inputsOf } from "@latchkey/domain/wizard/question.ts";
import type { MutateMeRtrMutationVariables } from "../graphql/operations.generated.ts";

export interface DocumentChanges {
  readonly added: readonly { readonly type: string; readonly path: string }[];
  readonly withdrawn: readonly string[];
}

export type RunningValues = IdentityValues & { readonly changes?: DocumentChanges };

type DocumentFacts = Pick<MutateMeRtrMutationVariables, "identityDocuments" | "withdrawnDocuments">;

export type Facts = Readonly<Record<string, string | null>> | DocumentFacts;

const hasChanges = ({ added, withdrawn }: DocumentChanges): boolean => added.length + withdrawn.length > 0;

const withDays = (
  documents: DocumentChanges["added"],
  expiry: NonNullable<RunningValues["expiry"]>,
): DocumentChanges["added"] =>
  documents.map(({ type, path }) => {
    const expiresOn = expiry[type];
    return expiresOn === undefined ? { type, path } : { type, path, expiresOn };
  });

const documentFacts = (
  { changes, expiry }: Partial<RunningValues>,
  known: Partial<Pick<RunningValues, "expiry" | "upload">>,
): DocumentFacts | undefined => {
  if (changes && hasChanges(changes)) {
    const identityDocuments = withDays(changes.added, known.expiry ?? {});
    return { identityDocuments, withdrawnDocuments: changes.withdrawn };
  }
  // A new expiry date for a stored page is sent right away, because its file is not sent again.
  const dated = known.upload?.filter(({ type }) => expiry?.[type] !== undefined) ?? [];
  return expiry && dated.length > 0 ? { identityDocuments: withDays(dated, expiry) } : undefined;
};

/** The step's mutation-value function: the facts in an answer; undefined if it has only choices. */
export const factsIn = (
  step: string,
  answer: Partial<RunningValues>,
  values: RunningValues,
): Facts | undefined => inputsOf(identityQuestions, step, values) ?? documentFacts(answer, values);
