// @vitest-environment happy-dom

import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { someTurns } from "../testing/fake-decision.ts";
import { type Answer, aMe, answersFor } from "../testing/fake-server.ts";
import { openApp } from "../testing/open-app.tsx";
import { sentCase } from "../testing/sent-case.ts";

afterEach(cleanup);

const aFact = (given: object = {}) => ({
  __typename: "WeighingFact",
  fact: "MISSED_OR_INCOMPLETE_PAYMENTS",
  declaredMinor: null,
  saidMinor: null,
  saidEvery: null,
  currency: null,
  ...given,
});

const aReference = (given: object = {}) => ({
  __typename: "WeighingReference",
  id: "reference-1",
  kind: "RENTAL",
  name: "Joanne Pryce",
  facts: [aFact()],
  reply: null,
  repliedAt: null,
  mayReply: true,
  ...given,
});

const open = (references: readonly object[], reply: (variables: object) => Answer = () => undefined) => {
  const answers = answersFor(() =>
    aMe({ ...sentCase, turns: someTurns({}), weighingReferences: references }),
  );
  return openApp({
    path: "/dashboard",
    answers: (request) =>
      request.operationName === "ReplyToReference" ? reply(request.variables) : answers(request),
  });
};

const box = () => screen.findByRole("textbox", { name: "Your reply" });

describe("a reference that weighs against its applicant", () => {
  test("shows the facts with both amounts", async () => {
    await open([
      aReference({
        kind: "EMPLOYMENT",
        facts: [
          aFact({ fact: "CONTRACT" }),
          aFact({
            fact: "PAY",
            declaredMinor: 3_000_000,
            saidMinor: 200_000,
            saidEvery: "MONTH",
            currency: "GBP",
          }),
        ],
      }),
    ]);
    await screen.findByText("Your contract is said to be another kind than a permanent one.");
    expect(document.body.textContent).toContain("We asked Joanne Pryce about your work.");
    expect(
      screen.getByText(
        "Your pay is said to be lower than you stated. You stated £30,000 a year, they state £2,000 a month.",
      ),
    ).toBeTruthy();
  });

  test("is replied to once, which then stands there", async () => {
    const given: object[] = [];
    await open([aReference()], (variables) => {
      given.push(variables);
      const replied = aReference({ reply: "I was ill.", repliedAt: "2026-03-12T09:00:00Z", mayReply: false });
      const validation = { __typename: "Validation", uuid: "validation-1", weighingReferences: [replied] };
      return { data: { replyToReference: { __typename: "ReplyToReference", validation } } };
    });
    expect(await screen.findByText("A payment is said to have been missed, or too low.")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Send the reply" }));
    expect(screen.getByText("Write your reply")).toBeTruthy();
    expect(document.activeElement).toBe(await box());
    expect(given).toEqual([]);
    await userEvent.type(await box(), " I was ill. ");
    await userEvent.click(screen.getByRole("button", { name: "Send the reply" }));
    expect(await screen.findByText("You replied on 12 March 2026:")).toBeTruthy();
    expect(screen.getByText("I was ill.")).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: "Your reply" })).toBeNull();
    expect(given).toEqual([{ referenceId: "reference-1", text: "I was ill." }]);
  });

  test("says how long a reply is that is too long", async () => {
    await open([aReference()]);
    await userEvent.click(await box());
    await userEvent.paste("x".repeat(1001));
    await userEvent.click(screen.getByRole("button", { name: "Send the reply" }));
    expect(screen.getByText("Your reply has 1001 characters. At most 1,000 are possible")).toBeTruthy();
  });

  test.each([
    ["UNAVAILABLE", "Nothing was lost. Please try again in a minute."],
    ["CHANGED_ELSEWHERE", "You have replied already, or we have decided. Load the page again to see it."],
  ])("keeps the words of a reply that failed: %s", async (code, text) => {
    await open([aReference()], () => ({ errors: [{ message: "no", extensions: { code } }] }));
    await userEvent.type(await box(), "I paid.");
    await userEvent.click(screen.getByRole("button", { name: "Send the reply" }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(await box()).toHaveProperty("value", "I paid.");
  });

  test("that is decided without a reply says that the time is over", async () => {
    await open([aReference({ mayReply: false })]);
    expect(await screen.findByText("The time to reply is over.")).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: "Your reply" })).toBeNull();
  });
});

test("is not only on the waiting page: also while a request is open", async () => {
  const answers = answersFor(() => aMe({ weighingReferences: [aReference()] }));
  await openApp({ path: "/dashboard", answers });
  expect(await box()).toBeTruthy();
});
