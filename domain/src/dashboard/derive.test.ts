import { describe, expect, test } from "vitest";
import {
  aDashboard,
  anIncome,
  aProgressItem,
  aRemedialSection,
  completed,
  oneItemEach,
  started,
  submitted,
} from "../testing/progress-items.ts";
import { type Card, type CardStatus, cardStatus, deriveDashboard } from "./derive.ts";
import type { DashboardInput } from "./items.ts";

const derive = (said: Partial<DashboardInput>) => deriveDashboard(aDashboard(said));

const card = (cards: readonly Card[], section: string): Card => {
  const found = cards.find((one) => one.section === section);
  if (!found) throw new Error(`No card for ${section}`);
  return found;
};

const enough = anIncome({ meetsAffordabilityCriteria: true });
const request = aRemedialSection({ uuid: "request", progressId: 90, start: "uploadBack" });
const asked = aProgressItem({ id: 90, remedialSectionUuid: "request" });

describe("a card's status", () => {
  test.each<[string, Parameters<typeof aProgressItem>[0] | undefined, boolean, CardStatus]>([
    ["nothing", undefined, false, "to-do"],
    ["nothing, optional", undefined, true, "optional"],
    ["an item that nobody began", {}, false, "to-do"],
    ["begun", started, false, "in-progress"],
    ["begun, optional", started, true, "in-progress"],
    ["completed", completed, false, "completed"],
    ["completed, optional", completed, true, "completed"],
    ["submitted", submitted, false, "submitted"],
    ["submitted, optional", submitted, true, "submitted"],
    ["completed but never begun", { completedDtm: completed.completedDtm }, false, "completed"],
  ])("FRM-077 %s", (_what, far, optional, status) => {
    const progress = far && aProgressItem(far);
    expect(cardStatus({ section: "INCOME", progress, optional, remedial: undefined })).toBe(status);
  });
});

describe("cards", () => {
  test.each([
    ["somebody else pays", true, {}, [true, true, false]],
    ["somebody else pays, and they are begun", true, started, [true, true, false]],
    ["somebody else pays, but they are complete", true, completed, [false, false, false]],
    ["the applicant pays", false, {}, [false, false, false]],
  ])("are waived: %s", (_what, someoneElsePayingForRent, far, waived) => {
    const { cards } = derive({ income: anIncome({ someoneElsePayingForRent }), progress: oneItemEach(far) });
    const ofSections = ["IDENTITY", "INCOME", "RESIDENCE"].map((section) => card(cards, section).waived);
    expect(ofSections).toEqual(waived);
  });

  test("FRM-066 FRM-076 of an ordinary section", () => {
    const { cards } = derive({ progress: [aProgressItem({ id: 7, ...started })] });
    expect(cards[0]).toEqual({
      key: "ordinary/IDENTITY/7",
      kind: "ordinary",
      section: "IDENTITY",
      status: "in-progress",
      disabled: false,
      waived: false,
      subtitle: undefined,
      stepName: undefined,
      progressId: 7,
      relatedObjectUuid: undefined,
      remedialUuid: undefined,
    });
  });

  test("FRM-076 counts as completed when it was completed, and as submitted when it was sent", () => {
    const statusOf = (far: typeof started) =>
      derive({ progress: [aProgressItem({ id: 7, ...far })] }).cards[0]?.status;
    expect([started, completed, submitted].map(statusOf)).toEqual(["in-progress", "completed", "submitted"]);
  });

  test("FRM-064 FRM-067 FRM-069 of a request for missing information: listed separately, with its step and parameters", () => {
    const { remedialCards, cards, hasRemedial } = derive({
      remedialSections: [{ ...request, relatedObjectUuid: "salary" }],
      progress: [...oneItemEach(submitted), asked],
    });
    expect(hasRemedial).toBe(true);
    expect(remedialCards).toEqual([
      {
        key: "remedial/IDENTITY/request",
        kind: "remedial",
        section: "IDENTITY",
        status: "to-do",
        disabled: false,
        subtitle: undefined,
        stepName: "uploadBack",
        progressId: 90,
        relatedObjectUuid: "salary",
        remedialUuid: "request",
      },
    ]);
    expect(cards.map(({ kind }) => kind)).toEqual(["ordinary", "ordinary", "ordinary"]);
  });

  test("FRM-082 a further income has its own kind", () => {
    const { cards } = derive({ progress: [aProgressItem({ id: 2, name: "INCOME", ...started })] });
    expect(cards.map(({ kind, section, status }) => `${kind} ${section} ${status}`)).toEqual([
      "ordinary IDENTITY to-do",
      "ordinary INCOME in-progress",
      "additional-income INCOME optional",
      "ordinary RESIDENCE to-do",
    ]);
  });
});

describe("subtitles", () => {
  const salary = aProgressItem({ id: 2, name: "INCOME", relatedObjectUuid: "salary", ...completed });
  const income = anIncome({
    incomeSources: [
      { uuid: "salary", incomeType: "T_EMPLOYED_PERM", companyName: "Acme" },
      { uuid: "pension", incomeType: "T_PENSION", companyName: null },
    ],
  });
  const guarantor = { uuid: "grace", firstName: "Grace", lastName: "Hopper" };
  const related = (relatedObjectUuid: string | null) =>
    card(derive({ progress: [{ ...salary, relatedObjectUuid }], income, guarantor }).cards, "INCOME")
      .subtitle;

  test.each([
    ["FRM-070", "salary", { kind: "income", incomeType: "T_EMPLOYED_PERM", companyName: "Acme" }],
    ["FRM-070", "pension", { kind: "income", incomeType: "T_PENSION", companyName: null }],
    ["FRM-071", "grace", { kind: "guarantor", firstName: "Grace", lastName: "Hopper" }],
    ["FRM-070", "unknown", undefined],
    ["FRM-070", null, undefined],
  ])("%s of the income related to %s: %j", (_id, uuid, subtitle) => {
    expect(related(uuid)).toEqual(subtitle);
  });

  test("FRM-070 no other section has one", () => {
    const progress = [aProgressItem({ id: 1, relatedObjectUuid: "salary", ...completed })];
    expect(card(derive({ progress, income }).cards, "IDENTITY").subtitle).toBeUndefined();
  });

  test("FRM-070 a request about an income has the same one", () => {
    const { remedialCards } = derive({
      remedialSections: [{ ...request, section: "INCOME" }],
      progress: [{ ...salary, id: 90, remedialSectionUuid: "request" }],
      income,
    });
    expect(remedialCards[0]?.subtitle).toMatchObject({ companyName: "Acme" });
  });
});

describe("what can still be opened", () => {
  test.each<[string, Partial<DashboardInput>, string]>([
    ["FRM-080 nothing submitted", { progress: oneItemEach(completed) }, "open open open"],
    ["FRM-078 FRM-081 all submitted", { progress: oneItemEach(submitted) }, "shut shut shut"],
    [
      "FRM-078 one submitted",
      { progress: [aProgressItem({ id: 1, ...submitted }), aProgressItem({ id: 3, name: "RESIDENCE" })] },
      "shut open open",
    ],
    [
      "FRM-080 all submitted but one that is optional",
      {
        progress: oneItemEach(submitted).map((item) =>
          item.name === "RESIDENCE" ? { ...item, optional: true, submitted: false } : item,
        ),
      },
      "shut shut shut",
    ],
    [
      "FRM-226 all submitted, another income offered",
      { progress: oneItemEach(submitted), income: enough },
      "shut shut open shut",
    ],
  ])("%s", (_what, said, doors) => {
    const { cards } = derive(said);
    expect(cards.map(({ disabled }) => (disabled ? "shut" : "open")).join(" ")).toBe(doors);
  });

  test("FRM-080 a request for missing information stays open after the rest is submitted, until it is submitted itself", () => {
    const of = (far: object) =>
      derive({ remedialSections: [request], progress: [...oneItemEach(submitted), { ...asked, ...far }] });
    expect(of({}).remedialCards[0]?.disabled).toBe(false);
    expect(of(completed).remedialCards[0]?.disabled).toBe(false);
    expect(of(submitted).remedialCards[0]?.disabled).toBe(true);
  });
});

describe("submitted or not", () => {
  test.each<[string, Partial<DashboardInput>, [boolean, boolean, boolean]]>([
    ["nothing", {}, [false, true, false]],
    ["everything completed", { progress: oneItemEach(completed) }, [false, true, false]],
    ["FRM-227 everything submitted", { progress: oneItemEach(submitted) }, [true, true, true]],
    ["FRM-227 or optional", { progress: oneItemEach(submitted), income: enough }, [true, true, true]],
    [
      "FRM-228 a request is open",
      { remedialSections: [request], progress: [...oneItemEach(submitted), asked] },
      [true, false, false],
    ],
    [
      "FRM-228 an answer to a request marked optional counts all the same",
      { remedialSections: [request], progress: [...oneItemEach(submitted), { ...asked, optional: true }] },
      [true, false, false],
    ],
    [
      "FRM-229 both submitted",
      { remedialSections: [request], progress: [...oneItemEach(submitted), { ...asked, ...submitted }] },
      [true, true, true],
    ],
    [
      "FRM-224 a request without an item",
      { remedialSections: [request], progress: oneItemEach(submitted) },
      [true, true, true],
    ],
  ])("%s", (_what, said, facts) => {
    const { wasSubmitted, remedialWasSubmitted, fullySubmitted } = derive(said);
    expect([wasSubmitted, remedialWasSubmitted, fullySubmitted]).toEqual(facts);
  });

  test("FRM-224 a request without an item is returned for logging", () => {
    const { unmatchedRemedial, remedialCards, hasRemedial } = derive({ remedialSections: [request] });
    expect(unmatchedRemedial).toEqual([request]);
    expect(remedialCards).toEqual([]);
    expect(hasRemedial).toBe(false);
  });
});

describe("the progress label", () => {
  const ninetyFive = Array.from({ length: 11 }, (_, index) =>
    aProgressItem({ id: index + 1, name: "INCOME", ...(index === 0 ? started : completed) }),
  );

  test.each<[string, Partial<DashboardInput>, string]>([
    ["FRM-061 on the way", { progress: oneItemEach(started) }, "50 progress"],
    ["FRM-062 everything completed", { progress: oneItemEach(completed) }, "100 completed"],
    ["FRM-061 everything submitted", { progress: oneItemEach(submitted) }, "100 submitted"],
    [
      "FRM-062 100 % by rounding alone",
      { sections: [{ name: "INCOME" }], progress: ninetyFive },
      "100 progress",
    ],
    [
      "FRM-062 submittable, but not at 100 %",
      {
        income: anIncome({ someoneElsePayingForRent: true }),
        progress: [aProgressItem({ id: 3, name: "RESIDENCE", ...completed })],
      },
      "35 progress",
    ],
    [
      "FRM-061 a request is open",
      { remedialSections: [request], progress: [...oneItemEach(submitted), { ...asked, ...started }] },
      "50 remedial-progress",
    ],
    [
      "FRM-062 a request is answered",
      { remedialSections: [request], progress: [...oneItemEach(submitted), { ...asked, ...completed }] },
      "100 completed",
    ],
    [
      "FRM-061 the answer is submitted",
      { remedialSections: [request], progress: [...oneItemEach(submitted), { ...asked, ...submitted }] },
      "100 submitted",
    ],
  ])("%s", (_what, said, shown) => {
    const { percent, label } = derive(said);
    expect(`${percent} ${label}`).toBe(shown);
  });
});
