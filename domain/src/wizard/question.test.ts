import { describe, expect, test } from "vitest";
import { inputIssues, inputsOf, isAnswered, issuesOf, type Question, stepsAsking } from "./question.ts";

interface Values {
  readonly first: string;
  readonly code: string;
}
interface Context {
  readonly longest: number;
}

const required = (value: string) => (value === "" ? { code: "validation.required" as const } : undefined);

const name: Question<Values, Context, "first"> = {
  step: "name",
  fields: {
    first: {
      input: "firstName",
      rule: (value, { longest }) =>
        required(value) ??
        (value.length > longest ? { code: "validation.max", params: { max: longest } } : undefined),
    },
  },
  answerIn: ({ first }) => ({ first }),
};

const code: Question<Values, Context, "code"> = {
  step: "code",
  fields: { code: { input: "shareCode", rule: required, mayBeTakenBack: true } },
  answerIn: ({ code: given }) => ({ code: given }),
};

const questions: readonly Question<Values, Context>[] = [name, code];
const context = { longest: 5 };

describe("a form", () => {
  test.each([
    ["", { first: { code: "validation.required" } }],
    ["Amarantha", { first: { code: "validation.max", params: { max: 5 } } }],
    ["Amara", {}],
  ])("with %j has the issues %j, by field", (first, issues) => {
    expect(issuesOf(name, { first }, context)).toEqual(issues);
  });

  test("is answered when no rule is broken, in the context of the case", () => {
    expect(isAnswered(name, { first: "Amarantha", code: "" }, context)).toBe(false);
    expect(isAnswered(name, { first: "Amarantha", code: "" }, { longest: 20 })).toBe(true);
  });

  test("a value that may be taken back is still required of its own question", () => {
    expect(isAnswered(code, { first: "Amara", code: "" }, context)).toBe(false);
  });
});

describe("the arguments of a mutation", () => {
  test.each<[string, Record<string, unknown>, object]>([
    ["nothing sent is not checked", {}, {}],
    ["undefined counts as not sent", { firstName: undefined }, {}],
    [
      "an empty answer is an issue, by argument",
      { firstName: "" },
      { firstName: { code: "validation.required" } },
    ],
    [
      "null removes no answer that has to stay",
      { firstName: null },
      { firstName: { code: "validation.required" } },
    ],
    ["anything but a text counts as empty", { firstName: 7 }, { firstName: { code: "validation.required" } }],
    ["null takes back an answer that may be taken back", { shareCode: null }, {}],
    ["so does an empty text", { shareCode: "" }, {}],
    ["an argument of no question is ignored", { withdrawnDocuments: [] }, {}],
  ])("%s", (_what, sent, issues) => {
    expect(inputIssues(questions, sent, context)).toEqual(issues);
  });

  test("carry the answers to a step's questions; an answer taken back is null, a choice has none", () => {
    const values = { first: "Amara", code: "" };
    expect(inputsOf(questions, "name", values)).toEqual({ firstName: "Amara" });
    expect(inputsOf(questions, "code", values)).toEqual({ shareCode: null });
    expect(inputsOf(questions, "code", { ...values, code: "R12" })).toEqual({ shareCode: "R12" });
    expect(inputsOf([...questions, { ...name, step: "code" }], "code", values)).toEqual({
      shareCode: null,
      firstName: "Amara",
    });
    expect(inputsOf(questions, "documents", values)).toBeUndefined();
  });

  test("each is asked for by its steps, an unknown one by none", () => {
    expect(stepsAsking(questions, "firstName")).toEqual(["name"]);
    expect(stepsAsking([...questions, { ...name, step: "again" }], "firstName")).toEqual(["name", "again"]);
    expect(stepsAsking(questions, "toString")).toEqual([]);
  });
});
