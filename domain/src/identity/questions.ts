import { middleNameIssue, nameIssue } from "../rules/names.ts";
import type { Question } from "../wizard/question.ts";
import type { IdentityContext } from "./context.ts";
import { birthdateIssue, nationalityIssue } from "./rules.ts";
import { shareCodeIssue, shareCodeWarning } from "./share-code.ts";
import type { IdentityValues } from "./values.ts";

export const nameQuestion: Question<
  IdentityValues,
  IdentityContext,
  "firstName" | "middleName" | "lastName"
> = {
  step: "name",
  fields: {
    firstName: { input: "firstName", rule: nameIssue },
    middleName: { input: "middleName", rule: middleNameIssue },
    lastName: { input: "lastName", rule: nameIssue },
  },
  answerIn: ({ name }) => ({
    firstName: name.first_name,
    middleName: name.middle_name,
    lastName: name.last_name,
  }),
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

export const shareCodeQuestion: Question<IdentityValues, IdentityContext, "shareCode"> = {
  step: "shareCode",
  fields: {
    shareCode: { input: "shareCode", rule: shareCodeIssue, warning: shareCodeWarning, mayBeTakenBack: true },
  },
  answerIn: ({ shareCode }) => ({ shareCode }),
};

export const identityQuestions: readonly Question<IdentityValues, IdentityContext>[] = [
  nameQuestion,
  birthdateQuestion,
  nationalityQuestion,
  shareCodeQuestion,
];
