import { identityValues } from "@latchkey/domain/identity/values.ts";
import { type Asked, answerLayers } from "../questions/section-opening.ts";
import type { IdentityMe } from "./identity-data.graphql.ts";
import type { RunningValues } from "./step-facts.ts";

export type Validation = NonNullable<IdentityMe["latestValidation"]>;

/** Answers, overridden by stored facts. A request has only the documents that answer it. */
export const valuesOf = (me: IdentityMe, validation: Validation, asked: Asked): RunningValues => {
  const { remedialUuid = null } = asked.query;
  const documents = me.identityDocuments.filter(
    ({ remedialSectionUuid }) => remedialSectionUuid === remedialUuid,
  );
  return identityValues(
    { ...me.name, ...me.profile, documents },
    ...answerLayers("IDENTITY", validation, asked),
  );
};
