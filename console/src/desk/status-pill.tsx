import type { IconName } from "@latchkey/ui/icon/icon-paths.ts";
import { Pill, type PillState } from "@latchkey/ui/pill/pill.tsx";
import { useTranslation } from "react-i18next";
import type { CaseStatus } from "../graphql/operations.generated.ts";

type Look = readonly [state: PillState, icon?: IconName];

const looks = {
  NEW: ["todo"],
  ANSWER: ["info"],
  INVITED: ["waiting", "mail"],
  COLLECTING: ["waiting", "pencil"],
  IN_REVIEW: ["progress"],
  RETURNED: ["waiting"],
  DECIDED: ["done"],
  WITHDRAWN: ["waiting", "x"],
  EXPIRED: ["waiting", "x"],
  BOUNCED: ["missing"],
} as const satisfies Readonly<Record<string, Look>>;

interface StatusPillProps {
  readonly status: CaseStatus;
  /** It was sent again, as the answer to a request. */
  readonly isAnswer: boolean;
  /** The invitation came back. */
  readonly isBounced?: boolean;
}

/** Where a case stands, in a word. */
export function StatusPill({ status, isAnswer, isBounced = false }: StatusPillProps) {
  const { t } = useTranslation("desk");
  const sent = isAnswer ? "ANSWER" : "NEW";
  const shown = isBounced && status === "INVITED" ? "BOUNCED" : status === "SUBMITTED" ? sent : status;
  const [state, icon]: Look = looks[shown];
  return (
    <Pill state={state} small icon={icon}>
      {t(`status.${shown}`)}
    </Pill>
  );
}
