// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { cleanup, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { aDecision, aRefusal, decisionAnswer } from "../testing/fake-decision.ts";
import {
  type Answer,
  type Answers,
  aMe,
  answersFor,
  aProgress,
  type GraphqlRequest,
  submittedNow,
} from "../testing/fake-server.ts";
import { openApp } from "../testing/open-app.tsx";
import type { Decision } from "./decision.graphql.ts";

afterEach(cleanup);

const progress = [
  aProgress(1, "IDENTITY", submittedNow),
  aProgress(2, "INCOME", submittedNow),
  aProgress(3, "RESIDENCE", submittedNow),
];

const asked = { askedOn: "2026-03-17", text: "The payslip of March is missing.", state: "OPEN" } as const;

const answerAsked = (decision: Decision): Answer => {
  const validation = {
    __typename: "Validation",
    uuid: "validation-1",
    decision: decisionAnswer({ ...decision, secondLook: asked }),
  };
  return { data: { askForSecondLook: { __typename: "AskForSecondLook", validation } } };
};

const open = async (
  decision: Decision | (() => Decision),
  ask?: (request: GraphqlRequest) => Answer | Promise<Answer>,
) => {
  const now = typeof decision === "function" ? decision : () => decision;
  const answers: Answers = answersFor(() => aMe({ submitted: true, progress, decision: now() }));
  const opened = await openApp({
    path: "/dashboard",
    answers: (request) =>
      request.operationName === "AskForSecondLook" && ask ? ask(request) : answers(request),
  });
  const block = await opened.screen.findByRole("region", { name: "Is something not right?" });
  return { ...opened, block };
};

const refusal = (code: string): Answer => ({ errors: [{ message: "no", extensions: { code } }] });

const openForm = async (block: HTMLElement) => {
  await userEvent.click(within(block).getByRole("button", { name: "Ask a person to look again" }));
  return within(block).findByRole("textbox", { name: "What should we look at again?" });
};

const press = (block: HTMLElement) =>
  userEvent.click(within(block).getByRole("button", { name: "Send my request" }));

describe("asking a person to look again", () => {
  test("is offered until its last day, and opens with the focus in the text", async () => {
    const { block } = await open(aDecision());
    expect(within(block).getByText("Until 30 March 2126")).toBeTruthy();
    const box = await openForm(block);
    expect(document.activeElement).toBe(box);
  });

  test("a refusal has a second way to it, in the box beside", async () => {
    const { screen, block } = await open(aRefusal());
    const act = screen.getByRole("region", { name: "You can still act" });
    await userEvent.click(within(act).getByRole("button", { name: "Ask a person to look again" }));
    const box = await within(block).findByRole("textbox");
    expect(document.activeElement).toBe(box);
    act.querySelector("button")?.focus();
    await userEvent.keyboard("{Enter}");
    expect(document.activeElement).toBe(box);
  });

  test.each([
    ["nothing", "  ", "Write what we should look at again"],
    ["too much", "x".repeat(1001), "Use at most 1,000 characters. These are 1001"],
  ])("%s is not sent: the text takes focus, with the reason", async (_what, text, message) => {
    const { block, requests } = await open(aDecision());
    const box = await openForm(block);
    await userEvent.click(box);
    await userEvent.paste(text);
    await press(block);
    expect(within(block).getByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(box);
    expect(box.getAttribute("aria-invalid")).toBe("true");
    expect(requests).not.toContain("AskForSecondLook");
  });

  test("is sent with its language and shown with its day; the answer takes focus", async () => {
    const sent: unknown[] = [];
    const { block, screen } = await open(aDecision(), ({ variables }) => {
      sent.push(variables);
      return answerAsked(aDecision());
    });
    const box = await openForm(block);
    await userEvent.type(box, " The payslip of March is missing. ");
    await press(block);
    const told = await screen.findByText(
      "You asked on 17 March 2026. A person who was not involved in the decision is looking again. We will email you.",
    );
    await eventually(() => expect(document.activeElement).toBe(told));
    expect(sent).toEqual([{ text: "The payslip of March is missing.", language: "en" }]);
    expect(screen.getByText("The payslip of March is missing.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Ask a person to look again" })).toBeNull();
  });

  test("pressed twice it is sent once", async () => {
    let answer: (given: Answer) => void = () => undefined;
    const { block, requests, screen } = await open(
      aDecision(),
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await userEvent.type(await openForm(block), "Look.");
    await press(block);
    await press(block);
    await eventually(() => expect(requests).toContain("AskForSecondLook"));
    answer(answerAsked(aDecision()));
    await screen.findByText(/^You asked on/);
    expect(requests.filter((name) => name === "AskForSecondLook")).toHaveLength(1);
  });

  test.each([
    ["no response", undefined, "We could not send your request"],
    ["a fault", { errors: [{ message: "deadlock" }] }, "We could not send your request"],
    ["a day too late", refusal("SECOND_LOOK_LATE"), "It is too late for this"],
  ])("after %s the text is kept", async (_what, answer, title) => {
    const { block } = await open(aDecision(), () => answer);
    const box = await openForm(block);
    await userEvent.type(box, "Look.");
    await press(block);
    expect((await within(block).findByRole("alert")).textContent).toContain(title);
    expect(box).toHaveProperty("value", "Look.");
    expect(document.body.textContent).not.toContain("deadlock");
  });

  test("one that was sent in another tab is shown", async () => {
    let isAsked = false;
    const { block, screen } = await open(
      () => aDecision({ secondLook: isAsked ? asked : null }),
      () => {
        isAsked = true;
        return refusal("SECOND_LOOK_ASKED");
      },
    );
    await userEvent.type(await openForm(block), "Look.");
    await press(block);
    expect(await screen.findByText(/^You asked on 17 March 2026/)).toBeTruthy();
  });

  test("cancelled, the focus goes back, and the text is there again", async () => {
    const { block } = await open(aDecision());
    await userEvent.type(await openForm(block), "Look.");
    await userEvent.click(within(block).getByRole("button", { name: "Cancel" }));
    const button = within(block).getByRole("button", { name: "Ask a person to look again" });
    expect(document.activeElement).toBe(button);
    expect(await openForm(block)).toHaveProperty("value", "Look.");
  });
});

test("after its last day there is an address instead", async () => {
  const { block } = await open(aRefusal({ contestUntil: "2020-03-30" }));
  expect(block.textContent).toContain("You could ask until 30 March 2020.");
  expect(within(block).getByRole("link").getAttribute("href")).toMatch(/^mailto:/);
  expect(document.body.textContent).not.toContain("Ask a person to look again");
});

describe("once somebody has looked again", () => {
  const done = { ...asked, state: "DONE" } as const;

  test("the page says so, and a look at the new decision can be asked for", async () => {
    const { block } = await open(aRefusal({ secondLook: done }));
    expect(block.textContent).toContain("A person who was not involved in the decision has looked again.");
    expect(await openForm(block)).toHaveProperty("value", "");
  });

  test("after the new decision's last day it cannot", async () => {
    const { block } = await open(aRefusal({ secondLook: done, contestUntil: "2020-03-30" }));
    expect(block.textContent).toContain("A person who was not involved in the decision has looked again.");
    expect(document.body.textContent).not.toContain("Ask a person to look again");
  });
});
