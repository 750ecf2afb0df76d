import { describe, expect, test } from "vitest";
import { changedAnswers, type SummarisedItem, shownAnswer } from "./summarised-item.ts";

const text = (value: string) => [[{ kind: "text", value }]] as const;

const name = (value: string): SummarisedItem => ({
  section: "IDENTITY",
  relatedObjectUuid: null,
  remedialSectionUuid: null,
  rows: [
    { step: "name", answer: text(value) },
    { step: "birthdate", answer: [[{ kind: "date", value: "1996-11-09" }]] },
  ],
});

const job = (uuid: string, company: string): SummarisedItem => ({
  section: "INCOME",
  relatedObjectUuid: uuid,
  remedialSectionUuid: null,
  rows: [{ step: "currentEmployer", answer: text(company) }],
});

describe("what has changed between two rounds", () => {
  test("nothing, if nothing has", () => {
    expect(changedAnswers([name("Amara"), job("a", "Bakery")], [name("Amara"), job("a", "Bakery")])).toEqual(
      [],
    );
  });

  test("an answer, with what it was", () => {
    expect(changedAnswers([name("Amara")], [name("Amara Okafor")])).toEqual([
      {
        section: "IDENTITY",
        relatedObjectUuid: null,
        remedialSectionUuid: null,
        step: "name",
        before: text("Amara"),
        after: text("Amara Okafor"),
      },
    ]);
  });

  test("a source that came, and one that is gone, by their ids", () => {
    const changes = changedAnswers([job("a", "Bakery")], [job("b", "Bakery")]);
    expect(changes).toEqual([
      {
        section: "INCOME",
        relatedObjectUuid: "b",
        remedialSectionUuid: null,
        step: "currentEmployer",
        before: undefined,
        after: text("Bakery"),
      },
      {
        section: "INCOME",
        relatedObjectUuid: "a",
        remedialSectionUuid: null,
        step: "currentEmployer",
        before: text("Bakery"),
        after: undefined,
      },
    ]);
  });
});

test("a secret is only said to be there", () => {
  expect(shownAnswer([[{ kind: "secret", value: "RX4T7H2K9" }]])).toEqual([[{ kind: "sealed" }]]);
  expect(shownAnswer(text("Amara"))).toEqual(text("Amara"));
});
