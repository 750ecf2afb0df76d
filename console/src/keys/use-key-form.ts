import { parseWholeNumber } from "@latchkey/domain/rules/whole-number.ts";
import { apiKeyIssues } from "@latchkey/domain/staff/api-key.ts";
import type { MutationFailure } from "@latchkey/members/calls/mutation-failure.ts";
import { useSavedForm } from "@latchkey/members/saving/use-saved-form.ts";
import type { CreateApiKeyMutationVariables } from "../graphql/operations.generated.ts";
import type { Scope } from "./keys.graphql.ts";

interface KeyValues {
  readonly agency: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** As typed; empty: no end. */
  readonly days: string;
}

const daysOf = (text: string): number | undefined =>
  text.trim() === "" ? undefined : parseWholeNumber(text);

interface KeyFormOptions {
  readonly failure: MutationFailure | undefined;
  readonly onValid: (variables: CreateApiKeyMutationVariables) => void;
}

export const useKeyForm = ({ failure, onValid }: KeyFormOptions) =>
  useSavedForm<KeyValues>({
    defaults: { agency: "", name: "", scopes: [], days: "" },
    issues: ({ days, ...fields }) => apiKeyIssues({ ...fields, days: daysOf(days) }),
    fields: ["agency", "name", "scopes", "days"],
    idPrefix: "key-",
    failure,
    onValid: ({ scopes, days, ...fields }) =>
      onValid({ ...fields, scopes: [...scopes], days: daysOf(days) ?? null }),
  });

export type KeyForm = ReturnType<typeof useKeyForm>;
