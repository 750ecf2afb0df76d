import {
  type AgencyRight,
  type AgencyUserRole,
  agencyRights,
} from "@latchkey/domain/agencies/agency-users.ts";
import { someAccount } from "@latchkey/members/testing/fake-account.ts";
import type { GraphqlRequest } from "@latchkey/members/testing/graphql-answers.ts";
import type { UsersQuery } from "../graphql/operations.generated.ts";
import type { Me } from "../shell/me.graphql.ts";
import { aListed, anApplication, aPage, someCounts } from "./fake-applications.ts";
import { aCheckPage, aListedCheck } from "./fake-checks.ts";

/** Builders for what the portal's GraphQL answers. */

type User = UsersQuery["users"][number] & { readonly __typename: "AgencyUser" };

export const aUser = (given: Partial<User> = {}): User => ({
  __typename: "AgencyUser",
  id: "marcus",
  name: "Marcus Ibe",
  email: "marcus.ibe@hartley.example",
  roles: ["AGENCY_ADMINISTRATOR"],
  factors: ["APP"],
  invitedAt: "2026-01-05T09:00:00Z",
  lastSeenAt: "2026-03-12T09:48:00Z",
  endedAt: null,
  isYou: false,
  ...given,
});

export const marcus = aUser({ isYou: true });
export const hannah = aUser({
  id: "hannah",
  name: "Hannah Boyd",
  email: "hannah.boyd@hartley.example",
  roles: ["NEGOTIATOR", "RIGHT_TO_RENT_CHECKER"],
});
export const invited = aUser({
  id: "tom",
  name: "Tom Ashby",
  email: "tom.ashby@hartley.example",
  roles: ["NEGOTIATOR"],
  factors: [],
  invitedAt: "2026-03-11T09:00:00Z",
  lastSeenAt: null,
});
export const gone = aUser({
  id: "pia",
  name: "Pia Lund",
  email: "pia.lund@hartley.example",
  roles: ["BRANCH_MANAGER"],
  endedAt: "2026-03-01T09:00:00Z",
});

const branch = (id: string, name: string) => ({ __typename: "AgencyBranch" as const, id, name });

/** A word of the agency for an outcome. */
export const ownWord = (outcome: string, label: string): Me["agency"] => {
  const outcomeLabels = [{ __typename: "OutcomeLabel", outcome, label }];
  return { ...me().agency, outcomeLabels } as unknown as Me["agency"];
};

/** The person who is signed in. */
export const me = (given: Partial<Me> = {}, rights: readonly AgencyRight[] = agencyRights): Me =>
  ({
    __typename: "Me",
    branchId: null,
    wantsEvents: true,
    wantsDigest: false,
    provider: "Quillfield",
    user: { __typename: "AgencyUser", id: "marcus", email: marcus.email, name: marcus.name, rights },
    agency: {
      __typename: "OwnAgency",
      id: "hartley",
      name: "Hartley & Co",
      accent: "#6b2348",
      accentText: "#ffffff",
      logo: null,
      isStopped: false,
      outcomeLabels: [],
      branches: [branch("leeds", "Leeds"), branch("york", "York")],
    },
    ...given,
  }) as Me;

const changes: Readonly<Record<string, (variables: GraphqlRequest["variables"]) => Partial<User>>> = {
  ChangeUser: ({ name, roles }) => ({ name: String(name), roles: roles as readonly AgencyUserRole[] }),
  EndAccess: () => ({ endedAt: "2026-03-12T10:00:00Z" }),
  RestoreAccess: () => ({ endedAt: null }),
  ResetSecondFactor: () => ({ factors: [] }),
  InviteUserAgain: () => ({}),
};

const fieldOf = (operation: string): string => operation.charAt(0).toLowerCase() + operation.slice(1);

/** An agency that remembers what was changed. */
export const anAgency = (given: readonly User[] = [marcus, hannah, invited, gone], own: Me = me()) => {
  let users = [...given];
  let settings = own;
  const account = someAccount();
  return ({ operationName, variables }: GraphqlRequest): object => {
    if (operationName === "GetMe") return { data: { me: settings } };
    if (operationName === "OpenCount" || operationName === "ApplicationCounts") return someCounts();
    if (operationName === "Applications") return aPage([aListed("tannery")]);
    if (operationName === "ApplicationOf") return { data: { application: anApplication() } };
    if (operationName === "SentBeforeOf") return { data: { sentBefore: [] } };
    if (operationName === "Checks") return aCheckPage([aListedCheck("nadia")]);
    if (operationName === "Users") return { data: { users } };
    if (operationName === "ChangeOwnSettings") {
      settings = { ...settings, ...variables };
      return { data: { changeOwnSettings: settings } };
    }
    if (operationName === "InviteUser") {
      const added = aUser({ ...invited, ...variables, id: String(variables.email) });
      users = [...users, added];
      return { data: { inviteUser: added } };
    }
    const change = changes[operationName];
    if (!change) return account({ operationName, variables });
    users = users.map((one) => (one.id === variables.id ? { ...one, ...change(variables) } : one));
    return { data: { [fieldOf(operationName)]: users.find(({ id }) => id === variables.id) } };
  };
};
