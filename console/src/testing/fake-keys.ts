import type { GraphqlRequest } from "@latchkey/members/testing/graphql-answers.ts";
import type { ListedKey } from "../keys/keys.graphql.ts";
import { ruth } from "./fake-team.ts";

/** Builders for what the console's GraphQL answers about keys. The time is that of `openConsole`: 12 March 2026, 10:00. */

type StoredKey = ListedKey & { readonly __typename: "ApiKey" };

export const aKey = (given: Partial<ListedKey> = {}): StoredKey => ({
  __typename: "ApiKey",
  id: "leeds",
  agency: "Quillfield Lettings",
  name: "Letting software, Leeds",
  lastFour: "a5j9",
  scopes: ["APPLICATIONS_WRITE", "APPLICATIONS_READ"],
  createdAt: "2025-11-04T09:00:00Z",
  createdBy: "Ruth Adeyemi",
  lastUsedAt: null,
  expiresAt: null,
  revokedAt: null,
  ...given,
});

export const NEW_KEY = "lk_live_9rk2vtq7c41wmpzx8sy2bnhd3ulgeakjfghq5stw2x7z";

const someAgencies = [
  { __typename: "Agency", id: "harbour", name: "Harbour Homes" },
  { __typename: "Agency", id: "quillfield", name: "Quillfield Lettings" },
];

/** Keys that remember what was changed. */
export const someKeys = (...keys: readonly StoredKey[]) => {
  let stored = keys;
  return ({ operationName, variables }: GraphqlRequest): object => {
    if (operationName === "GetStaff") return { data: { staff: ruth } };
    if (operationName === "ApiKeys") return { data: { apiKeys: stored, agencies: someAgencies } };
    if (operationName === "CreateApiKey") {
      const key = aKey({ ...variables, id: "new", lastFour: "2x7z", createdAt: "2026-03-12T10:00:00Z" });
      stored = [key, ...stored];
      return { data: { createApiKey: { __typename: "CreatedApiKey", text: NEW_KEY, key } } };
    }
    stored = stored.map((key) =>
      key.id === variables.id ? { ...key, revokedAt: "2026-03-12T10:00:00Z" } : key,
    );
    return { data: { revokeApiKey: stored.find(({ id }) => id === variables.id) } };
  };
};
