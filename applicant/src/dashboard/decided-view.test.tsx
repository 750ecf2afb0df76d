// @vitest-environment happy-dom

import { languages } from "@latchkey/domain/vocabulary/languages.ts";
import { cleanup, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { aDecision, aRefusal, aSource, aSum } from "../testing/fake-decision.ts";
import {
  aMe,
  answersFor,
  aProgress,
  aRemedial,
  guarantorsApplication,
  submittedNow,
} from "../testing/fake-server.ts";
import { openApp } from "../testing/open-app.tsx";
import type { Decision } from "./decision.graphql.ts";

afterEach(cleanup);

type Case = NonNullable<Parameters<typeof aMe>[0]>;

const asked = { tenants: ["Amara Okafor"], home: "14 Alder Row, Leeds", monthlyAmount: 950 };
const asGuarantor = { guarantee: { asked, agreed: asked } };

const progress = [
  aProgress(1, "IDENTITY", submittedNow),
  aProgress(2, "INCOME", submittedNow),
  aProgress(3, "RESIDENCE", submittedNow),
];

const open = (decision: Decision, given: Case = {}) =>
  openApp({
    path: "/dashboard",
    answers: answersFor(() => aMe({ submitted: true, progress, decision, ...given })),
  });

type Screen = Awaited<ReturnType<typeof open>>["screen"];

const plain = (text: string | null | undefined) => text?.replace(/\s+/g, " ").trim();

const blockIn = async (screen: Screen, name: string) =>
  plain((await screen.findByRole("region", { name })).textContent);

const door = (screen: Screen) =>
  screen.container.querySelector<HTMLElement>(".outcome > .door")?.dataset.state;

describe("the outcome", () => {
  test.each([
    ["plainly", {}, "You are accepted, Amara", "done"],
    ["with a guarantor", { outcome: "ACCEPTED_WITH_GUARANTOR" }, "Accepted, with your guarantor", "progress"],
    ["with a condition", { conditions: ["OTHER"] }, "Accepted, with one condition", "progress"],
    [
      "with two conditions",
      { conditions: ["ORIGINALS_BEFORE_KEYS", "REFERENCE_BEFORE_KEYS"] },
      "Accepted, with 2 conditions",
      "progress",
    ],
    ["not", { outcome: "DECLINED" }, "We cannot offer you this home", "todo"],
  ] as const)("accepted %s: the title and the door", async (_how, given, title, state) => {
    const { screen } = await open(aDecision(given));
    expect(await screen.findByRole("heading", { level: 1, name: title })).toBeTruthy();
    expect(door(screen)).toBe(state);
    expect(screen.queryByRole("progressbar")).toBeNull();
  });

  test.each([
    [["P. N."], "Decided on 16 March 2026 by a person: P. N."],
    [["P. N.", "L. O."], "Decided on 16 March 2026 by two people: P. N. and L. O."],
  ])("says when and by whom: %s", async (people, text) => {
    const { screen } = await open(aDecision({ people }));
    const { parentElement } = await screen.findByText("P. N.");
    expect(parentElement?.textContent?.replaceAll("\u00a0", " ")).toContain(text);
    const left = [...(parentElement?.querySelectorAll("[translate=no]") ?? [])];
    expect(left.slice(-people.length).map(({ textContent }) => textContent?.replace("\u00a0", " "))).toEqual(
      people,
    );
  });

  test("names the home", async () => {
    const home = { ...guarantorsApplication, role: "tenant", firstName: "Amara", open: false } as const;
    const { screen } = await open(aDecision(), { applications: [home] });
    expect((await screen.findByText("14 Alder Row, Leeds LS6 2QB")).parentElement?.textContent).toMatch(
      /^14 Alder Row, Leeds LS6 2QB\. Decided on/,
    );
  });

  test("what is asked for again comes before it", async () => {
    const { screen } = await open(aDecision(), {
      progress: [...progress, aProgress(5, "INCOME", { remedialSectionUuid: "remedial-1" })],
      remedialSections: [aRemedial()],
    });
    expect(await screen.findByRole("heading", { name: "We need a little more" })).toBeTruthy();
    expect(screen.container.querySelector(".outcome")).toBeNull();
  });
});

describe("why", () => {
  test("in plain words, with the reader's own figures", async () => {
    const { screen } = await open(aRefusal());
    const why = await blockIn(screen, "Why");
    expect(why).toContain("The income that your papers show is below what this rent needs.");
    expect(why).toContain("Permanent job£32,100You told us £40,500. Your papers show £32,100.");
    expect(why).toContain("Your part of the rent needs£36,00030 × £1,200 a month");
    expect(why).toContain("Missing£3,900 a yearThat is £130 of rent a month");
  });

  test("somebody accepted learns how much more it is", async () => {
    const source = aSource({ declaredMinor: 3_730_000, evidencedMinor: 3_730_000, countedMinor: 3_730_000 });
    const met = { sources: [source], incomeMinor: 3_730_000, missingMinor: null, missingRentMinor: null };
    const { screen } = await open(aDecision({ sum: aSum({ ...met, savingsNeededMinor: null }) }));
    const why = await blockIn(screen, "Why");
    expect(why).toContain("You meet what this home asks for.");
    expect(why).toContain("You told us £37,300, and your papers show it.");
    expect(why).toContain("More than needed£1,300 a year");
  });

  test("several incomes are added up, savings as what they stand for, another currency as it was told", async () => {
    const sources = [
      aSource({ currency: "EUR", declaredMinor: 1_000_000, evidencedMinor: null, countedMinor: 860_000 }),
      aSource({
        incomeType: "T_SAVINGS",
        declaredMinor: 500_000,
        evidencedMinor: null,
        countedMinor: 500_000,
      }),
      aSource({ incomeType: "T_PENSION", declaredMinor: 100_000, evidencedMinor: 0, countedMinor: 0 }),
    ];
    const { screen } = await open(aRefusal({ sum: aSum({ sources, incomeMinor: 860_000 }) }));
    const why = await blockIn(screen, "Why");
    expect(why).toContain("£8,600You told us €10,000.");
    expect(why).toContain(
      "Savings or investments£5,000You told us £5,000. Savings cover a part of the rent.",
    );
    expect(why).toContain("Your papers show £0. We did not count it.");
    // What is needed less what is missing.
    expect(why).toContain("We counted£32,100 a year");
  });

  test.each([
    [true, "the whole rent is covered. What they earn stays between them and us."],
    [false, "the rent is not fully covered. What they earn stays between them and us."],
  ])("of the others only whether the rule is met: %s", async (householdMet, text) => {
    const { screen } = await open(aDecision({ householdMet }));
    expect(await blockIn(screen, "Why")).toContain(text);
  });

  test("without others nothing is said of them", async () => {
    const { screen } = await open(aDecision());
    expect(await blockIn(screen, "Why")).not.toContain("Together");
  });

  test("the reviewers' words are marked with their language", async () => {
    const words = "Ihre Kontoauszüge\nenden im Januar.";
    const { screen } = await open(aRefusal({ words, wordsLanguage: "de" }));
    const block = await screen.findByRole("region", { name: "What our reviewers say" });
    expect(within(block).getByText(/^Ihre Kontoauszüge/).lang).toBe("de");
    expect(within(block).getByText("In their own words, in German")).toBeTruthy();
  });

  test("words in the reader's own language need no name", async () => {
    const { screen } = await open(aRefusal({ words: "Welcome.", wordsLanguage: "en" }));
    expect(await screen.findByText("In their own words")).toBeTruthy();
  });
});

describe("an outside result", () => {
  const result = { kind: "CREDIT_FILE", title: null, provider: "Experian", madeOn: "2026-03-03" } as const;
  const reasons: Decision["reasons"] = ["OUTSIDE_RESULT_UNFAVOURABLE"];

  test("that the decision rests on is named with its provider and day", async () => {
    const { screen } = await open(aRefusal({ reasons, outside: [{ ...result, countsAgainst: true }] }));
    expect(await blockIn(screen, "Why")).toContain(
      "A credit file counts against you: Experian, 3 March 2026. You can ask Experian for a copy, and ask them to correct it.",
    );
    expect(await blockIn(screen, "What we looked at")).toContain("A credit file: Experian, 3 March 2026");
    expect(await blockIn(screen, "What would change it")).toContain("If the result is wrong");
  });

  test("is told for each, by what was screened", async () => {
    const screening = { ...result, kind: "OTHER_SCREENING", title: "Sanctions lists" } as const;
    const outside = [result, screening].map((one) => ({ ...one, countsAgainst: true }));
    const { screen } = await open(aRefusal({ reasons, outside }));
    const why = await blockIn(screen, "Why");
    expect(why).toContain("A credit file counts against you: Experian, 3 March 2026.");
    expect(why).toContain(
      "The result of a check counts against you: Sanctions lists, Experian, 3 March 2026.",
    );
  });

  test("with nothing against is only something that was looked at", async () => {
    const { screen } = await open(aDecision({ outside: [{ ...result, countsAgainst: false }] }));
    expect(await blockIn(screen, "What we looked at")).toContain("A credit file: Experian, 3 March 2026");
    expect(await blockIn(screen, "Why")).not.toContain("Experian");
  });
});

describe("what would change it", () => {
  test("after a refusal: more income, savings, a guarantor, another home, a paper", async () => {
    const { screen } = await open(aRefusal({ reasons: ["INCOME_BELOW_RULE", "RENT_ARREARS"] }));
    const block = await screen.findByRole("region", { name: "What would change it" });
    const lines = within(block)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
    expect(lines).toEqual([
      "Another income of £3,900 a year or more, or savings of £4,680.",
      "A guarantor with £43,200 a year.",
      "A home where your part of the rent is at most £1,070 a month.",
      "A paper that shows all of the income that you told us.",
      "If this is wrong: a paper that shows that the rent was paid.",
    ]);
  });

  test("after an acceptance there is nothing to change", async () => {
    const { screen } = await open(aDecision({ sum: aSum() }));
    await screen.findByRole("region", { name: "Why" });
    expect(screen.queryByRole("region", { name: "What would change it" })).toBeNull();
  });
});

describe("conditions and guarantor", () => {
  test("each with its day", async () => {
    const { screen } = await open(
      aDecision({ conditions: ["ORIGINALS_BEFORE_KEYS", "OTHER"], metBy: "2026-03-20", words: "A letter." }),
    );
    const conditions = await blockIn(screen, "The conditions");
    expect(conditions).toContain("You show the original documents before you get the keysBy 20 March 2026.");
    expect(conditions).toContain("One more conditionBy 20 March 2026. Our reviewers say below what it is.");
    expect(await blockIn(screen, "What happens next")).toContain("Meet the conditions by 20 March 2026.");
  });

  const conditional = (outcome: "MET" | "LAPSED") =>
    aDecision({
      conditions: ["ORIGINALS_BEFORE_KEYS"],
      metBy: "2026-03-20",
      recordedConditions: { outcome, on: "2026-03-18" },
    });

  test("once met, are nothing to do any more", async () => {
    const { screen } = await open(conditional("MET"));
    expect(await screen.findByRole("heading", { level: 1, name: "You are accepted, Amara" })).toBeTruthy();
    expect(door(screen)).toBe("done");
    expect(await screen.findByText("Met on 18 March 2026.")).toBeTruthy();
    const next = await blockIn(screen, "What happens next");
    expect(next).not.toContain("Meet the condition");
    expect(next).toContain("You get the tenancy agreement");
  });

  test.each([
    ["an applicant", {}],
    ["a guarantor", asGuarantor],
  ] as const)("not met in time, end the acceptance of %s", async (_whose, given) => {
    const { screen } = await open(conditional("LAPSED"), given);
    expect(await screen.findByRole("heading", { level: 1, name: "Your acceptance has lapsed" })).toBeTruthy();
    expect(door(screen)).toBe("todo");
    expect(await screen.findByText("Not met in time. Recorded on 18 March 2026.")).toBeTruthy();
    const next = await blockIn(screen, "What happens next");
    expect(next).toContain("This acceptance no longer stands");
    expect(next).not.toMatch(/Meet the condition|tenancy agreement|nothing else to do/);
  });

  test("who stands for the rent, and what savings would have spared them", async () => {
    const { screen } = await open(
      aDecision({ outcome: "ACCEPTED_WITH_GUARANTOR", guarantor: "Ingrid Brandt", sum: aSum() }),
    );
    const block = await blockIn(screen, "Your guarantor");
    expect(block).toContain("Ingrid Brandt stands for your share of the rentHas agreed");
    expect(await blockIn(screen, "Why")).toContain("With savings of £4,680 you would not need a guarantor.");
  });
});

describe("the right to rent of an accepted person in England", () => {
  const next = async (rightToRent: Decision["rightToRent"]) => {
    const { screen } = await open(aDecision({ rightToRent }));
    await screen.findByText(/^Decided on/);
    return blockIn(screen, "What happens next");
  };

  test.each([
    ["is recorded before the agreement", { recordedOn: null }, "the right to rent of every adult"],
    ["is told by the day alone", { recordedOn: "2026-03-14" }, "was recorded on 14 March 2026"],
  ] as const)("%s", async (_how, rightToRent, words) => {
    expect(await next(rightToRent)).toContain(words);
  });

  test("is no matter elsewhere", async () => {
    expect(await next(null)).not.toContain("right to rent");
  });
});

describe("the home of an accepted person", () => {
  const next = async (homeCourse: Decision["homeCourse"], given: Partial<Decision> = {}) => {
    const { screen } = await open(aDecision({ homeCourse, ...given }));
    await screen.findByText(/^Decided on/);
    if (homeCourse) await screen.findByText(/home goes on|move in with|shared out anew|letting of this home/);
    return { screen, text: await blockIn(screen, "What happens next") };
  };
  const titled = (screen: Screen, name: string) => screen.queryByRole("heading", { level: 1, name });

  test("of which it is not said yet how it goes on makes the acceptance provisional", async () => {
    const { screen, text } = await next("OPEN");
    expect(titled(screen, "You are accepted provisionally")).toBeTruthy();
    expect(door(screen)).toBe("progress");
    expect(text).toContain("It is not said yet how your home goes on.");
    expect(text).not.toMatch(/You get the tenancy agreement|sign it|declined/);
  });

  test("keeps its conditions meanwhile", async () => {
    const given = { conditions: ["ORIGINALS_BEFORE_KEYS"], metBy: "2026-03-20" } as const;
    const { text } = await next("OPEN", given);
    expect(text).toContain("Meet the condition by 20 March 2026.");
  });

  test.each([
    ["REPLACE", "Somebody else is to move in with you, and has to be accepted too."],
    ["CHANGE_SHARES", "The rent is to be shared out anew, so your share can rise."],
  ] as const)("says before the agreement what comes first: %s", async (course, words) => {
    const { screen, text } = await next(course);
    expect(titled(screen, "You are accepted, Amara")).toBeTruthy();
    expect(text).toContain(words);
    expect(text).toContain("You get the tenancy agreement");
  });

  test("that is not let takes the acceptance with it", async () => {
    const given = { conditions: ["ORIGINALS_BEFORE_KEYS"], metBy: "2026-03-20" } as const;
    const { screen, text } = await next("END", given);
    expect(titled(screen, "This letting does not go on")).toBeTruthy();
    expect(door(screen)).toBe("todo");
    expect(text).toContain("counts for no other");
    expect(text).not.toMatch(/tenancy agreement|Meet the condition/);
    expect(screen.queryByRole("region", { name: "The condition" })).toBeNull();
  });

  test("that is complete is spoken of as ever", async () => {
    const { text } = await next(null);
    expect(text).toContain("You get the tenancy agreement");
  });
});

describe("what was used", () => {
  const used = [
    { section: "IDENTITY", document: "PASSPORT", reference: null, name: null, count: 1 },
    { section: "INCOME", document: "BANK_STATEMENT", reference: null, name: null, count: 3 },
    { section: "INCOME", document: "NOT_KNOWN_HERE", reference: null, name: null, count: 1 },
    { section: "RESIDENCE", document: null, reference: "RENTAL", name: "Harbour Homes", count: 1 },
  ] as const;

  test("documents by their names, references by who gave them", async () => {
    const { screen } = await open(aDecision({ used }));
    const block = await screen.findByRole("region", { name: "What we looked at" });
    const lines = within(block)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
    expect(lines).toEqual([
      "Passport",
      "Bank statement (3)",
      "What you told us about your income",
      "The answer of Harbour Homes about your rent",
    ]);
    expect(block.textContent).toContain("Decided with the rules of Quillfield Lettings, version 6.");
  });

  test("what plays no part is said, but not of nationality where the law asks for it", async () => {
    const text = /We did not use your age, nationality/;
    const { screen } = await open(aDecision());
    expect(await screen.findByText(text)).toBeTruthy();
    cleanup();
    const refused = await open(aRefusal({ reasons: ["RIGHT_TO_RENT_NOT_SHOWN"] }));
    await refused.screen.findByRole("region", { name: "What we looked at" });
    expect(refused.screen.queryByText(text)).toBeNull();
  });
});

describe("a guarantor's decision", () => {
  test("speaks of the guarantee, and of no home of theirs", async () => {
    const { screen } = await open(aRefusal(), asGuarantor);
    expect(await screen.findByRole("heading", { name: "We cannot accept you as guarantor" })).toBeTruthy();
    expect(await blockIn(screen, "Why")).toContain("This guarantee needs£36,000");
    expect(screen.container.textContent).not.toMatch(/A guarantor with|A home where/);
  });

  test("accepted, there is nothing else to do", async () => {
    const { screen } = await open(aDecision(), asGuarantor);
    expect(await screen.findByRole("heading", { name: "You are accepted as guarantor" })).toBeTruthy();
    expect(await blockIn(screen, "What happens next")).not.toContain("tenancy agreement");
  });
});

test.each(languages)("every text is there in %s, and every part has a name of its own", async (language) => {
  const { screen } = await openApp({
    path: "/dashboard",
    language,
    answers: answersFor(() =>
      aMe({
        submitted: true,
        progress,
        decision: aRefusal({
          reasons: ["INCOME_NOT_SHOWN", "INCOME_TOO_NEW", "IDENTITY_NOT_SHOWN", "OTHER"],
          conditions: ["EMPLOYMENT_BEFORE_KEYS", "OTHER"],
          metBy: "2026-03-20",
          words: "Yes.",
          wordsLanguage: "en",
          householdMet: false,
          used: [{ section: "INCOME", document: "PAYSLIP", reference: null, name: null, count: 2 }],
        }),
      }),
    ),
  });
  await screen.findByText(/P\. N\./);
  const main = screen.container.querySelector("main");
  expect(main?.textContent).not.toMatch(/\{\{|<\w+>|undefined|\bnull\b/);
  const names = [...(main?.querySelectorAll("section") ?? [])].map(
    (part) => document.getElementById(part.getAttribute("aria-labelledby") ?? "")?.textContent,
  );
  expect(names).toHaveLength(8);
  expect(new Set(names).size).toBe(names.length);
});
