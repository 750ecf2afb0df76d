import { apiKeyIssues } from "@latchkey/domain/staff/api-key.ts";
import { useSavedForm } from "../desk/use-saved-form.ts";
import type { MutationFailure } from "../graphql/mutation-failure.ts";
import type { CreateApiKeyMutationVariables } from "../graphql/operations.generated.ts";
import type { Scope } from "./keys.graphql.ts";

interface KeyValues {
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** As typed; empty: no end. */
  readonly days: string;
}

const daysOf = (text: string): number | undefined => (text.trim() === "" ? undefined : Number(text));

interface KeyFormOptions {
  readonly failure: MutationFailure | undefined;
  readonly onValid: (variables: CreateApiKeyMutationVariables) => void;
}

export const useKeyForm = ({ failure, onValid }: KeyFormOptions) =>
  useSavedForm<KeyValues>({
    defaults: { name: "", scopes: [], days: "" },
    issues: ({ name, scopes, days }) => apiKeyIssues({ name, scopes, days: daysOf(days) }),
    fields: ["name", "scopes", "days"],
    idPrefix: "key-",
    failure,
    onValid: ({ name, scopes, days }) => onValid({ name, scopes: [...scopes], days: daysOf(days) ?? null }),
  });

export type KeyForm = ReturnType<typeof useKeyForm>;
