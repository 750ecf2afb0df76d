import type { MutationFailure } from "@latchkey/members/calls/mutation-failure.ts";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useTranslation } from "react-i18next";

/** A reviewer who proposed or decided cannot look again. */
export const isForSomebodyElse = (failure: MutationFailure | undefined): boolean =>
  failure?.kind === "refused" && failure.code === "SECOND_PERSON_NEEDED";

interface TakeProblemProps {
  readonly failure: MutationFailure;
  readonly fields?: readonly string[] | undefined;
}

/** A case was not taken, or not let go, and why. */
export function TakeProblem({ failure, fields }: TakeProblemProps) {
  const { t } = useTranslation("case");
  const words = isForSomebodyElse(failure)
    ? { refusedTitle: t("hold.notYouTitle"), refused: t("hold.notYou") }
    : {};
  return <SaveProblem failure={failure} {...words} fields={fields} />;
}
