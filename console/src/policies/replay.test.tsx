// @vitest-environment happy-dom

import { defaultCriteria } from "@latchkey/domain/affordability/criteria.ts";
import { addToTally, emptyTally } from "@latchkey/domain/replay/replay-tally.ts";
import { type ShownReplay, shownReplay } from "@latchkey/domain/replay/shown-replay.ts";
import { contentNamed } from "@latchkey/domain/testing/policies.ts";
import { factsSource, factsTenant, replayFacts } from "@latchkey/domain/testing/replay-facts.ts";
import { aRefusal } from "@latchkey/members/testing/graphql-answers.ts";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ruth } from "../testing/fake-team.ts";
import { type Answers, openList } from "../testing/open-list.tsx";
import "./policies-pages.tsx";
import "./policy-page.tsx";
import "./replay-page.tsx";
import type { PolicyReplay } from "./replay.graphql.ts";
import { REPLAY_ASKED_EVERY_MS } from "./use-replay.ts";

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const content = contentNamed("no-references");

const changed = { ...content, criteria: { ...content.criteria, counted: { T_BENFITS: 90 } } };

const ours = {
  __typename: "PolicyOverview",
  id: "ours",
  name: "ours",
  isShipped: false,
  isRetired: false,
  usedBy: 22,
  versions: [
    {
      __typename: "PublishedVersion",
      version: 9,
      from: "2026-01-01",
      content,
      proposedBy: "Ruth Adeyemi",
      agreedBy: "Mei Tan",
      publishedAt: "2026-01-01T09:00:00Z",
    },
  ],
  draft: {
    __typename: "PolicyDraft",
    content: changed,
    basedOn: 9,
    revision: 4,
    editedBy: "Ruth Adeyemi",
    editedAt: "2026-03-12T09:00:00Z",
    from: null,
    proposedById: null,
    proposedBy: null,
  },
};

const repeated = (count: number, kind: "T_BENFITS" | "T_EMPLOYED_PERM" | "T_PENSION") =>
  Array.from({ length: count }, () => replayFacts([factsSource(kind, 31_000)]));

const lost = replayFacts([], { tenants: [factsTenant(null)] });

const counted = (cases: Parameters<typeof addToTally>[1], benefits: number): ShownReplay =>
  shownReplay(
    addToTally(emptyTally, cases, {
      before: undefined,
      after: { ...defaultCriteria, counted: { T_BENFITS: benefits } },
    }),
  );

const aReplay = (given: Partial<PolicyReplay> = {}) => ({
  __typename: "PolicyReplay",
  id: "replay-1",
  state: "DONE",
  requestedBy: "Ruth Adeyemi",
  requestedAt: "2026-03-11T13:40:00Z",
  done: 35,
  total: 35,
  isOfAllPolicies: false,
  isOfDraft: true,
  result: counted(
    [...repeated(12, "T_BENFITS"), ...repeated(20, "T_EMPLOYED_PERM"), ...repeated(2, "T_PENSION"), lost],
    90,
  ),
  ...given,
});

type Replay = ReturnType<typeof aReplay> | null;

const answers =
  (replay: () => Replay): Answers =>
  ({ operationName }) => {
    if (operationName === "GetStaff") return { data: { staff: ruth } };
    if (operationName === "PolicyReplayOf") return { data: { policyReplay: replay() } };
    return { data: { staff: ruth, policyOverview: ours, lawLifts: [] } };
  };

const openDraft = (replay: () => Replay, others: Readonly<Record<string, Answers>> = {}) =>
  openList({
    path: "/console/policies/ours",
    heading: content.title,
    answers: answers(replay),
    others,
  });

const openResult = (replay: () => Replay, others: Readonly<Record<string, Answers>> = {}) =>
  openList({
    path: "/console/policies/ours/replay",
    heading: "What would change",
    answers: answers(replay),
    others,
  });

const region = (name: string) => within(screen.getByRole("region", { name }));

const passPoll = () => act(() => vi.advanceTimersByTimeAsync(REPLAY_ASKED_EVERY_MS));

describe("the panel of a draft", () => {
  test("starts a replay, follows it, and tells what would change", async () => {
    let replay: Replay = null;
    const { sent } = await openDraft(() => replay, {
      ReplayPolicyDraft: () => {
        replay = aReplay({ state: "QUEUED", done: 0, result: null });
        return { data: { replayPolicyDraft: replay } };
      },
    });
    const panel = region("What would change");
    await panel.findByText(/Try the sums of the draft/);
    vi.useFakeTimers();
    fireEvent.click(panel.getByRole("button", { name: "Try it" }));
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(sent("ReplayPolicyDraft")).toEqual([{ name: "ours", revision: 4 }]);
    expect(panel.getByRole("progressbar").getAttribute("aria-valuetext")).toBe("0 of 35 homes");
    expect(panel.getByRole("button", { name: /Try it/ }).getAttribute("aria-busy")).toBe("true");
    fireEvent.click(panel.getByRole("button", { name: /Try it/ }));
    expect(sent("ReplayPolicyDraft").length).toBe(1);
    await passPoll();
    await passPoll();
    replay = aReplay({ state: "RUNNING", done: 20, result: null });
    await passPoll();
    expect(panel.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("57");
    replay = aReplay();
    await passPoll();
    expect(panel.getByRole("status").textContent).toBe(
      "22 stay the same, 12 change and 1 cannot be tried. The facts are those of the day of the decision.",
    );
    const asked = sent("PolicyReplayOf").length;
    await passPoll();
    expect(sent("PolicyReplayOf").length).toBe(asked);
    const rows = within(panel.getByRole("table")).getAllByRole("row");
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "As it wasMeets itWith guarantorBelow",
      "Meets it22012",
      "With guarantor000",
      "Below000",
    ]);
    expect(panel.getByRole("link", { name: "All about what would change" }).getAttribute("href")).toBe(
      "/console/policies/ours/replay",
    );
    expect(panel.getByRole("button", { name: "Try it again" })).toBeTruthy();
  });

  test("says first what is worse for people on benefits", async () => {
    await openDraft(() => aReplay());
    await screen.findByRole("region", { name: "Look at this first" });
    const items = region("Look at this first").getAllByRole("listitem");
    expect(items.map(({ dataset, textContent }) => [dataset.level, textContent])).toEqual([
      [
        "bad",
        "Problem: Benefits count less than pay20 of 20 people with a job would get a worse result with benefits of the same amount and evidence. Let both count alike.",
      ],
      [
        "bad",
        "Problem: People on benefits are affected most100% against 0% with a permanent job. Write down why the rule is needed, or choose another.",
      ],
      ["none", "1 cannot be triedThe figures of their home were not kept."],
    ]);
  });

  test("needs a saved draft", async () => {
    const { sent } = await openDraft(() => null);
    const start = await region("What would change").findByRole("button", { name: "Try it" });
    await userEvent.type(screen.getByRole("textbox", { name: "Name" }), " new");
    expect(start.getAttribute("aria-disabled")).toBe("true");
    expect(document.getElementById(start.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "Save the draft first.",
    );
    await userEvent.click(start);
    expect(sent("ReplayPolicyDraft")).toEqual([]);
  });

  test.each<[string, Partial<PolicyReplay>, string]>([
    ["that failed", { state: "FAILED", result: null }, "It stopped because of an error. Try it again."],
    ["of other sums", { isOfDraft: false }, "The sums have changed since. This is about the old ones."],
    [
      "of a policy without a version",
      { isOfAllPolicies: true },
      "The policy has no version yet: these are the cases of all policies.",
    ],
  ])("says of a replay %s what it is", async (_what, given, text) => {
    await openDraft(() => aReplay(given));
    await region("What would change").findByText(text);
    expect(region("What would change").getByRole("button", { name: "Try it again" })).toBeTruthy();
  });

  test("that the server refuses to start says so", async () => {
    await openDraft(() => null, { ReplayPolicyDraft: () => aRefusal("POLICY_CHANGED") });
    await userEvent.click(await region("What would change").findByRole("button", { name: "Try it" }));
    await region("What would change").findByRole("alert");
  });

  test("keeps what it shows when it cannot be asked for again, and asks on", async () => {
    let isAway = false;
    let started = false;
    const running = aReplay({ state: "RUNNING", result: null });
    await openDraft(() => null, {
      ReplayPolicyDraft: () => ({ data: { replayPolicyDraft: running } }),
      PolicyReplayOf: () => (isAway ? undefined : { data: { policyReplay: started ? running : null } }),
    });
    const panel = region("What would change");
    const start = await panel.findByRole("button", { name: "Try it" });
    vi.useFakeTimers();
    started = true;
    fireEvent.click(start);
    await act(() => vi.advanceTimersByTimeAsync(100));
    isAway = true;
    await passPoll();
    expect(panel.getByRole("alert")).toBeTruthy();
    expect(panel.getByRole("progressbar")).toBeTruthy();
    isAway = false;
    await passPoll();
    await passPoll();
    expect(panel.queryByRole("alert")).toBeNull();
  });
});

describe("the page of a replay", () => {
  test("tells why results change, and for whom, without small groups and without any case", async () => {
    const { screen: shown } = await openResult(() => aReplay());
    await screen.findByText("34 people");
    expect(document.title).toBe("What would change – Latchkey");
    expect(region("Changed sums, since version 9").getByRole("listitem").textContent).toBe(
      "Benefits countsas usual90",
    );
    const reasons = within(screen.getByRole("table", { name: "Why results change" })).getAllByRole("row");
    expect(reasons.map(({ textContent }) => textContent)).toEqual([
      "ChangedWorseBetter",
      "Benefits counts120",
    ]);
    const groups = region("Who it would affect, by income").getAllByRole("listitem");
    expect(groups.map(({ textContent }) => textContent)).toEqual([
      "Benefits100%",
      "Permanent job0%",
      "Pensionfewer than 10",
    ]);
    expect(region("By share of the rent").getByRole("listitem").textContent).toBe("The whole rent35%");
    expect(region("Kept").getByText(/^Ruth Adeyemi tried it on 11 March 2026\./)).toBeTruthy();
    const main = shown.getByRole("main");
    expect(
      within(main)
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ).toEqual(["/console/policies/ours"]);
    expect(main.textContent).not.toMatch(/LK-\d/);
  });

  test("of no replay offers to start one, and of none that changes anything says so", async () => {
    const { screen: shown } = await openResult(() => null);
    await screen.findByText("The draft has not been tried yet.");
    expect(shown.getByRole("button", { name: "Try it" })).toBeTruthy();
    cleanup();
    await openResult(() => aReplay({ result: counted(repeated(1, "T_PENSION"), 90) }));
    await screen.findByText("No result changes");
    expect(screen.queryByRole("table", { name: "Why results change" })).toBeNull();
  });

  test("of a policy that does not exist is not found", async () => {
    await openList({
      path: "/console/policies/gone/replay",
      heading: "This page does not exist",
      answers: answers(() => null),
      others: { PolicyByName: () => aRefusal("NOT_FOUND") },
    });
  });
});
