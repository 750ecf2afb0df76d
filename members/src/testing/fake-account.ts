import type { Account } from "../account/account.graphql.ts";
import type { GraphqlRequest } from "./graphql-answers.ts";
import { member } from "./open-members.tsx";

const named = <Name extends string, Rest extends object>(name: Name, rest: Rest) => ({
  __typename: name,
  ...rest,
});

export const anAccount = (given: Partial<Account> = {}): Account =>
  named("OwnAccount" as const, {
    sessions: [
      named("OwnSession" as const, {
        id: "here",
        startedAt: "2026-03-12T09:30:00Z",
        lastUsedAt: "2026-03-12T09:59:00Z",
        isThis: true,
      }),
      named("OwnSession" as const, {
        id: "there",
        startedAt: "2026-03-11T16:00:00Z",
        lastUsedAt: "2026-03-12T09:48:00Z",
        isThis: false,
      }),
    ],
    passkeys: [
      named("OwnPasskey" as const, { id: "key", createdAt: "2026-02-03T09:00:00Z", lastUsedAt: null }),
    ],
    hasApp: true,
    recoveryCodesLeft: 9,
    ...given,
  });

export const CODES = ["abcde-fghjk", "mnpqr-stvwx"];

/** An account that remembers what was changed. */
export const someAccount = (given: Account = anAccount()) => {
  let account = given;
  return ({ operationName, variables }: GraphqlRequest): object => {
    switch (operationName) {
      case "OwnAccount":
        return { data: { ownAccount: account } };
      case "EndSession":
        account = { ...account, sessions: account.sessions.filter(({ id }) => id !== variables.id) };
        return { data: { endSession: account } };
      case "EndOtherSessions":
        account = { ...account, sessions: account.sessions.filter(({ isThis }) => isThis) };
        return { data: { endOtherSessions: account } };
      case "RemoveFactor":
        account =
          variables.passkeyId === null
            ? { ...account, hasApp: false }
            : { ...account, passkeys: account.passkeys.filter(({ id }) => id !== variables.passkeyId) };
        return { data: { removeFactor: account } };
      case "RenewRecoveryCodes":
        account = { ...account, recoveryCodesLeft: 10 };
        return { data: { renewRecoveryCodes: CODES } };
      case "OwnAbsences":
        return { data: { ownAbsences: [] } };
      default:
        return { data: { member } };
    }
  };
};
