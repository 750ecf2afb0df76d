// @vitest-environment happy-dom

import { refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { showApplication } from "../../testing/show-application.tsx";

afterEach(cleanup);

const aMessage = (id: string, given: object = {}) => ({
  __typename: "AgencyMessage",
  id,
  text: "Is the payslip enough?",
  at: "2026-03-12T09:00:00Z",
  isByAgency: true,
  author: "Marcus Ibe",
  needsAnswer: true,
  ...given,
});

const thread = (...messages: readonly object[]) => ({
  application: { __typename: "Application", id: "application-1", messages },
});

const panel = async () => within(await screen.findByRole("region", { name: "Messages with the agency" }));

test("shows the newest message first, and says if it waits for an answer", async () => {
  const answered = aMessage("2", {
    isByAgency: false,
    author: "Priya Nair",
    needsAnswer: false,
    text: "It is.",
  });
  await showApplication({ MessagesOf: () => thread(aMessage("1"), answered) });
  const shown = await panel();
  const items = await shown.findAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^It is\.Priya Nair,/),
    expect.stringMatching(/^Is the payslip enough\?Marcus Ibe of the agency,/),
  ]);
  expect(shown.queryByText("Waits for an answer")).toBeNull();
  cleanup();
  await showApplication({ MessagesOf: () => thread(aMessage("1")) });
  expect(await (await panel()).findByText("Waits for an answer")).toBeTruthy();
});

test("is written with the wish for an answer, and says what happens", async () => {
  const sent = { writeToAgency: thread(aMessage("1", { isByAgency: false })).application };
  const desk = await showApplication({ WriteToAgency: () => sent });
  const shown = await panel();
  await userEvent.click(await shown.findByRole("button", { name: "Send to the agency" }));
  expect(shown.getByText("Enter a message")).toBeTruthy();
  await userEvent.type(shown.getByLabelText("Message"), "Which day suits?");
  await userEvent.click(shown.getByRole("checkbox"));
  await userEvent.click(shown.getByRole("button", { name: "Send to the agency" }));
  expect(await screen.findByText("The agency gets an email that there is a message.")).toBeTruthy();
  expect(desk.sent("WriteToAgency")).toEqual([
    { applicationId: "application-1", text: "Which day suits?", needsAnswer: true },
  ]);
  expect((shown.getByLabelText("Message") as HTMLTextAreaElement).value).toBe("");
});

test("keeps what is typed when it is refused", async () => {
  await showApplication({ WriteToAgency: () => refusedWith("TOO_MANY_REQUESTS") });
  const shown = await panel();
  await userEvent.type(await shown.findByLabelText("Message"), "Which day suits?");
  await userEvent.click(shown.getByRole("button", { name: "Send to the agency" }));
  expect(await shown.findByText(/Too many changes at once/)).toBeTruthy();
  expect((shown.getByLabelText("Message") as HTMLTextAreaElement).value).toBe("Which day suits?");
});
