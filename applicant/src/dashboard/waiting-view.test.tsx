// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { languages } from "@latchkey/domain/vocabulary/languages.ts";
import { cleanup, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { aReferenceTurn, someTurns, turnsAnswer } from "../testing/fake-decision.ts";
import { aMe, answersFor, aProgress, aRemedial, completedNow, submittedNow } from "../testing/fake-server.ts";
import { openApp } from "../testing/open-app.tsx";
import { type Case, sentCase } from "../testing/sent-case.ts";
import type { Turns } from "./decision.graphql.ts";

afterEach(cleanup);

const open = (turns: Partial<Turns> = {}, given: Case = {}) =>
  openApp({
    path: "/dashboard",
    answers: answersFor(() => aMe({ ...sentCase, turns: someTurns(turns), ...given })),
  });

const plain = (text: string | null | undefined) => text?.replace(/\s+/g, " ").trim();

/** Every line of the list: who, and how far they are. */
const turnsIn = async (screen: Awaited<ReturnType<typeof open>>["screen"]) => {
  const part = await screen.findByRole("region", { name: "Who we are waiting for" });
  return within(part)
    .getAllByRole("listitem")
    .map((item) => plain([...item.children].map(({ textContent }) => textContent).join(" | ")));
};

describe("waiting for a decision", () => {
  test("FRM-058 FRM-061 FRM-075 a greeting of its own, the bar, thanks, and whom to write to", async () => {
    const { screen } = await open();
    const name = "Nothing to do for now, Amara";
    expect(await screen.findByRole("heading", { level: 1, name })).toBeTruthy();
    expect(screen.getByRole("progressbar", { name: "Sent on 12 March 2026" })).toBeTruthy();
    expect(screen.getByText(/You sent your last answers on 12 March 2026/).textContent).toContain(
      "amara@example.com",
    );
    const box = screen.getByRole("region", { name: "When will I know?" });
    expect(within(box).getByText(/^Thank you/)).toBeTruthy();
    expect(within(box).getByRole("link", { name: "Write to us" }).getAttribute("href")).toMatch(/^mailto:/);
    expect(within(box).getByRole("link", { name: "Read what you sent" }).getAttribute("href")).toBe(
      "/check-answers",
    );
    await eventually(() => expect(document.title).toBe(`${name} – Latchkey`));
  });

  test("a decision that is looked at again is told, with nothing to do", async () => {
    const { screen } = await open({}, { isLookedAtAgain: true });
    expect(await screen.findByText("We are looking at our decision again")).toBeTruthy();
    cleanup();
    const { screen: plainly } = await open();
    await plainly.findByRole("heading", { level: 1 });
    expect(plainly.queryByText("We are looking at our decision again")).toBeNull();
  });

  test("FRM-078 FRM-081 what was sent stays, and cannot be opened again", async () => {
    const { screen } = await open();
    const part = await screen.findByRole("region", { name: "What you sent" });
    expect(within(part).getAllByText("Submitted")).toHaveLength(3);
    expect(within(part).queryByRole("link")).toBeNull();
    expect(screen.queryByRole("button", { name: "Send my application" })).toBeNull();
  });

  test("FRM-064 what was asked for again comes first", async () => {
    const { screen } = await open(
      {},
      {
        progress: [
          ...(sentCase.progress ?? []),
          aProgress(5, "INCOME", { ...submittedNow, remedialSectionUuid: "remedial-1" }),
        ],
        remedialSections: [aRemedial()],
      },
    );
    const part = await screen.findByRole("region", { name: "What you sent" });
    expect(within(part).getByText("Missing information: bank statement")).toBeTruthy();
    const rest = screen.getByRole("region", { name: "Everything else" });
    expect(within(rest).getAllByRole("listitem")).toHaveLength(3);
  });

  test.each([
    ["WAITING", "Not started yet"],
    ["WORKING", "Working on it"],
    ["DONE", "Your part is checked"],
  ] as const)("of somebody alone it names the reviewer (%s) and the reader", async (reviewer, status) => {
    const { screen } = await open({ reviewer });
    const [first, ...others] = await turnsIn(screen);
    expect(first).toContain(`Our reviewer${status}`);
    expect(others).toHaveLength(1);
    expect(others[0]).toContain("YouNothing to do");
  });

  test.each([
    [
      "SENT",
      "No answer yet",
      /on 11 March 2026 and will send a reminder on 13 March 2026.*not count against/,
    ],
    ["OPENED", "Has seen our questions", /will send a reminder on 13 March 2026/],
    ["ANSWERED", "Has answered", /We asked Karin Vogel on 11 March 2026\.$/],
    ["DECLINED", "Chose not to answer", /We go on with what you sent\.$/],
    ["SILENT", "No answer", /on 11 March 2026\. If there is no answer, that does not count/],
    ["BOUNCED", "Email did not arrive", /Do you have another address\? Write to us\.$/],
  ] as const)("says of a landlord whose letter is %s what follows", async (state, status, text) => {
    const { screen } = await open({ references: [aReferenceTurn({ state })] });
    const [, landlord] = await turnsIn(screen);
    expect(landlord).toContain(`Your former landlord or agent${status}`);
    expect(landlord).toMatch(text);
  });

  test("says nothing of a reference that nobody was asked for", async () => {
    const { screen } = await open({ references: [aReferenceTurn({ state: "DRAFT" })] });
    expect(await turnsIn(screen)).toHaveLength(2);
  });

  test("says how many of the home have sent, and that nobody is told before all have", async () => {
    const { screen } = await open({ others: 2, othersSent: 1 });
    const [, others] = await turnsIn(screen);
    expect(others).toContain("The others in your homeSent: 1 of 2");
    expect(others).toContain("Nobody gets an answer before everybody has sent.");
    expect(screen.getByText(/everybody in your home has to have sent/)).toBeTruthy();
  });

  test.each([
    [null, "INVITED", "Has not agreed yet", "Ingrid Brandt has an email from us."],
    ["2026-03-12", "INVITED", "Details missing", "Ingrid Brandt agreed on 12 March 2026. We still need"],
    ["2026-03-12", "SENT", "Has agreed", "Ingrid Brandt agreed on 12 March 2026."],
  ] as const)("a guarantor who agreed on %s and is %s", async (agreedOn, guarantorStatus, status, text) => {
    const guarantor = { name: "Ingrid Brandt", agreedOn };
    const { screen } = await open({ guarantor }, { guarantorStatus });
    const [, turn] = await turnsIn(screen);
    expect(turn).toContain(`Your guarantor${status}`);
    expect(turn).toContain(text);
  });
});

test("a guarantor who takes no part any more is told with what to do", async () => {
  const { screen } = await open({ guarantor: null }, { guarantorStatus: "ENDED" });
  const [, turn] = await turnsIn(screen);
  expect(turn).toContain("Your guarantorTakes no part any more");
  expect(turn).toContain("You can name another guarantor.");
  expect(screen.getAllByRole("link", { name: "Write to us" })[0]?.getAttribute("href")).toMatch(/^mailto:/);
});

describe("when there is an answer", () => {
  const boxOf = async (turns: Partial<Turns>) => {
    const { screen } = await open(turns);
    return plain((await screen.findByRole("region", { name: "When will I know?" })).textContent);
  };

  test.each([
    ["2999-01-04", "We aim to decide by 4 January 2999."],
    ["2020-01-06", "We wanted to decide by 6 January 2020 and are late. We are sorry."],
  ])("the promised day %s is told: %s", async (dueOn, text) => {
    expect(await boxOf({ dueOn })).toContain(text);
  });

  test("nothing is promised where the day is not known", async () => {
    expect(await boxOf({ dueOn: null })).not.toContain("decide by");
  });

  test("says how it went lately only where that is known", async () => {
    const text = "Of our last 100 decisions, 71 came in that time.";
    expect(await boxOf({ timing: { of: 100, within: 71 } })).toContain(text);
    cleanup();
    expect(await boxOf({ timing: null })).not.toContain("Of our last");
  });

  test("warns of slow answers only while somebody is asked", async () => {
    expect(await boxOf({ references: [aReferenceTurn()] })).toContain("It can take longer");
    cleanup();
    expect(await boxOf({ references: [aReferenceTurn({ state: "ANSWERED" })] })).not.toContain("longer");
  });

  test("names the day of moving in as long as it is ahead", async () => {
    expect(await boxOf({ tenancyStart: "2126-04-01" })).toContain("You want to move in on 1 April 2126.");
    cleanup();
    expect(await boxOf({ tenancyStart: "2020-04-01" })).not.toContain("move in");
  });
});

test("pressing send leads here at once, and the new title is announced", async () => {
  const ready = {
    progress: [
      aProgress(1, "IDENTITY", completedNow),
      aProgress(2, "INCOME", { ...completedNow, relatedObjectUuid: "income-1" }),
      aProgress(3, "RESIDENCE", completedNow),
    ],
  };
  const turns = someTurns();
  let isSent = false;
  const { screen } = await openApp({
    path: "/dashboard",
    answers: answersFor(() => aMe(isSent ? { ...sentCase, turns } : ready), {
      SetSubmitted: () => {
        isSent = true;
        const submittedValidation = {
          __typename: "Validation",
          uuid: "validation-1",
          validationSubmitted: true,
          turns: turnsAnswer(turns),
        };
        return { data: { submitValidation: { __typename: "SubmitValidation", submittedValidation } } };
      },
    }),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Send my application" }));
  const title = await screen.findByRole("heading", { level: 1, name: "Nothing to do for now, Amara" });
  await eventually(() => expect(document.activeElement).toBe(title));
});

test("a guarantor sees whose rent it is, and waits for no home", async () => {
  const asked = { tenants: ["Amara Okafor"], home: "14 Alder Row, Leeds", monthlyAmount: 950 };
  const { screen } = await open({}, { guarantee: { asked, agreed: asked } });
  expect(await screen.findByText(/^Your details are with our reviewers/)).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Who we are waiting for" })).toBeNull();
});

test.each(languages)("every text is there in %s", async (language) => {
  const { screen } = await openApp({
    path: "/dashboard",
    language,
    answers: answersFor(() =>
      aMe({
        ...sentCase,
        turns: someTurns({
          references: [aReferenceTurn(), aReferenceTurn({ kind: "EMPLOYMENT", state: "BOUNCED" })],
          others: 2,
          guarantor: { name: "Ingrid Brandt", agreedOn: "2026-03-12" },
          timing: { of: 100, within: 71 },
        }),
      }),
    ),
  });
  await eventually(() => expect(screen.container.querySelectorAll(".turn")).toHaveLength(6));
  const main = screen.container.querySelector("main");
  expect(main?.textContent).not.toMatch(/\{\{|<\w+>|undefined|\bnull\b/);
  expect(main?.textContent).toContain("Ingrid Brandt");
});
