import type { IconName } from "@latchkey/ui/icon/icon-paths.ts";
import { Pill, type PillState } from "@latchkey/ui/pill/pill.tsx";
import { useTranslation } from "react-i18next";
import type { DecisionStage, PartyStatus } from "../graphql/operations.generated.ts";

type Look = readonly [state: PillState, icon?: IconName];

const looks = {
  NEW: ["todo"],
  ANSWER: ["info"],
  INVITED: ["waiting", "mail"],
  COLLECTING: ["waiting", "pencil"],
  IN_REVIEW: ["progress"],
  PROPOSED: ["info", "eye"],
  AGREED: ["progress", "users"],
  SECOND_LOOK: ["missing"],
  RETURNED: ["waiting"],
  DECIDED: ["done"],
  WITHDRAWN: ["waiting", "x"],
  EXPIRED: ["waiting", "x"],
  BOUNCED: ["missing"],
} as const satisfies Readonly<Record<string, Look>>;

interface StatusPillProps {
  readonly status: PartyStatus;
  /** The stage of its decision. */
  readonly stage?: DecisionStage;
  /** It was sent again, as the answer to a request. */
  readonly isAnswer: boolean;
  /** The invitation came back. */
  readonly isBounced?: boolean;
}

const shownStatus = ({ status, stage = "NONE", isAnswer, isBounced = false }: StatusPillProps) => {
  if (isBounced && status === "INVITED") return "BOUNCED";
  const isWithReviewers = status === "SUBMITTED" || status === "IN_REVIEW";
  if (isWithReviewers && stage !== "NONE") return stage;
  if (status === "SUBMITTED") return isAnswer ? "ANSWER" : "NEW";
  return status;
};

export function StatusPill(props: StatusPillProps) {
  const { t } = useTranslation("desk");
  const shown = shownStatus(props);
  const [state, icon]: Look = looks[shown];
  return (
    <Pill state={state} small icon={icon}>
      {t(`status.${shown}`)}
    </Pill>
  );
}
