import { within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { GraphqlRequest } from "./fake-team.ts";
import { aStaffSession, openConsole, tokenAnswer } from "./open-console.tsx";

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

export const inside = (dialog: HTMLElement) => {
  const { getByRole, getByText, queryByText } = within(dialog);
  return {
    field: (name: string | RegExp) => getByRole<HTMLInputElement>("textbox", { name }),
    /** A field that suggests what is known. */
    suggesting: (name: RegExp) => getByRole<HTMLInputElement>("combobox", { name }),
    box: (name: RegExp) => getByRole<HTMLInputElement>("checkbox", { name }),
    press: (name: string) => userEvent.click(getByRole("button", { name })),
    getByText,
    queryByText,
  };
};

/** The texts of a row without its last cell, which holds what can be done. */
export const cellsOf = (row: HTMLElement): readonly (string | null)[] =>
  [...row.querySelectorAll("td")].map(({ textContent }) => textContent).slice(0, -1);
