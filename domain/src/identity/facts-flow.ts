import { stepsOf } from "../wizard/flow.ts";
import { isAnswered } from "../wizard/question.ts";
import type { IdentityContext } from "./context.ts";
import { birthdateQuestion, nameQuestion, nationalityQuestion } from "./questions.ts";
import type { IdentityValues } from "./values.ts";

export const factsSteps = ["name", "birthdate", "nationality"] as const;
export type FactsStep = (typeof factsSteps)[number];

const { goto } = stepsOf<IdentityValues, IdentityContext>();

export const factsFlow = <const First extends string>(firstChoice: First) => ({
  name: goto(
    ["birthdate"],
    (values, context) => isAnswered(nameQuestion, values, context),
    () => "birthdate",
  ),
  birthdate: goto(
    ["nationality"],
    (values, context) => isAnswered(birthdateQuestion, values, context),
    () => "nationality",
  ),
  nationality: goto(
    [firstChoice],
    (values, context) => isAnswered(nationalityQuestion, values, context),
    () => firstChoice,
  ),
});
