import type { Question } from "../wizard/question.ts";
import type { IdentityContext } from "./context.ts";
import { birthdateIssue, middleNameIssue, nameIssue, nationalityIssue } from "./rules.ts";
import { shareCodeIssue } from "./share-code.ts";
import type { IdentityValues, NameValue } from "./values.ts";

/** The questions of identity; evidence is asked for as documents. */

export const nameQuestion: Question<IdentityValues, IdentityContext, keyof NameValue> = {
  step: "name",
  fields: {
    first_name: { input: "firstName", rule: nameIssue },
    middle_name: { input: "middleName", rule: middleNameIssue },
    last_name: { input: "lastName", rule: nameIssue },
  },
  answerIn: ({ name }) => ({ ...name }),
};

export const birthdateQuestion: Question<IdentityValues, IdentityContext, "birthdate"> = {
  step: "birthdate",
  fields: { birthdate: { input: "birthdate", rule: (value, { today }) => birthdateIssue(value, today) } },
  answerIn: ({ birthdate }) => ({ birthdate }),
};

export const nationalityQuestion: Question<IdentityValues, IdentityContext, "nationality"> = {
  step: "nationality",
  fields: {
    nationality: {
      input: "nationality",
      rule: (value, { countriesDocsMap }) =>
        nationalityIssue(
          value,
          countriesDocsMap.map(({ countryCode }) => countryCode),
        ),
    },
  },
  answerIn: ({ nationality }) => ({ nationality }),
};

/** Right to rent only. */
export const shareCodeQuestion: Question<IdentityValues, IdentityContext, "shareCode"> = {
  step: "shareCode",
  fields: { shareCode: { input: "shareCode", rule: shareCodeIssue, mayBeTakenBack: true } },
  answerIn: ({ shareCode }) => ({ shareCode }),
};

export const identityQuestions: readonly Question<IdentityValues, IdentityContext>[] = [
  nameQuestion,
  birthdateQuestion,
  nationalityQuestion,
  shareCodeQuestion,
];
