import type { Issue } from "../rules/issue.ts";
import { type Flow, stepsOf } from "../wizard/flow.ts";
import type { Identified } from "../wizard/list.ts";
import { isAnswered, type Question } from "../wizard/question.ts";

/** A section of tests with what identity has not: an object made by a step, a list, entry rules, a soft warning. */

export interface Pet extends Identified {
  readonly name: string;
}

export interface SmallValues {
  /** The object that the first step creates. */
  readonly home: string | undefined;
  readonly pets: readonly Pet[];
  readonly rooms: string;
}

export interface SmallContext {
  /** A condition of the policy. */
  readonly petsAllowed: boolean;
}

const wholeNumber = (value: string): Issue | undefined =>
  /^[0-9]+$/.test(value) ? undefined : { code: "validation.required" };

const many = (value: string): Issue | undefined =>
  Number(value) > 10 ? { code: "validation.shareCode.unusual" } : undefined;

export const roomsQuestion: Question<SmallValues, SmallContext, "rooms"> = {
  step: "rooms",
  fields: { rooms: { input: "rooms", rule: wholeNumber, warning: many } },
  answerIn: ({ rooms }) => ({ rooms }),
};

const { goto, end } = stepsOf<SmallValues, SmallContext>();

export type SmallStep = "home" | "pets" | "rooms" | "returned";

export const smallFlow: Flow<SmallValues, SmallContext, SmallStep> = {
  start: () => "home",
  entries: [
    ({ query }) => (query.success === undefined ? undefined : "returned"),
    ({ query }, { pets }) => (query.add !== undefined && pets.length > 0 ? "pets" : undefined),
  ],
  steps: {
    home: goto(
      ["pets", "rooms"],
      ({ home }) => home !== undefined,
      (_values, { petsAllowed }) => (petsAllowed ? "pets" : "rooms"),
    ),
    pets: goto(
      ["rooms"],
      ({ pets }) => pets.length > 0,
      () => "rooms",
    ),
    rooms: end((values, context) => isAnswered(roomsQuestion, values, context)),
    returned: goto(
      ["rooms"],
      () => true,
      () => "rooms",
    ),
  },
};
