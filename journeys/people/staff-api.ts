import { staffPages } from "@latchkey/domain/vocabulary/console-wire.ts";
import type { StaffRole } from "@latchkey/domain/vocabulary/staff-roles.ts";
import { type APIRequestContext, expect } from "@playwright/test";
import { authenticatorApp } from "../../server/test/authenticator-app.ts";
import { tokenIn } from "../world/inbox.ts";
import type { World } from "../world/world.ts";
import { newStaffAddress } from "./colleague.ts";

/** Asks the console's GraphQL API as one colleague, and expects no errors. */
export type StaffApi = (query: string, variables: Readonly<Record<string, unknown>>) => Promise<unknown>;

interface Visit {
  readonly request: APIRequestContext;
  readonly world: World;
}

interface NewColleague {
  readonly name: string;
  readonly roles: readonly StaffRole[];
}

interface GraphQLAnswer {
  readonly data: unknown;
  readonly errors?: readonly unknown[];
}

/** Invites a colleague and signs them in with the requests of a first visit, for stories about something else. */
export const staffApi = async (
  { request, world }: Visit,
  { name, roles }: NewColleague,
): Promise<StaffApi> => {
  const email = newStaffAddress();
  await world.server.runProgram("staff-invite", email, name, ...roles);
  const post = async (path: string, data: object, headers = {}): Promise<unknown> => {
    const response = await request.post(`${world.url}${path}`, { data, headers });
    await expect(response, await response.text()).toBeOK();
    return response.json();
  };
  await post(staffPages.auth.link, { email });
  await post(staffPages.auth.confirmLink, { token: tokenIn(await world.inbox.nextSignIn(email)) });
  const { secret } = (await post(staffPages.auth.enrolApp, {})) as { secret: string };
  await post(staffPages.auth.confirmApp, { code: authenticatorApp(secret).code() });
  const { access } = (await post(staffPages.auth.finishEnrolment, {})) as { access: string };
  const headers = { authorization: `Bearer ${access}` };
  return async (query, variables) => {
    const answer = (await post(staffPages.graphql, { query, variables }, headers)) as GraphQLAnswer;
    expect(answer.errors).toBeUndefined();
    return answer.data;
  };
};
