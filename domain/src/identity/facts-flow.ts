import { stepsOf } from "../wizard/flow.ts";
import type { IdentityContext } from "./context.ts";
import { birthdateIssue, nameIssues, nationalityIssue } from "./rules.ts";
import type { IdentityValues } from "./values.ts";

/** Who somebody is, in both variants: name, birthdate, nationality, and then the first choice of a document. */

export const factsSteps = ["name", "birthdate", "nationality"] as const;

const { goto } = stepsOf<IdentityValues, IdentityContext>();

export const factsFlow = <const First extends string>(firstChoice: First) => ({
  name: goto(
    ["birthdate"],
    ({ name }) => Object.keys(nameIssues(name)).length === 0,
    () => "birthdate",
  ),
  birthdate: goto(
    ["nationality"],
    ({ birthdate }, { today }) => birthdateIssue(birthdate, today) === undefined,
    () => "nationality",
  ),
  nationality: goto(
    [firstChoice],
    ({ nationality }, { countriesDocsMap }) => {
      const offered = countriesDocsMap.map(({ countryCode }) => countryCode);
      return nationalityIssue(nationality, offered) === undefined;
    },
    () => firstChoice,
  ),
});
