import { tokenAnswer } from "@latchkey/members/testing/endpoint.ts";
import type { GraphqlRequest } from "@latchkey/members/testing/graphql-answers.ts";
import userEvent from "@testing-library/user-event";
import { aStaffSession, openConsole } from "./open-console.tsx";

/** What the endpoint answers; undefined: the connection is lost. */
export type Answers = (request: GraphqlRequest) => object | undefined | Promise<object | undefined>;

interface Listing {
  readonly path: string;
  readonly heading: string;
  readonly answers: Answers;
  /** These answer first, by the name of the operation. */
  readonly others: Readonly<Record<string, Answers>>;
}

/** A page with one table, for somebody who is signed in. */
export const openList = async ({ path, heading, answers, others }: Listing) => {
  const opened = await openConsole({
    path,
    session: aStaffSession(tokenAnswer),
    graphql: (request) => (others[request.operationName] ?? answers)(request),
  });
  const { screen, operations } = opened;
  await screen.findByRole("heading", { level: 1, name: heading });
  return {
    ...opened,
    row: (name: string) => screen.getByRole("row", { name: new RegExp(`^${name}`) }),
    dialog: (name: string) => screen.findByRole("dialog", { name }),
    press: (name: string) => userEvent.click(screen.getByRole("button", { name })),
    sent: (name: string) =>
      operations.filter(({ operationName }) => operationName === name).map(({ variables }) => variables),
  };
};
